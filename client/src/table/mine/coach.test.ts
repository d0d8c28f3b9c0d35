import assert from "node:assert/strict";
import { test } from "node:test";
import type { Scene } from "../state/scene.svelte.ts";
import { isHintAnswered, newcomerHint, nextHint, NO_HINT, watcherHint } from "./coach.ts";

const WELCOME = { key: "welcome", position: 4 };
const scene = (parts: Partial<Scene>): Scene => ({ lesson: [], log: [], ...parts }) as unknown as Scene;

test("of the hints that fit, the first that has not been read is shown", () => {
  assert.equal(newcomerHint(scene({ isAsked: true }), true, []), "welcome");
  assert.equal(newcomerHint(scene({ isAsked: true }), true, ["welcome"]), "");
  assert.equal(newcomerHint(scene({ isAsked: true }), false, ["welcome"]), "wait");
});

test("a hint is about the question that is asked, of whom it is asked, and none comes late", () => {
  const page = { open: true } as Scene["page"];
  const asks = (kind: string): Partial<Scene> => ({ page, decision: { kind } as Scene["decision"] });
  const read = ["welcome", "undo"];
  assert.equal(newcomerHint(scene(asks("Choose")), true, read), "page");
  assert.equal(newcomerHint(scene(asks("GainFatigue")), true, read), "", "who tires is no question of a page");
  assert.equal(
    newcomerHint(scene({ test: {} as Scene["test"] }), false, [...read, "wait"]),
    "",
    "nothing is asked of them",
  );
  assert.equal(newcomerHint(scene({ headline: { turn: 3 } as Scene["headline"] }), false, read), "");
});

test("whoever only watches has one hint", () => {
  assert.equal(watcherHint([]), "watch");
  assert.equal(watcherHint(["watch"]), "");
});

test("a hint stays while the table waits for the same answer", () => {
  assert.equal(nextHint(WELCOME, 4, "fight"), WELCOME);
});

test("the hint that fits follows once the table has moved, or the one before is read", () => {
  assert.deepEqual(nextHint(WELCOME, 5, "fight"), { key: "fight", position: 5 });
  assert.deepEqual(nextHint(NO_HINT, 4, "fight"), { key: "fight", position: 4 });
});

test("a hint counts as read when the next question is mine", () => {
  assert.equal(isHintAnswered(WELCOME, 5, true), true);
  assert.equal(isHintAnswered(WELCOME, 5, false), false);
  assert.equal(isHintAnswered(WELCOME, 4, true), false);
  assert.equal(isHintAnswered(NO_HINT, 5, true), false);
});
