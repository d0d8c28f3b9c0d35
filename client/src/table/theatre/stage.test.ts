// The stage: each thing is shown once, at most so long, and never in the way.
import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import type { LogLine } from "../../wire.ts";
import "../../../tests/page.ts";

const { Stage } = await import("./stage.svelte.ts");

const draw = { kind: "check", skill: "", card: "c", title: "", fate: 1, parts: [], number: 0, total: 1, result: "" };
const line = (entry: number, more: object, kind = "fate"): LogLine =>
  ({
    entry,
    kind,
    text: [],
    ref: "",
    body: [],
    forced: false,
    facts: { pieces: [], amount: 0, draw: null, page: null, ...more },
  }) as LogLine;
const drawn = (entry: number, card = "c"): LogLine => line(entry, { draw: { ...draw, card } });
const leaf = (entry: number, kind = "totem"): LogLine => line(entry, { page: { kind, title: "", lines: [] } });

/** A stage whose time is in the test's hand. */
function stage() {
  const timers = new Set<{ at: number; then: () => void }>();
  let now = 0;
  const shown = new Stage(undefined, (milliseconds, then) => {
    const timer = { at: now + milliseconds, then };
    timers.add(timer);
    return () => timers.delete(timer);
  });
  const pass = (milliseconds: number): void => {
    now += milliseconds;
    for (const timer of [...timers].sort((a, b) => a.at - b.at))
      if (timer.at <= now && timers.delete(timer)) timer.then();
  };
  shown.skip(10);
  const kind = (): string => (shown.now?.kind === "leaf" ? shown.now.page.kind : (shown.now?.kind ?? ""));
  return { shown, pass, kind };
}

test("a draw is over 1.8 seconds after it is on the screen, a page when it is turned", () => {
  const { shown, pass, kind } = stage();
  shown.hear([drawn(10), leaf(10)], 11);

  pass(5000); // a busy page draws it late
  equal(kind(), "draw");
  shown.seen();
  pass(1700);
  equal(kind(), "draw");
  pass(100);
  equal(kind(), "totem");
  pass(60_000);
  equal(kind(), "totem");
  shown.turn();
  equal(kind(), "");
});

test("a click finishes all draws at once; a page stays", () => {
  const { shown, kind } = stage();
  shown.hear([drawn(10, "a"), drawn(10, "b"), leaf(10)], 11);

  shown.finish();
  equal(kind(), "totem");
  shown.finish();
  equal(kind(), "totem");
});

test("an unread page keeps the place where it happened, though the ship has sailed on with a draw that came between", () => {
  const { shown } = stage();
  shown.hear([leaf(10, "won")], 11, "The Reef");
  shown.hear([leaf(10, "won"), drawn(11)], 12, "The Bay");
  shown.finish();

  equal(shown.leaf?.place, "The Reef");
});

test("what comes next takes the place of what plays, and of no page that is unread", () => {
  const { shown, kind } = stage();
  shown.hear([drawn(10), leaf(10, "won")], 11);
  shown.hear([drawn(10), leaf(10, "won"), drawn(11, "d"), leaf(11, "totem")], 12);

  equal(shown.now?.kind === "draw" && shown.now.draw.card, "d");
  shown.finish();
  equal(kind(), "won");
  shown.turn();
  equal(kind(), "totem");
});

test("a draw goes on while something else happens that draws nothing", () => {
  const { shown, kind } = stage();
  shown.hear([drawn(10)], 11);
  shown.hear([drawn(10), line(11, { pieces: ["mac"], amount: 1 }, "damage"), leaf(11, "won")], 12);

  equal(kind(), "draw");
  shown.finish();
  equal(kind(), "won");
});

test("whoever comes, comes back or reads another language is shown nothing old", () => {
  const { shown, kind } = stage();
  const log = [drawn(10), leaf(10)];
  shown.skip(11);
  shown.hear([...log], 11);

  equal(kind(), "");
  equal(shown.last, null);
});

const story = (entry: number): LogLine => ({ ...line(entry, {}, "paragraph"), body: [[["plain", "On the pan.", ""]]] });

test("a full page waits until the story before it has been read, and a beat more", () => {
  const { shown, pass, kind } = stage();
  shown.hear([story(10), leaf(10)], 11);

  pass(60_000);
  equal(kind(), "");
  equal(shown.held.length, 1);
  shown.endReached(1200);
  pass(1200);
  equal(kind(), "totem");
  equal(shown.held.length, 0);
});

test("a full page that nobody has waited for comes with the next answer, before what that brings", () => {
  const { shown, kind } = stage();
  shown.hear([story(10), leaf(10)], 11);
  shown.hear([story(10), leaf(10), leaf(11, "camp")], 12);

  equal(kind(), "totem");
  shown.turn();
  equal(kind(), "camp");
});

test("a full page can be asked for at once; before the story it does not wait", () => {
  const { shown, kind } = stage();
  shown.hear([leaf(10), story(10), leaf(10, "camp")], 11);

  equal(kind(), "totem");
  shown.release();
  shown.turn();
  equal(kind(), "camp");
});

test("a step back ends what is shown, and what is taken forward again is not shown again", () => {
  const { shown, kind } = stage();
  shown.hear([leaf(10)], 11);
  shown.hear([], 12);
  equal(kind(), "");

  shown.hear([leaf(10)], 13);
  equal(kind(), "");
  shown.hear([leaf(10), leaf(13, "camp")], 14);
  equal(kind(), "camp");
});

test("a log that was shortened and told anew shows only what is new", () => {
  const { shown } = stage();
  shown.hear([drawn(2), drawn(3), drawn(10, "x")], 11);

  equal(shown.now?.kind === "draw" && shown.now.draw.card, "x");
});

test("who suffers is marked for half a second, or until somebody goes on", () => {
  const { shown, pass } = stage();
  const hurt = (entry: number, who: string): LogLine => line(entry, { pieces: [who], amount: 1 }, "damage");
  shown.hear([hurt(10, "mac")], 11);

  deepEqual([...shown.marks], [["mac", "hurt"]]);
  pass(500);
  equal(shown.marks.size, 0);
  shown.hear([hurt(10, "mac"), hurt(11, "ed")], 12);
  shown.finish();
  equal(shown.marks.size, 0);
});

test("what came of a draw waits until its card has turned on the screen, or somebody clicks", () => {
  const { shown, pass } = stage();
  shown.hear([drawn(10)], 11);
  pass(700); // a busy page draws it late
  equal(shown.isTurning, true);
  shown.seen();
  pass(479);
  equal(shown.isTurning, true);
  pass(1);
  equal(shown.isTurning, false);

  shown.hear([drawn(11)], 12);
  equal(shown.isTurning, true);
  shown.finish();
  equal(shown.isTurning, false);

  shown.hear([drawn(12)], 13);
  pass(1200); // a page that is not in sight draws nothing
  equal(shown.isTurning, false);
});

test("enemies that are gone fall if one was beaten since, whatever else happened, and no draw came with it", () => {
  const beaten = line(10, {}, "beaten");
  const falls = (gone: readonly string[], log: readonly LogLine[]): boolean => stage().shown.fall(gone, log);

  equal(falls(["crab"], [beaten]), true);
  equal(falls(["crab"], [line(10, {}, "damage"), beaten, line(10, {}, "won")]), true);
  equal(falls(["crab"], [line(10, {}, "damage")]), false);
  equal(falls(["crab"], []), false);
  equal(falls([], [beaten]), false);
  equal(falls(["crab"], [line(9, {}, "beaten"), line(10, {}, "damage")]), false, "that was before");
  equal(falls(["crab"], [beaten, drawn(10)]), false);
  equal(falls(["crab"], [drawn(9), beaten]), true);
});
