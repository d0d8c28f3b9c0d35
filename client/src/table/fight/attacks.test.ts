// Attacks as the board lays them out, from the lines that the menu has.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Board, ChoiceLine, ChoiceMenu, EnemyState, FightState } from "../../wire";
import { attackLines, cardsOf, liesOnBoard, withCard, withWeapons } from "./attacks.ts";

const line = (notation: string, ...refs: string[]): ChoiceLine =>
  ({ notation, focus: refs.map((ref) => ({ kind: "piece", ref })) }) as unknown as ChoiceLine;
const enemies = ["eel", "crab"].map((ref) => ({ ref })) as unknown as EnemyState[];
const boards = [
  { ref: "ed", short: "Ed", health: 7, max_health: 8 },
  { ref: "mac", short: "Mac", health: 4, max_health: 6 },
] as unknown as Board[];
const menu = (own: ChoiceLine[], rows: unknown[] = []): ChoiceMenu =>
  ({ own, grids: [{ rows }] }) as unknown as ChoiceMenu;
const lent = [["plain", "Mac’s synergy: +2 accuracy", ""]];
const fight = {
  enemies,
  party: [
    { ref: "ed", lent },
    { ref: "mac", lent: [] },
  ],
} as unknown as FightState;

test("an attack names an enemy of the row and somebody of ours", () => {
  const own = [line("attack eel", "eel", "ed"), line("end attacks"), line("look at eel", "eel"), line("heal", "mac")];

  assert.deepEqual(
    attackLines(menu(own), fight, boards).map((line) => line.notation),
    ["attack eel"],
  );
});

test("rows of weapons have a column for each enemy, empty where there is no attack", () => {
  const own = [line("a", "eel", "ed"), line("b", "crab", "mac")];
  const rows = [
    { title: "Ed 7/8, Bow (+1, 2, 0)", notations: ["a", ""] },
    { title: "Mac 4/6, Axe (+0, 3, 1)", notations: ["", "b"] },
    { title: "Nobody", notations: [] },
  ];

  const weaponRows = withWeapons(menu(own, rows), own, fight);

  assert.deepEqual(
    weaponRows.map((row) => row.lines.map((line) => line?.notation)),
    [
      ["a", undefined],
      [undefined, "b"],
    ],
  );
  assert.deepEqual(
    weaponRows.map((row) => row.lent),
    [lent, []],
    "what was lent stands in the row of whoever has it",
  );
  assert.deepEqual([weaponRows[0]?.who, weaponRows[0]?.detail], ["Ed 7/8", "Bow (+1, 2, 0)"]);
});

test("cards in hand that can be used, and who could strike whom with one of them", () => {
  const own = [line("a", "eel", "ed", "axe"), line("b", "crab", "mac", "axe"), line("c", "crab", "mac", "pan")];

  assert.deepEqual(cardsOf(own, ["axe", "door", "pan"]), ["axe", "pan"]);
  const rows = withCard(own, "pan", fight, boards);
  assert.deepEqual(
    rows.map((row) => [[row.who, row.detail], row.lines.map((line) => line?.notation)]),
    [
      [
        ["Mac", "4/6"],
        [undefined, "c"],
      ],
    ],
  );
});

test("the board shows all attacks with weapons, and those with cards where each is made with a card in hand", () => {
  const own = [line("a", "eel", "ed", "axe")];

  assert.equal(liesOnBoard(own, [], false), true);
  assert.equal(liesOnBoard(own, ["axe"], true), true);
  assert.equal(liesOnBoard([...own, line("b", "eel", "mac")], ["axe"], true), false);
});
