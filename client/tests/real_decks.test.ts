// Draws from real decks: a pad of numbers, cards by their names, several at once, and what is left to the table.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { ChoiceLine, Event, HandDraw, Request, Sections } from "../src/wire.ts";
import { all, one, recorded, settled, sits, Socket, tells, wordsOf } from "./page.ts";

const line = (notation: string, label: string): ChoiceLine =>
  ({
    number: 1,
    notation,
    label: [["piece", label, notation.split(" ")[1] ?? ""]],
    detail: [],
    chance: null,
    seat: -1,
    group: "own",
    focus: [],
    risk: null,
  }) as unknown as ChoiceLine;
const DECK = [
  line("draw alert-2", "Aux aguets (fate 2)"),
  line("draw full-steam-5", "Full Steam (fate 5)"),
  line("draw full-steam-5b", "Full Steam (fate 5)"),
  line("draw evade-6", "Évade (fate 6)"),
];
const NUMBERS = [1, 2, 3, 4, 5, 6].map((number) => ({ number, notation: `fate ${number}`, left: 12 }));
const DRAW: HandDraw = { seat: 0, who: "Ada", count: 1, is_mine: true, numbers: [], elsewhere: [] };
let position = 100;

/** A table that waits for a draw. */
async function draws(draw: Partial<HandDraw>): Promise<Socket> {
  await sits("sea-sail");
  const { sections } = recorded("sea-sail");
  position += 1;
  const menu = { ...sections.menu, own: draw.is_mine === false ? [] : DECK, acts: [], by_hand: { ...DRAW, ...draw } };
  const decision = { ...sections.decision, kind: "DrawFate", seat: -1, who: "chance", form: "" };
  tells({ kind: "changed", position, sections: { menu, decision } as unknown as Sections } as unknown as Event);
  await settled();
  await settled();
  return Socket.last;
}
const sent = (socket: Socket): Request => {
  const { id, ...request } = socket.sent.at(-1)!;
  assert.ok(id);
  return request as Request;
};
const click = async (selector: string): Promise<void> => {
  one(selector).click();
  await settled();
};
const types = async (words: string): Promise<void> => {
  const field = one(".draw input") as HTMLInputElement;
  field.value = words;
  field.dispatchEvent(new window.Event("input", { bubbles: true }) as never);
  await settled();
};

test("fate is a pad: a tap sends the number, and a digit does", async () => {
  const socket = await draws({ numbers: NUMBERS });
  assert.equal(all(".pad [data-choice]").length, 6);
  assert.match(one(".pad [data-choice='fate 4']").getAttribute("aria-label") ?? "", /4.*12/u);

  await click(".pad [data-choice='fate 4']");
  assert.deepEqual(sent(socket), { kind: "enter-draws", position, choices: ["fate 4"] });

  const again = await draws({ numbers: NUMBERS });
  document.body.dispatchEvent(new window.KeyboardEvent("keydown", { key: "6", bubbles: true }) as never);
  await settled();
  assert.deepEqual(sent(again), { kind: "enter-draws", position, choices: ["fate 6"] });
});

test("a card is found without its accents, copies stand together, and one tap sends it", async () => {
  const socket = await draws({ elsewhere: [line("draw triage-5", "Triage (fate 5)")] });
  assert.equal(all(".draw .line").length, 3);
  assert.match(wordsOf(one("[data-choice='draw full-steam-5']")), /× 2/u);

  await types("evade");
  assert.deepEqual(
    all(".draw .line").map((card) => card.dataset["choice"]),
    ["draw evade-6"],
  );
  await types("tri 5");
  assert.match(wordsOf(one("[data-choice='draw triage-5']")), /not in the deck/u);
  await click("[data-choice='draw triage-5']");

  assert.deepEqual(sent(socket), { kind: "enter-draws", position, choices: ["draw triage-5"] });
});

test("several cards are picked, dropped and entered together", async () => {
  const socket = await draws({ count: 3 });
  await click("[data-choice='draw full-steam-5']");
  await click("[data-choice='draw full-steam-5b']");
  await click("[data-choice='draw alert-2']");
  assert.equal(all(".draw .line").length, 0);
  await click(".picked li:last-child button");
  await click("[data-choice='draw evade-6']");
  assert.equal(socket.sent.filter(({ kind }) => kind === "enter-draws").length, 0);

  await click("[data-enter]");

  const choices = ["draw full-steam-5", "draw full-steam-5b", "draw evade-6"];
  assert.deepEqual(sent(socket), { kind: "enter-draws", position, choices });
});

test("a draw is left to the table with one tap, and so is the rest of one", async () => {
  const socket = await draws({ numbers: NUMBERS });
  await click("[data-leave]");
  assert.deepEqual(sent(socket), { kind: "leave-draws", position, count: 1 });

  const several = await draws({ count: 2 });
  await click("[data-choice='draw alert-2']");
  await click("[data-leave]");
  assert.deepEqual(
    several.sent.slice(-2).map(({ kind }) => kind),
    ["enter-draws", "leave-draws"],
  );
});

test("a refusal stands beside the form, and what was picked stays", async () => {
  const socket = await draws({ count: 2 });
  socket.answers = (request) => ({
    kind: "refused",
    id: request.id,
    position,
    key: "illegal",
    words: [["plain", "it lies open", ""]],
    rule: "",
    entry: "",
  });
  await click("[data-choice='draw alert-2']");
  await click("[data-enter]");

  assert.match(wordsOf(one(".draw [role=alert]")), /it lies open/u);
  assert.equal(all(".picked li").length, 1);
});

test("whoever waits is told who draws, and has nothing to tap", async () => {
  await draws({ is_mine: false, seat: 1, who: "Ben" });

  assert.match(wordsOf(one(".draw")), /Ben draws/u);
  assert.equal(all(".draw button").length, 0);
});
