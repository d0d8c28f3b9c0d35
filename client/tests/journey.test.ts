// Our journey, what is ready, and pages of the story as they are set.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Changed, LogLine, OurJourney, RichText, StoryPage } from "../src/wire.ts";
import { all, clicks, one, presses, sent, settled, sits, Socket, tells, wordsOf } from "./page.ts";

const words = (text: string): RichText => [["plain", text, ""]];
const QUEST = {
  number: 12,
  title: "The Dumb Cricket",
  keyword: "CRICKET",
  text: words("A stone taken from a sill."),
  note: "",
  origin: "",
  leads_to: "leads to location 5",
  state: "open",
  label: "",
  places: ["5"],
  spoken: "",
  picture: "quest-lantern",
};
/** A map on which nothing else has changed. */
const NO_CHANGE = { here: "2.quay", spoken: [], sheets: [], areas: [] };
const JOURNEY: OurJourney = {
  title: "The Harbour",
  aim: words("Find the stolen totems."),
  recap: [words("Turn 3, in the fog.")],
  ending: words("The last chapter begins in a while."),
  clocks: [{ key: "events", label: "Events", left: 40, max: 54, groups: 3, text: "4 events left, pass 1 of 3" }],
  next: [{ quest: QUEST, where: "5 The Sill", here: true, near: "here" }],
  more: 2,
  ready: [{ kind: "awaken", text: words("It can be restored."), choice: "awaken 12 by p1" }],
  totems: "Totems so far: 1 of 7",
  lacking: [words("The Split Stone: wants an ice diamond")],
  leads: [{ place: "9", name: "The Drowned Counting-House", near: "2 moves", lead: words("In the vault (9).") }],
  unexplored: [{ place: "4", name: "Sixpenny Stairs", near: "1 move", lead: [] }],
};

/** The server answers with a journey from now on. */
function knows(journey: OurJourney): void {
  const { answers } = Socket.last;
  Socket.last.answers = (request) =>
    request.kind === "journey" ? { kind: "journey", id: request.id, position: 0, journey } : answers(request);
}
const changed = async (sections: object): Promise<void> => {
  tells({ kind: "changed", position: 90, sections } as unknown as Changed);
  await settled();
};

test("the button of the headline opens what we want, how it ends, what is ready and what is next", async () => {
  await sits("sea-sail");
  knows(JOURNEY);
  assert.deepEqual(all("dialog .journey"), []);

  await clicks(one("header button.journey"));

  const card = one("dialog .journey");
  for (const text of [
    "Find the stolen totems.",
    "The last chapter begins",
    "It can be restored.",
    "The Dumb Cricket",
    "5 The Sill",
    "Totems so far: 1 of 7",
    "The Split Stone: wants an ice diamond",
    "In the vault (9). 9 2 moves",
    "4 Sixpenny Stairs, 1 move",
  ])
    assert.ok(wordsOf(card).includes(text), text);
  assert.equal(card.querySelector(".quest use")?.getAttribute("href"), "/assets/pictures/lantern-flame.svg#picture");
  assert.equal(card.querySelectorAll(".group").length, 3);
  assert.equal(card.querySelectorAll("i").length, 54);
  assert.equal(card.querySelectorAll("i.gone").length, 14);
  assert.equal(one("dialog .journey [role=img]").getAttribute("aria-label"), "4 events left, pass 1 of 3");
});

test("a place that is said to serve the aim is shown on the map", async () => {
  await sits("sea-sail");
  knows(JOURNEY);
  await presses("j");

  await clicks(one("dialog .lead button"));

  assert.deepEqual(all("dialog .journey"), []);
  assert.ok(wordsOf(one(".chart .card")).includes("9"));
});

test("quests stand by how near their places are, and say it", async () => {
  await sits("sea-sail");
  const far = { ...QUEST, number: 13, title: "Far", places: ["82"] };
  const unknown = { ...QUEST, number: 14, title: "Nowhere", places: [] };
  const counted = { ...QUEST, number: 15, title: "Counted", places: ["5"], counted: "counted at the sill" };
  const journal = { quests: [counted, unknown, far, QUEST], rumours: [], done_pile: "", keywords: [], journey: [] };
  await changed({
    quests: journal,
    map_part: {
      ...NO_CHANGE,
      near: [
        ["5", "here"],
        ["82", "3 moves"],
      ],
    },
  });
  await clicks(one("#book-panel-quests"));

  assert.deepEqual(
    all(".journal .quest h4").map((title) => title.firstChild?.textContent?.trim()),
    ["The Dumb Cricket", "Far", "Nowhere", "Counted"],
  );
  assert.deepEqual(all(".journal .quest .near").map(wordsOf), ["5 here", "82 3 moves", "5 here"]);
});

test("the key J opens it too, and what is ready can be taken from it", async () => {
  await sits("sea-sail");
  knows(JOURNEY);
  await presses("j");

  await clicks(one("dialog .ready button"));

  assert.deepEqual(all("dialog .journey"), []);
  assert.deepEqual(
    sent()
      .filter((request) => request.kind === "choose")
      .map((request) => "choice" in request && request.choice),
    ["awaken 12 by p1"],
  );
});

test("it opens by itself after a pause of some hours, with the last time first", async () => {
  localStorage.setItem("sleeping-gods-evenings", JSON.stringify({ evening: Date.now() - 24 * 60 * 60 * 1000 }));
  await sits("sea-sail");
  assert.ok(
    sent().some((request) => request.kind === "journey"),
    "it is asked for",
  );
  tells({
    kind: "journey",
    id: sent().find((request) => request.kind === "journey")!.id,
    position: 0,
    journey: JOURNEY,
  });
  await settled();

  await sits("sea-sail");
  assert.ok(!sent().some((request) => request.kind === "journey"), "it is the same evening");
});

test("what is ready to be claimed stands first, and not in a fold", async () => {
  const { sections } = await sits("skies-flight");
  const menu = sections.menu!;
  const claim = { ...menu.own[0]!, notation: "awaken 101 by p1", label: words("Restore the totem"), group: "awaken" };

  await changed({
    menu: {
      ...menu,
      acts: [...menu.acts, claim],
      groups: [...menu.groups, ["awaken", "totems to restore"]],
      claims: ["awaken"],
      acts_collapsed: true,
    },
  });

  const line = one('.menu .ready [data-choice="awaken 101 by p1"]');
  assert.equal(line.closest("details"), null);
  assert.equal(all('[data-choice="awaken 101 by p1"]').length, 1);
});

const page = (ref: string, title: string, ...body: string[]): LogLine => ({
  entry: 1,
  kind: "paragraph",
  text: words(`Read: ${title} (${ref})`),
  ref,
  body: body.map(words),
  forced: false,
  title,
  has_choices: false,
});
const answer: LogLine = { ...page("", ""), kind: "choice", text: words("Ada: (c)"), body: [], ref: "" };
const open = (ref: string, title: string, ...blocks: string[]): StoryPage => ({
  ref,
  number: ref,
  title,
  kind: "story",
  blocks: blocks.map(words),
  choices: [],
  notes: [],
  open: true,
  earlier: [],
});

test("pages that turn to one another are set as pages, each with its title and its voice", async () => {
  Object.defineProperty(globalThis, "speechSynthesis", {
    value: { cancel() {}, speak() {}, getVoices: () => [] },
    configurable: true,
  });
  const { sections } = await sits("sea-sail");

  await changed({
    log: {
      keep: sections.log!.lines.length,
      lines: [answer, page("13", "All rise", "A judge."), page("13.12", "By evening", "A lamp.")],
    },
    page: open("13.12", "By evening", "A lamp."),
  });

  assert.deepEqual(
    all(".page").map((element) => [wordsOf(element.querySelector("h1")!), wordsOf(element.querySelector(".text")!)]),
    [
      ["All rise", "A judge."],
      ["By evening", "A lamp."],
    ],
  );
  assert.deepEqual(
    all(".page").map((element) => element.querySelectorAll(".aloud").length),
    [1, 1],
  );
});

test("D7, M7: a page that is turned back to is folded, and of a changed one the new paragraph is marked", async () => {
  const { sections } = await sits("sea-sail");
  const keep = sections.log!.lines.length;
  const first = [page("21", "The square", "A square."), answer, page("21.3", "The stone", "A stone.")];

  await changed({
    log: { keep, lines: [...first, page("21", "The square", "A square.")] },
    page: open("21", "The square", "A square."),
  });
  assert.deepEqual(
    all(".page").map((element) => [wordsOf(element.querySelector("h1")!), element.classList.contains("shut")]),
    [
      ["The stone", false],
      ["The square", true],
    ],
  );

  await changed({
    log: { keep, lines: [...first, page("21", "The square", "A square.", "A bunk is free.")] },
    page: open("21", "The square", "A square.", "A bunk is free."),
  });
  assert.equal(wordsOf(one(".page .new")), "A bunk is free.");
  assert.equal(wordsOf(one(".page .rest .text")), "A square.");
});

test("a page that the others have left can be read again", async () => {
  const { sections } = await sits("sea-sail");

  await changed({
    log: {
      keep: sections.log!.lines.length,
      lines: [page("21", "The square", "A square."), answer, page("22", "The quay", "A quay.")],
    },
    page: open("22", "The quay", "A quay."),
  });
  const before = one(".before button", "The square (21)");
  assert.equal(before.getAttribute("aria-expanded"), "false");
  await clicks(before);

  assert.match(wordsOf(one(".before article")), /A square\./);
});

test("the line about a quest that was gained has the picture of that quest", async () => {
  const { sections } = await sits("sea-sail");
  const gained = (amount: number): LogLine => ({
    ...answer,
    kind: "gained-quest",
    text: words(`Gained quest ${amount}.`),
    facts: { pieces: [], amount, draw: null, page: null },
  });

  await changed({
    log: { keep: sections.log!.lines.length, lines: [answer, gained(QUEST.number), gained(QUEST.number + 1)] },
    quests: { ...sections.quests!, quests: [QUEST] },
  });

  assert.deepEqual(
    all(".lately use").map((element) => element.getAttribute("href")!.split("/").at(-1)!.split("#").at(-1)),
    ["picture", "quest"],
    "a quest that was read and discarded has the sign of quests",
  );
});

test("a quest that is gained, one that is finished and a card that is gained have a ribbon with their names", async () => {
  const { sections } = await sits("sea-sail");
  const face = sections.cards!.faces[0]!;
  const line = (kind: string, pieces: string[], amount: number): LogLine => ({
    ...answer,
    kind,
    text: words("told in a line"),
    facts: { pieces, amount, draw: null, page: null },
  });
  const log = [
    answer,
    line("gained-quest", [], QUEST.number),
    line("ended-quest", [], QUEST.number),
    line("gained-adventure", [face.ref], 0),
  ];

  await changed({
    log: { keep: sections.log!.lines.length, lines: log },
    quests: { ...sections.quests!, quests: [QUEST] },
  });

  assert.deepEqual(
    all(".ribbon .name").map((element) => wordsOf(element)),
    [`New quest ${QUEST.title}`, `Quest finished ${QUEST.title}`, `New card ${face.title}`],
  );
});
