// What came of the last answer: lines and pages in their order, what is new on a page, and what was read before.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { LogLine, RichText, ScenePlate, StoryPage } from "../../wire";
import { reading, type Part } from "./reading.ts";

const words = (text: string): RichText => [["plain", text, ""]];
function line(kind: string, text: string, more: Partial<LogLine> = {}): LogLine {
  return {
    entry: 1,
    kind,
    text: words(text),
    ref: "",
    body: [],
    forced: false,
    title: "",
    has_choices: false,
    facts: null,
    ...more,
  };
}
const page = (ref: string, ...body: string[]): LogLine =>
  line("paragraph", `Read: ${ref}`, {
    ref,
    title: `Page ${ref}`,
    body: (body.length ? body : [`On ${ref}.`]).map(words),
  });
const open = (ref: string, ...blocks: string[]): StoryPage => ({
  ref,
  number: ref,
  title: `Page ${ref}`,
  kind: "story",
  blocks: (blocks.length ? blocks : [`On ${ref}.`]).map(words),
  choices: [],
  notes: [],
  open: true,
  earlier: [],
  plate: null,
  first_sight: true,
});
const partTexts = (parts: readonly Part[]): unknown[] =>
  parts.map((part) => ("page" in part ? `page ${part.page.ref}` : part.lines.map((line) => line.text[0]![1])));

test("what came of the last answer is told, but not what the table answered by itself as somebody's words", () => {
  const log = [line("choice", "a"), line("drew", "b"), line("choice", "c"), line("gain", "d")];
  const then = [...log, line("choice", "e", { forced: true }), line("gain", "f")];

  assert.deepEqual(partTexts(reading(then, null).parts), [["c", "d", "f"]]);
});
test("a turn that ends and one that begins are one line before what the turn brings", () => {
  const log = [
    line("choice", "Ana: End the turn"),
    line("turn-ends", "The turn of Ana ends."),
    line("turn", "Turn 3: Ana is active."),
    line("choice", "Ana: Begin the turn", { forced: true }),
    line("drew-this-card", "Ana draws Silver Tongue."),
    page("thin-ice"),
  ];

  assert.deepEqual(partTexts(reading(log, null).parts), [
    ["Turn 3: Ana is active.", "Ana draws Silver Tongue."],
    "page thin-ice",
  ]);
});
test("time that was spent is not told beside the step that it was spent on", () => {
  const log = [line("choice", "a"), line("time", "1 time spent"), line("moved", "b")];

  assert.deepEqual(partTexts(reading(log, null).parts), [["a", "b"]]);
});
test("an answer of which nothing came is no news", () => {
  assert.deepEqual(reading([line("gain", "a"), line("choice", "b")], null).parts, []);
  assert.deepEqual(reading([], null).parts, []);
});
test("before anybody has answered all is told that happened", () => {
  assert.deepEqual(partTexts(reading([line("turn", "a"), line("drew", "b")], null).parts), [["a", "b"]]);
});
test("pages that turn to one another are all pages, in the order in which they were read", () => {
  const log = [line("choice", "a"), page("13"), line("gain", "b"), page("13.12"), line("gain", "c")];

  const { parts, current } = reading(log, open("13.12"));

  assert.deepEqual(partTexts(parts), ["page 13", ["b"], "page 13.12", ["c"]]);
  assert.equal(current, true);
  assert.deepEqual(
    parts.flatMap((part) => ("page" in part ? [[part.page.current, part.page.fresh]] : [])),
    [
      [false, [true]],
      [true, [true]],
    ],
  );
});
test("a page that is turned back to in the same turn has nothing new on it", () => {
  const log = [page("21"), line("choice", "c"), page("21.3"), page("21")];

  const { parts } = reading(log, open("21"));

  assert.deepEqual(partTexts(parts), ["page 21.3", "page 21"]);
  assert.deepEqual(
    parts.map((part) => "page" in part && part.page.fresh),
    [[true], [false]],
  );
});
test("of a page that is read again the new paragraph is marked", () => {
  const log = [page("5", "A square."), line("choice", "a"), page("5", "A square.", "A bunk is free.")];

  const [part] = reading(log, open("5", "A square.", "A bunk is free.")).parts;

  assert.deepEqual(part && "page" in part && part.page.fresh, [false, true]);
});
test("a page that was read in an earlier turn is read anew", () => {
  const log = [page("5"), line("turn", "t"), line("choice", "a"), page("5")];

  const [part] = reading(log, open("5")).parts;

  assert.deepEqual(part && "page" in part && part.page.fresh, [true]);
});
test("a page that was opened by an earlier answer is not among what came", () => {
  const { parts, current, before } = reading(
    [line("choice", "a"), page("10"), line("choice", "c"), line("gain", "d")],
    open("10"),
  );

  assert.deepEqual([partTexts(parts), current, before], [[["c", "d"]], false, []]);
});
test("pages of earlier answers stay at hand, the last first, each once", () => {
  const log = [page("1"), page("2"), page("1"), page("3"), page("4"), page("5"), line("choice", "a"), page("6")];

  assert.deepEqual(
    reading(log, open("6")).before.map((page) => page.ref),
    ["5", "4", "3", "1"],
  );
});
test("what was read last is at hand though the log no longer has it, without a number if it has none", () => {
  const prologue = { ...open("prologue"), number: "", title: "The Wandering Sea", open: false };

  assert.deepEqual(
    reading([line("choice", "a"), line("gain", "b")], prologue).before.map((page) => [page.title, page.number]),
    [["The Wandering Sea", ""]],
  );
});
test("of very many lines the answer and the last are told, and every page", () => {
  const many = Array.from({ length: 30 }, (_, at) => line("gain", String(at)));

  const plain = partTexts(reading([line("choice", "a"), ...many], null).parts) as string[][];
  assert.deepEqual([plain[0]!.length, plain[0]!.slice(0, 2)], [12, ["a", "19"]]);
  assert.equal(reading([line("choice", "a"), page("9"), ...many], null).parts.length, 2);
});

const plate = (name: string): ScenePlate => ({ name, hash: "0123456789abcdef", alt: name, width: 1200, height: 720 });
const plates = (parts: readonly Part[]): unknown[] =>
  parts.flatMap((part) => ("page" in part ? [[part.page.ref, part.page.plate?.name ?? "", part.page.entered]] : []));

test("a plate stands before the first page of its place, large when the party has not been there", () => {
  const log = [line("choice", "a"), page("12"), line("choice", "b", { forced: true }), page("12.3")];
  const now = { ...open("12.3"), plate: plate("place-12") };
  const book = [{ title: "Twelve", plate: plate("place-12") }];

  assert.deepEqual(plates(reading(log, now, book).parts), [
    ["12", "place-12", true],
    ["12.3", "", true],
  ]);
  const later = [...log, line("choice", "c"), page("12.4")];
  const small = { ...open("12.4"), plate: plate("place-12") };
  assert.deepEqual(plates(reading(later, small, book).parts), [["12.4", "place-12", false]]);
  const again = [line("turn", "t"), line("choice", "a"), page("12")];
  const known = { ...open("12"), plate: plate("place-12"), first_sight: false };
  assert.deepEqual(plates(reading(again, known, book).parts), [["12", "place-12", false]]);
});

test("a page whose place has no plate has none, and pages of the finale share one", () => {
  const log = [line("choice", "a"), page("7"), page("F3"), page("F9")];
  const book = [{ title: "The end", plate: plate("place-f1") }];

  assert.deepEqual(
    plates(reading(log, open("F9"), book).parts).map((row) => (row as string[])[1]),
    ["", "place-f1", ""],
  );
});
