// Cards and regions of a printed box, as the table takes them.
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  NO_CARD,
  NO_ENEMY,
  NO_REGION,
  cardChoice,
  enemyChoice,
  isWholeCard,
  isWholeEnemy,
  isWholeRegion,
  numbersOf,
  questChoice,
  regionChoice,
} from "./entries.ts";
import { gridKind, marked, numbered, resized } from "./grids.ts";
import { NO_COMBAT } from "./skies-entries.ts";

test("a mark is put on a square and taken off; of hearts and bonuses it shows one", () => {
  const [sea, skies] = [gridKind("sea"), gridKind("skies")];
  assert.deepEqual(marked([], "H", sea), ["H"]);
  assert.deepEqual(marked(["H", "flying"], "H2", sea), ["flying", "H2"]);
  assert.deepEqual(marked(["A"], "A2", sea), ["A2"]);
  assert.deepEqual(marked(["H", "S"], "S", sea), ["H"]);
  assert.deepEqual(marked(["P", "H"], "P3", skies), ["H", "P3"]);
});

test("an enemy is entered with its grid and its abilities", () => {
  const squares = [["H"], [], ["S"], ["flying"], [], ["H2"], [], ["H", "venom"], []];
  const crab = { level: 5, defense: 4, attack: 2, columns: 3, squares };
  assert.equal(
    enemyChoice("77", crab, "sea"),
    String.raw`enter enemy { number = 77, level = 5, defense = 4, attack = 2, grid = "H . S\nB . H2\n. H+C .", ability = { B = "flying", C = "venom" } }`,
  );
  assert.ok(isWholeEnemy(crab, "sea"));
  assert.ok(!isWholeEnemy(NO_ENEMY, "sea"));
  assert.ok(enemyChoice("1", resized(crab, 3, 4), "sea").includes(String.raw`\n. . ."`));
  assert.equal(resized(resized(crab, 3, 4), 3, 3).squares.length, 9);
});

test("an enemy of the skies has no defense, a grid of any size, and abilities with numbers", () => {
  const squares = [["H"], ["P2"], ["deal-all-2"], ["H", "S"]];
  const beast = { level: 4, defense: 0, attack: 2, columns: 2, squares };
  assert.equal(
    enemyChoice("5", beast, "skies"),
    String.raw`enter enemy { number = 5, level = 4, attack = 2, grid = "H P2\nB H+S", ability = { B = "deal-all-2" } }`,
  );
  assert.ok(isWholeEnemy(beast, "skies"));
  assert.ok(!isWholeEnemy(beast, "sea"));
  assert.deepEqual(resized(beast, 3, 1).squares, [["H"], ["P2"], []]);
  assert.deepEqual(numbered("deal-all-2"), ["deal-all", 2]);
  assert.deepEqual(numbered("regen-3"), ["regen-3", 0]);
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

test("a quest is entered with its keyword", () => {
  assert.equal(questChoice("12", "LANTERN"), 'enter quest { number = 12, keyword = "LANTERN" }');
});

test("a card of the sea is entered with its command and its use, without quotes inside", () => {
  assert.equal(
    cardChoice("33", { ...NO_CARD, command: 1, does: 'strength "+1' }, "sea"),
    'enter adventure { number = 33, kind = "gear", command = 1, use = [{ do = ["strength +1"] }] }',
  );
});

test("the numbers of a text are read once each, without zeros", () => {
  assert.deepEqual(numbersOf("51, 52 and 51, 0"), [51, 52]);
});

test("a card of the skies is of a kind; a combat card has figures", () => {
  assert.equal(
    cardChoice("33", { ...NO_CARD, kind: "person", does: "draw 1" }, "skies"),
    'enter adventure { number = 33, kind = "person", use = [{ do = ["draw 1"] }] }',
  );
  const combat = { ...NO_COMBAT, skill: "moxie", remove: 2, pierces: true };
  const card = { ...NO_CARD, kind: "combat", does: "block 1", combat };
  assert.equal(
    cardChoice("34", card, "skies"),
    'enter adventure { number = 34, kind = "combat", combat = { damage = 0, skill = "moxie", remove = 2, pierces = true }, synergy = ["block 1"] }',
  );
  assert.ok(isWholeCard(card));
  assert.ok(!isWholeCard({ ...NO_CARD, kind: "combat" }), "it does nothing");
  assert.ok(!isWholeCard({ ...NO_CARD, kind: "recipe" }), "a recipe has a use");
  assert.ok(isWholeCard(NO_CARD));
});
