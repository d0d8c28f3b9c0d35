// One's own seat: the card that offers its link, the link itself, and what is told of links that others made.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Disclosure, Event, TableInfo } from "../src/wire.ts";
import { qrPath } from "../src/table/people/qr-path.ts";
import {
  all,
  answers,
  asked,
  clicks,
  leaves,
  one,
  opens,
  recorded,
  settled,
  sits,
  Socket,
  tells,
  wordsOf,
} from "./page.ts";

const { readMarks, seatMark } = await import("../src/table/state/read-marks.svelte.ts");
const { table } = recorded("sea-sail").snapshot;
const LINK = "POST /api/campaigns/other/link";
const URL_OF_SEAT = "https://play.example.org/seat#0123456789abcdef.secret";
/** A table at which nothing was read yet: the others of these tests have another id. */
const at = (more: Partial<TableInfo> = {}) => ({ table: { ...table, campaign: "other", ...more } });
const news = (how: string, who: string, whom: string): Disclosure =>
  ({ how, who, whom, entry: 7, seed: "" }) as Disclosure;

test.beforeEach(async () => {
  await leaves();
  localStorage.clear();
});

test("a table offers the link to one's own seat until it was shown or put off", async () => {
  await sits("sea-sail", at());
  const card = one(".keep-seat");
  assert.match(wordsOf(card), /Keep your seat/);
  assert.deepEqual(all("dialog"), [], "nothing lies over the table");

  answers.set(LINK, { url: URL_OF_SEAT, devices: 1 });
  await clicks(one(".keep-seat .button"));
  assert.equal((one("dialog .link input") as HTMLInputElement).value, URL_OF_SEAT.replace("#", "?tips=off#"));
  assert.equal(all("dialog svg[aria-label*=camera]").length, 1);
  assert.deepEqual(all(".keep-seat"), []);
  assert.ok(readMarks.has(seatMark("other")));
});

test("in the first turn nothing is offered yet: the story comes first", async () => {
  const { sections } = await sits("sea-sail", at({ campaign: "first" }));
  assert.equal(all(".keep-seat").length, 1);
  tells({ kind: "changed", position: 83, sections: { headline: { ...sections.headline!, turn: 1 } } } as Event);
  await settled();
  assert.deepEqual(all(".keep-seat"), []);
});

test("who plays alone is told of it in one turn, under the answers", async () => {
  const { sections } = await sits("sea-sail", at({ campaign: "alone" }));
  const party = { ...sections.party!, several_players: false };
  for (const [turn, expected] of [
    [2, ["keep-seat quiet"]],
    [3, []],
  ] as const) {
    const headline = { ...sections.headline!, turn };
    tells({ kind: "changed", position: 83, sections: { headline, party } } as unknown as Event);
    await settled();
    assert.deepEqual(
      all(".asked ~ .keep-seat").map((card) => card.className.replace(/ svelte-\w+/g, "")),
      expected,
    );
    assert.equal(all(".keep-seat").length, expected.length);
  }
});

test("the link to one's own seat takes along that nothing more is to be explained", async () => {
  const { preferences } = await import("../src/table/state/preferences.svelte.ts");
  await opens("/seat?tips=off#secret", {
    "POST /api/return": { campaign: "evening", seat: "s" },
    "POST /api/look-at-link": {
      ...{ campaign: "evening", name: "Evening", game: "sea", pack: "harbour", players: ["Ada"] },
      ...{ role: "host", seats: ["Ada"], person: "Ada" },
    },
  });
  preferences.coach = true;
  await clicks(one("main .button.main"));
  assert.equal(preferences.coach, false);
});

test("what was read at one device is not explained again at the next", async () => {
  const { takeRead, withRead } = await import("../src/table/lesson/read-elsewhere.ts");
  const { beatMark } = await import("../src/table/lesson/lesson.ts");
  const { preferences } = await import("../src/table/state/preferences.svelte.ts");
  preferences.coach = true;
  preferences.readHint("welcome");
  readMarks.add(beatMark("evening", "fight"), beatMark("evening", "before-fight"), beatMark("another", "market"));
  const url = new URL(withRead("http://sea.example/seat#secret", "evening"));
  assert.equal(url.search + url.hash, "?read=fight.before-fight&tips=welcome#secret");

  readMarks.remove("lesson ");
  preferences.coach = true;
  takeRead(`${url.search}.<b>`, "evening");
  assert.deepEqual(readMarks.withPrefix(beatMark("evening", "")), ["fight", "before-fight"]);
  assert.deepEqual(preferences.readHints, ["welcome"]);
  preferences.coach = false;
});

test("what is for oneself and what is for friends are told apart", async () => {
  await sits("sea-sail", at({ campaign: "apart" }));
  await clicks(one("button.people"));
  assert.match(wordsOf(one("dialog section.own")), /For you alone/);
  assert.match(wordsOf(one("dialog")), /For your friends.*For you alone/);
  assert.deepEqual(all("dialog .own .button.main"), []);
});

test("who puts it off finds it under people, each time the same; another one is made when it is wished", async () => {
  const before = seatMark("third");
  await sits("sea-sail", at({ campaign: "third" }));
  await clicks(one(".keep-seat .later"));
  assert.deepEqual([all(".keep-seat"), readMarks.has(before)], [[], true]);

  await clicks(one("button.people"));
  answers.set("POST /api/campaigns/third/link", { url: URL_OF_SEAT, devices: 2 });
  asked.length = 0;
  await clicks(one("dialog .own .button", "Show my link"));
  await clicks(one("dialog .button", "Make a new link"));
  globalThis.confirm = () => true;
  await clicks(one("dialog .button", "Only this device"));
  assert.deepEqual(
    asked.filter(({ path }) => path.includes("/link")).map(({ body }) => body),
    [{}, { renew: true }, { only_here: true }],
  );
});

test("everybody is told that a link was made for a seat, on each device until it was read there", async () => {
  const disclosures = [news("seat-link-made", "Ben", "Ada"), news("file-taken", "Ben", "")];
  await sits("sea-sail", at({ disclosures }));
  assert.match(wordsOf(one(".seat-news")), /Ben has made a link to the seat of Ada/);
  assert.equal(all(".seat-news p").length, 1);
  await clicks(one(".seat-news button"));
  assert.deepEqual(all(".seat-news"), []);

  tells({
    kind: "table",
    position: 83,
    ...at({ disclosures: [...disclosures, news("seat-link-used", "Ben", "Ada")] }),
  } as Event);
  await settled();
  assert.match(wordsOf(one(".seat-news")), /Another device plays as Ada/);
  tells({
    kind: "notice",
    position: 83,
    key: "seat-link-used",
    words: [["plain", "Another device", ""]],
  } as unknown as Event);
  await settled();
  assert.equal(all(".notes .note").length, 0, "the card has said it");
});

test("a friend makes a link for somebody who is away, where the table lets friends help", async () => {
  const people = table.people.map((person) => ({
    ...person,
    role: person.role === "host" ? "player" : "host",
    online: person.ref === "person-1",
  }));
  for (const [friends_help, count] of [
    [true, 1],
    [false, 0],
  ] as const) {
    await sits("sea-sail", at({ people, settings: { ...table.settings, friends_help } } as Partial<TableInfo>));
    await clicks(one("button.people"));
    assert.equal(
      all(".person .button").filter((button) => wordsOf(button).includes("Make a link for them")).length,
      count,
    );
    if (!friends_help) return;
    answers.set("POST /api/campaigns/other/people/person-2/link", { url: URL_OF_SEAT });
    await clicks(one(".person .button", "Make a link for them"));
    assert.equal((one(".person .link input") as HTMLInputElement).value, URL_OF_SEAT);
  }
});

test("a device without a place says what brings somebody back; a table in the bin does not", async () => {
  await opens("/c/lost", { "/api/campaigns/lost": 401 });
  answers.set("GET /api/campaigns/lost", 401);
  Socket.last.opens();
  tells({
    kind: "closing",
    position: 0,
    key: "removed",
    words: [["plain", "Your place was taken back.", ""]],
  } as unknown as Event);
  await settled();
  assert.equal(all("main li").length, 4);
  assert.match(wordsOf(one("main section")), /sleeping-gods seats/);

  await opens("/c/lost");
  Socket.last.opens();
  tells({
    kind: "closing",
    position: 0,
    key: "closed",
    words: [["plain", "It lies in the bin.", ""]],
  } as unknown as Event);
  await settled();
  assert.deepEqual(all("main li"), []);
});

test("a QR code is the one that the standard gives", () => {
  const { size, path } = qrPath("HELLO WORLD");
  assert.equal(size, 21 + 8, "the smallest code, with four empty squares on each side");
  for (const corner of ["M4 4h7v1h-7z", "M18 4h7v1h-7z", "M4 24h7v1h-7z"]) assert.ok(path.includes(corner), corner);
});
