import assert from "node:assert/strict";
import { test } from "node:test";
import type { LogLine, OpenCard, QuestState, RichText } from "../../wire.ts";
import { gainOf } from "./gains.ts";

const QUEST_NUMBER = 77;
const CARD = "spyglass";

const plain = (words: string): RichText => [["plain", words, ""]];
const line = (kind: string, words = ""): LogLine =>
  ({ kind, text: plain(words), facts: { pieces: [CARD], amount: QUEST_NUMBER } }) as unknown as LogLine;
const quest = (parts: Partial<QuestState> = {}): QuestState =>
  ({ number: QUEST_NUMBER, title: "The Letter", picture: "letter", text: plain("Bring it."), ...parts }) as QuestState;
const card = { ref: CARD, title: "Spyglass", picture: "market", text: [plain("Look far.")] } as unknown as OpenCard;

test("a gained quest is shown with its text", () => {
  const gain = gainOf(line("gained-quest"), [quest()], []);

  assert.deepEqual(gain, {
    kind: "gained-quest",
    ref: "",
    title: "The Letter",
    picture: "letter",
    text: [plain("Bring it.")],
  });
});

test("a quest without a picture or a text has the picture of all quests, and no text", () => {
  const gain = gainOf(line("gained-quest"), [quest({ picture: "", text: [] })], []);

  assert.deepEqual([gain?.picture, gain?.text], ["quest", []]);
});

test("an ended quest is shown without its text", () => {
  const gain = gainOf(line("ended-quest"), [quest()], []);

  assert.deepEqual([gain?.kind, gain?.title, gain?.text], ["ended-quest", "The Letter", []]);
});

test("a gained adventure card is shown as the card that lies on the table", () => {
  const gain = gainOf(line("gained-adventure"), [], [card]);

  assert.deepEqual(gain, {
    kind: "gained-adventure",
    ref: CARD,
    title: "Spyglass",
    picture: "market",
    text: [plain("Look far.")],
  });
});

test("of several quests and cards the one that the line names is shown", () => {
  const quests = [quest({ number: QUEST_NUMBER - 1, title: "The Well" }), quest()];
  const faces = [{ ...card, ref: "rope", title: "Rope" }, card];
  const titles = ["gained-quest", "ended-quest", "gained-adventure", "damage"].map(
    (kind) => gainOf(line(kind), quests, faces)?.title,
  );

  assert.deepEqual(titles, ["The Letter", "The Letter", "Spyglass", undefined]);
});

test("a quest that lies only among the rumours is shown with the rumour's text", () => {
  const rumours = [plain("The Well: Nobody goes there."), plain("The Old Pilot's Story: He landed on a cloud: twice.")];
  const gain = gainOf(line("gained-quest", "Gained quest 77, The Old Pilot's Story."), [], [], rumours);

  assert.deepEqual([gain?.kind, gain?.title], ["rumour", "The Old Pilot's Story"]);
  assert.deepEqual(gain?.text, [plain("He landed on a cloud: twice.")]);
});

test("nothing is shown of a quest or a card that is not on the table, nor of another line", () => {
  const rumours = [plain("The Well: Nobody goes there.")];

  assert.equal(gainOf(line("gained-quest", "Gained quest 5, The Letter."), [], [], rumours), null);
  assert.equal(gainOf(line("ended-quest", "Ended quest: The Well."), [], [], rumours), null);
  assert.equal(gainOf(line("gained-adventure"), [], []), null);
  assert.equal(gainOf(line("damage"), [quest()], [card]), null);
});
