// What the others do: who asks for what, who plans what where, who has read which page.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { LogLine, PresenceEvent } from "../../wire.ts";
import { Company, pageToRead } from "./company.svelte.ts";

const shows = (who: string, more: object = {}): PresenceEvent =>
  ({ kind: "presence", who, position: 7, staged: [], read: "", asks: [], ...more }) as PresenceEvent;
const company = (...events: PresenceEvent[]): Company => {
  const all = new Company();
  for (const event of events) all.hear(event);
  return all;
};

test("nobody does anything at first, and after all is told anew", () => {
  const nothing = (who: Company): void =>
    assert.deepEqual(
      [who.asking("sail"), who.planning("sail", 7), who.plans(7), who.hasRead("ben", "p"), who.hasRead("ben", "")],
      [[], [], [], false, false],
    );
  nothing(new Company());
  const before = company(shows("ben", { staged: ["sail"], asks: ["sail"], read: "p" }));
  before.forget();
  nothing(before);
});

test("the last that somebody shows counts; an older table says nothing of what is asked for", () => {
  const who = company(shows("ben", { asks: ["sail", "rest"] }), shows("eve", { asks: ["sail"] }));
  assert.deepEqual([who.asking("sail"), who.asking("rest"), who.asking("fly")], [["ben", "eve"], ["ben"], []]);
  who.hear(shows("ben", { asks: undefined }));
  assert.deepEqual([who.asking("sail"), who.asking("rest")], [["eve"], []]);
});

test("plans are those of a position", () => {
  const ben = shows("ben", { staged: ["sail", "rest"] });
  const who = company(ben, shows("eve", { staged: ["sail"], position: 8 }), shows("kim"));
  assert.deepEqual(
    [who.planning("sail", 7), who.planning("sail", 8), who.planning("rest", 8), who.planning("fly", 7)],
    [["ben"], ["eve"], [], []],
  );
  assert.deepEqual([who.plans(7), who.plans(8).map((each) => each.who), who.plans(9)], [[ben], ["eve"], []]);
});

test("what can be chosen no more is asked for no more; the rest stays, and so do plans", () => {
  const who = company(shows("ben", { asks: ["sail", "rest"], staged: ["x"] }), shows("eve", { asks: ["sail"] }));
  who.keepAsked(new Set(["sail", "rest", "fly"]));
  assert.deepEqual([who.asking("sail"), who.asking("rest")], [["ben", "eve"], ["ben"]]);
  who.keepAsked(new Set(["sail"]));
  assert.deepEqual([who.asking("sail"), who.asking("rest"), who.planning("x", 7)], [["ben", "eve"], [], ["ben"]]);
  who.keepAsked(new Set());
  assert.deepEqual(who.asking("sail"), []);
});

test("what this person asks for is added once, and withdrawn alone", () => {
  const who = new Company();
  who.ask("ada", "sail", 9, false);
  who.ask("ada", "sail", 9, false);
  who.ask("ada", "rest", 9, false);
  assert.deepEqual([who.asking("sail"), who.asking("rest"), who.plans(9)], [["ada"], ["ada"], []]);
  who.ask("ada", "sail", 9, true);
  assert.deepEqual([who.asking("sail"), who.asking("rest")], [[], ["ada"]]);
  who.hear(shows("ada", { staged: ["fly"], read: "p" }));
  who.ask("ada", "sail", 9, false);
  assert.deepEqual([who.planning("fly", 7), who.hasRead("ada", "p"), who.hasRead("ada", "q")], [["ada"], true, false]);
});

test("the page to read is the last that came after the last answer of somebody", () => {
  const line = (entry: number, kind: string, body: number, more: object = {}): LogLine =>
    ({ entry, kind, ref: `r${entry}`, body: Array(body).fill([]), forced: false, ...more }) as unknown as LogLine;
  assert.equal(pageToRead([]), "");
  assert.equal(pageToRead([line(1, "paragraph", 1)]), "r1@1");
  assert.equal(pageToRead([line(1, "choice", 0), line(2, "paragraph", 1), line(3, "paragraph", 2)]), "r3@3");
  assert.equal(pageToRead([line(1, "paragraph", 1), line(2, "choice", 1)]), "", "the answer itself is no page");
  assert.equal(pageToRead([line(1, "paragraph", 1), line(2, "choice", 0, { forced: true })]), "r1@1");
  assert.equal(pageToRead([line(1, "paragraph", 1), line(2, "gain", 0)]), "r1@1");
  assert.equal(pageToRead([line(1, "paragraph", 1, { ref: "a«b» c_" })]), "a_b_ c_@1");
  assert.equal(pageToRead([line(1, "paragraph", 1, { ref: "x".repeat(200) })]).length, 120);
});
