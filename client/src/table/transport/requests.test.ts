// Requests over a line that breaks: each is sent until it is answered, under one id.
import assert from "node:assert/strict";
import { mock, test } from "node:test";
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
  const stopListening = table.on({
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
    gone: (why: string, key?: string) => hears!.gone(why, key),
    stopListening,
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

const PLACED: readonly (readonly [(table: Requests) => Promise<unknown>, object])[] = [
  [(table) => table.followRoute(["a", "b"]), { kind: "follow-route", choices: ["a", "b"] }],
  [(table) => table.enterDraws(["1"]), { kind: "enter-draws", choices: ["1"] }],
  [(table) => table.leaveDraws(2), { kind: "leave-draws", count: 2 }],
  [(table) => table.undo("step"), { kind: "undo", by: "step" }],
  [(table) => table.undo("line", 0), { kind: "undo", by: "line", entry: 0 }],
  [(table) => table.redo(), { kind: "redo" }],
  [(table) => table.answerUndo(false), { kind: "answer-undo", agree: false }],
  [(table) => table.repair("coins 3"), { kind: "repair", act: "coins 3" }],
  [(table) => table.nameMoment("dawn"), { kind: "name-moment", name: "dawn" }],
  [(table) => table.presence(["join mac"], "4:7"), { kind: "presence", staged: ["join mac"], read: "4:7" }],
];
const UNPLACED: typeof PLACED = [
  [(table) => table.preview(["a"]), { kind: "preview", choices: ["a"] }],
  [(table) => table.listUnavailable(), { kind: "list-unavailable" }],
  [(table) => table.journey(), { kind: "journey" }],
  [(table) => table.advise("choice", 3), { kind: "advise", about: "choice", since: 3 }],
  [(table) => table.robot({ kind: "unseat-robot", seat: 1 }), { kind: "unseat-robot", seat: 1 }],
  [(table) => table.ask("rest", true), { kind: "ask", choice: "rest", withdrawn: true }],
];
test("each request is sent as its kind with what belongs to it, and at the position that it hangs on, if any", () => {
  const line = inHand();
  line.up();
  line.snapshot(7);

  for (const [request] of [...PLACED, ...UNPLACED]) void request(line.table);

  assert.deepEqual(line.sent, [
    ...PLACED.map(([, message], at) => ({ ...message, id: `q${at + 1}`, position: 7 })),
    ...UNPLACED.map(([, message], at) => ({ ...message, id: `q${PLACED.length + at + 1}` })),
  ]);
});

for (const kind of ["done", "refused", "explanation", "preview", "unavailable", "journey", "advice"])
  test(`a message of the kind ${kind} answers the request with its id`, async () => {
    const line = inHand();
    line.up();
    line.snapshot();
    const reply = line.table.journey();

    line.hear({ kind, position: 7, id: "q1" });

    assert.equal((await reply).kind, kind);
  });

test("what came too soon after others is sent again after a while, unless it has been answered by then", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const tooSoon = (id: string): object => ({ kind: "refused", position: 7, id, key: "too-many", words: [] });
  const line = inHand();
  line.up();
  line.snapshot();
  void line.table.choose("a");
  const answered = line.table.choose("b");

  line.hear(tooSoon("q1"));
  line.hear(tooSoon("q2"));
  line.hear({ kind: "done", position: 8, id: "q2" });
  mock.timers.tick(1499);
  assert.equal(line.sent.length, 2);
  mock.timers.tick(1);

  assert.deepEqual(
    line.sent.map((request) => request["id"]),
    ["q1", "q2", "q1"],
  );
  assert.equal((await answered).kind, "done");
  mock.timers.reset();
});

test("a line that is not taken up again says why: no place at the table, another version, or over", () => {
  const line = inHand();
  line.gone("No place here.", "no-secret");
  line.gone("Load the page again.", "outdated");
  line.gone("No server.");

  assert.deepEqual(line.links.slice(1), [
    "no-seat: No place here.",
    "outdated: Load the page again.",
    "gone: No server.",
  ]);
});

test("whoever no longer listens hears nothing, and a closed table closes its line", () => {
  const line = inHand();
  line.up();
  line.stopListening();
  line.snapshot();
  assert.deepEqual([line.events, line.links, line.isClosed()], [[], ["opening"], false]);

  line.table.on({ event: () => assert.fail("heard"), link: () => assert.fail("heard") });
  line.table.close();
  line.snapshot();
  void line.table.choose("a");

  assert.ok(line.isClosed());
  assert.deepEqual(line.sent, []);
});

test("requests bear ids of their own", () => {
  const ids: unknown[] = [];
  let hears: LineHears | undefined;
  const table = new Requests((given) => {
    hears = given;
    return { send: (text) => (ids.push((JSON.parse(text) as { id: string }).id), true), close: () => undefined };
  });
  table.open();
  hears!.up();
  hears!.text(JSON.stringify({ kind: "snapshot", position: 7, sections: {} }));

  for (let request = 0; request < 3; request += 1) void table.choose("a");

  assert.equal(new Set(ids).size, 3);
  for (const id of ids) assert.match(String(id), /^[0-9a-f]{24}$/);
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
  "too-many-windows": "gone",
  "too-many-sockets": "gone",
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

test("pauses grow to half a minute", () => {
  assert.deepEqual(
    [0, 1, 2, 3].map((tries) => pause(tries, () => 0.5)),
    [500, 1000, 2000, 4000],
  );
  assert.equal(
    pause(50, () => 0.5),
    30_000,
  );
});

test("a pause is by luck a little shorter or longer", () => {
  assert.ok(pause(0, () => 0) < pause(0, () => 1));
});
