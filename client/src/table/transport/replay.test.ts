// A table as it was: its stops, and the one that was asked for last.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Event, LogLine, Snapshot } from "../../wire.ts";
import { Replay } from "./replay.ts";

const line = (entry: number, words: string): LogLine => ({
  entry,
  kind: "choice",
  text: [["plain", words, ""]],
  ref: "",
  body: [],
  forced: false,
  facts: null,
});
const snapshot = (entry: number): Snapshot =>
  ({ kind: "snapshot", position: entry, sections: {} }) as unknown as Snapshot;

function shown(scene: (entry: number) => Promise<Snapshot>) {
  const heard: number[] = [];
  const links: string[] = [];
  const asked: number[] = [];
  const replay = new Replay({
    lines: () => Promise.resolve([line(2, "a"), line(2, "b"), line(5, "c")]),
    scene: (entry) => (asked.push(entry), scene(entry)),
  });
  replay.on({ event: (event: Event) => heard.push(event.position), link: (link) => links.push(link) });
  return { replay, heard, links, asked };
}
const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

test("it begins at the beginning, and stops once for each entry with all that happened then", async () => {
  const { replay, heard, links } = shown((entry) => Promise.resolve(snapshot(entry)));
  replay.open();
  await settled();

  await replay.show(1);

  assert.deepEqual(
    replay.stops.map(([entry, lines]) => [entry, lines.length]),
    [
      [0, 0],
      [2, 2],
      [5, 1],
    ],
  );
  assert.deepEqual(heard, [0, 2]);
  assert.deepEqual(links, ["opening", "up", "up"]);
});

test("what is asked for last is shown, whatever comes later; and nothing is asked for twice", async () => {
  const waiting = new Map<number, () => void>();
  const { replay, heard, asked } = shown((entry) =>
    entry ? new Promise((done) => waiting.set(entry, () => done(snapshot(entry)))) : Promise.resolve(snapshot(0)),
  );
  replay.open();
  await settled();
  const slow = replay.show(1);
  const quick = replay.show(2);
  waiting.get(5)?.();
  await quick;
  waiting.get(2)?.();
  await slow;
  await replay.show(1);

  assert.deepEqual(heard, [0, 5, 2]);
  assert.deepEqual(asked, [0, 2, 5]);
});

test("a stop that fails after a newer one was asked for is no lost line, be it the same stop", async () => {
  const failing: (() => void)[] = [];
  const { replay, heard, links } = shown((entry) =>
    entry === 2 && failing.length < 2
      ? new Promise((_, reject) => failing.push(() => reject(new Error("no"))))
      : Promise.resolve(snapshot(entry)),
  );
  replay.open();
  await settled();
  const first = replay.show(1);
  await replay.show(2);
  failing[0]?.();
  await first;
  const second = replay.show(1);
  await replay.show(2);
  await replay.show(1);
  failing[1]?.();
  await second;

  assert.deepEqual(heard, [0, 5, 5, 2]);
  assert.deepEqual(links, ["opening", "up", "up", "up", "up"]);
});

test("nothing can be done there, and a server that does not answer is a lost line", async () => {
  const { replay, links } = shown(() => Promise.reject(new Error("no")));
  replay.open();
  await settled();

  assert.equal((await replay.choose()).kind, "done");
  assert.equal(links.at(-1), "lost");
});

test("in another language every moment is asked for again, where one is", async () => {
  const { replay, heard, asked } = shown((entry) => Promise.resolve(snapshot(entry)));
  replay.open();
  await settled();
  await replay.show(1);
  await replay.show(0);
  await replay.show(1);

  const reply = await replay.refresh("fr");

  assert.deepEqual(reply, { kind: "done", position: 2, id: "", repeated: true });
  assert.deepEqual(asked, [0, 2, 2]);
  assert.deepEqual(heard, [0, 2, 0, 2, 2]);
});

test("what is under way while the language changes is neither shown nor kept in the old one", async () => {
  const slow: (() => void)[] = [];
  const slowLines: (() => void)[] = [];
  const heard: string[] = [];
  let lang = "en";
  let isSlow = false;
  const comes = <T>(answer: T, waiting: (() => void)[]): Promise<T> =>
    isSlow ? new Promise((done) => waiting.push(() => done(answer))) : Promise.resolve(answer);
  const replay = new Replay({
    lines: () => comes([line(2, lang)], slowLines),
    scene: (entry) => comes({ ...snapshot(entry), lang } as unknown as Snapshot, slow),
  });
  replay.on({
    event: (event: Event) => heard.push(`${event.position} ${(event as Event & { lang: string }).lang}`),
    link: () => undefined,
  });
  replay.open();
  await settled();
  isSlow = true;
  const old = replay.show(1);
  const oldLines = replay.refresh("en");
  isSlow = false;
  lang = "fr";
  await replay.refresh("fr");
  slow[0]?.();
  slowLines[0]?.();
  await Promise.all([old, oldLines]);
  await replay.show(1);

  assert.deepEqual(heard, ["0 en", "2 fr", "2 fr"]);
  assert.deepEqual(replay.stops.at(-1), [2, [line(2, "fr")]]);
});

test("a moment that is not there is the beginning, and whoever leaves hears nothing more", async () => {
  const { replay, heard } = shown((entry) => Promise.resolve(snapshot(entry)));
  replay.open();
  await settled();
  await replay.show(9);
  replay.close();
  await replay.show(1);

  assert.deepEqual(heard, [0, 0]);
});

test("lines that cannot be read are a lost line too", async () => {
  const links: string[] = [];
  const replay = new Replay({
    lines: () => Promise.reject(new Error("no")),
    scene: (entry) => Promise.resolve(snapshot(entry)),
  });
  const over = replay.on({ event: () => links.push("event"), link: (link) => links.push(link) });
  replay.open();
  await settled();
  over();
  await replay.show(0);

  assert.deepEqual(links, ["opening", "lost"]);
});
