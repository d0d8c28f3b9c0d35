// Requests over a line that breaks: each is sent until it is answered, under one id.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { LineHears } from "./line.ts";
import { Requests } from "./requests.ts";
import { pause } from "./backoff.ts";

/** A line in our hand: what was sent over it, and what it hears. */
function inHand() {
  const sent: Record<string, unknown>[] = [];
  const links: string[] = [];
  const events: string[] = [];
  let hears: LineHears | undefined;
  let ids = 0;
  let closed = false;
  const table = new Requests(
    (given) => {
      hears = given;
      return { send: (text) => (sent.push(JSON.parse(text)), true), close: () => (closed = true) };
    },
    () => `q${++ids}`,
  );
  table.on({
    event: (event) => events.push(event.kind),
    link: (link, why) => links.push(why ? `${link}: ${why}` : link),
  });
  table.open();
  const hear = (event: object): void => hears!.text(JSON.stringify(event));
  const snapshot = (position = 7): void => hear({ kind: "snapshot", position, sections: {} });
  const raw = (text: string): void => hears!.text(text);
  return {
    table,
    raw,
    sent,
    links,
    events,
    hear,
    snapshot,
    up: () => hears!.up(),
    down: () => hears!.down(),
    isClosed: () => closed,
  };
}

test("a choice bears the position that was last told, and is answered by its id", async () => {
  const line = inHand();
  line.up();
  line.snapshot(118);

  const reply = line.table.choose("use bridge");
  line.hear({ kind: "done", position: 119, id: "other", repeated: false });
  line.hear({ kind: "done", position: 119, id: "q1", repeated: false });

  assert.deepEqual(line.sent, [{ kind: "choose", choice: "use bridge", id: "q1", position: 118 }]);
  assert.equal((await reply).id, "q1");
});

test("what is asked or said has no position", () => {
  const line = inHand();
  line.up();
  line.snapshot();

  void line.table.explain("steer kannan");
  void line.table.chat("To the north?");
  void line.table.refresh("fr");

  assert.deepEqual(
    line.sent.map((request) => "position" in request),
    [false, false, false],
  );
});

test("nothing is sent before the table was told", () => {
  const line = inHand();
  void line.table.choose("a");
  line.up();
  assert.deepEqual(line.sent, []);

  line.snapshot();

  assert.deepEqual(
    line.sent.map((request) => request["choice"]),
    ["a"],
  );
});

test("what was not answered is sent again under the same id and position, what was answered is not", async () => {
  const line = inHand();
  line.up();
  line.snapshot(7);
  const first = line.table.choose("a");
  line.hear({ kind: "done", position: 8, id: "q1", repeated: false });
  await first;
  const second = line.table.choose("b");
  line.down();
  line.up();
  line.snapshot(9);

  assert.deepEqual(line.sent.slice(1), [
    { kind: "choose", choice: "b", id: "q2", position: 8 },
    { kind: "choose", choice: "b", id: "q2", position: 8 },
  ]);
  line.hear({ kind: "done", position: 9, id: "q2", again: true });
  assert.equal((await second).kind, "done");
  assert.deepEqual(line.links, ["opening", "up", "lost", "up"]);
});

test("a stale choice is refused, and not sent again by itself", async () => {
  const line = inHand();
  line.up();
  line.snapshot();
  const reply = line.table.choose("a");

  line.hear({ kind: "refused", position: 9, id: "q1", key: "stale", words: [], rule: "", entry: "" });
  line.snapshot(9);

  assert.equal((await reply).kind, "refused");
  assert.equal(line.sent.length, 1);
});

const OVER = {
  removed: "no-seat",
  closed: "gone",
  "no-campaign": "no-seat",
  "not-playable": "gone",
  "other-version": "gone",
};
for (const [key, link] of Object.entries(OVER))
  test(`after ${key} nobody comes back`, () => {
    const line = inHand();
    line.up();
    line.snapshot();

    line.hear({ kind: "closing", position: 7, key, words: [["plain", "It is over.", ""]] });

    assert.ok(line.isClosed());
    assert.equal(line.links.at(-1), `${link}: It is over.`);
  });

test("a server of another version closes the line for good, and the page has to be loaded again", () => {
  const line = inHand();
  line.up();

  line.hear({ kind: "closing", position: 0, key: "outdated", words: [["plain", "Load the page again.", ""]] });

  assert.ok(line.isClosed());
  assert.equal(line.links.at(-1), "outdated: Load the page again.");
});

for (const key of ["stopping", "unavailable", "too-slow"])
  test(`after ${key} the line is taken up again`, () => {
    const line = inHand();
    line.up();
    line.hear({ kind: "notice", position: 0, key: "opening", words: [] });

    line.hear({ kind: "closing", position: 0, key, words: [["plain", "A moment.", ""]] });

    assert.ok(!line.isClosed());
    assert.ok(!line.links.some((link) => link.startsWith("gone")));
  });

test("what is no message is left alone", () => {
  const line = inHand();
  line.up();

  for (const text of ["", "{", "[]", "null", "7", '"x"', '{"kind":"snapshot"}']) line.raw(text);

  assert.deepEqual(line.events, []);
});

test("pauses grow to half a minute, each a little at random", () => {
  assert.deepEqual(
    [0, 1, 2, 3].map((tries) => pause(tries, () => 0.5)),
    [500, 1000, 2000, 4000],
  );
  assert.equal(
    pause(50, () => 0.5),
    30_000,
  );
  assert.ok(pause(0, () => 0) < pause(0, () => 1));
});
