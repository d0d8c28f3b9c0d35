// The light of the rules is that of the table.
import assert from "node:assert/strict";
import { test } from "node:test";
import { chosenLight } from "../src/rules/light.ts";

test("what was chosen at the table is followed; anything else leaves it to the device", () => {
  assert.equal(chosenLight('{"light":"dark","size":1}'), "dark");
  assert.equal(chosenLight('{"light":"light"}'), "light");
  for (const kept of [null, "{}", '{"light":"auto"}', '{"light":1}', "null", "no JSON"])
    assert.equal(chosenLight(kept), "");
});
