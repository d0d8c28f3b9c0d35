// Cards of earlier voyages: groups of which one is taken, and what is left when another is taken.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { UnlockedCard } from "../../wire";
import { asPrinted, excludedElsewhere, groupsOf, withCard, withoutCard } from "./earlier.ts";

const card = (option: string, ...excludes: string[]): UnlockedCard => ({
  ...{ option, excludes, kind: "quest", number: Number(option), title: `Quest ${option}`, text: "", start: "" },
});
const crew = card("212");
const flaws = [card("213", "214", "215"), card("214", "213", "215"), card("215", "213", "214")];
const grave = card("216", "218");
const paid = card("218", "216", "217");
const rock = card("217", "218");
const cards = [crew, ...flaws, grave, rock, paid];

test("cards that all exclude each other stand together", () => {
  assert.deepEqual(groupsOf(cards), [[crew], flaws, [grave], [rock], [paid]]);
  assert.deepEqual(groupsOf([grave, paid]), [[grave], [paid]]);
  assert.deepEqual(groupsOf([]), []);
});

test("a card names those that it excludes elsewhere", () => {
  assert.deepEqual(excludedElsewhere(crew, cards), []);
  assert.deepEqual(excludedElsewhere(flaws[0] ?? crew, cards), []);
  assert.deepEqual(excludedElsewhere(paid, cards), ["Quest 216", "Quest 217"]);
  assert.deepEqual(excludedElsewhere(grave, cards), ["Quest 218"]);
});

test("whatever a card excludes is left when it is taken", () => {
  assert.deepEqual(withCard([], crew), ["212"]);
  assert.deepEqual(withCard(["212", "213"], flaws[1] ?? crew), ["212", "214"]);
  assert.deepEqual(withoutCard(["212", "214"], flaws[1] ?? crew), ["212"]);
  assert.deepEqual(withCard(["212"], crew), ["212"]);
  assert.deepEqual(withCard(["216", "217", "213"], paid), ["213", "218"]);
});

test("the words of a card are set as a printer sets them", () => {
  const straight = { ...crew, title: "Pell's Yard", text: 'She "knows" it\'s hers.', start: "L'anse" };
  const { title, text, start } = asPrinted(straight);
  assert.deepEqual([title, text, start], ["Pell’s Yard", "She “knows” it’s hers.", "L’anse"]);
});
