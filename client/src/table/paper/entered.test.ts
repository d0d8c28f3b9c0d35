// What a filled form sends.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { PaperField, PaperForm } from "../../wire";
import { cardName, enteredOf, repairsOf, repairsOfForm, sentNumber, shownNumber, typedCards } from "./entered.ts";

const FIELD: PaperField = {
  act: "set xp",
  label: "XP",
  value: "3",
  min: 0,
  max: 999,
  options: [],
  cards: "",
  number: "",
  free: false,
  lacking: false,
  used: null,
  first: [],
};
const QUESTS: PaperField = { ...FIELD, act: "fill quest held with", value: "quest-1 quest-2", number: "quest-" };
const CARDS: PaperField = { ...FIELD, act: "fill adventure party with", value: "adventure-3", used: ["adventure-3"] };

test("what was not touched is not sent", () => {
  assert.deepEqual(repairsOf(FIELD, enteredOf(FIELD)), []);
  assert.deepEqual(repairsOf(QUESTS, { value: "quest-2 quest-1", used: [] }), []);
  assert.deepEqual(repairsOf(CARDS, enteredOf(CARDS)), []);
});

test("a changed figure is set, and cards are filled in, even if none are left", () => {
  assert.deepEqual(repairsOf(FIELD, { value: "14", used: [] }), ["set xp 14"]);
  assert.deepEqual(repairsOf(QUESTS, { value: "quest-2 quest-45", used: [] }), [
    "fill quest held with quest-2 quest-45",
  ]);
  assert.deepEqual(repairsOf(QUESTS, { value: "", used: [] }), ["fill quest held with"]);
});

test("cards that are gathered from several hands are taken from them first", () => {
  const first = ["fill adventure hand p2 with"];
  assert.deepEqual(repairsOf({ ...QUESTS, first }, { value: "quest-1", used: [] }), [
    ...first,
    "fill quest held with quest-1",
  ]);
});

test("used cards get command and fresh ones lose it, after the cards themselves", () => {
  assert.deepEqual(repairsOf(CARDS, { value: "adventure-3 adventure-9", used: ["adventure-9"] }), [
    "fill adventure party with adventure-3 adventure-9",
    "set placed adventure-9 1",
    "set placed adventure-3 0",
  ]);
  assert.deepEqual(repairsOf(CARDS, { value: "", used: ["adventure-3"] }), ["fill adventure party with"]);
});

test("a field of damage shows and takes what lacks to its most, within its bounds", () => {
  const health = { ...FIELD, act: "set health mac", value: "4", max: 6, lacking: true };
  assert.equal(shownNumber(health, health.value), 2);
  assert.equal(sentNumber(health, 3), "3");
  assert.equal(sentNumber(health, 99), "0");
  assert.equal(sentNumber(FIELD, -1), "0");
});

test("a form is sent in the order of its sheet", () => {
  const form: PaperForm = {
    sections: [
      { title: "log", help: "", fields: [FIELD] },
      { title: "box", help: "", fields: [QUESTS] },
    ],
    first: [],
  };
  const entered = new Map([
    ["fill quest held with", { value: "", used: [] }],
    ["set xp", { value: "9", used: [] }],
  ]);
  assert.deepEqual(
    repairsOfForm(form, entered).map(({ act }) => act),
    ["set xp 9", "fill quest held with"],
  );
});

test("cards are typed by number or by name", () => {
  const names = [["alert-2", "Alert (2)"]] as const;
  assert.deepEqual(typedCards("12, 45 7", "quest-", []), ["quest-12", "quest-45", "quest-7"]);
  assert.deepEqual(typedCards("alert (2)", "", names), ["alert-2"]);
  assert.deepEqual(typedCards("alert", "", names), []);
  assert.deepEqual(typedCards("12 x", "quest-", []), []);
  assert.equal(cardName("alert-2", names), "Alert (2)");
  assert.equal(cardName("quest-12", []), "12");
  assert.equal(cardName("totem:33", []), "33");
});
