// A table as it was: its stops, and the one that was asked for last.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Event, LogLine, Snapshot } from "../../wire.ts";
import { Replay } from "./replay.ts";

/** The entries of the campaign at which something happened; the beginning is entry 0. */
const FIRST_ENTRY = 2;
const SECOND_ENTRY = 5;
/** The stops at these entries; stop 0 is the beginning. */
const FIRST_STOP = 1;
const SECOND_STOP = 2;
const NO_STOP = 9;

const line = (entry: number, words: string): LogLine => ({
  entry,
  kind: "choice",
  text: [["plain", words, ""]],
  ref: "",
  body: [],
  forced: false,
  facts: null,
});
const LINES = [line(FIRST_ENTRY, "a"), line(FIRST_ENTRY, "b"), line(SECOND_ENTRY, "c")];
const snapshot = (entry: number, lang = "en"): Snapshot =>
  ({ kind: "snapshot", position: entry, sections: {}, lang }) as unknown as Snapshot;
const answerAtOnce = (entry: number): Promise<Snapshot> => Promise.resolve(snapshot(entry));
const fail = (): Promise<never> => Promise.reject(new Error("no"));
const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

/** An answer that comes when the test says so. */
function deferred<T>() {
  let resolve: (answer: T) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const answer = new Promise<T>((done, failed) => ([resolve, reject] = [done, failed]));
  return { answer, resolve, reject };
}

/** A replay at its beginning, with what it tells: entries, states of the line, and the entries that it asks for. */
async function openReplay(
  scene: (entry: number) => Promise<Snapshot>,
  lines: () => Promise<readonly LogLine[]> = () => Promise.resolve(LINES),
) {
  const events: Event[] = [];
  const links: string[] = [];
  const asked: number[] = [];
  const replay = new Replay({ lines, scene: (entry) => (asked.push(entry), scene(entry)) });
  const stopListening = replay.on({ event: (event) => events.push(event), link: (link) => links.push(link) });
  replay.open();
  await settled();
  return { replay, links, asked, stopListening, entriesShown: () => events.map(({ position }) => position), events };
}

test("there is a stop for the beginning and for each entry, with all that happened then", async () => {
  const { replay } = await openReplay(answerAtOnce);

  assert.deepEqual(replay.stops, [
    { entry: 0, lines: [] },
    { entry: FIRST_ENTRY, lines: LINES.slice(0, 2) },
    { entry: SECOND_ENTRY, lines: LINES.slice(2) },
  ]);
});

test("it begins at the beginning, and then shows the stop that is asked for", async () => {
  const { replay, entriesShown, links } = await openReplay(answerAtOnce);

  await replay.show(FIRST_STOP);

  assert.deepEqual(entriesShown(), [0, FIRST_ENTRY]);
  assert.deepEqual(links, ["opening", "up", "up"]);
});

test("a stop that does not exist is the beginning", async () => {
  const { replay, entriesShown } = await openReplay(answerAtOnce);

  await replay.show(NO_STOP);

  assert.deepEqual(entriesShown(), [0, 0]);
});

test("an answer that comes after a newer request was made is not shown", async () => {
  const slow = deferred<Snapshot>();
  const { replay, entriesShown } = await openReplay((entry) =>
    entry === FIRST_ENTRY ? slow.answer : answerAtOnce(entry),
  );
  const firstShown = replay.show(FIRST_STOP);
  await replay.show(SECOND_STOP);
  slow.resolve(snapshot(FIRST_ENTRY));
  await firstShown;

  assert.deepEqual(entriesShown(), [0, SECOND_ENTRY]);
});

test("an answer that came too late to be shown is kept, and not asked for again", async () => {
  const slow = deferred<Snapshot>();
  const { replay, asked, entriesShown } = await openReplay((entry) =>
    entry === FIRST_ENTRY ? slow.answer : answerAtOnce(entry),
  );
  const firstShown = replay.show(FIRST_STOP);
  await replay.show(SECOND_STOP);
  slow.resolve(snapshot(FIRST_ENTRY));
  await firstShown;
  await replay.show(FIRST_STOP);

  assert.deepEqual(asked, [0, FIRST_ENTRY, SECOND_ENTRY]);
  assert.deepEqual(entriesShown(), [0, SECOND_ENTRY, FIRST_ENTRY]);
});

test("a request that fails is a lost line", async () => {
  const { links } = await openReplay(fail);

  assert.deepEqual(links, ["opening", "lost"]);
});

test("a request that fails after a newer one was made is no lost line", async () => {
  const failing = deferred<Snapshot>();
  const { replay, links } = await openReplay((entry) => (entry === FIRST_ENTRY ? failing.answer : answerAtOnce(entry)));
  const firstShown = replay.show(FIRST_STOP);
  await replay.show(SECOND_STOP);
  failing.reject(new Error("no"));
  await firstShown;

  assert.deepEqual(links, ["opening", "up", "up"]);
});

test("nor is it a lost line if the newer request was for the same stop", async () => {
  const failing = deferred<Snapshot>();
  const requests = [failing.answer, answerAtOnce(FIRST_ENTRY)];
  const { replay, links, entriesShown } = await openReplay((entry) =>
    entry === FIRST_ENTRY ? (requests.shift() ?? fail()) : answerAtOnce(entry),
  );
  const firstShown = replay.show(FIRST_STOP);
  await replay.show(FIRST_STOP);
  failing.reject(new Error("no"));
  await firstShown;

  assert.deepEqual(entriesShown(), [0, FIRST_ENTRY]);
  assert.deepEqual(links, ["opening", "up", "up"]);
});

test("nothing can be done at a table of the past", async () => {
  const { replay, entriesShown } = await openReplay(answerAtOnce);

  for (const [name, request] of Object.entries(replay))
    if (typeof request === "function" && name !== "refresh")
      assert.deepEqual(await request(), { kind: "done", position: 0, id: "", repeated: true }, name);
  assert.equal((await replay.choose()).kind, "done");
  assert.deepEqual(entriesShown(), [0]);
});

test("in another language every stop is asked for again when it is shown", async () => {
  const { replay, entriesShown, asked } = await openReplay(answerAtOnce);
  await replay.show(FIRST_STOP);
  await replay.show(0);
  await replay.show(FIRST_STOP);

  const reply = await replay.refresh("fr");

  assert.deepEqual(reply, { kind: "done", position: FIRST_ENTRY, id: "", repeated: true });
  assert.deepEqual(asked, [0, FIRST_ENTRY, FIRST_ENTRY]);
  assert.deepEqual(entriesShown(), [0, FIRST_ENTRY, 0, FIRST_ENTRY, FIRST_ENTRY]);
});

test("a table that comes after the language has changed is neither shown nor kept", async () => {
  const inEnglish = deferred<Snapshot>();
  const requests = [inEnglish.answer];
  const { replay, events } = await openReplay((entry) =>
    entry === FIRST_ENTRY
      ? (requests.shift() ?? Promise.resolve(snapshot(entry, "fr")))
      : Promise.resolve(snapshot(entry)),
  );
  const englishShown = replay.show(FIRST_STOP);
  await replay.refresh("fr");
  inEnglish.resolve(snapshot(FIRST_ENTRY, "en"));
  await englishShown;
  await replay.show(FIRST_STOP);

  assert.deepEqual(events, [snapshot(0), snapshot(FIRST_ENTRY, "fr"), snapshot(FIRST_ENTRY, "fr")]);
});

test("lines that come after the language has changed are not kept", async () => {
  const inEnglish = deferred<readonly LogLine[]>();
  const french = [line(FIRST_ENTRY, "fr")];
  const requests = [Promise.resolve(LINES), inEnglish.answer, Promise.resolve(french)];
  const { replay } = await openReplay(answerAtOnce, () => requests.shift() ?? fail());
  const englishRead = replay.refresh("en");
  await replay.refresh("fr");
  inEnglish.resolve(LINES);
  await englishRead;

  assert.deepEqual(replay.stops.at(-1), { entry: FIRST_ENTRY, lines: french });
});

test("whoever closes it hears nothing more", async () => {
  const { replay, entriesShown } = await openReplay(answerAtOnce);

  replay.close();
  await replay.show(FIRST_STOP);

  assert.deepEqual(entriesShown(), [0]);
});

test("lines that cannot be read are a lost line", async () => {
  const { links } = await openReplay(answerAtOnce, fail);

  assert.deepEqual(links, ["opening", "lost"]);
});

test("whoever no longer listens hears nothing more", async () => {
  const { replay, entriesShown, links, stopListening } = await openReplay(answerAtOnce);

  stopListening();
  await replay.show(FIRST_STOP);

  assert.deepEqual(entriesShown(), [0]);
  assert.deepEqual(links, ["opening", "up"]);
});
