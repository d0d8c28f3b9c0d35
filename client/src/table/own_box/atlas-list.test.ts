// What was entered of a printed atlas, page by page.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Area, MapPage, Spot } from "../../wire";
import { featuresOf, isListed, lookCounts, pagesOf } from "./atlas-list.ts";

const spot = (ref: string, state: string, note = ""): Spot => ({
  ...{ ref, name: "", state, quests: [], text: [], note, choices: [], spoken: ref, title: "" },
});
const area = (ref: string, page: number, marks: readonly string[] = [], spots: readonly Spot[] = []): Area => ({
  ...{ ref, name: ref, page, distance: -1, here: false, vessel_here: false, spots, ways: [] },
  ...{
    marks: marks.map((kind) => ({ kind, label: kind, short_label: kind })),
    text: [],
    links: [],
    choices: [],
    spoken: "",
  },
});
const sheet = (page: number, columns = 0): MapPage => ({
  ...{ page, title: `p. ${page}`, columns, rows: columns, edges: [], beyond: "", open: true, spoken: "" },
});

const AREAS = [
  { ...area("3.10", 3), distance: 2 },
  { ...area("3.2", 3, ["port", "market"], [spot("51", "unknown", "smith")]), here: true },
  area("2.1", 2, ["hazard"], [spot("45", "barred"), spot("46", "visited")]),
  area("2.2", 2, ["uncharted"]),
];
const SHEETS = [sheet(3), sheet(2), sheet(4)];
const refs = (look: Parameters<typeof pagesOf>[2]): string[] =>
  pagesOf(SHEETS, AREAS, look).flatMap(({ entries }) => entries.map(({ ref }) => ref));

test("pages stand in their order, and regions by their numbers; what nobody has entered is not listed", () => {
  assert.deepEqual(refs(null), ["2.1", "3.2", "3.10"]);
  assert.ok(!isListed(AREAS[3]!));
  assert.deepEqual(
    pagesOf([sheet(2, 4)], [AREAS[3]!], null).map(({ entries }) => entries.length),
    [0],
    "the grid of a page stands there before anything is entered",
  );
  assert.deepEqual(pagesOf([sheet(2, 4)], [AREAS[3]!], "port"), []);
});

test("what can be looked for is counted, and looked for", () => {
  assert.deepEqual(lookCounts(AREAS), [
    ["port", 1],
    ["market", 1],
    ["unexplored", 1],
    ["keyword", 1],
    ["note", 1],
  ]);
  assert.deepEqual(refs("keyword"), ["2.1"]);
  assert.deepEqual(refs("unexplored"), ["3.2"]);
});

test("signs of places are no features of their area", () => {
  assert.deepEqual(
    featuresOf(area("2:c2", 2, ["location", "water", "uncharted", "crossed"])).map(({ kind }) => kind),
    ["water"],
  );
});
