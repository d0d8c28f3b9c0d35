// What came of the last answer.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { LogLine, Page } from "../../wire";
import { lately, liesOpen } from "./lately.ts";

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

const page = (ref: string, open: boolean): Page => ({ ref, number: ref, title: ref, kind: "story", blocks: [], choices: [], notes: [], open, earlier: [] });

test("a page that is over with the answer that led to it still lies open, until the next answer", () => {
  const log = [line("choice", "a"), line("paragraph", "b", { ref: "2.1" }), line("gain", "c")];
  assert.equal(liesOpen(page("2.1", false), log), true);
  assert.equal(liesOpen(page("2.1", false), [...log, line("choice", "d", { only: true }), line("gain", "e")]), true);
  assert.equal(liesOpen(page("2.1", false), [...log, line("choice", "d")]), false);
  assert.equal(liesOpen(page("2", false), log), false);
});
test("a page that is being read lies open, an event told whole in the list of what came does not", () => {
  assert.equal(liesOpen(page("2", true), []), true);
  assert.equal(liesOpen(page("storm", false), [line("event", "a", { ref: "storm", told: [[["plain", "b", ""]]] })]), false);
  assert.equal(liesOpen(null, []), false);
});
test("in a fight the page that led to it is put away with the first answer", () => {
  const log = [line("choice", "a"), line("paragraph", "b", { ref: "7" })];
  assert.equal(liesOpen(page("7", true), log, true), true);
  assert.equal(liesOpen(page("7", true), [...log, line("choice", "c")], true), false);
  assert.equal(liesOpen(page("7", true), [...log, line("choice", "c")]), true);
});
