// The parts of the table that are on the screen at once.
import assert from "node:assert/strict";
import { test } from "node:test";
import { panesFor } from "./panes.ts";

const inPixels = (width: number, height: number, text = 1): string => panesFor(width / 16 / text, height / 16 / text);

test("desks and a tablet that lies show everything", () => {
  for (const [width, height] of [
    [1280, 800],
    [1440, 900],
    [1920, 1080],
    [1180, 820],
  ] as const)
    assert.equal(inPixels(width, height), "wide");
});

test("a tablet shows two panes upright, a phone lying down; a phone upright one", () => {
  assert.equal(inPixels(820, 1180), "stacked");
  assert.equal(inPixels(844, 390), "beside");
  assert.equal(inPixels(390, 844), "phone");
});

test("larger letters count as a smaller window", () => {
  assert.equal(inPixels(1440, 900, 2), "beside");
  assert.equal(inPixels(820, 1180, 2), "phone");
});
