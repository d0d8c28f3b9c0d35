// The document of my box is hostile until it has been read.
import assert from "node:assert/strict";
import { test } from "node:test";
import { NO_BOX, contents, readBox, withoutNames } from "./my-box.ts";

const ENEMY = {
  level: 5,
  defense: 4,
  attack: 2,
  squares: Array.from({ length: 9 }, (_, at) => (at ? [] : ["H", "venom"])),
};
const BOX = {
  version: 1,
  enemies: { 77: ENEMY },
  regions: { "3.2": { port: true, market: false, locations: [51], hazard: null } },
  quests: { 12: "LANTERN" },
  cards: { 33: { command: 1, does: "gain 1 coins" } },
  pages: { 45: ["gain 2 coins"] },
  names: { "enemy 77": { name: "Crab", reminder: "in the bay" } },
};

test("what was written is read as it was", () => {
  assert.deepEqual(readBox(JSON.parse(JSON.stringify(BOX))), BOX);
  assert.deepEqual(readBox({ version: 1 }), NO_BOX);
});

test("what is no box, or of another version, is none", () => {
  for (const value of [null, 3, "box", [], {}, { version: 2 }]) assert.equal(readBox(value), null);
});

test("whatever is not as we write it is left out", () => {
  const spoilt = {
    ...BOX,
    enemies: { 1: { ...ENEMY, level: "5" }, 2: { ...ENEMY, squares: [["X"]] }, 3: 4, 77: ENEMY },
    regions: { "3.2": { port: 1, locations: ["51", 52], hazard: { skill: 3 } }, "3.3": [] },
    quests: { 12: 5 },
    cards: { 33: { command: -1, does: "" } },
    pages: { 45: ["gain 1 coins", 3], 46: "x" },
    names: { a: { name: "x".repeat(400), reminder: "" } },
  };
  assert.deepEqual(readBox(spoilt), {
    ...NO_BOX,
    enemies: { 77: ENEMY },
    regions: { "3.2": { port: false, market: false, locations: [52], hazard: null } },
    pages: { 45: ["gain 1 coins"] },
  });
});

test("an export without names holds none, and says what it holds", () => {
  const box = withoutNames(readBox(BOX)!);
  assert.deepEqual(box.names, {});
  assert.ok(!JSON.stringify(box).includes("Crab"));
  assert.deepEqual(Object.fromEntries(contents(box)), {
    enemies: 1,
    regions: 1,
    quests: 1,
    cards: 1,
    pages: 1,
    names: 0,
  });
});
