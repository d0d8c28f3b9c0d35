// The opening and the lesson: a page that is turned once, one beat at a time, lit choices first, left and taken up again.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Changed, Event, LessonBeat, Snapshot } from "../src/wire.ts";
import { beatMark, beatNow, BEGUN, litLines, metMark, openingMark } from "../src/table/lesson/lesson.ts";
import { all, clicks, one, presses, recorded, settled, sits, tells, wordsOf } from "./page.ts";

const words = (text: string): LessonBeat["words"] => [["plain", text, ""]];
const beat = (id: string, more: Partial<LessonBeat> = {}): LessonBeat => ({
  id,
  kind: "beat",
  words: words(`About ${id}.`),
  lit: [],
  done: "choice",
  opens: "",
  number: 1,
  count: 9,
  ...more,
});
const receive = async (event: object): Promise<void> => (tells(event as Event), settled());
const changed = (sections: object, position = 83): Promise<void> =>
  receive({ kind: "changed", position, sections } as unknown as Changed);
const shown = (): string[] => all(".beat").map((element) => element.dataset["beat"] ?? "");
const marks = async () => (await import("../src/table/state/read-marks.svelte.ts")).readMarks;

/** Sit down at a campaign that was begun to learn, in its first turn. */
async function learns(lesson: readonly LessonBeat[], turn = 1, begun = true): Promise<void> {
  const { snapshot, sections } = recorded("sea-sail");
  (await marks()).remove(beatMark("", "").trimEnd());
  if (begun) (await marks()).add(beatMark(snapshot.table.campaign, BEGUN));
  await sits("sea-sail", {
    table: { ...snapshot.table, lesson: true },
    sections: { ...sections, headline: { ...sections.headline!, turn }, lesson },
  } as Partial<Snapshot>);
}

test("the first beat that is not read is said; what is met comes after what is asked", () => {
  const beats = [beat("a", { done: "read" }), beat("b"), beat("c", { kind: "met", done: "read" })];
  const read =
    (...ids: string[]) =>
    (id: string) =>
      ids.includes(id);

  assert.equal(beatNow(beats, true, read())?.id, "a");
  assert.equal(beatNow(beats, true, read("a"))?.id, "b");
  assert.equal(beatNow(beats.slice(2), true, read(BEGUN))?.id, "c");
  assert.equal(beatNow(beats.slice(2), true, read("c", BEGUN)), null, "never twice");
});

test("whoever waits or comes later has the short lesson, and whoever has begun has not", () => {
  const late = [beat("x", { kind: "late", done: "read" }), beat("y", { kind: "late", done: "read" })];
  const last = beat("turn", { done: "read", number: 9 });

  assert.equal(beatNow(late, false, () => false)?.id, "x");
  assert.equal(beatNow(late, false, (id) => id === "x")?.id, "y");
  assert.equal(
    beatNow(late, false, (id) => id === BEGUN),
    null,
  );
  assert.equal(
    beatNow([last, ...late], true, () => false)?.id,
    "x",
    "the last beat looks back on a turn that was played",
  );
  assert.equal(beatNow([last, ...late], true, (id) => id === BEGUN)?.id, "turn");
});

test("what is met is read once for all campaigns of a game", () => {
  const beats = [beat("event", { done: "read" }), beat("event", { kind: "met", done: "read" })];
  const asked: (string | undefined)[] = [];

  beatNow(beats, true, (_, kind) => Boolean(asked.push(kind)));
  assert.ok(asked.includes("beat") && asked.includes("met"), "each kind is looked up by itself");
  assert.equal(metMark("skies", "event"), beatMark("met", "skies-event"));
});

test("only what is lit is offered first, and all of it where nothing is", () => {
  const lines = recorded("sea-sail").sections.menu!.own;
  const first = lines[0]!.notation;

  assert.deepEqual(
    litLines(lines, beat("a", { lit: [first] })).map((line) => line.notation),
    [first],
  );
  assert.equal(litLines(lines, beat("a", { lit: ["nothing of the kind"] })), lines);
  assert.equal(litLines(lines, null), lines);
});

test("a beat lights choices, the rest is a tap away, and the tips are silent", async () => {
  const own = recorded("sea-sail").sections.menu!.own;
  const lit = own.at(-1)!.notation;
  await learns([beat("water", { lit: [lit] })]);

  assert.deepEqual(shown(), ["water"]);
  assert.deepEqual(all(".coach"), []);
  assert.equal(all(".menu > ul [data-choice]").length, 1);
  const number = (): string => wordsOf(one(`.menu > ul [data-choice="${lit}"] .number`));
  assert.equal(number(), "1");
  await clicks(one(".menu > .rest"));
  assert.equal(all(".menu > ul [data-choice]").length, own.length);
  assert.equal(number(), String(own.length), "as it is drawn");
  await clicks(one(".menu > .rest"));
  assert.equal(all(".menu > ul [data-choice]").length, 1);
});

test("what is to be read is read once, then the next is said; an undo brings back a beat of a question", async () => {
  const beats = [beat("nine", { done: "read" }), beat("ship")];
  await learns(beats);

  assert.deepEqual(shown(), ["nine"]);
  assert.deepEqual(all(".book .answer"), [], "nothing is asked before it is read");
  await clicks(one(".beat .buttons button", "I see"));
  assert.deepEqual(shown(), ["ship"]);
  assert.equal(all(".book .answer").length, 1);
  await changed({ lesson: [beat("event")] }, 84);
  assert.deepEqual(shown(), ["event"]);
  await changed({ lesson: beats }, 85);
  assert.deepEqual(shown(), ["ship"]);
});

test("a word about cards opens the cards, and stays until it is read", async () => {
  await learns([beat("hand", { done: "read", opens: "cards" }), beat("ship")]);
  await clicks(one(".beat .buttons button", "Open your cards"));

  assert.equal(one(".table").dataset["place"], "cards");
  assert.deepEqual(shown(), ["hand"]);
  await clicks(one(".beat .buttons button", "I see"));
  assert.deepEqual(shown(), ["ship"]);
});

test("the lesson is left at any moment, and taken up again from the desk", async () => {
  await learns([beat("ship")]);
  await clicks(one(".beat .leave"));
  assert.deepEqual(shown(), []);

  await presses("?");
  await clicks(one("dialog .button", "Take up the lesson"));
  assert.deepEqual(shown(), ["ship"]);
});

test("a campaign that was not begun to learn has no lesson", async () => {
  const { snapshot, sections } = recorded("sea-sail");
  (await marks()).remove(beatMark(snapshot.table.campaign, ""));
  await sits("sea-sail", { sections: { ...sections, lesson: [beat("ship")] } } as Partial<Snapshot>);

  assert.deepEqual(shown(), []);
});

test("at any table a word about what is met is said once, in place of a tip, and can be switched off", async () => {
  const { preferences } = await import("../src/table/state/preferences.svelte.ts");
  const { snapshot, sections } = recorded("sea-sail");
  (await marks()).remove(beatMark(snapshot.table.campaign, ""));
  const lesson = [beat("actions", { kind: "met", done: "read" }), beat("cards", { kind: "met", done: "read" })];
  await sits("sea-sail", { sections: { ...sections, lesson } } as Partial<Snapshot>);
  assert.deepEqual(shown(), [], "such words are not wanted");

  preferences.coach = true;
  await settled();
  assert.deepEqual(shown(), ["actions"]);
  assert.deepEqual(all(".coach"), [], "one voice");
  assert.equal(all(".book .answer").length, 1, "the question is there");
  await clicks(one(".beat .buttons button", "I see"));
  assert.deepEqual([...shown(), ...all(".coach")], [], "the next word waits for the next question");
  await changed({ lesson }, 84);
  assert.deepEqual(shown(), ["cards"]);
  await clicks(one(".beat .leave", "No more of these"));
  assert.deepEqual(shown(), []);
  assert.equal(preferences.coach, false);
});

test("the opening is a page that every seat turns once, in the first turn, and can read again", async () => {
  const prologue = {
    title: "The Harbour",
    blocks: [words("One flash."), words("Nine of you.")],
    aim: words("Find the totems."),
  };
  const open = async (turn: number): Promise<void> => {
    const { sections } = recorded("sea-sail");
    const headline = { ...sections.headline!, turn };
    await sits("sea-sail", { sections: { ...sections, headline, prologue } } as Partial<Snapshot>);
  };
  await open(1);
  assert.deepEqual(all(".opening-page"), [], "it was read");

  (await marks()).remove(openingMark("evening"));
  await settled();
  assert.match(wordsOf(one(".opening-page")), /One flash\.\s*Nine of you\..*home.*Find the totems\./);
  await clicks(one(".opening-page [data-turn]"));
  assert.deepEqual(all(".opening-page"), []);

  await presses("?");
  await clicks(one("dialog .button", "Read the opening again"));
  assert.equal(all(".opening-page").length, 1);
  await clicks(one(".opening-page [data-turn]"));

  await open(12);
  (await marks()).remove(openingMark("evening"));
  await settled();
  assert.deepEqual(all(".opening-page"), [], "a campaign that is long under way is not interrupted");
});
