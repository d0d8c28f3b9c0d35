// Several choices that are barred for one reason.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { RichText } from "../../wire";
import { labelOf, othersOf } from "./barred.ts";

const plainText = (words: string): RichText => [["plain", words, ""]];
const explored = ["4", "5", "6", "7", "8", "9", "10"];
const far = {
  label: plainText("Explore 4, 5, 6, 7, 8 and 2 more"),
  names: explored.map((place) => `Explore location ${place}`),
  notations: explored.map((place) => `explore ${place}`),
};

test("a family is said once", () => {
  assert.deepEqual(labelOf(far), far.label);
  assert.deepEqual(othersOf(far), []);
  assert.deepEqual(othersOf({ label: plainText("Travel north, east"), names: ["Travel north", "Travel east"] }), []);
});
test("beside one place only what is barred there is said", () => {
  assert.deepEqual(labelOf(far, "10"), plainText("Explore location 10"));
  assert.deepEqual(labelOf(far, "1"), far.label);
});
test("where no words stand for all, the others are named", () => {
  assert.deepEqual(othersOf({ label: plainText("Swim"), names: ["Swim", "Dive"] }), ["Dive"]);
  assert.deepEqual(othersOf({ label: plainText("End"), names: ["End the turn"] }), []);
});
test("a piece in the words of a line is kept", () => {
  const label: RichText = [["piece", "Rope", "rope"]];
  assert.deepEqual(labelOf({ label, names: ["Rope"], notations: ["drop rope"] }), label);
});
