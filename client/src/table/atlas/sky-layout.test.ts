// The chart of the sky as it is drawn: nothing is cut off, nothing lies on another, no route runs through a place.
import { deepEqual, equal, ok } from "node:assert/strict";
import { test } from "node:test";
import type { Area } from "../../wire";
import type { Sky } from "./sky.ts";
import { drawRoutes, labelSize, placeLabels, type Box } from "./sky-layout.ts";

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
const WINDOWS = [
  ["a phone", 366, 520],
  ["the strip under the map", 733, 240],
] as const;
const overlap = (box: Box, other: Box): boolean =>
  Math.abs(box.x - other.x) < (box.width + other.width) / 2 &&
  Math.abs(box.y - other.y) < (box.height + other.height) / 2;

for (const [name, width, height] of WINDOWS) {
  const boxes = placeLabels(SKY, width, height, (area) => labelSize(area, width, 16));

  test(`on ${name} every label lies inside the chart, and on no other`, () => {
    const all = [...boxes.values()];
    for (const [at, box] of all.entries()) {
      ok(box.x - box.width / 2 >= 0 && box.x + box.width / 2 <= width, "cut off at the side");
      ok(box.y - box.height / 2 >= 0 && box.y + box.height / 2 <= height, "cut off above or below");
      ok(!all.slice(at + 1).some((other) => overlap(box, other)));
    }
  });

  test(`on ${name} no route runs through a place that it does not lead to`, () => {
    const routes = drawRoutes(SKY, boxes, width, height);
    for (const [at, { path }] of routes.entries()) {
      const [x0, y0, x1, y1, x2, y2] = [...path.matchAll(/[\d.-]+/g)].map(Number) as [
        number,
        number,
        number,
        number,
        number,
        number,
      ];
      const ends = [SKY.ways[at]!.from.area.ref, SKY.ways[at]!.to.area.ref];
      for (let step = 1; step < 50; step += 1) {
        const [part, rest] = [step / 50, 1 - step / 50];
        const x = rest * rest * x0 + 2 * part * rest * x1 + part * part * x2;
        const y = rest * rest * y0 + 2 * part * rest * y1 + part * part * y2;
        const point = { x, y, width: 0, height: 0 };
        const under = [...boxes].filter(([ref, box]) => !ends.includes(ref) && overlap(point, box));
        deepEqual(under, [], `${ends.join(" to ")} at ${x.toFixed()} ${y.toFixed()}`);
      }
    }
  });
}

test("a route that nothing hinders is straight", () => {
  const boxes = placeLabels(SKY, 733, 240, (area) => labelSize(area, 733, 16));
  const [x0, y0, x1, y1, x2, y2] = [...drawRoutes(SKY, boxes, 733, 240)[3]!.path.matchAll(/[\d.-]+/g)].map(Number);

  equal(Math.round(x1! * 2), Math.round(x0! + x2!));
  equal(Math.round(y1! * 2), Math.round(y0! + y2!));
});
