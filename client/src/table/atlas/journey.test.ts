// Ways of several moves that can be gone at once.
import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import type { ChoiceMenu, MoveReach, SceneMap } from "../../wire";
import { journeyTo, voyageAnswer } from "./journey.ts";

const square = (ref: string, east: string) => ({ ref, distance: -1, ways: [{ to: east, side: "east" }], marks: [] });
const map = {
  here: "a",
  areas: [square("a", "b"), square("b", "c"), square("c", "d")],
  walks: [
    ["a", 0, 0, []],
    ["b", 1, 0, ["travel east"]],
    ["c", 2, 0, ["travel east", "travel east"]],
  ],
} as unknown as SceneMap;
const menu = (reach: MoveReach | null, ...own: string[]) =>
  ({ own: own.map((notation) => ({ notation, seat: 0 })), reach }) as unknown as ChoiceMenu;
const mine = ({ seat }: { seat: number }) => seat === 0;

test("a way is gone by the moves that are asked for", () => {
  const reach = { verb: "travel", moves: 2, time: 1 };
  deepEqual(journeyTo(map, menu(reach, "travel east"), "c", mine)?.choices, ["travel east", "travel east"]);
  deepEqual(journeyTo(map, menu({ ...reach, verb: "walk" }, "walk east"), "c", mine)?.choices, [
    "walk east",
    "walk east",
  ]);
});
test("none is longer than one can go now, and none is gone where no move is asked for, or by others", () => {
  const reach = { verb: "travel", moves: 1, time: 1 };
  equal(journeyTo(map, menu(reach, "travel east"), "c", mine), null);
  equal(journeyTo(map, menu(null, "travel east"), "b", mine), null);
  equal(journeyTo(map, menu(reach, "explore 4"), "b", mine), null);
  equal(
    journeyTo(map, menu(reach, "travel east"), "b", () => false),
    null,
  );
  equal(journeyTo(map, menu({ ...reach, verb: "sail" }, "sail b"), "b", mine), null);
});

test("where sailing is an action now, a voyage begins on the map; what is certain is answered by itself", () => {
  const area = (ref: string, distance: number, to: string) => ({ ref, distance, marks: [], ways: [{ to, side: "" }] });
  const sea = { walks: [], here: "a", areas: [area("a", 0, "b"), area("b", 1, "c"), area("c", 2, "b")] } as never;
  const asks = (kind: string, ...own: string[]) =>
    ({ decision: { kind }, menu: { own: own.map((notation) => ({ notation })) } }) as never;

  deepEqual(journeyTo(sea, menu(null, "travel"), "b", mine)?.isVoyage, true);
  equal(
    journeyTo(sea, menu(null, "travel"), "b", () => false),
    null,
  );
  const near = ["a", "b"];
  equal(voyageAnswer(asks("TakeAction", "travel"), near), "travel");
  equal(voyageAnswer(asks("Steer", "steer ann", "go on"), near), "go on", "nobody has to steer to the next region");
  equal(voyageAnswer(asks("Steer", "steer ann", "go on"), ["a", "b", "c"]), "", "who steers further is asked");
  equal(voyageAnswer(asks("Hazard", "go on"), near), "");
  equal(voyageAnswer(asks("Sail", "sail b", "stop sailing"), near), "sail b");
});
