// The lock by which tabs agree which of them runs the engine.
import assert from "node:assert/strict";
import { test, type TestContext } from "node:test";
import { FakeLocks } from "../../../tests/locks.ts";
import { EngineLock } from "./engine-lock.ts";

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Two tabs of one browser, each with its lock and how often that was taken from it. */
function twoTabs(t: TestContext) {
  const locks = new FakeLocks();
  const before = Object.getOwnPropertyDescriptor(globalThis, "navigator");
  Object.defineProperty(globalThis, "navigator", { value: { locks }, configurable: true });
  t.after(() => {
    if (before) Object.defineProperty(globalThis, "navigator", before);
    else Reflect.deleteProperty(globalThis, "navigator");
  });
  const tab = () => {
    const losses: string[] = [];
    const waits: string[] = [];
    const lock = new EngineLock(() => losses.push("taken"));
    const acquire = (steal = false): Promise<boolean> => lock.acquire({ steal, onWait: () => waits.push("waits") });
    return { lock, losses, waits, acquire };
  };
  return { locks, first: tab(), second: tab() };
}

test("the second tab waits until the first gives the lock back", async (t) => {
  const { first, second } = twoTabs(t);
  assert.equal(await first.acquire(), true);
  const acquired = second.acquire();
  await settled();
  assert.deepEqual(second.waits, ["waits"]);

  first.lock.release();
  assert.equal(await acquired, true);
  assert.deepEqual([first.losses, second.losses], [[], []]);
});

test("a tab that no longer wants the lock withdraws its request, and the lock stays free for others", async (t) => {
  const { locks, first, second } = twoTabs(t);
  await first.acquire();
  const acquired = second.acquire();
  await settled();

  second.lock.release();
  assert.equal(await acquired, false);
  assert.equal(locks.waiting, 0);
  first.lock.release();
  await settled();
  assert.equal(locks.held, null);
});

test("a tab that waited and gave up gets the lock at its next try, and it is not taken from itself", async (t) => {
  const { first, second } = twoTabs(t);
  await first.acquire();
  void second.acquire();
  await settled();
  second.lock.release();
  first.lock.release();
  await settled();

  assert.equal(await second.acquire(true), true);
  await settled();
  assert.deepEqual(second.losses, []);
});

test("whoever waits may steal the lock, which the other tab is told once", async (t) => {
  const { first, second } = twoTabs(t);
  await first.acquire();
  const acquired = second.acquire();
  await settled();

  second.lock.steal();
  assert.equal(await acquired, true);
  second.lock.steal();
  await settled();
  assert.deepEqual([first.losses, second.losses], [["taken"], []]);
});

test("a lock that was released is not said to be taken when another tab steals it", async (t) => {
  const { first, second } = twoTabs(t);
  await first.acquire();
  first.lock.release();
  assert.equal(await second.acquire(true), true);
  await settled();
  assert.deepEqual(first.losses, []);
});

test("a lock that is released while it is asked for is given back at once", async (t) => {
  const { locks, first } = twoTabs(t);
  const acquired = first.acquire();
  first.lock.release();
  await acquired;
  await settled();
  assert.equal(locks.held, null);
});

test("a browser that refuses locks is an error, and nobody waits for ever", async (t) => {
  const { locks, first } = twoTabs(t);
  locks.refusal = new DOMException("no locks here", "SecurityError");
  await assert.rejects(first.acquire(), /no locks here/);
  assert.deepEqual(first.losses, []);
});
