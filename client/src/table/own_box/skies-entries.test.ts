// Bosses and places of the printed skies, as the table takes them.
import assert from "node:assert/strict";
import { test } from "node:test";
import { rowsOf } from "./grids.ts";
import {
  NO_BOSS,
  NO_SQUARE,
  bossChoice,
  isWholeBoss,
  isWholeSpace,
  pageChoice,
  readActing,
  spaceChoice,
  squareChoice,
  withZone,
  withZones,
} from "./skies-entries.ts";

const zone = { attack: 2, columns: 2, squares: [["H"], ["P"], ["venom"], []] };

test("a boss has three or four zones with as many rows each", () => {
  const boss = withZone({ ...NO_BOSS, level: 9 }, 0, zone);
  assert.deepEqual(boss.zones.map(rowsOf), [2, 2, 2]);
  assert.deepEqual(withZones(boss, 4).zones.map(rowsOf), [2, 2, 2, 2]);
  assert.equal(withZones(withZones(boss, 4), 3).zones.length, 3);
  assert.ok(!isWholeBoss(boss), "two zones have no heart");
});

test("a boss is entered in one line that a message can hold", () => {
  const boss = { level: 9, flee: true, zones: [zone, zone, zone, zone] };
  assert.ok(isWholeBoss(boss));
  const choice = bossChoice("4", boss);
  assert.ok(
    choice.startsWith(
      String.raw`enter boss { number = 4, level = 9, flee = true, zone = [{ id = "a", attack = 2, grid = "H P\nB .", ability = { B = "venom" } }, { id = "b"`,
    ),
  );
  const squares = Array.from({ length: 16 }, (_, at) => (at < 4 ? ["H3", "discard-ability"] : ["H2", "first-strike"]));
  const large = { attack: 12, columns: 4, squares };
  assert.ok(bossChoice("4", { level: 20, flee: true, zones: [large, large, large, large] }).length <= 1000);
});

test("a square shows obstacles and locations", () => {
  assert.equal(squareChoice("2:c2", NO_SQUARE), 'enter square { id = "2:c2" }');
  assert.equal(
    squareChoice("2:c2", { obstacles: ["water", "cold"], locations: [24] }),
    'enter square { id = "2:c2", obstacles = ["water", "cold"], locations = [24] }',
  );
});

test("what may be entered with an action", () => {
  const acting = readActing("10:a4 5x4 explore north east:11");
  assert.deepEqual(acting, {
    ...{ square: "10:a4", page: 10, rows: 5, columns: 4, explores: true },
    edges: [
      { way: "north", page: 0 },
      { way: "east", page: 11 },
    ],
  });
  assert.deepEqual(readActing(""), { square: "", page: 0, rows: 0, columns: 0, explores: false, edges: [] });
  const [north, east] = acting.edges;
  assert.equal(
    pageChoice(10, north!, { page: 18, rows: 5, columns: 4 }),
    "enter page { page = 18, rows = 5, columns = 4, exits = { south = 10 } }",
  );
  assert.equal(
    pageChoice(10, east!, { page: 11, rows: 5, columns: 4 }),
    "enter page { page = 11, rows = 5, columns = 4 }",
  );
});

test("a space of the flight board is known by where it is", () => {
  const space = { square: "", location: 84, fuel: false, links: ["airport"] };
  assert.ok(isWholeSpace(space));
  assert.ok(!isWholeSpace({ ...space, links: [] }));
  assert.ok(!isWholeSpace({ ...space, location: 0 }));
  assert.ok(!isWholeSpace({ ...space, square: "10:z9" }));
  assert.equal(
    spaceChoice(space),
    'enter space { id = "location-84", name = { en = "Location 84", fr = "Lieu 84" }, explore = 84, links = ["airport"] }',
  );
  assert.equal(
    spaceChoice({ ...space, square: "10:b3", location: 0, fuel: true }),
    'enter space { id = "at-10-b3", name = { en = "Landing place 10:b3", fr = "Terrain 10:b3" }, square = "10:b3", links = ["airport"], fuel = true }',
  );
});
