import { equal, deepEqual } from "node:assert/strict";
import { test } from "node:test";
import type { Area, AreaLink, MapMark, MapSheet, SceneMap, WalkRoute } from "../../wire";
import { pointsOn, routeTo } from "./route.ts";

const way = (to: string, side = ""): AreaLink => ({ to, side, kind: "" });
const area = (ref: string, distance: number, ways: readonly AreaLink[]): Area => ({
  ref,
  name: ref,
  page: 2,
  distance,
  here: distance === 0,
  vessel_here: distance === 0,
  spots: [],
  ways,
  marks: [],
  text: [],
  links: [],
  choices: [],
  spoken: ref,
});
const atlas = (areas: readonly Area[], walks: readonly WalkRoute[] = []): SceneMap => ({
  here: areas[0]?.ref ?? "",
  sheets: [],
  areas,
  flight: [],
  walks,
  on_foot: [],
  spoken: [],
});
const cold: MapMark = { kind: "cold", label: "cold", short_label: "cold" };
const printed: MapMark = { kind: "mark", label: "a mark", short_label: "?" };
const reef: MapMark = { kind: "hazard", label: "Reef: craft 5", short_label: "Reef" };
// from a to d over b; c is as near as b, but leads nowhere
const sea = atlas([
  area("a", 0, [way("b"), way("c")]),
  area("c", 1, [way("a")]),
  area("b", 1, [way("a"), way("d")]),
  area("d", 2, [way("b")]),
  area("far", -1, []),
]);

test("by ship every step is one move nearer, and leads on", () => {
  deepEqual(routeTo(sea, "d"), { refs: ["a", "b", "d"], goes: ["b", "d"], steps: 2, marks: [] });
  deepEqual(routeTo(sea, "c")?.refs, ["a", "c"]);
});

test("of two ways by ship that without a hazard is shown", () => {
  const two = atlas([
    area("a", 0, [way("b"), way("c")]),
    { ...area("b", 1, [way("d")]), marks: [reef] },
    area("c", 1, [way("d")]),
    { ...area("d", 2, []), marks: [reef] },
  ]);

  deepEqual(routeTo(two, "d"), { refs: ["a", "c", "d"], goes: ["c", "d"], steps: 2, marks: [reef] });
});

test("there is no way to where we are, nor to where none leads", () => {
  equal(routeTo(sea, "a"), null);
  equal(routeTo(sea, "far"), null);
  equal(routeTo(sea, "nowhere"), null);
});

test("a way that leads only back is not taken", () => {
  const turned = atlas([
    area("a", 0, [way("b")]),
    area("c", 1, [way("a")]),
    area("b", 1, [way("d")]),
    area("d", 2, [way("c")]),
  ]);

  deepEqual(routeTo(turned, "d")?.refs, ["a", "b", "d"]);
});

test("on foot the choices are followed square by square", () => {
  const skies = atlas(
    [
      area("a", -1, [way("b", "east")]),
      { ...area("b", -1, [way("c", "north"), way("a", "west")]), marks: [cold, printed] },
      area("c", -1, []),
    ],
    [
      ["a", 0, 0, []],
      ["b", 1, 1, ["travel east"]],
      ["c", 2, 1, ["travel east", "travel north"]],
    ],
  );

  deepEqual(routeTo(skies, "c"), { refs: ["a", "b", "c"], goes: ["east", "north"], steps: 2, marks: [cold] });
  equal(routeTo(skies, "a"), null);
  equal(routeTo(skies, "d"), null);
});

test("a route is drawn on its sheet, and ends at the sign to the page where it goes on", () => {
  const far = { ...area("far", 2, []), page: 4 };
  const areas = new Map([area("a", 0, []), area("b", 1, []), far].map((each) => [each.ref, each]));
  const sheet = {
    areas: [
      { ref: "a", figure_spots: [[10, 20]] },
      { ref: "b", figure_spots: [[30, 40]] },
    ],
    exits: [
      { page: 6, x: 1, y: 1 },
      { page: 4, x: 90, y: 50 },
    ],
  } as unknown as MapSheet;
  const points = (...refs: string[]) => pointsOn(sheet, areas, { refs });

  deepEqual(points("a", "b"), [
    [10, 20],
    [30, 40],
  ]);
  deepEqual(points("a", "far", "b"), [
    [10, 20],
    [90, 50],
  ]);
  deepEqual(points("a", "nowhere"), [[10, 20]]);
  deepEqual(points("far", "a"), [], "a route that begins on another sheet is not drawn");
});
