// How alike a question and the phrases of players are, reckoned by hand on two words and three phrases.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Index } from "../src/rules/index.ts";

const { phraseLikeness, readingsOf } = await import("../src/rules/ranking.ts");

const [SAIL, STORM] = [0, 1];
const index = {
  stop: "",
  stems: "sail storm",
  spellings: "",
  alike: {},
  entries: [],
  places: [],
  rarities: [0.5, 2],
  phrases: [[[SAIL]], [[SAIL, STORM], [STORM]]],
  worth: { left: 1, more: 1 },
} as unknown as Index;

test("a phrase of the same words is alike altogether, one with another word is less so", () => {
  assert.deepEqual(
    [...phraseLikeness(index, [[["sail", 1]]])],
    [
      [0, 1],
      [1, 0.5 / 2.5],
    ],
  );
});

test("a word that is only perhaps meant counts by its share, however common it is", () => {
  assert.deepEqual([...phraseLikeness(index, [[["sail", 0.5]]])][0], [0, 0.25 / 0.75]);
});

test("of several readings of one word the likeliest counts, and the words of a question add up", () => {
  const readings: [string, number][][] = [
    [
      ["sail", 1],
      ["storm", 0.5],
    ],
    [["storm", 1]],
  ];
  assert.equal(phraseLikeness(index, readings).get(1), 1);
});

test("of a question with too many words the first ones count, each once", () => {
  const few = { ...index, stemmer: "", endings: [], worth: { ...index.worth, words: 2 } };
  const read = (question: string) => readingsOf(few, question, () => true);

  assert.deepEqual(read("Sail?"), [[["sail", 1]]]);
  assert.deepEqual(read("sail sail storm"), [[["sail", 1]], [["storm", 1]]]);
  assert.deepEqual(read("storm storm mast sail"), [[["storm", 1]], [["mast", 1]]]);
});
