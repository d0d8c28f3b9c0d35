// Figures of a printed box: what is sent, and what my box knows.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { PrintedBoard } from "../../wire.ts";
import { MAX_CHOICE, figureChoices, isEffect, isKnown, valuesOn, withKnown } from "./printed-figures.ts";

const figure = (act: string, value: string, options: [string, string][] = []): PrintedBoard["figures"][number] => ({
  act,
  group: "",
  label: act,
  value,
  min: 0,
  max: 20,
  options,
});
const BOARD: PrintedBoard = {
  id: "mac",
  title: "Mac",
  first: true,
  says: [],
  figures: [
    figure("set printed-health mac", "6"),
    figure("set printed-icon mac", "craft", [
      ["craft", "craft"],
      ["savvy", "savvy"],
    ]),
  ],
};

test("numbers are numbers and words are words", () => {
  assert.deepEqual(valuesOn(BOARD), { "printed-health mac": 6, "printed-icon mac": "craft" });
  assert.deepEqual(figureChoices(valuesOn(BOARD)), [
    'enter figures { "printed-health mac" = 6, "printed-icon mac" = "craft" }',
  ]);
});

test("a choice is never too long", () => {
  const many = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`printed-command somebody label-${at}`, at]));
  const choices = figureChoices(many);
  assert.ok(choices.length > 1 && choices.every((choice) => choice.length <= MAX_CHOICE));
  assert.equal(choices.join().match(/printed-command/gu)?.length, 60);
  assert.deepEqual(figureChoices({}), []);
});

test("a figure that is longer than a choice may be is entered by itself, without an empty choice before it", () => {
  const long = "x".repeat(MAX_CHOICE);
  assert.deepEqual(figureChoices({ [long]: 1, "printed-health mac": 6 }), [
    `enter figures { "${long}" = 1 }`,
    'enter figures { "printed-health mac" = 6 }',
  ]);
});

test("my box fills in what it knows, within bounds", () => {
  const known = { "printed-health mac": 9, "printed-icon mac": "moxie", other: 3 };
  assert.deepEqual(withKnown(BOARD, known), { "printed-health mac": 9, "printed-icon mac": "craft" });
  assert.deepEqual(withKnown(BOARD, { "printed-health mac": 99, "printed-icon mac": "savvy" }), {
    "printed-health mac": 6,
    "printed-icon mac": "savvy",
  });
  assert.equal(isKnown(BOARD, known), false, "moxie is no word of this figure: the board is asked");
  assert.equal(isKnown(BOARD, { ...known, "printed-icon mac": "savvy" }), true);
  assert.equal(isKnown(BOARD, { "printed-health mac": 9 }), false);
});

test("effects are told from figures", () => {
  assert.equal(isEffect("set printed-effect hope"), true);
  assert.equal(isEffect("set printed-health mac"), false);
});
