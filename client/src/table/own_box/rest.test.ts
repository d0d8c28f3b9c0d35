import assert from "node:assert/strict";
import { test } from "node:test";
import type { RepairField } from "../../wire";
import { answersOf, grouped, stepped } from "./rest.ts";

const field = (act: string, value: string, max = 5): RepairField => ({
  act: `set ${act}`,
  group: "People",
  label: act,
  value,
  min: 0,
  max,
  options: [],
});
const FIELDS = [
  field("command p1", "1"),
  field("health kasumi", "4"),
  field("command p2", "3"),
  field("status kasumi venom", "0", 1),
];

void test("what is to be told stands by what it belongs to, health first", () => {
  assert.deepEqual(
    grouped(FIELDS).map(({ name, fields }) => [name, fields.length]),
    [
      ["health", 1],
      ["command", 2],
      ["status", 1],
    ],
  );
});

void test("only what has changed is told, and what becomes less before what becomes more", () => {
  const values = { "set command p1": "3", "set command p2": "0", "set health kasumi": "4" };
  assert.deepEqual(answersOf(FIELDS, values, ["alert-2"]), [
    "now command p2 0",
    "now command p1 3",
    "now discard alert-2",
  ]);
  assert.deepEqual(answersOf(FIELDS, {}, []), []);
});

void test("a figure stays within its limits", () => {
  const health = FIELDS[1] ?? field("", "");
  assert.equal(stepped(health, "5", 1), "5");
  assert.equal(stepped(health, "0", -1), "0");
  assert.equal(stepped(health, "4", -1), "3");
});
