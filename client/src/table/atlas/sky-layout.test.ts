// The chart of the sky as it is drawn: nothing is cut off, nothing lies on another, no route runs through a place.
import { deepEqual, equal, ok } from "node:assert/strict";
import { test } from "node:test";
import type { Area } from "../../wire";
import type { Sky } from "./sky.ts";
import { labelSize, placeLabels, type Box, type Size } from "./sky-labels.ts";
import { drawRoutes, routePlan, type Route } from "./sky-routes.ts";

const place = (ref: string, x: number, y: number, number = ""): Sky["spaces"][number] => ({
  area: { ref, name: ref, spots: number ? [{ ref: number }] : [], marks: [] } as unknown as Area,
  x,
  y,
});
const spaces = [
  place("Henrik's Camp", 0.4, 2.7),
  place("Nine Peg", 3.12, 2.5),
  place("Roof Row", 1.62, 1.3),
  place("Centre Stage", 3.12, 1.3),
  place("Geysers", 0.4, 0.3),
  place("The Calm", 4.47, 2.8, "218"),
  place("The Ceiling", 0.4, 3.3),
  place("Sapphire Pass", 4.47, 2, "217"),
];
const way = (from: string, to: string): Sky["ways"][number] => ({
  from: spaces.find(({ area }) => area.ref === from)!,
  to: spaces.find(({ area }) => area.ref === to)!,
  only: false,
});
const SKY: Sky = {
  width: 4.95,
  height: 4,
  spreads: [],
  spaces,
  ways: [
    way("Geysers", "The Ceiling"),
    way("Geysers", "Sapphire Pass"),
    way("Henrik's Camp", "Nine Peg"),
    way("Geysers", "Roof Row"),
  ],
};
/** Pixels of a rem. */
const REM = 16;
const PHONE: Size = { width: 366, height: 520 };
const STRIP: Size = { width: 733, height: 240 };
const CHARTS = { "a phone": PHONE, "the strip under the map": STRIP };
const labelsOn = (chart: Size): ReadonlyMap<string, Box> =>
  placeLabels(SKY, chart, (area) => labelSize(area, chart.width, REM));

/** The points of a route: where it begins, the point to which it is drawn aside, and where it ends. */
function pointsOf(route: Route) {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0] = [...route.path.matchAll(/[\d.-]+/g)].map(Number);
  return { from: { x: x0, y: y0 }, aside: { x: x1, y: y1 }, to: { x: x2, y: y2 } };
}
/** Points along a route, from near its beginning to near its end. */
function pointsAlong(route: Route): { x: number; y: number }[] {
  const { from, aside, to } = pointsOf(route);
  const parts = Array.from({ length: 49 }, (_, at) => (at + 1) / 50);
  return parts.map((part) => {
    const rest = 1 - part;
    return {
      x: rest * rest * from.x + 2 * part * rest * aside.x + part * part * to.x,
      y: rest * rest * from.y + 2 * part * rest * aside.y + part * part * to.y,
    };
  });
}
const overlap = (box: Box, other: Box): boolean =>
  Math.abs(box.x - other.x) < (box.width + other.width) / 2 &&
  Math.abs(box.y - other.y) < (box.height + other.height) / 2;

for (const [name, chart] of Object.entries(CHARTS)) {
  const boxes = labelsOn(chart);

  test(`on ${name} every label lies inside the chart, and on no other`, () => {
    const all = [...boxes.values()];
    for (const [at, box] of all.entries()) {
      ok(box.x - box.width / 2 >= 0 && box.x + box.width / 2 <= chart.width, "cut off at the side");
      ok(box.y - box.height / 2 >= 0 && box.y + box.height / 2 <= chart.height, "cut off above or below");
      ok(!all.slice(at + 1).some((other) => overlap(box, other)));
    }
  });

  test(`on ${name} no route runs through a place that it does not lead to`, () => {
    for (const [at, route] of drawRoutes(routePlan(SKY, boxes, chart)).entries()) {
      const ends = [SKY.ways[at]!.from.area.ref, SKY.ways[at]!.to.area.ref];
      for (const { x, y } of pointsAlong(route)) {
        const point = { x, y, width: 0, height: 0 };
        const under = [...boxes].filter(([ref, box]) => !ends.includes(ref) && overlap(point, box));
        deepEqual(under, [], `${ends.join(" to ")} at ${x.toFixed()} ${y.toFixed()}`);
      }
    }
  });
}

test("a route that nothing hinders is straight", () => {
  const fromGeysersToRoofRow = drawRoutes(routePlan(SKY, labelsOn(STRIP), STRIP))[3]!;
  const { from, aside, to } = pointsOf(fromGeysersToRoofRow);

  equal(Math.round(aside.x * 2), Math.round(from.x + to.x));
  equal(Math.round(aside.y * 2), Math.round(from.y + to.y));
});
