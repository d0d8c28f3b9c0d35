// What a table keeps of the sections that it is told.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Sections } from "../src/wire.ts";
import { text, line, menu, atTable } from "./table_fixture.ts";

test("what was undone leaves the log, and what is told anew stands after what is kept", () => {
  const { table, snapshot, changed } = atTable();
  snapshot({ log: { keep: 0, lines: [line(1, "a"), line(2, "b"), line(3, "c")] } } as unknown as Sections);

  changed({ log: { keep: 1, lines: [] } } as unknown as Sections);
  assert.deepEqual(
    table.scene.log.map((line) => line.entry),
    [1],
  );

  changed({ log: { keep: 1, lines: [line(2, "other")] } } as unknown as Sections, 9);
  assert.deepEqual(
    table.scene.log.map((line) => line.text),
    [text("a"), text("other")],
  );

  changed({ log: { keep: 0, lines: [] } } as unknown as Sections, 10);
  assert.deepEqual(table.scene.log, []);
});

test("what is not told stays, what is told as nothing is over", () => {
  const { table, snapshot, changed } = atTable();
  snapshot({ headline: { title: "Turn 1" }, page: { kind: "story" }, menu: menu([]) } as unknown as Sections);

  changed({ page: null, headline: { title: "Turn 2" } } as unknown as Sections);

  assert.equal(table.scene.page, null);
  assert.equal(table.scene.headline?.title, "Turn 2");
  assert.ok(table.scene.menu);
  assert.equal(table.position, 8);
});

test("something is asked only while there is a question", () => {
  const { table, snapshot, changed } = atTable();
  snapshot({ decision: { seat: 0, question: text("Where to?") } } as unknown as Sections);
  assert.ok(table.scene.isAsked);
  assert.ok(table.isMyDecision);

  changed({ decision: { seat: 1, question: [] } } as unknown as Sections);
  assert.ok(!table.scene.isAsked);
  assert.ok(!table.isMyDecision);
});
