// Choices that differ by one name.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { ChoiceLine, RichText } from "../../wire";
import { plainText } from "../shared/plain-text.ts";
import { together, type Entry } from "./alike.ts";

const people = (ref: string): boolean => ["mac", "ed", "claire"].includes(ref);
const equip = (card: string, who: string, cost = "1 command"): ChoiceLine => ({
  number: 1,
  notation: `equip ${card} on ${who}`,
  label: [
    ["plain", "Equip ", ""],
    ["piece", card.toUpperCase(), card],
    ["plain", " on ", ""],
    ["piece", who.toUpperCase(), who],
  ],
  detail: [["plain", cost, ""]],
  chance: null,
  seat: 0,
  group: "equip",
  focus: [],
});
/** A line by its notation; lines that are alike as `LABEL [CHIP, CHIP] DETAIL`. */
function entryText(entry: Entry): string {
  if ("line" in entry) return entry.line.notation;
  const { label, chips, detail } = entry.alike;
  const names = chips.map((chip) => chip.name + plainText(chip.detail));
  return `${plainText(label)} [${names.join(", ")}] ${plainText(detail)}`;
}
const entryTexts = (lines: readonly ChoiceLine[], varies: (ref: string) => boolean, least = 2): string[] =>
  together(lines, varies, least).map(entryText);

test("cards to equip are a line for each card, with the people as chips", () => {
  const lines = ["rope", "lamp"].flatMap((card) => ["mac", "ed", "claire"].map((who) => equip(card, who)));

  assert.deepEqual(entryTexts(lines, people), [
    "Equip ROPE on … [MAC, ED, CLAIRE] 1 command",
    "Equip LAMP on … [MAC, ED, CLAIRE] 1 command",
  ]);
});
test("on a person's sheet the cards are the chips", () => {
  const lines = ["rope", "lamp"].map((card) => equip(card, "mac"));

  assert.deepEqual(
    entryTexts(lines, (ref) => ref !== "mac"),
    ["Equip … on MAC [ROPE, LAMP] 1 command"],
  );
});
test("what each costs stands on its chip where it is not the same for all", () => {
  const lines = [equip("rope", "mac"), equip("rope", "ed", "2 command")];

  assert.deepEqual(entryTexts(lines, people), ["Equip ROPE on … [MAC1 command, ED2 command] "]);
});
test("what most cost and do is said once, and only who differs says how", () => {
  const lines = [
    equip("rope", "mac", "discards 1; restores 1"),
    equip("rope", "ed", "discards 2, 1 of them for a card; restores 1"),
    equip("rope", "claire", "discards 1; restores 1"),
  ];

  assert.deepEqual(entryTexts(lines, people), [
    "Equip ROPE on … [MAC, EDdiscards 2, 1 of them for a card, CLAIRE] discards 1; restores 1",
  ]);
});
test("a part that another lacks is not said of all", () => {
  const lines = ["mac", "claire"].map((who) => equip("rope", who, "discards 1; restores 1"));

  assert.deepEqual(entryTexts([...lines, equip("rope", "ed", "restores 1")], people), [
    "Equip ROPE on … [MACdiscards 1; restores 1, CLAIREdiscards 1; restores 1, EDrestores 1] ",
  ]);
});
test("few, others and what names nobody stay lines in their order", () => {
  const end: ChoiceLine = { ...equip("rope", "mac"), notation: "end turn", label: [["plain", "End", ""]] as RichText };

  assert.deepEqual(entryTexts([end, equip("rope", "mac"), equip("rope", "ed")], people, 3), [
    "end turn",
    "equip rope on mac",
    "equip rope on ed",
  ]);
});
