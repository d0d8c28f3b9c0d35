// Which plate the page of a fight that was won shows.
import { equal } from "node:assert/strict";
import { test } from "node:test";
import type { BookPlate } from "../../wire.ts";
import { beatenPlate } from "./plate-names.ts";

const book = ["place-2", "boss-4", "enemy-harkian", "boss-10"].map((name) => ({
  plate: { name },
  title: name,
})) as unknown as BookPlate[];

test("a fight that was won shows the first of its enemies that has a plate; copies of a card share one", () => {
  equal(beatenPlate(book, ["crab", "harkian-2"])?.name, "enemy-harkian");
  equal(beatenPlate(book, ["crab"]), null, "not that of a boss, though no enemy has one");
});

test("a boss has no cards that are laid out: the one that was beaten last is shown", () => {
  equal(beatenPlate(book, [])?.name, "boss-10");
  equal(beatenPlate([], []), null);
});
