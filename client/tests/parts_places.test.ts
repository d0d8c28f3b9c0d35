// The bar of places: which of them is marked as the one that is seen, and what a tap on one opens.
import assert from "node:assert/strict";
import { test } from "node:test";
import { settled, window } from "./page.ts";
import { draws } from "./part.ts";
import { atTable } from "./table_fixture.ts";

const { default: NavigationBar } = await import("../src/table/places/NavigationBar.svelte");

const PLACES = ["book", "atlas", "party", "cards"];
test.afterEach(() => window.happyDOM.setViewport({ width: 1440, height: 900 }));

/** The bar of a table whose open place is this one. */
async function bar(place: string) {
  const at = atTable();
  at.snapshot();
  const part = await draws("the bar", NavigationBar, { place }, at);
  const current = (): readonly string[] =>
    part.all("button.place[aria-current=page]").map((button) => button.className.split(" ")[1] ?? "");
  return { part, current };
}

for (const [width, height, beside] of [
  [1440, 900, "book"],
  [390, 844, "book"],
  [900, 600, "atlas"],
  [700, 900, "atlas"],
] as const)
  test(`in a window of ${width} by ${height} the open place is marked, for the book the ${beside}`, async () => {
    window.happyDOM.setViewport({ width, height });
    await settled();
    for (const place of PLACES) {
      const { part, current } = await bar(place);
      assert.deepEqual(current(), [place === "book" ? beside : place]);
      await part.gone();
    }
  });

test("a tap opens a place, and a second tap on the cards closes them", async () => {
  const { part, current } = await bar("book");
  for (const place of ["atlas", "party", "book", "cards"]) {
    await part.clicks(`button.place.${place}`);
    assert.deepEqual(current(), [place]);
  }
  await part.clicks("button.place.cards");
  assert.deepEqual(current(), ["book"]);
  await part.clicks("button.place.party");
  await part.clicks("button.place.party");
  assert.deepEqual(current(), ["party"]);
  await part.gone();
});
