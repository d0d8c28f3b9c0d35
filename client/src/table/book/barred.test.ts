// Several choices that are barred for one reason.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { RichText } from "../../wire";
import { unnamed } from "./barred.ts";

const said = (words: string): RichText => [["plain", words, ""]];

test("whatever the line names already is not named again", () => {
  const names = ["Voler : Geysers", "Voler : Lac-aux-Abeilles"];
  assert.deepEqual(unnamed({ label: said("Voler : Geysers, Lac-aux-Abeilles"), names }), []);
  assert.deepEqual(unnamed({ label: said("Voler : Geysers"), names }), ["Voler : Lac-aux-Abeilles"]);
  assert.deepEqual(unnamed({ label: said("Voler"), names }), names);
});
test("a line about one alone lists nothing", () => {
  assert.deepEqual(unnamed({ label: said("Finir"), names: ["Finir le tour"] }), []);
});
