// What came of the last answer.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { LogLine } from "../../wire";
import { lately } from "./lately.ts";

function line(kind: string, words: string, more: Partial<LogLine> = {}): LogLine {
  return { entry: 1, kind, text: [["plain", words, ""]], ref: "", told: [], only: false, ...more };
}
const said = (lines: readonly LogLine[]): string[] => lines.map((one) => one.text[0]![1]);

test("what came of the last answer stands below it, with what the table answered by itself", () => {
  const log = [line("choice", "a"), line("drew", "b"), line("choice", "c"), line("gain", "d"), line("choice", "e", { only: true }), line("gain", "f")];
  assert.deepEqual(said(lately(log, "")), ["c", "d", "e", "f"]);
});
test("an answer of which nothing came is no news", () => {
  assert.deepEqual(lately([line("gain", "a"), line("choice", "b")], ""), []);
  assert.deepEqual(lately([], ""), []);
});
test("before anybody has answered all is told that happened", () => {
  assert.deepEqual(said(lately([line("turn", "a"), line("drew", "b")], "")), ["a", "b"]);
});
test("the page that lies open is not named a second time", () => {
  const log = [line("choice", "a"), line("paragraph", "b", { ref: "10" }), line("gain", "c")];
  assert.deepEqual(said(lately(log, "10")), ["a", "c"]);
  assert.deepEqual(said(lately(log, "11")), ["a", "b", "c"]);
});
test("of very many the answer and the last are told", () => {
  const many = [line("choice", "a"), ...Array.from({ length: 30 }, (_, at) => line("gain", String(at)))];
  assert.deepEqual(said(lately(many, "")).slice(0, 2), ["a", "19"]);
  assert.equal(lately(many, "").length, 12);
});
