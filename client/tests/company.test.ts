// At a table with others: consent, refusals, a lost line, people who come and go, quests, the log.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Changed, Closing, Event, Notice, Sections, UndoRequest } from "../src/wire.ts";
import {
  all,
  clicks,
  one,
  recorded,
  sent,
  settled,
  sits,
  Socket,
  submits,
  tells,
  types,
  wordsOf,
  answers,
  asked,
  presses,
} from "./page.ts";

const receive = async (event: object): Promise<void> => (tells(event as Event), settled());
const asks = (who: string, waiting_for: readonly string[], entry = 70): Promise<void> =>
  receive({ kind: "undo-request", position: 82, who, waiting_for, entry } as unknown as UndoRequest);
const changed = (sections: object, position = 83): Promise<void> =>
  receive({ kind: "changed", position, sections } as unknown as Changed);
const words = (text: string) => [["plain", text, ""]];

test("who is asked to go back says yes or no, and the question goes away once all have answered", async () => {
  await sits("sea-sail");
  assert.deepEqual(all(".consent"), []);

  await asks("person-2", ["person-1"]);
  assert.match(wordsOf(one(".consent")), /Guest 1/);
  await clicks(one(".consent button.main"));
  await clicks(all(".consent button").at(-1)!);
  assert.deepEqual(
    sent()
      .slice(-2)
      .map((request) => [request.kind, "agree" in request && request.agree]),
    [
      ["answer-undo", true],
      ["answer-undo", false],
    ],
  );

  await asks("person-2", []);
  assert.deepEqual(all(".consent button"), [], "who has answered is not asked again");
  await asks("", []);
  assert.deepEqual(all(".consent"), []);
});

test("who asked to go back sees for whom the table waits, and what would be gone", async () => {
  const { sections } = await sits("sea-sail");
  const log = sections.log!.lines;
  const entry = log.at(-2)!.entry - 1;

  await asks("person-1", ["person-2"], entry);

  assert.match(wordsOf(one(".consent")), /Guest 1/);
  assert.deepEqual(all(".consent button").map(wordsOf), ["Never mind"]);
  await clicks(one(".consent button"));
  const withdrawn = sent().at(-1)!;
  assert.deepEqual([withdrawn.kind, "agree" in withdrawn && withdrawn.agree], ["answer-undo", false]);
  const first = log.find((line) => line.entry > entry && !line.forced)!;
  assert.ok(
    wordsOf(one(".consent")).includes(
      first.text
        .map(([, words]) => words)
        .join("")
        .slice(0, 12),
    ),
  );
});

test("a question about going back is seen over the open desk, and gone once time has moved", async () => {
  await sits("sea-sail");
  await clicks(one("button.people"));
  await asks("person-1", ["person-2"]);
  assert.equal(all("dialog .consent button").length, 1);
  assert.equal(all(".notes .consent").length, 0);

  await changed({}, 83);
  assert.equal(all(".consent button").length, 0);
});

test("the others are told who branched off, and may follow", async () => {
  await sits("sea-sail");
  await receive({
    kind: "notice",
    position: 82,
    key: "branched",
    words: words("Ben has branched off a campaign: What if."),
    who: "person-2",
    campaign: "other",
  });
  assert.match(wordsOf(one(".notes [data-key=branched]")), /Ben has branched off/);
  await clicks(one(".notes [data-key=branched] .button"));
  assert.equal(location.pathname, "/c/other");
});

test("a choice of one's own is sent with the position; one of others' is not to be clicked", async () => {
  const { sections } = await sits("sea-challenge");
  const { own } = sections.menu!;
  const mine = recorded("sea-challenge").snapshot.seats;
  const menu = all(".menu [data-choice]").map((element) => element.dataset["choice"]);

  for (const line of own)
    assert.equal(
      menu.includes(line.notation) || sections.test!.joiners?.length > 0,
      mine.includes(line.seat) || sections.test!.joiners?.length > 0,
      line.notation,
    );
  assert.ok(
    own.some((line) => !mine.includes(line.seat)),
    "the moment has choices of others",
  );
  assert.ok(all(".theirs li").length > 0 || all(".test").length > 0);
});

test("attacks of another seat stand greyed under one's own, with their name, and are not to be clicked", async () => {
  const { sections } = await sits("sea-attacks");
  const mine = recorded("sea-attacks").snapshot.seats;
  const attacks = sections.menu!.own.filter((line) => line.notation.startsWith("attack"));
  const greyed = all(".attack[aria-disabled=true]");

  assert.equal(greyed.length, attacks.filter((line) => !mine.includes(line.seat)).length);
  assert.ok(greyed.length > 0);
  const before = sent().length;
  await clicks(greyed[0]!);
  assert.equal(sent().length, before);
  assert.match(wordsOf(all(".who.theirs")[0]!), /Guest 1|Host/);
  assert.deepEqual(
    all(".attack").map((element) => element.getAttribute("aria-disabled")),
    [...all(".attack")].map((element) => element.getAttribute("aria-disabled")).sort(),
    "one's own come first",
  );
  assert.equal(all("ul.theirs li").length, 0, "they are not listed a second time");
});

test("what another can do about a draw is greyed with their name", async () => {
  await sits("sea-challenge");
  const change = (choice: string, seat: number) => ({
    choice,
    seat,
    label: words(choice),
    adds: 1,
    redraws: false,
    free: false,
  });
  const mine = recorded("sea-challenge").snapshot.seats[0]!;
  const { sections } = recorded("sea-challenge");
  await changed({
    test: {
      ...sections.test,
      joiners: [],
      drawn: 3,
      changes: [change("discard a", mine), change("discard b", 1 - mine)],
    },
  });
  const before = sent().length;
  await clicks(all(".change")[1]!);

  assert.equal(sent().length, before);
  assert.deepEqual(
    all(".change").map((element) => element.getAttribute("aria-disabled")),
    ["false", "true"],
  );
  assert.match(wordsOf(all(".change")[1]!), /Guest 1|Host/);
});

test("the board is not lit for what only another can choose", async () => {
  const { sections } = await sits("sea-others-turn");
  assert.ok(
    sections.menu!.own.some((line) => line.notation.startsWith("sail ")),
    "the other could sail somewhere",
  );
  assert.deepEqual(all(".world .lit, .world .asked, .world [data-lit]").length, 0);
  assert.deepEqual(
    all(".menu button.line").length,
    sections.menu!.own.filter((line) => recorded("sea-others-turn").snapshot.seats.includes(line.seat)).length,
  );
});

test("quests that are open, waiting or done are all drawn in the journal", async () => {
  const quest = (number: number, state: string) => ({
    number,
    title: `Quest ${number}`,
    keyword: "",
    text: words("..."),
    note: "",
    origin: "",
    leads: "",
    state,
    label: state,
    places: [],
    picture: number === 1 ? "quest-lantern" : "quest-of-another-world",
  });
  await sits("sea-sail");
  await changed({
    quests: {
      quests: [quest(1, "open"), quest(2, "waiting"), quest(3, "waiting"), quest(4, "done")],
      rumours: [words("A rumour")],
      box: "box",
      keywords: ["KEY"],
      journey: [],
    },
  });
  await clicks(all("[role=tab]").find((tab) => /quest|journal/i.test(wordsOf(tab)))!);

  assert.deepEqual(
    all(".journal .quest").map((element) => [
      element.className.split(" ")[1],
      wordsOf(element.querySelector(".number")!),
    ]),
    [
      ["open", "quest 1"],
      ["waiting", "quest 2"],
      ["waiting", "quest 3"],
      ["done", "quest 4"],
    ],
  );
  assert.equal(all(".journal section[aria-labelledby=quests-waiting] .quest").length, 2);
  assert.deepEqual(
    all(".journal .stamp use").map((element) => element.getAttribute("href")!.split("#")[1]),
    ["picture", "kind-quest", "kind-quest", "kind-quest"],
    "a quest has its own picture, and the sign of quests where nobody has drawn one",
  );
  assert.match(wordsOf(one(".journal")), /A rumour/);
});

test("what was undone is gone from the log that is drawn", async () => {
  await sits("sea-sail");
  await clicks(one("#book-panel-log"));
  const before = all(".log .words").map(wordsOf);
  const { log } = recorded("sea-sail").sections;

  await changed({ log: { keep: log!.lines.length - 3, lines: [] } } as unknown as Sections);
  await clicks(one("#book-panel-log")); // whatever happens, the book opens where it is asked

  assert.equal(all(".log .words").length, Math.min(150, log!.lines.length - 3));
  assert.notEqual(all(".log .words").map(wordsOf)[0], before[0]);
  assert.equal(all(".log .words").map(wordsOf)[0], before[3]);
});

test("a refusal stands there until it is dismissed or something else is done", async () => {
  await sits("sea-sail");
  Socket.last.answers = (request) => ({
    kind: "refused",
    id: request.id,
    position: 82,
    key: "stale",
    words: words("Too late."),
    rule: "SG-SHIP-015",
    entry: "ship",
  });
  await clicks(all(".menu button.line")[0]!);
  assert.match(wordsOf(one(".notes .note")), /Too late\./);
  await clicks(one(".notes .note .close"));
  assert.deepEqual(all(".notes .note"), []);

  await receive({
    kind: "notice",
    position: 82,
    key: "cannot-save",
    words: words("The disk is full."),
  } as unknown as Notice);
  await clicks(all(".menu button.line")[0]!);
  assert.deepEqual(
    all(".notes .note")
      .map(wordsOf)
      .map((words) => /disk/.test(words)),
    [true, false],
  );
});

test("a lost line is said, and that it is back; who is removed is shown out", async () => {
  await sits("sea-sail");
  Socket.last.breaks();
  await settled();
  assert.equal(all(".notes .lost").length, 1);
  assert.equal(one(".table").dataset["link"], "lost");
  document.dispatchEvent(new window.Event("visibilitychange"));
  Socket.last.opens();
  await receive({ ...recorded("sea-sail").snapshot, sections: recorded("sea-sail").sections });
  assert.deepEqual([all(".notes .lost").length, all(".notes .unseen").length], [0, 1]);

  await receive({
    kind: "closing",
    position: 82,
    key: "removed",
    words: words("Your place was taken back."),
  } as unknown as Closing);
  assert.equal(all(".table").length, 0);
  assert.match(wordsOf(document.body), /Your place was taken back\./);
});

test("people: who is here, what they play, and what only a host may do", async () => {
  await sits("sea-sail");
  await clicks(one("button.people"));
  assert.deepEqual(all(".person .name").map(wordsOf), ["Host (you)", "Guest 1"]);
  assert.deepEqual(
    all(".person .plays")
      .map(wordsOf)
      .map((words) => words.split(" ").at(-1)),
    ["Ada", "Ben"],
  );
  const buttons = (at: number) => [...all(".person")[at]!.querySelectorAll("button")].map(wordsOf);
  assert.deepEqual([buttons(0).length, buttons(1).length], [0, 3]);

  asked.length = 0;
  globalThis.confirm = () => false;
  await clicks(all(".person")[1]!.querySelector("button.danger")!);
  assert.deepEqual(asked, [], "who is not sure removes nobody");
  globalThis.confirm = () => true;
  await clicks(all(".person")[1]!.querySelector("button.danger")!);
  await clicks(all(".person")[1]!.querySelector("button")!);
  assert.deepEqual(
    asked.map(({ method, path, body }) => [method, path, body]),
    [
      ["DELETE", "/api/campaigns/evening/people/person-2 en", undefined],
      ["POST", "/api/campaigns/evening/host en", { person: "person-2" }],
    ],
  );
  answers.set("POST /api/campaigns/evening/host", 403);
  await clicks(all(".person")[1]!.querySelector("button")!);
  assert.match(wordsOf(one("section > [role=alert]", "refused")), /refused with 403/);

  const { table } = recorded("sea-sail").snapshot;
  await receive({
    kind: "table",
    position: 82,
    table: { ...table, people: table.people.map((person) => ({ ...person, online: true })) },
  });
  assert.equal(all(".person .dot.here").length, 2);
});

test("what is said at the table is sent trimmed, shown with its name, and nothing is sent for nothing", async () => {
  await sits("sea-sail");
  await clicks(one("button.people"));
  const field = one("#talk");
  await submits(field.closest("form")!);
  assert.equal(sent().length, 0);
  await types(field, "  To the north?  ");
  await submits(field.closest("form")!);
  assert.deepEqual(
    sent().map((request) => "text" in request && request.text),
    ["To the north?"],
  );
  await receive({ kind: "chat", position: 82, number: 1, who: "person-2", text: "Yes." });
  await receive({ kind: "chat", position: 82, number: 2, who: "gone", text: "No." });
  assert.deepEqual(
    all(".said li").map(wordsOf),
    ["Guest 1 Yes.", "somebody No."].map((words, at) => (at ? wordsOf(all(".said li")[1]!) : words)),
  );
  assert.match(wordsOf(all(".said li")[1]!), /No\.$/);
});

test("choices are taken by their number, enter takes the usual, arrows go from one to the next", async () => {
  const { sections } = await sits("sea-sail");
  const own = sections.menu!.own;
  await presses("2");
  assert.equal(sent().length, 1);
  const typed = sent()[0]!;
  assert.equal("choice" in typed && typed.choice, own.find((line) => line.number === 2)!.notation);
  await presses("5", document.body, { ctrlKey: true });
  assert.equal(sent().length, 1, "with control it is the browser's");
  await presses("?");
  assert.equal(all("dialog").length, 1);
});
