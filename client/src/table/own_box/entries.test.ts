// Cards and regions of a printed box, as the table takes them.
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  NO_ENEMY,
  NO_REGION,
  cardChoice,
  enemyChoice,
  isWholeEnemy,
  isWholeRegion,
  marked,
  numbersOf,
  questChoice,
  regionChoice,
  withRows,
} from "./entries.ts";

test("a mark is put on a square and taken off; of hearts it shows one", () => {
  assert.deepEqual(marked([], "H"), ["H"]);
  assert.deepEqual(marked(["H", "flying"], "H2"), ["flying", "H2"]);
  assert.deepEqual(marked(["A"], "A2"), ["A2"]);
  assert.deepEqual(marked(["H", "S"], "S"), ["H"]);
});

test("an enemy is entered with its grid and its abilities", () => {
  const squares = [["H"], [], ["S"], ["flying"], [], ["H2"], [], ["H", "venom"], []];
  const crab = { level: 5, defense: 4, attack: 2, squares };
  assert.equal(
    enemyChoice("77", crab),
    String.raw`enter enemy { number = 77, level = 5, defense = 4, attack = 2, grid = "H . S\nB . H2\n. H+C .", ability = { B = "flying", C = "venom" } }`,
  );
  assert.ok(isWholeEnemy(crab));
  assert.ok(!isWholeEnemy(NO_ENEMY));
  assert.ok(enemyChoice("1", withRows(crab, 4)).includes(String.raw`\n. . ."`));
  assert.equal(withRows(withRows(crab, 4), 3).squares.length, 9);
});

test("a region is entered with what the atlas shows there", () => {
  assert.equal(regionChoice("3.2", NO_REGION), 'enter region { id = "3.2" }');
  const hazard = { skill: "savvy", number: 5, fail: "ship damage 1" };
  assert.equal(
    regionChoice("3.2", { port: true, market: true, locations: [51, 52], hazard }),
    'enter region { id = "3.2", port = true, market = true, locations = [51, 52], hazard = { name = { en = "Hazard", fr = "Danger" }, skill = "savvy", number = 5, fail = ["ship damage 1"] } }',
  );
  assert.ok(!isWholeRegion({ ...NO_REGION, hazard: { ...hazard, number: 0 } }));
});

test("quests, cards and numbers", () => {
  assert.equal(questChoice("12", "LANTERN"), 'enter quest { number = 12, keyword = "LANTERN" }');
  assert.equal(
    cardChoice("33", { command: 1, does: 'strength "+1' }),
    'enter adventure { number = 33, kind = "gear", command = 1, use = [{ do = ["strength +1"] }] }',
  );
  assert.deepEqual(numbersOf("51, 52 and 51, 0"), [51, 52]);
});
