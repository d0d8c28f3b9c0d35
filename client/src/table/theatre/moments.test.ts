// What lines of the log are shown as.
import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import type { DrawResult, LogFacts, LogLine } from "../../wire";
import { scenesOf } from "./moments.ts";

const facts = (more: Partial<LogFacts> = {}): LogFacts => ({ pieces: [], amount: 0, draw: null, page: null, ...more });
const line = (kind: string, more: Partial<LogFacts> = {}, name = ""): LogLine => ({
  entry: 1,
  kind,
  text: [["piece", name, ""]],
  ref: "",
  body: [],
  forced: false,
  facts: facts(more),
});
const drawn = (card: string, result = ""): DrawResult => ({
  kind: "challenge",
  skill: "savvy",
  card,
  title: card,
  fate: 4,
  parts: [],
  number: 5,
  total: 4,
  result,
});
const page = (kind: string) => ({ page: { kind, title: "", lines: [] } });

test("what was drawn and how it was settled are one draw", () => {
  const { moments } = scenesOf([
    line("fate", { draw: drawn("a") }),
    line("challenge-failed", { draw: drawn("a", "failed") }),
  ]);

  equal(moments.length, 1);
  equal(moments[0]!.kind === "draw" && moments[0]!.draw.result, "failed");
});

test("of many draws of other cards the last three are shown", () => {
  const { moments } = scenesOf(["a", "b", "c", "d"].map((card) => line("hit", { draw: drawn(card, "passed") })));

  deepEqual(
    moments.map((moment) => moment.kind === "draw" && moment.draw.card),
    ["b", "c", "d"],
  );
});

test("who falls is marked as down, whatever else befalls them", () => {
  const { marks } = scenesOf([line("fell", { pieces: ["mac"] }), line("damage", { pieces: ["mac"], amount: 1 })]);

  deepEqual([...marks], [["mac", "down"]]);
});

test("who is hurt and tired is marked as hurt, who is only tired as tired", () => {
  const { marks } = scenesOf([
    line("damage", { pieces: ["audrie"], amount: 1 }),
    line("fatigue", { pieces: ["audrie"], amount: 1 }),
    line("exerted", { pieces: ["ed"], amount: 1 }),
  ]);

  deepEqual(
    [...marks],
    [
      ["audrie", "hurt"],
      ["ed", "tired"],
    ],
  );
});

test("squares are struck in the order in which they were covered", () => {
  const strikes = [line("covered", { pieces: ["crab", "a1"] }), line("covered", { pieces: ["crab", "b2"] })];

  deepEqual(scenesOf(strikes).strikes, ["crab a1", "crab b2"]);
});

test("who flew is seen to travel by plane", () => {
  equal(scenesOf([line("flew", { pieces: ["4"], amount: 2 })]).travel, "plane");
});

test("of several pages the last is the one that was opened", () => {
  const pages = ["13", "13.2"].map((ref) => ({ ...line("paragraph"), ref }));

  equal(scenesOf(pages).opened, "13.2");
});

test("a fight is told from where it began to what was found after it", () => {
  const before = [
    line("damage", { pieces: ["mac"], amount: 9 }),
    line("combat"),
    line("laid", { pieces: ["crab"] }, "crab"),
    line("damage", { pieces: ["mac"], amount: 2 }),
    line("fatigue", { pieces: ["mac"], amount: 1 }),
    line("fell", { pieces: ["mac"] }, "Mac"),
  ];
  const fresh = [
    line("victory", page("won")),
    line("gained", { pieces: ["coins"], amount: 3 }, "3 coins"),
    line("turn"),
  ];

  const [moment] = scenesOf(fresh, [...before, ...fresh]).moments;

  deepEqual(moment?.kind === "leaf" && moment.fight, {
    foes: ["crab"],
    pieces: ["crab"],
    health: 2,
    effort: 1,
    fallen: ["Mac"],
    gains: [fresh[1]],
  });
});

test("the end is the last of all pages", () => {
  const { moments } = scenesOf([line("campaign-over", page("end")), line("gained-adventure", page("totem"))]);

  deepEqual(
    moments.map((moment) => moment.kind === "leaf" && moment.page.kind),
    ["totem", "end"],
  );
});

const story = { ...line("paragraph"), body: [[["plain", "Read me.", ""]]] } as LogLine;

test("a page waits for a story that comes before it, and for none after it", () => {
  const waits = (...lines: LogLine[]): boolean[] =>
    scenesOf(lines).moments.map((moment) => moment.kind === "leaf" && moment.afterStory);

  deepEqual(waits(line("victory", page("won")), story), [false]);
  deepEqual(waits(story, line("victory", page("won"))), [true]);
  deepEqual(waits(line("victory", page("won"))), [false]);
  deepEqual(waits(line("gained-adventure", page("totem")), story), [false]);
  deepEqual(waits(story, line("gained-adventure", page("totem"))), [true]);
});

test("a fight's page tells nothing of what the story after it gives", () => {
  const onTheSpot = line("gained", { pieces: ["coins"], amount: 1 }, "1 coin");
  const ofStory = line("gained-quest", { pieces: ["quest-3"] }, "a quest");
  const [moment] = scenesOf([line("combat"), line("victory", page("won")), onTheSpot, story, ofStory]).moments;

  deepEqual(moment?.kind === "leaf" && moment.fight?.gains, [onTheSpot]);
});
