// What came of the last answer.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { LogLine } from "../../wire";
import { lately } from "./lately.ts";

function line(kind: string, words: string, more: Partial<LogLine> = {}): LogLine {
  return { entry: 1, kind, text: [["plain", words, ""]], ref: "", body: [], forced: false, ...more };
}
const page = (words: string, ref: string): LogLine =>
  line("paragraph", words, { ref, body: [[["plain", "It rains.", ""]]] });
const said = (lines: readonly LogLine[]): string[] => lines.map((one) => one.text[0]![1]);

test("what came of the last answer stands below it, with what the table answered by itself", () => {
  const log = [
    line("choice", "a"),
    line("drew", "b"),
    line("choice", "c"),
    line("gain", "d"),
    line("choice", "e", { forced: true }),
    line("gain", "f"),
  ];
  assert.deepEqual(said(lately(log, "").after), ["c", "d", "e", "f"]);
  assert.equal(lately(log, "").fresh, false);
});
test("an answer of which nothing came is no news", () => {
  assert.deepEqual(lately([line("gain", "a"), line("choice", "b")], "").after, []);
  assert.deepEqual(lately([], "").after, []);
});
test("before anybody has answered all is told that happened", () => {
  assert.deepEqual(said(lately([line("turn", "a"), line("drew", "b")], "").after), ["a", "b"]);
});
test("a page that the answer opened stands between what led to it and what it did", () => {
  const log = [line("choice", "a"), line("passed", "b"), page("c", "10"), line("gain", "d")];
  const told = lately(log, "10");
  assert.deepEqual([said(told.before), said(told.after), told.fresh], [["a", "b"], ["d"], true]);
  assert.deepEqual(said(lately(log.slice(1), "10").before), []);
});
test("a page that was opened by an earlier answer has been read", () => {
  const told = lately([line("choice", "a"), page("b", "10"), line("choice", "c"), line("gain", "d")], "10");
  assert.deepEqual([said(told.before), said(told.after), told.fresh, told.passed], [[], ["c", "d"], false, false]);
});
test("a page that came and went is still to be read", () => {
  const log = [line("choice", "a"), page("b", "10.1"), line("gain", "c")];
  assert.deepEqual(
    [said(lately(log, "10").after), lately(log, "10").passed, lately(log, "10").fresh],
    [["a", "b", "c"], true, false],
  );
  const told = lately([...log, page("d", "10"), line("gain", "e")], "10");
  assert.deepEqual([said(told.before), said(told.after), told.fresh], [["a", "b", "c"], ["e"], true]);
});
test("of very many the answer, the pages and the last are told", () => {
  const many = [
    line("choice", "a"),
    page("b", "9"),
    ...Array.from({ length: 30 }, (_, at) => line("gain", String(at))),
  ];
  assert.deepEqual(said(lately(many, "").after).slice(0, 3), ["a", "b", "19"]);
  assert.equal(lately(many, "").after.length, 13);
});
