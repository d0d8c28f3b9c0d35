// What came of an answer, by its weight.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import icons from "../look/icons.json";
import { isBad, SIGNS, signOf } from "./news.ts";

test("every kind of news is a kind of log line, and its icon is known", () => {
  const words = ["both", "skies", "sea"]
    .map((name) => readFileSync(`../src/sleeping_gods/words/en/${name}.ftl`, "utf8"))
    .join("\n");
  for (const [kind, sign] of Object.entries(SIGNS)) {
    assert.match(words, new RegExp(`^event_${kind} = `, "m"));
    assert.ok(sign in icons, sign);
  }
});
test("a step on the way is no news", () => {
  assert.equal(signOf("covered"), "");
});
test("what was lost is bad news, what was won is not", () => {
  assert.equal(isBad("challenge-failed"), true);
  assert.equal(isBad("victory"), false);
});
