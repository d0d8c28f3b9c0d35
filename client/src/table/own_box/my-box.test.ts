// The document of my box is hostile until it has been read.
import assert from "node:assert/strict";
import { test } from "node:test";
import { NO_CARD } from "./entries.ts";
import { MAX_FILE, NO_BOX, boxInFile, contents, readBox, withoutNames } from "./my-box.ts";

const ENEMY = {
  level: 5,
  defense: 4,
  attack: 2,
  columns: 3,
  squares: Array.from({ length: 9 }, (_, at) => (at ? [] : ["H", "venom"])),
};
const ZONE = { attack: 1, columns: 2, squares: [["H"], ["P2"]] };
const BOX = {
  version: 1,
  enemies: { 77: ENEMY },
  bosses: { 4: { level: 9, flee: false, zones: [ZONE, ZONE, ZONE] } },
  squares: { "2:c2": { obstacles: ["water"], locations: [24] } },
  regions: { "3.2": { port: true, market: false, locations: [51], hazard: null } },
  quests: { 12: "LANTERN" },
  cards: { 33: { ...NO_CARD, command: 1, does: "gain 1 coins" } },
  pages: { 45: ["gain 2 coins"] },
  figures: { "printed-health odessa": 7, "printed-icon hope": "cunning", "printed-command odessa draw": 1 },
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
    bosses: { 1: { level: 1, zones: [ZONE] }, 2: { level: 1, zones: [ZONE, ZONE, { ...ZONE, columns: 3 }] }, 3: 4 },
    squares: { "2:c2": { obstacles: ["lava", "cold"], locations: "24" }, "2:c3": {} },
    regions: { "3.2": { port: 1, locations: ["51", 52], hazard: { skill: 3 } }, "3.3": [] },
    quests: { 12: 5 },
    cards: { 33: { command: -1, does: "" } },
    pages: { 45: ["gain 1 coins", 3], 46: "x" },
    figures: { "printed-health mac": -1, "printed-xp hope": "a b", odessa: 3, "printed-fuel": 500, "printed-die 2": 1 },
    names: { a: { name: "x".repeat(400), reminder: "" } },
  };
  assert.deepEqual(readBox(spoilt), {
    ...NO_BOX,
    enemies: { 77: ENEMY },
    regions: { "3.2": { port: false, market: false, locations: [52], hazard: null } },
    squares: { "2:c2": { obstacles: ["cold"], locations: [] } },
    pages: { 45: ["gain 1 coins"] },
    figures: { "printed-die 2": 1 },
  });
});

test("an export without names holds none, and says what it holds", () => {
  const box = withoutNames(readBox(BOX)!);
  assert.deepEqual(box.names, {});
  assert.ok(!JSON.stringify(box).includes("Crab"));
  assert.deepEqual(Object.fromEntries(contents(box)), {
    enemies: 1,
    bosses: 1,
    regions: 1,
    squares: 1,
    quests: 1,
    cards: 1,
    pages: 1,
    figures: 3,
    names: 0,
  });
});

test("a file is taken up by its own game only, and says why not", () => {
  const file = (change: object): string => JSON.stringify({ ...BOX, ...change });
  assert.deepEqual(boxInFile(file({}), "sea"), BOX, "a file that names no game is of the sea");
  assert.deepEqual(boxInFile(file({ game: "skies" }), "skies"), BOX);
  assert.equal(boxInFile(file({ game: "skies" }), "sea"), "game");
  assert.equal(boxInFile(file({}), "skies"), "game");
  assert.equal(boxInFile(file({ game: "chess" }), "sea"), "none");
  assert.equal(boxInFile(file({ version: 2 }), "sea"), "version");
  assert.equal(boxInFile("{", "sea"), "json");
  assert.equal(boxInFile("[]", "sea"), "none");
  assert.equal(boxInFile("null", "sea"), "none");
  assert.equal(boxInFile('{"version": 1, "enemies": {"1": 4}}', "sea"), "empty");
  assert.equal(boxInFile(" ".repeat(MAX_FILE + 1), "sea"), "large");
});

test("hostile names are one line of text, and hostile keys are none", () => {
  const names = {
    "card 1": { name: "<img src=x onerror=alert(1)>", reminder: "a\u0000b\nc\u202e" },
    "card 2": { name: "x".repeat(200), reminder: "" },
    "card 3": { name: " ", reminder: "" },
    "card 4": { name: "ok", reminder: "y".repeat(301) },
    "<b> 5": { name: "ok", reminder: "" },
    "card 6": ["ok"],
  };
  const box = boxInFile(JSON.stringify({ version: 1, names }), "sea");
  assert.ok(typeof box === "object");
  assert.deepEqual(box.names, {
    "card 1": { name: "<img src=x onerror=alert(1)>", reminder: "a b c" },
    "card 2": { name: "x".repeat(60), reminder: "" },
  });
  const spoilt = boxInFile('{"version": 1, "pages": {"45": ["a"], "__proto__": ["b"]}}', "sea");
  assert.deepEqual(typeof spoilt === "object" && Object.keys(spoilt.pages), ["45"]);
});

test("what was kept before grids had columns, and cards kinds, is still read", () => {
  const { columns: _, ...enemy } = ENEMY;
  const box = readBox({ version: 1, enemies: { 77: enemy }, cards: { 33: { command: 1, does: "gain 1 coins" } } });
  assert.deepEqual(box?.enemies, { 77: ENEMY });
  assert.deepEqual(box?.cards, BOX.cards);
});
