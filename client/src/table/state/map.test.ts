// The map comes in part: what is not told is as it was.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Area, MapPage, SceneMap } from "../../wire";

// what the compiler of the components makes of it: plain values do here
Object.assign(globalThis, { $state: Object.assign(<T>(value: T): T => value, { raw: <T>(value: T): T => value }) });
const { mapNow, Scene } = await import("./scene.svelte.ts");

const area = (ref: string, distance: number): Area => ({
  ref,
  name: ref,
  page: 2,
  distance,
  here: !distance,
  vessel_here: false,
  spots: [],
  ways: [],
  marks: [],
  text: [],
  links: [],
  choices: [],
  spoken: "",
});
const sheet = (page: number, open: boolean): MapPage => ({
  page,
  title: "",
  columns: 0,
  rows: 0,
  edges: [],
  beyond: "",
  open,
  spoken: "",
});
const before: SceneMap = {
  here: "a",
  sheets: [sheet(2, true), sheet(4, false)],
  areas: [area("a", 0), area("b", 1), area("c", 2)],
  flight: [area("f", 1)],
  walks: [],
  on_foot: [["7", "near"]],
  spoken: ["at a"],
};

test("areas and sheets are put in place of those they name", () => {
  const now = mapNow(before, { here: "a", spoken: [], sheets: [sheet(4, true)], areas: [area("b", 5)] });
  assert.deepEqual(
    now.areas.map((area) => [area.ref, area.distance]),
    [
      ["a", 0],
      ["b", 5],
      ["c", 2],
    ],
  );
  assert.deepEqual(
    now.sheets.map((sheet) => [sheet.page, sheet.open]),
    [
      [2, true],
      [4, true],
    ],
  );
  assert.deepEqual([now.flight, now.walks, now.on_foot, now.spoken], [before.flight, before.walks, before.on_foot, []]);
});

test("areas stand in the order that is told, and empty lists take the place of full ones", () => {
  const now = mapNow(before, {
    here: "c",
    spoken: ["at c"],
    sheets: [],
    areas: [area("c", 0)],
    order: ["c", "b", "a"],
    flight: [],
    walks: [],
    on_foot: [],
  });
  assert.deepEqual(
    now.areas.map((area) => area.ref),
    ["c", "b", "a"],
  );
  assert.deepEqual([now.here, now.flight, now.on_foot], ["c", [], []]);
});

test("a scene keeps the rest of its map", () => {
  const scene = new Scene();
  scene.put({ map: before });
  scene.put({ map_part: { here: "b", spoken: [], sheets: [], areas: [] } });
  assert.equal(scene.map?.here, "b");
  assert.equal(scene.map?.areas.length, 3);
});
