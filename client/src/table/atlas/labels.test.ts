import { deepEqual, equal, ok } from "node:assert/strict";
import { test } from "node:test";
import { boxAround, breakName, overlap, placeLabels, shortened, type Label } from "./labels.ts";

const name = (ref: string, x: number, y: number): Label => ({
  ref,
  lines: [ref],
  x,
  y,
  reach: 10,
  width: 40,
  height: 14,
});

test("a name stands below its place if it can", () => {
  const [placed] = placeLabels([name("a", 100, 100)], []);

  deepEqual([placed?.x, placed?.y], [80, 112]);
});

test("what is taken is left free, and so are other names", () => {
  const below = { x: 60, y: 110, width: 80, height: 20 };
  const placed = placeLabels([name("a", 100, 100), name("b", 110, 100)], [below]);

  equal(placed.length, 2);
  ok(placed.every((label) => !overlap(label, below)));
  ok(!overlap(placed[0]!, placed[1]!));
});

test("where there is no room at all there is no name", () => {
  equal(placeLabels([name("a", 100, 100)], [{ x: 0, y: 0, width: 200, height: 200 }]).length, 0);
});

test("a long name is broken once, as evenly as can be", () => {
  deepEqual(breakName("The Bar of Chairs", 10), ["The Bar", "of Chairs"]);
  deepEqual(breakName("Nod", 10), ["Nod"]);
  deepEqual(breakName("Bell Sound", 10), ["Bell Sound"]); // just as long as a line may be
  deepEqual(breakName("Bell Sounds", 10), ["Bell", "Sounds"]);
  deepEqual(breakName("Unbreakableword", 10), ["Unbreakableword"]);
});

test("names of more than 60 letters end in an ellipsis", () => {
  equal(shortened("x".repeat(60)), "x".repeat(60));
  equal(shortened("x".repeat(61)), `${"x".repeat(57)}…`);
});

test("a box lies around its point", () => {
  deepEqual(boxAround(100, 50, 20, 8), { x: 90, y: 46, width: 20, height: 8 });
});
