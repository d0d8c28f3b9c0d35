// What the others do: who asks for what, who plans what where, who has read which page.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { LogLine, PresenceEvent } from "../../wire.ts";
import { Company, pageToRead } from "./company.svelte.ts";

const shows = (who: string, more: object = {}): PresenceEvent =>
  ({ kind: "presence", who, position: 7, staged: [], read: "", asks: [], ...more }) as PresenceEvent;
const companyOf = (...events: PresenceEvent[]): Company => {
  const company = new Company();
  for (const event of events) company.hear(event);
  return company;
};

function assertIdle(company: Company): void {
  assert.deepEqual(company.asking("sail"), []);
  assert.deepEqual(company.planning("sail", 7), []);
  assert.deepEqual(company.plans(7), []);
  assert.equal(company.hasRead("ben", "p"), false);
  assert.equal(company.hasRead("ben", ""), false);
}

test("nobody does anything at first, and after all is told anew", () => {
  assertIdle(new Company());
  const company = companyOf(shows("ben", { staged: ["sail"], asks: ["sail"], read: "p" }));
  company.forget();
  assertIdle(company);
});

test("the last that somebody shows counts; an older table says nothing of what is asked for", () => {
  const company = companyOf(shows("ben", { asks: ["sail", "rest"] }), shows("eve", { asks: ["sail"] }));
  assert.deepEqual(company.asking("sail"), ["ben", "eve"]);
  assert.deepEqual(company.asking("rest"), ["ben"]);
  assert.deepEqual(company.asking("fly"), []);

  company.hear(shows("ben", { asks: undefined }));
  assert.deepEqual(company.asking("sail"), ["eve"]);
  assert.deepEqual(company.asking("rest"), []);
});

test("plans are those of a position", () => {
  const ben = shows("ben", { staged: ["sail", "rest"] });
  const eve = shows("eve", { staged: ["sail"], position: 8 });
  const company = companyOf(ben, eve, shows("kim"));
  assert.deepEqual(company.planning("sail", 7), ["ben"]);
  assert.deepEqual(company.planning("sail", 8), ["eve"]);
  assert.deepEqual(company.planning("rest", 8), []);
  assert.deepEqual(company.planning("fly", 7), []);
  assert.deepEqual(company.plans(7), [ben]);
  assert.deepEqual(company.plans(8), [eve]);
  assert.deepEqual(company.plans(9), []);
});

test("what can be chosen no more is asked for no more; the rest stays, and so do plans", () => {
  const company = companyOf(shows("ben", { asks: ["sail", "rest"], staged: ["x"] }), shows("eve", { asks: ["sail"] }));
  company.keepAsked(new Set(["sail", "rest", "fly"]));
  assert.deepEqual(company.asking("sail"), ["ben", "eve"]);
  assert.deepEqual(company.asking("rest"), ["ben"]);

  company.keepAsked(new Set(["sail"]));
  assert.deepEqual(company.asking("sail"), ["ben", "eve"]);
  assert.deepEqual(company.asking("rest"), []);
  assert.deepEqual(company.planning("x", 7), ["ben"]);

  company.keepAsked(new Set());
  assert.deepEqual(company.asking("sail"), []);
});

test("what this person asks for is added once, and withdrawn alone", () => {
  const company = new Company();
  company.ask("ada", "sail", 9, false);
  company.ask("ada", "sail", 9, false);
  company.ask("ada", "rest", 9, false);
  assert.deepEqual(company.asking("sail"), ["ada"]);
  assert.deepEqual(company.asking("rest"), ["ada"]);
  assert.deepEqual(company.plans(9), []);

  company.ask("ada", "sail", 9, true);
  assert.deepEqual(company.asking("sail"), []);
  assert.deepEqual(company.asking("rest"), ["ada"]);
});

test("asking for something keeps what else this person shows", () => {
  const company = companyOf(shows("ada", { staged: ["fly"], read: "p" }));
  company.ask("ada", "sail", 9, false);
  assert.deepEqual(company.planning("fly", 7), ["ada"]);
  assert.equal(company.hasRead("ada", "p"), true);
  assert.equal(company.hasRead("ada", "q"), false);
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
