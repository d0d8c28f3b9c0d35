// When another evening begins at a table.
import assert from "node:assert/strict";
import { test } from "node:test";
import { isNewEvening, sitsAt } from "./evening.ts";

const HOUR = 60 * 60 * 1000;
const kept = new Map<string, string>();
Object.defineProperty(globalThis, "localStorage", {
  value: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  },
  configurable: true,
});

test("a table that this device has not seen begins no evening", () => {
  assert.equal(isNewEvening("a", 100 * HOUR), false);
});
test("after some hours another evening begins, before that it is the same", () => {
  sitsAt("a", 100 * HOUR);
  sitsAt("b", 104 * HOUR);

  assert.equal(isNewEvening("a", 103 * HOUR), false);
  assert.equal(isNewEvening("a", 124 * HOUR), true);
  assert.equal(isNewEvening("b", 107 * HOUR), false);
});
test("what cannot be read begins no evening", () => {
  for (const text of ["[", "3", '{"a": "yesterday"}']) {
    kept.set("sleeping-gods-evenings", text);
    assert.equal(isNewEvening("a", 999 * HOUR), false);
  }
});
test("only the latest tables are kept", () => {
  for (let at = 0; at < 60; at += 1) sitsAt(`t${at}`, at);

  assert.equal(Object.keys(JSON.parse(kept.get("sleeping-gods-evenings")!) as object).length, 40);
});
