// What a table keeps of what it is told: sections, positions, people, talk, consent and refusals.
import assert from "node:assert/strict";
import { mock, test } from "node:test";
import type {
  Changed,
  ChoiceMenu,
  Event,
  LogLine,
  Notice,
  Person,
  RichText,
  Said,
  Sections,
  Snapshot,
  UndoRequested,
} from "../src/wire.ts";
import type { Link, Listener, Reply } from "../src/table/transport/transport.ts";
import "./page.ts";

const { TableState } = await import("../src/table/state/table.svelte.ts");
const { flushSync } = await import("svelte");

const text = (words: string): RichText => [["plain", words, ""]];
const line = (entry: number, words: string): LogLine =>
  ({ entry, kind: "choice", text: text(words), ref: "", body: [], forced: false }) as unknown as LogLine;
const choice = (notation: string, seat: number, ...refs: string[]) => ({
  notation,
  seat,
  number: 1,
  group: "own",
  label: text(notation),
  detail: [],
  focus: refs.map((ref) => ({ kind: "piece", ref })),
});
const menu = (own: object[], acts: object[] = [], unavailable: object[] = []): ChoiceMenu =>
  ({ own, acts, unavailable, grids: [], groups: [], acts_collapsed: false }) as unknown as ChoiceMenu;
const person = (ref: string, name: string, seats: readonly number[], role = "player"): Person =>
  ({ ref, name, seats, role, online: true }) as unknown as Person;
const PEOPLE = [person("ada", "Ada", [0], "host"), person("ben", "Ben", [1])];

/** A table whose line is in our hand. */
function atTable(past = false) {
  let heard: Listener | undefined;
  const sent: (readonly unknown[])[] = [];
  const waiting: ((reply: Reply) => void)[] = [];
  const send = (...request: readonly unknown[]) => (
    sent.push(request),
    new Promise<Reply>((done) => waiting.push(done))
  );
  const transport = {
    open: () => sent.push(["open"]),
    close: () => sent.push(["close"]),
    on: (listener: Listener) => ((heard = listener), () => true),
    choose: (one: string) => send("choose", one),
    undo: (by: string, at?: number) => send("undo", by, at),
    redo: () => send("redo"),
    answerUndo: (agree: boolean) => send("answer-undo", agree),
    repair: (act: string) => send("repair", act),
    nameMoment: (name: string) => send("name-moment", name),
    explain: (one: string) => send("explain", one),
    preview: (all: readonly string[]) => send("preview", ...all),
    chat: (words: string) => send("chat", words),
    refresh: (lang: string) => send("refresh", lang),
  };
  const table = new TableState(transport as never, past);
  const tell = (event: object): void => (heard!.event(event as Event), flushSync());
  const link = (now: Link, why = ""): void => (heard!.link(now, why), flushSync());
  const snapshot = (sections: Sections = {}, more: object = {}): void => {
    const campaign = {
      campaign: "c",
      name: "Evening",
      game: "sea",
      pack: "harbour",
      people: PEOPLE,
      settings: {},
      moments: [],
      players: [],
      origin: null,
    };
    tell({
      kind: "snapshot",
      position: 7,
      lang: "en",
      you: "ada",
      seats: [0],
      table: campaign,
      sections,
      ...more,
    } as unknown as Snapshot);
    link("up");
  };
  const changed = (sections: Sections, position = 8): void =>
    tell({ kind: "changed", position, sections } as unknown as Changed);
  const answer = async (reply: object): Promise<void> => {
    waiting.shift()!(reply as Reply);
    await new Promise((over) => setImmediate(over));
  };
  const done = (position = 8): Promise<void> => answer({ kind: "done", id: "", position, again: false });
  const refused = (key: string, words = key): Promise<void> =>
    answer({ kind: "refused", id: "", position: 7, key, words: text(words), rule: "SG-SHIP-015", entry: "ship" });
  return {
    table,
    tell,
    link,
    snapshot,
    changed,
    sent,
    answer,
    done,
    refused,
    requests: () => sent.filter(([kind]) => kind !== "open"),
  };
}

test("what was undone leaves the log, and what is told anew stands after what is kept", () => {
  const { table, snapshot, changed } = atTable();
  snapshot({ log: { keep: 0, lines: [line(1, "a"), line(2, "b"), line(3, "c")] } } as unknown as Sections);

  changed({ log: { keep: 1, lines: [] } } as unknown as Sections);
  assert.deepEqual(
    table.scene.log.map((one) => one.entry),
    [1],
  );

  changed({ log: { keep: 1, lines: [line(2, "other")] } } as unknown as Sections, 9);
  assert.deepEqual(
    table.scene.log.map((one) => one.text),
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
  assert.ok(table.mine);

  changed({ decision: { seat: 1, question: [] } } as unknown as Sections);
  assert.ok(!table.scene.isAsked);
  assert.ok(!table.mine);
});

test("only choices of one's own seat light the board, asked about or not", () => {
  const { table, snapshot } = atTable();
  snapshot({
    menu: menu(
      [choice("mine", 0, "eel"), choice("theirs", 1, "crab")],
      [{ ...choice("act", 0, "bow"), group: "act" }, choice("their act", 1, "net")],
    ),
  });
  const lit = (ref: string): readonly boolean[] => [table.focus.isLit("piece", ref), table.focus.isAsked("piece", ref)];

  assert.deepEqual(["eel", "crab", "bow", "net", "nothing"].map(lit), [
    [true, true],
    [false, false],
    [true, false],
    [false, false],
    [false, false],
  ]);
  table.focus.pick("piece", "crab");
  assert.equal(table.focus.picked, "");
  assert.ok(!table.focus.isPointed("piece", "crab"));
});

test("a watcher's board is dark, and whoever gets a seat sees it lit", () => {
  const { table, snapshot, tell } = atTable();
  snapshot({ menu: menu([choice("a", 0, "eel")]) }, { seats: [], you: "eve" });
  assert.ok(!table.focus.isLit("piece", "eel"));

  tell({
    kind: "table",
    position: 7,
    table: { ...table.table, people: [...PEOPLE.slice(1), person("eve", "Eve", [0])] },
  });

  assert.deepEqual(table.seats, [0]);
  assert.ok(table.focus.isLit("piece", "eel"));
});

test("what is picked shows its lines and reasons, is let go by a second click, and goes when no line names it", () => {
  const { table, snapshot, changed } = atTable();
  const unavailable = (ref: string, spoiler: boolean) => ({
    key: "no",
    notations: [ref],
    spoiler,
    focus: [{ kind: "piece", ref }],
  });
  snapshot({
    menu: menu(
      [choice("a", 0, "eel"), choice("b", 0, "eel", "crab")],
      [],
      [unavailable("eel", false), unavailable("page", true)],
    ),
  });
  const { focus } = table;

  focus.pick("piece", "eel");
  assert.deepEqual(
    [focus.picked, focus.pickedLines.map((one) => one.notation), focus.pickedBarred.length],
    ["piece eel", ["a", "b"], 1],
  );
  assert.ok(focus.isPointed("piece", "eel"));
  focus.pick("piece", "eel");
  assert.equal(focus.picked, "");
  focus.pick("piece", "page");
  assert.equal(focus.picked, "", "what a story keeps back is not shown");
  focus.pick("piece", "crab");
  focus.letGo();
  assert.equal(focus.picked, "");
  focus.pick("piece", "crab");
  changed({ menu: menu([choice("a", 0, "eel")]) });
  assert.deepEqual([focus.picked, focus.pickedLines], ["", []]);
});

test("what a line is about lights up while it is pointed at", () => {
  const { table, snapshot } = atTable();
  snapshot({ menu: menu([choice("a", 0, "eel", "ed")]) });

  table.focus.point(table.scene.menu!.own[0]!);
  assert.deepEqual(
    ["eel", "ed", "mac"].map((ref) => table.focus.isPointed("piece", ref)),
    [true, true, false],
  );
  table.focus.point(null);
  assert.ok(!table.focus.isPointed("piece", "eel"));
});

test("a consent that is agreed on or refused goes away", () => {
  const { table, snapshot, tell } = atTable();
  const asks = (who: string, waiting_for: readonly string[]): void =>
    tell({ kind: "undo-request", position: 7, who, waiting_for, entry: 3 } as unknown as UndoRequested);
  snapshot();

  asks("ben", ["ada"]);
  assert.equal(table.undoRequest?.who, "ben");
  asks("ben", []);
  assert.deepEqual(table.undoRequest?.waiting_for, []);
  asks("", []);
  assert.equal(table.undoRequest, null);
});

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

test("who is who: oneself, the host, and who sits where", () => {
  const { table, snapshot, tell } = atTable();
  assert.equal(table.nameAt(0), "");
  snapshot();

  assert.deepEqual(
    [table.me?.name, table.isHost, table.nameAt(1), table.nameAt(5), table.game],
    ["Ada", true, "Ben", "", "sea"],
  );
  assert.deepEqual([table.holds(0), table.holds(1), table.holds(-1)], [true, false, false]);
  tell({
    kind: "table",
    position: 7,
    table: { ...table.table, game: "skies", people: [person("ben", "Ben", [0, 1], "host")] },
  });
  assert.deepEqual([table.me, table.seats, table.isHost, table.game], [undefined, [], false, "skies"]);
});

test("the last two hundred words are kept", () => {
  const { table, snapshot, tell } = atTable();
  snapshot();
  for (let number = 1; number <= 203; number += 1)
    tell({ kind: "chat", position: 7, number, who: "ben", text: String(number) } as unknown as Said);

  assert.deepEqual([table.chatLines.length, table.chatLines[0]?.text, table.chatLines.at(-1)?.text], [200, "4", "203"]);
});

test("why something cannot be chosen is answered or refused; any other answer is none", async () => {
  const { table, snapshot, refused, done } = atTable();
  snapshot();
  const why = table.explain("steer");
  await refused("hidden");
  assert.equal((await why)?.kind, "refused");
  const other = table.explain("steer");
  await done();
  assert.equal(await other, null);
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
  const made = table.choose("go on");
  await done(8);
  assert.equal(requests().length, 3, "the second waits until the first has been told");
  changed({ menu: menu([choice("go on", 0)]) }, 8);
  await new Promise((over) => setImmediate(over));
  await done(8);

  assert.ok(await made);
  assert.ok(table.plan.isEmpty);
  assert.deepEqual(requests(), [
    ["preview", "cover a1"],
    ["choose", "cook"],
    ["choose", "cover a1"],
    ["choose", "go on"],
  ]);
});
