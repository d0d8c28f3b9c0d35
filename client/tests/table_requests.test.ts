// What a table sends, when it waits, and what it shows of the answers.
import assert from "node:assert/strict";
import { mock, test } from "node:test";
import type { Notice, Sections } from "../src/wire.ts";
import { text, line, choice, menu, atTable } from "./table_fixture.ts";

test("while something is sent nothing else is, until it is done and told", async () => {
  const { table, snapshot, changed, requests, done } = atTable();
  snapshot();

  const first = table.choose("a");
  assert.ok(table.busy);
  assert.equal(await table.choose("b"), false);
  await done(8);
  assert.ok(await first);
  assert.ok(table.busy, "done, but not told yet");
  changed({}, 8);
  assert.ok(!table.busy);
  void table.undo("entry", 4);
  await done(9);
  changed({}, 9);
  void table.redo();

  assert.deepEqual(requests(), [["choose", "a"], ["undo", "entry", 4], ["redo"]]);
});

test("what was done and never told is asked for after a while", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const { table, snapshot, changed, requests, done } = atTable();
  snapshot();
  void table.choose("a");
  await done(8);
  mock.timers.tick(4999);
  assert.equal(requests().length, 1);
  mock.timers.tick(1);
  assert.deepEqual(requests().at(-1), ["refresh", "en"]);

  changed({}, 8);
  void table.choose("b");
  await done(8);
  mock.timers.tick(10_000);
  assert.equal(requests().length, 3, "what has been told is not asked for");
  mock.timers.reset();
});

test("a refusal is shown once, with its rule, and goes when something else is tried; a disk that is full stays", async () => {
  const { table, snapshot, refused, tell, done } = atTable();
  snapshot();
  const notice = (key: string): void =>
    tell({ kind: "notice", position: 7, key, words: text(key) } as unknown as Notice);

  void table.choose("a");
  await refused("stale", "Too late.");
  void table.choose("a");
  await refused("stale", "Too late again.");
  assert.deepEqual(
    table.notes.map((note) => [note.key, note.words, note.rule, note.entry]),
    [["stale", text("Too late again."), "SG-SHIP-015", "ship"]],
  );
  notice("cannot-save");
  notice("stopping");
  assert.deepEqual(
    table.notes.map((note) => note.key),
    ["stale", "cannot-save", "stopping"],
  );
  void table.choose("b");
  assert.deepEqual(
    table.notes.map((note) => note.key),
    ["cannot-save"],
  );
  table.dismiss(table.notes[0]!.number);
  assert.deepEqual(table.notes, []);
  await done(7);
});

test("a choice at what a request brought waits for its reply; a second click on the first is dropped", async () => {
  const { table, snapshot, changed, done, requests } = atTable();
  snapshot();
  const first = table.choose("a");
  assert.equal(await table.choose("a"), false);
  changed({}, 8);
  const next = table.choose("b");
  assert.deepEqual(requests(), [["choose", "a"]]);

  await done(8);
  assert.ok(await first);
  await done(9);
  assert.ok(await next);
  assert.deepEqual(requests(), [
    ["choose", "a"],
    ["choose", "b"],
  ]);
});

test("nothing is sent while the line is lost, nor at a table as it was", async () => {
  const { table, snapshot, link, requests } = atTable();
  snapshot();
  link("lost");
  assert.ok(table.busy);
  assert.equal(await table.choose("a"), false);
  link("gone", "Your place was taken back.");
  assert.equal(table.why, "Your place was taken back.");
  assert.deepEqual(requests(), []);

  const past = atTable(true);
  past.snapshot();
  assert.ok(past.table.busy);
});

test("after a new start everything is told anew, and what was awaited is not any more", async () => {
  const { table, snapshot, done } = atTable();
  snapshot();
  void table.choose("a");
  await done(9);
  assert.ok(table.busy);

  snapshot({ log: { keep: 0, lines: [line(1, "x")] } } as unknown as Sections, { position: 7, lang: "fr" });

  assert.ok(!table.busy);
  assert.equal(table.lang, "fr");
  assert.equal(table.scene.log.length, 1);
});

test("why something cannot be chosen is answered or refused; any other answer is none", async () => {
  const { table, snapshot, refused, done } = atTable();
  snapshot();
  const why = table.questions.explain("steer");
  await refused("hidden");
  assert.equal((await why)?.kind, "refused");
  const other = table.questions.explain("steer");
  await done();
  assert.equal(await other, null);
});

test("the answer to a question tells nothing of the campaign: what is asked meanwhile is still to come", () => {
  const { table, snapshot, tell, changed } = atTable();
  snapshot();
  table.answers.held = "draw";
  for (const kind of ["done", "refused", "explanation", "preview", "unavailable", "journey", "advice"])
    tell({ kind, position: 8 });
  assert.deepEqual([table.position, table.answers.held], [7, "draw"]);

  changed({}, 8);
  assert.deepEqual([table.position, table.answers.held], [8, ""]);
});

test("a plan is made before another own choice is, and an act at any time leaves it alone", async () => {
  const { table, snapshot, requests, done, answer, changed } = atTable();
  snapshot({ menu: menu([choice("cover a1", 0), choice("go on", 0)], [choice("cook", 0)]) });
  const planned = table.plan.add("cover a1", "square a1");
  const step = { notation: "cover a1", label: [], detail: [] };
  await answer({
    kind: "preview",
    id: "",
    position: 7,
    plan: { steps: [step], outcomes: [], blocked: [], reason: [], rule: "", next: [], fight: null, test: null },
  });
  await planned;
  void table.choose("cook");
  await done(7);
  assert.ok(!table.plan.isEmpty);
  const request = table.choose("go on");
  await done(8);
  assert.equal(requests().length, 3, "the second waits until the first has been told");
  changed({ menu: menu([choice("go on", 0)]) }, 8);
  await new Promise((over) => setImmediate(over));
  await done(8);

  assert.ok(await request);
  assert.ok(table.plan.isEmpty);
  assert.deepEqual(requests(), [
    ["preview", "cover a1"],
    ["choose", "cook"],
    ["choose", "cover a1"],
    ["choose", "go on"],
  ]);
});

test("a way of several moves is taken back as one, until something else happens", async () => {
  const { table, snapshot, changed, requests, done } = atTable();
  const at = (here: string) => ({ map: { here } }) as unknown as Sections;
  snapshot(at("a"));

  const whole = table.travels.followRoute(["travel east", "travel east"], ["a", "b", "c"]);
  await done(9);
  changed(at("c"), 9);
  assert.ok(await whole);
  assert.deepEqual([table.answers.count, table.answers.hasMoved], [1, true], "a way is an answer");
  assert.deepEqual(table.travels.last, { entry: 7, moves: 2 });
  assert.equal(table.travels.unreached, "");
  void table.takeBack();
  await done(10);
  changed(at("a"), 10);
  assert.equal(table.travels.last, null);
  void table.takeBack();

  assert.deepEqual(requests(), [
    ["follow-route", "travel east", "travel east"],
    ["undo", "line", 7],
    ["undo", "step", undefined],
  ]);
});

test("a way that was stopped says so, and its single move is taken back as a step", async () => {
  const { table, snapshot, changed, done } = atTable();
  const at = (here: string) => ({ map: { here } }) as unknown as Sections;
  snapshot(at("a"));
  const stopped = table.travels.followRoute(["travel east", "travel east"], ["a", "b", "c"]);
  await done(8);
  changed(at("b"), 8);
  await stopped;

  assert.equal(table.travels.last, null);
  assert.deepEqual(
    table.notes.map((note) => note.key),
    ["route-stopped"],
  );
  assert.equal(table.travels.unreached, "c", "so that the rest can be offered once something else is answered");
  changed(at("c"), 9);
  assert.equal(table.travels.unreached, "");
  changed(at("b"), 10);
  assert.equal(table.travels.unreached, "", "it was gone to its end before");
});

test("a way that was gone to its end is not offered again from elsewhere, also where its reply came after what it changed", async () => {
  const { table, snapshot, changed, done } = atTable();
  const at = (here: string) => ({ map: { here } }) as unknown as Sections;
  snapshot(at("a"));
  const whole = table.travels.followRoute(["travel east", "travel east"], ["a", "b", "c"]);
  changed(at("c"), 9);
  await done(9);
  await whole;

  changed(at("d"), 10);
  assert.equal(table.travels.unreached, "");
});

test("the rest of a way that was taken back is not offered", async () => {
  const { table, snapshot, changed, done } = atTable();
  const at = (here: string) => ({ map: { here } }) as unknown as Sections;
  snapshot(at("a"));
  const stopped = table.travels.followRoute(["travel east", "travel east"], ["a", "b", "c"]);
  await done(8);
  changed(at("b"), 8);
  await stopped;

  assert.equal(table.travels.unreached, "c");
  void table.takeBack();
  await done(9);
  changed(at("a"), 9);
  assert.equal(table.travels.unreached, "");
});

test("a note on the map is no answer: whoever pins it goes on looking at the map", async () => {
  const { table, snapshot, changed, done } = atTable();
  snapshot();
  const note = table.choose("note 12 a calm bay");
  await done(8);
  changed({}, 8);
  assert.deepEqual([await note, table.answers.count], [true, 0]);

  const answer = table.choose("a");
  await done(9);
  assert.deepEqual([await answer, table.answers.count], [true, 1]);
});

test("a notice of a moment goes once the table has moved on by one decision", () => {
  const { table, snapshot, changed, tell } = atTable();
  snapshot();
  const notice = (key: string): void =>
    tell({ kind: "notice", position: 7, key, words: text(key), choice: "join mac" } as unknown as Notice);
  const keys = () => table.notes.map((note) => note.key);

  for (const key of ["went-back", "asks", "left"]) notice(key);
  changed({}, 7);
  assert.deepEqual(keys(), ["went-back", "asks", "left"]);
  assert.equal(table.notes[1]?.choice, "join mac");
  changed({}, 8);
  assert.deepEqual(keys(), ["left"]);
});

test("what gives up something that could still be done is asked about first", async () => {
  const { table, snapshot, requests } = atTable();
  const forgoes = "Ada can still attack. End the attacks?";
  snapshot({ menu: menu([{ ...choice("end attacks", 0), forgoes }]) });

  assert.equal(await table.choose("end attacks"), false);
  assert.deepEqual(requests(), []);
  assert.equal(table.answers.forgoneBy(table.answers.held), forgoes);
  void table.answers.goOn();
  assert.deepEqual(requests(), [["choose", "end attacks"]]);
});
