import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import type { Area } from "../../wire";
import { boardOf } from "./board.ts";

const space = (ref: string, distance: number, ...ways: readonly [string, string][]): Area => ({
  ref,
  name: ref,
  page: 0,
  distance,
  here: false,
  vessel_here: distance === 0,
  spots: [],
  marks: [],
  text: [],
  links: [],
  choices: [],
  spoken: ref,
  ways: ways.map(([to, kind]) => ({ to, side: "", kind })),
});

test("spaces stand in columns by how far they are, one under the other", () => {
  const { spaces, columns, rows } = boardOf([space("a", 0), space("b", 1), space("c", 1), space("d", 2)]);

  deepEqual(
    spaces.map(({ area, column, row }) => [area.ref, column, row]),
    [
      ["a", 0, 0],
      ["b", 1, 0],
      ["c", 1, 1],
      ["d", 2, 0],
    ],
  );
  deepEqual([columns, rows], [3, 2]);
});

test("a way there and back is one line; one that leads only there is its own", () => {
  const { ways } = boardOf([
    space("a", 0, ["b", ""]),
    space("b", 1, ["a", ""], ["c", "one-way"]),
    space("c", 2, ["gone", ""]),
  ]);

  equal(ways.length, 2);
  deepEqual(
    ways.map((way) => way.only),
    [false, true],
  );
});

test("a board without spaces is empty", () => {
  deepEqual(boardOf([]), { spaces: [], columns: 1, rows: 1, ways: [] });
});
