// Which cards may have been drawn from a real deck: copies together, what lies elsewhere last, found by what is typed.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { ChoiceLine } from "../../wire.ts";
import { cardsWith, drawnCards } from "./drawn-cards.ts";

const line = (notation: string, name: string): ChoiceLine =>
  ({ notation, label: [["piece", name, notation]] }) as unknown as ChoiceLine;
const DECK = [line("draw evade", "Évade"), line("draw steam", "Full Steam"), line("draw steam-2", "Full Steam")];
const ELSEWHERE = [line("draw steam-3", "Full Steam"), line("draw triage", "Triage")];

test("copies stand together under their name, those of the deck before those that are counted elsewhere", () => {
  assert.deepEqual(drawnCards(DECK, ELSEWHERE), [
    { name: "Évade", label: DECK[0]!.label, notations: ["draw evade"], isElsewhere: false },
    { name: "Full Steam", label: DECK[1]!.label, notations: ["draw steam", "draw steam-2"], isElsewhere: false },
    { name: "Triage", label: ELSEWHERE[1]!.label, notations: ["draw triage"], isElsewhere: true },
  ]);
});

test("what was said of a draw is not offered again, and a card whose copies are all taken may lie elsewhere", () => {
  const cards = drawnCards(DECK, ELSEWHERE, ["draw steam", "draw steam-2", "draw triage"]);

  assert.deepEqual(
    cards.map(({ notations, isElsewhere }) => [...notations, isElsewhere]),
    [
      ["draw evade", false],
      ["draw steam-3", true],
    ],
  );
});

test("cards are found by all the words that are typed, without accents, capitals and spaces around them", () => {
  const namesFound = (typed: string): readonly string[] =>
    cardsWith(drawnCards(DECK, ELSEWHERE), typed).map(({ name }) => name);

  assert.deepEqual(namesFound(""), ["Évade", "Full Steam"], "what is counted elsewhere is found by words alone");
  assert.deepEqual(namesFound("  "), ["Évade", "Full Steam"]);
  assert.deepEqual(namesFound("EVADE "), ["Évade"]);
  assert.deepEqual(namesFound("st full"), ["Full Steam"]);
  assert.deepEqual(namesFound("tri"), ["Triage"]);
  assert.deepEqual(namesFound("full tri"), []);
});
