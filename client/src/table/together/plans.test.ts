// What is planned, in words.
import assert from "node:assert/strict";
import { test } from "node:test";
import { plannedNames } from "./plans.ts";

const SCENE = {
  party: {
    boards: [
      { ref: "mac", short: "Mac" },
      { ref: "ed", short: "Ed" },
    ],
  },
  fight: {
    enemies: [
      { ref: "eel-1", name: "Eel" },
      { ref: "crab", name: "Crab" },
    ],
  },
} as never;

test("people stand by their names, squares by enemy and place, what is not on the table nowhere", () => {
  assert.deepEqual(plannedNames([], SCENE), []);
  assert.deepEqual(plannedNames(["hit eel-1 a1", "join ed", "hit crab b2", "hit eel-1 c3", "join mac"], SCENE), [
    "Ed",
    "Mac",
    "Eel A1 C3",
    "Crab B2",
  ]);
  assert.deepEqual(plannedNames(["join nobody", "hit shark a1", "hit crab", "draw"], SCENE), []);
  assert.deepEqual(plannedNames(["join ed", "hit crab b2"], { party: null, fight: null }), []);
});
