// The region of a language, as the browser names it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { regional } from "./regional.ts";

test("the region is that of the browser's first language that is the page's", () => {
  assert.equal(regional("en", ["fr-CH", "en-GB", "en-US"]), "en-GB");
  assert.equal(regional("fr", ["en-GB"]), "fr");
});
