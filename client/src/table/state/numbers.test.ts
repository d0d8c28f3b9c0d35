// The numbers of choices as they are drawn.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { ChoiceLine, ChoiceMenu } from "../../wire";
import { shownNumbers } from "./numbers.ts";

const line = (notation: string, seat = 0, group = "own"): ChoiceLine => ({
  number: 99,
  notation,
  label: [],
  detail: [],
  chance: null,
  seat,
  group,
  focus: [],
});
const menu: ChoiceMenu = {
  own: [line("attack eel with mac"), line("theirs", 1), line("end attacks"), line("discard rope")],
  acts: [line("equip rope on mac", 0, "act-equip")],
  unavailable: [],
  grids: [
    { corner: "", columns: ["Mac"], rows: [{ title: "Eel", notations: ["attack eel with mac"], texts: ["38%"] }] },
  ],
  acts_collapsed: false,
  claims: [],
  default_choice: "",
  groups: [],
  unavailable_on_request: false,
};

test("what is drawn with a number counts from 1, without gaps for others or for cells", () => {
  assert.deepEqual(
    [...shownNumbers(menu, ["discard rope", "gone"], ({ seat }) => seat === 0)],
    [
      ["discard rope", 1],
      ["end attacks", 2],
      ["equip rope on mac", 3],
    ],
  );
  assert.equal(shownNumbers(null, [], () => true).size, 0);
});

test("what gives something up comes last, and is never number 1", () => {
  const end = { ...line("end attacks"), forgoes: "Ana can still attack. End?" };
  const mine = (lines: readonly ChoiceLine[]) => [...shownNumbers({ ...menu, own: lines, acts: [] }, [], () => true)];

  assert.deepEqual(mine([end]), []);
  assert.deepEqual(mine([end, line("discard rope")]), [
    ["discard rope", 1],
    ["end attacks", 2],
  ]);
});
