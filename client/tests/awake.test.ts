// The screen stays awake until the answer is called, and is asked for again when the page is shown again.
import assert from "node:assert/strict";
import { test } from "node:test";
import "./page.ts";

const { keepAwake } = await import("../src/table/own_box/awake.ts");
const soon = (): Promise<void> => new Promise((done) => setImmediate(done));

test("a screen is kept awake while its page is seen, and given free once", async () => {
  const told: string[] = [];
  let seen = "visible";
  let refuses = false;
  const waiting: (() => void)[] = [];
  Object.defineProperty(document, "visibilityState", { configurable: true, get: () => seen });
  const request = (kind: string) => (
    told.push(kind),
    new Promise((done, no) =>
      waiting.push(() => (refuses ? no(new Error("low")) : done({ release: async () => void told.push("free") }))),
    )
  );
  const shows = () => document.dispatchEvent(new Event("visibilitychange"));
  const over = keepAwake();
  assert.deepEqual(told, [], "where a browser cannot, nothing happens");
  over();

  Object.defineProperty(navigator, "wakeLock", { configurable: true, value: { request } });
  const stop = keepAwake();
  waiting.shift()!();
  await soon();
  seen = "hidden";
  shows();
  assert.deepEqual(told.splice(0), ["screen"]);
  seen = "visible";
  refuses = true;
  shows();
  waiting.shift()!();
  await soon();
  assert.deepEqual(told.splice(0), ["screen"]);
  stop();
  shows();
  await soon();
  assert.deepEqual(told.splice(0), ["free"]);

  refuses = false;
  keepAwake()();
  waiting.shift()!();
  await soon();
  assert.deepEqual(told.splice(0), ["screen", "free"], "an answer that comes too late");
  delete (navigator as unknown as Record<string, unknown>)["wakeLock"];
  delete (document as unknown as Record<string, unknown>)["visibilityState"];
});
