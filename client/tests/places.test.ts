// Which place of the table lies open, and what opens another: an answer of one's own, a fight, a new question.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Event } from "../src/wire.ts";
import { ownTimers } from "./clock.ts";
import { all, clicks, one, recorded, settled, sits, tells, window, wordsOf } from "./page.ts";

const receive = async (event: object): Promise<void> => (tells(event as Event), settled());
const place = (): string => one(".table").dataset["place"] ?? "";
const leaf = (): string => one(".book [role=tab][aria-selected=true]").id;
/** Somebody at the table has chosen something: another moment, and perhaps another question. */
const acts = (scene: string, more: object = {}): Promise<void> => {
  const { snapshot, sections } = recorded(scene);
  const lines = sections.log!.lines;
  const chosen = { ...lines.at(-1)!, entry: lines.at(-1)!.entry + 1, kind: "choice", forced: false };
  const log = { keep: lines.length, lines: [chosen] };
  return receive({ kind: "changed", position: snapshot.position + 1, sections: { log, ...more } });
};
const asks = (scene: string, question: string, seat: number): object => ({
  decision: { ...recorded(scene).sections.decision, seat, question: [["plain", question, ""]] },
});
test.afterEach(() => window.happyDOM.setViewport({ width: 1440, height: 900 }));

test("a fight closes the cards on a wide window, and so does a new question of one's own", async () => {
  await sits("sea-sail");
  await clicks(one("button.place.cards"));
  assert.equal(place(), "cards");
  await acts("sea-sail", asks("sea-sail", "Ben: which card?", 1));
  assert.equal(place(), "cards", "a question of somebody else's closes nothing");
  await acts("sea-sail", asks("sea-sail", "Which one is lost?", 0));
  assert.equal(place(), "book");

  await clicks(one("button.place.cards"));
  const { fight } = recorded("sea-attacks").sections;
  await acts("sea-sail", { fight, ...asks("sea-sail", "Who attacks?", 1) });
  assert.equal(place(), "book");
});

test("who talks on a phone goes on talking while others act, and is told that something is asked", async () => {
  window.happyDOM.setViewport({ width: 390, height: 844 });
  await sits("sea-others-turn");
  await clicks(one("#book-panel-talk"));
  await acts("sea-others-turn", asks("sea-others-turn", "Which of yours rests?", 1));

  assert.equal(leaf(), "book-panel-talk");
  await clicks(one(".bar .question", "Which of yours rests?"));
  assert.equal(leaf(), "book-panel-now");
  assert.deepEqual(all(".bar .question.over"), []);
});

test("who looks at the atlas on a phone stays there when others act, and leaves it with an answer", async () => {
  window.happyDOM.setViewport({ width: 390, height: 844 });
  const { sections } = await sits("sea-sail");
  await clicks(one("button.place.atlas"));
  await acts("sea-sail", asks("sea-sail", "Where to?", 1));
  assert.equal(place(), "atlas");

  await acts("sea-sail", { decision: sections.decision });
  await clicks(one(".menu [data-choice='stop sailing']"));
  assert.equal(place(), "book");
});

test("a way that is chosen on the map of a phone is seen there, and then what is asked next", async () => {
  window.happyDOM.setViewport({ width: 390, height: 844 });
  await sits("sea-sail");
  const timers = ownTimers();
  try {
    await clicks(one("button.place.atlas"));
    await clicks(all(".menu [data-choice^='sail ']")[0]!);
    assert.equal(place(), "atlas");
    timers.pass(1200);
    await settled();
    assert.equal(place(), "book");
  } finally {
    timers.stop();
  }
});

test("the bar counts all cards that lie open, in hands and besides", async () => {
  await sits("sea-sail");
  const count = Number(wordsOf(one(".place.cards .count")));
  await clicks(one("button.place.cards"));

  assert.equal(count, all(".holdings section > section > ul > li").length);
});
