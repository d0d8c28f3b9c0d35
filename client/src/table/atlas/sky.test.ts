// The chart of the whole sky.
import { deepEqual, equal, ok } from "node:assert/strict";
import { test } from "node:test";
import type { Area, MapPage } from "../../wire";
import { skyOf } from "./sky.ts";

const sheet = (page: number, ...edges: [string, number][]): MapPage =>
  ({ page, edges, columns: 4, rows: 5 }) as unknown as MapPage;
const space = (ref: string, square: string, ways: string[] = [], distance = 0): Area =>
  ({
    ref,
    page: square.includes(":") ? Number(square.split(":")[0]) : 0,
    distance,
    text: square.includes(":") ? [["plain", `landing place ${square}`, ""]] : [],
    spots: square.includes(":") ? [] : [{ ref: square }],
    ways: ways.map((to) => ({ to, side: "", kind: "" })),
  }) as unknown as Area;
const SHEETS = [
  sheet(2, ["north", 10]),
  sheet(3, ["east", 4], ["north", 11]),
  sheet(4, ["west", 3]),
  sheet(5),
  sheet(8),
  sheet(9),
  sheet(10, ["south", 2]),
  sheet(11, ["south", 3]),
];
const camp = (distance: number): Area => space("camp", "2:d2", ["peg", "larder"], distance);
const peg = (distance: number): Area => space("peg", "5:c1", ["camp"], distance);
const larder = space("larder", "219");

test("spreads lie where their edges lead, and what no edge leads to lies below", () => {
  const { spreads, width, height } = skyOf(SHEETS, []);

  deepEqual(Object.fromEntries(spreads.map(({ page, x, y }) => [page, [x, y]])), {
    2: [0, 1],
    10: [0, 0],
    4: [2, 1],
    8: [0, 2],
  });
  deepEqual([width, height], [4, 3]);
});

test("a landing place lies at its square", () => {
  const [place] = skyOf(SHEETS, [peg(1)]).spaces;

  equal(place!.x, 3 + 0.5 / 4);
  equal(place!.y, 1 + 2.5 / 5);
});

test("wherever the plane is, and whatever else is open, every place stays at the same spot", () => {
  const spots = (areas: Area[]) => skyOf(SHEETS, areas).spaces.find(({ area }) => area.ref === "camp");
  const [here, there] = [spots([camp(0), peg(1), larder]), spots([peg(0), camp(1)])];

  deepEqual([here!.x, here!.y], [there!.x, there!.y]);
});

test("distant places lie beyond the rim, at a height of their own", () => {
  const sky = skyOf(SHEETS, [camp(0), larder, space("farm", "220")]);
  const [first, second] = sky.spaces.slice(1);

  ok(first!.x > 4 && first!.x < sky.width);
  ok(first!.y !== second!.y);
});

test("a way is drawn once, and marked where there is none back", () => {
  const { ways } = skyOf(SHEETS, [camp(0), peg(1), larder]);

  deepEqual(
    ways.map(({ only }) => only),
    [false, true],
  );
});

test("places side by side are moved apart, in whatever order they come", () => {
  const [lake, meadow] = [space("lake", "11:b1"), space("meadow", "10:b4")];
  const spots = (areas: Area[]) =>
    Object.fromEntries(skyOf(SHEETS, areas).spaces.map(({ area, x }) => [area.ref, x.toFixed(3)]));

  deepEqual(spots([lake, meadow]), spots([meadow, lake]));
  ok(Number(spots([lake, meadow])["lake"]) - Number(spots([lake, meadow])["meadow"]) > 0.79);
});
