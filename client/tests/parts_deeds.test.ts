// What is tapped, typed and chosen in parts of the desk: each deed does one thing, and a second tap takes it back.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Sections } from "../src/wire.ts";
import { draws } from "./part.ts";
import { answers, asked, settled, window } from "./page.ts";
import { PEOPLE, atTable, choice, line, menu } from "./table_fixture.ts";

const { default: CardsField } = await import("../src/table/paper/CardsField.svelte");
const { default: SeatNews } = await import("../src/table/people/SeatNews.svelte");
const { default: TableSettings } = await import("../src/table/people/TableSettings.svelte");
const { default: MyBoxFile } = await import("../src/table/own_box/MyBoxFile.svelte");
const { default: BossForm } = await import("../src/table/own_box/BossForm.svelte");
const { default: Timeline } = await import("../src/table/time/Timeline.svelte");
const { default: Turning } = await import("../src/table/together/Turning.svelte");
const { boxOf } = await import("../src/table/own_box/my-box.svelte.ts");
const { readMarks } = await import("../src/table/state/read-marks.svelte.ts");

type Part = Awaited<ReturnType<typeof draws>>;
const wordsOf = (part: Part): string => part.target.textContent?.replace(/\s+/gu, " ").trim() ?? "";
function table(sections: object = {}, info: object = {}, told: object = {}, past = false) {
  const at = atTable(past);
  at.snapshot(sections as Sections, told);
  at.tell({ kind: "table", position: 7, table: { ...at.table.table, disclosures: [], ...info } });
  return at;
}

const LOG = { log: { keep: 0, lines: [line(4, "Four"), line(5, "Five")] } };

test("a line of the log unfolds by its dot or its words, shows what can be done there, and folds at a second tap", async () => {
  const part = await draws("the log", Timeline, {}, table(LOG));
  const opened = (): readonly (string | undefined)[] =>
    part.all("li.open").map((item) => item.textContent?.trim().slice(0, 4));
  const dots = ".dot";
  await part.clicks(dots, 0);
  assert.deepEqual(opened(), ["Five"]);
  assert.deepEqual(
    part.all(dots).map((dot) => dot.getAttribute("aria-expanded")),
    ["true", "false"],
  );
  await part.clicks(".words", 1);
  assert.deepEqual(opened(), ["Four"]);
  await part.clicks(".words", 1);
  assert.deepEqual(opened(), []);
  await part.gone();
});

test("from an unfolded line one goes back before it, and its host branches off behind it", async () => {
  const part = await draws("the log", Timeline, {}, table(LOG));
  await part.clicks(".dot", 1);
  const [back, branch] = part.all(".do .button");
  back!.click();
  assert.deepEqual(part.requests(), [["undo", "line", 4]]);

  await part.does("branches", () => branch!.click());
  assert.equal(part.all(".branching form").length, 1);
  await part.clicks(".dot", 0);
  assert.equal(part.all(".branching form").length, 0, "another line begins folded");
  await part.gone();
});

test("whoever is no host does not branch off, whoever watches does not go back, and the past offers neither", async () => {
  for (const [told, past, offered] of [
    [{ you: "ben", seats: [1] }, false, 1],
    [{ you: "eve", seats: [] }, false, 0],
    [{}, true, 0],
  ] as const) {
    const part = await draws("the log", Timeline, {}, table(LOG, { people: PEOPLE }, told, past));
    await part.clicks(".dot");
    assert.equal(part.all(".do .button").length, offered);
    await part.gone();
  }
});

test("a moment stands once above the last line of its entry", async () => {
  const log = { keep: 0, lines: [line(4, "Four"), line(5, "Five"), line(5, "and more")] };
  const part = await draws("the log", Timeline, {}, table({ log }, { moments: [{ name: "Dawn", entry: 5 }] }));

  assert.deepEqual(
    part.all("li").map((item) => item.textContent?.trim()),
    ["Dawn", "and more", "Five", "Four"],
  );
  await part.gone();
});

test("links to seats are news to everybody until they were read, other disclosures are not, and the past has none", async () => {
  readMarks.remove("");
  const news = (how: string, entry: number): object => ({ how, entry, who: "Ben", whom: "Kim", seed: "" });
  const disclosures = [news("seat-link-made", 1), news("seat-link-used", 2), news("seed", 3)];
  const past = await draws("news", SeatNews, {}, table({}, { disclosures }, {}, true));
  assert.equal(past.all("aside").length, 0);
  await past.gone();

  const part = await draws("news", SeatNews, {}, table({}, { disclosures }));
  assert.equal(part.all("p").length, 2);
  assert.match(wordsOf(part), /Ben.*Kim/u);
  await part.clicks("button");
  assert.equal(part.all("aside").length, 0);
  await part.does("another link", () =>
    part.tell({
      kind: "table",
      position: 7,
      table: { ...part.table.table, disclosures: [...disclosures, news("server-link-made", 4)] },
    }),
  );
  assert.equal(part.all("p").length, 1);
  await part.gone();
});

const CARDS = { act: "fill hand p1 with", label: "Hand", number: "quest-", value: "", used: [], cards: "" };
const NAMES = [
  ["rope", "Rope"],
  ["torch", "Torch"],
] as const;
/** A field with these cards, and what it was changed to. */
async function cardsField(value: string, used: readonly string[] | null = [], names: typeof NAMES | [] = NAMES) {
  const changes: unknown[] = [];
  const field = { ...CARDS, used };
  const given = { field, names, entered: { value, used: used ?? [] }, onchange: (next: unknown) => changes.push(next) };
  return { part: await draws("cards", CardsField, given), changes };
}
const press = (part: Part, key: string): boolean => {
  const event = new window.KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
  part.one("input").dispatchEvent(event as never);
  return event.defaultPrevented;
};

test("a card is turned over by a tap and back by another, and taken off by its cross", async () => {
  const { part, changes } = await cardsField("rope torch", ["torch"]);
  assert.deepEqual(
    part.all(".turn").map((card) => [card.textContent, card.getAttribute("aria-pressed")]),
    [
      ["Rope", "false"],
      ["Torch", "true"],
    ],
  );
  await part.clicks(".turn", 0);
  await part.clicks(".turn", 1);
  await part.clicks(".off", 0);

  assert.deepEqual(changes, [
    { value: "rope torch", used: ["torch", "rope"] },
    { value: "rope torch", used: [] },
    { value: "torch", used: ["torch"] },
  ]);
  await part.gone();
  const unused = await cardsField("rope", null);
  assert.equal(unused.part.all(".turn").length, 0, "what cannot be used is not turned over");
  await unused.part.gone();
});

test("what is typed is added by Enter alone, what is chosen of the list at once, and what is no card is said", async () => {
  const { part, changes } = await cardsField("rope");
  const field = part.one("input") as HTMLInputElement;
  const put = (text: string, kind: string): void => {
    field.value = text;
    field.dispatchEvent(new window.InputEvent("input", { bubbles: true, inputType: kind }) as never);
  };
  put("Torch", "insertText");
  assert.deepEqual(changes, []);
  assert.equal(press(part, "a"), false);
  assert.deepEqual(changes, []);
  assert.equal(press(part, "Enter"), true);
  assert.deepEqual(changes, [{ value: "rope torch", used: [] }]);
  put("Torch", "insertReplacementText");
  assert.equal(changes.length, 2);
  assert.equal(field.getAttribute("aria-invalid"), "false");
  put("nonsense", "insertText");
  press(part, "Enter");
  await settled();
  assert.deepEqual([changes.length, field.getAttribute("aria-invalid")], [2, "true"]);
  await part.gone();
});

test("only names that do not lie there yet are offered, and a field says whether names or numbers are typed", async () => {
  const { part } = await cardsField("rope");
  assert.deepEqual(
    part.all("option").map((option) => option.getAttribute("value")),
    ["Torch"],
  );
  assert.equal(part.one("input").getAttribute("inputmode"), "text");
  await part.gone();

  const numbers = await cardsField("", [], []);
  assert.equal(numbers.part.one("input").getAttribute("inputmode"), "numeric");
  assert.notEqual(
    numbers.part.one("input").getAttribute("placeholder"),
    (await cardsField("")).part.one("input").getAttribute("placeholder"),
  );
  await numbers.part.gone();
});

test("who draws is settled by the host where no seed does", async () => {
  const settings = { open_hands: true, ask_undo: false };
  answers.set("PUT /api/campaigns/c/settings", {});
  asked.length = 0;
  const part = await draws("settings", TableSettings, {}, table({}, { draws: "table", settings }));
  await part.ticks("[data-draws]", true);
  await part.ticks("[data-draws]", false);
  assert.deepEqual(
    asked.map(({ body }) => body),
    [
      { ...settings, draws: "hand" },
      { ...settings, draws: "table" },
    ],
  );
  await part.gone();

  const seeded = await draws("settings", TableSettings, {}, table({}, { draws: "", settings }));
  assert.equal(seeded.all("[data-draws]").length, 0);
  await seeded.gone();
  const guest = await draws("settings", TableSettings, {}, table({}, { draws: "hand", settings }, { you: "ben" }));
  const tick = guest.one("[data-draws]") as HTMLInputElement;
  assert.deepEqual([tick.checked, tick.disabled], [true, true]);
  await guest.gone();
});

test("a draw that leaves others out says whom, and is made or put off", async () => {
  const test = { draw_choice: "draw", changes: [], joiners: [{ choice: "join mac", name: "Mac" }] };
  const sections = { menu: menu([choice("draw", 0)]), test, party: { boards: [{ ref: "mac", short: "Mac" }] } };
  const plans = (staged: readonly string[]): object => ({
    kind: "presence",
    position: 7,
    who: "ben",
    staged,
    read: "",
  });
  const part = await draws("turning", Turning, {}, table(sections));
  part.answersWith("preview", { kind: "refused", key: "stale", words: [] });
  part.tell(plans(["join mac"]));
  const held = (): Promise<void> => part.does("draws", () => void part.table.choose("draw"));
  await held();
  assert.match(wordsOf(part), /Ben.*Mac/u);
  await part.clicks("button", 1);
  assert.deepEqual([part.all(".turning").length, part.table.answers.held], [0, ""]);

  await held();
  await part.does("the plan is given up", () => part.tell(plans([])));
  assert.equal(part.table.answers.held, "", "the odds are others now: the draw is asked for again");
  await part.does("planned again", () => part.tell(plans(["join mac"])));
  await held();
  await part.clicks("button", 0);
  assert.deepEqual(part.requests().at(-1), ["choose", "draw"]);
  await part.gone();
});

test("what gives up something says what, and is taken or left", async () => {
  const forgoes = "Ada can still attack.";
  const part = await draws("turning", Turning, {}, table({ menu: menu([{ ...choice("end", 0), forgoes }]) }));
  await part.does("ends", () => void part.table.choose("end"));
  assert.match(wordsOf(part), /Ada can still attack\./u);
  await part.clicks("button", 1);
  assert.deepEqual([part.all(".turning").length, part.requests()], [0, []]);
  await part.does("ends", () => void part.table.choose("end"));
  await part.clicks("button", 0);
  assert.deepEqual(part.requests(), [["choose", "end"]]);
  await part.gone();
});

test("a file of a box says what was added from it, or why nothing was", async () => {
  const part = await draws("a file", MyBoxFile, { game: "sea" });
  const input = part.one("[data-take-box]") as HTMLInputElement;
  const takes = (text: string | null): Promise<void> =>
    part.does("takes a file", async () => {
      const files = text === null ? [] : [{ text: () => Promise.resolve(text) }];
      Object.defineProperty(input, "files", { value: files, configurable: true });
      input.dispatchEvent(new window.Event("change", { bubbles: true }) as never);
      await settled();
    });
  await takes(null);
  assert.equal(part.all("[role=alert], [role=status]").length, 0);
  await takes("no box");
  assert.match(part.one("[role=alert]").textContent ?? "", /not JSON/u);
  await takes(boxOf("sea").written({ names: false }).replace('"sea"', '"skies"'));
  assert.match(part.one("[role=alert]").textContent ?? "", /Nothing was changed/u);
  await part.gone();
});

test("my box as a file says how much it holds of each kind, and names only if they are written too", async () => {
  const box = boxOf("sea");
  box.keepKeyword("1", "LANTERN");
  box.keepKeyword("2", "ROPE");
  box.keepName("page", "4", { name: "The cave" });
  const file = box.written({ names: true });
  const part = await draws("a file", MyBoxFile, { game: "sea" });
  const holds = (): string => part.one("[data-file-holds]").textContent ?? "";
  assert.match(part.one("details > p").textContent ?? "", /2 keywords, 1 name or reminder/u);
  assert.match(holds(), /2 keywords/u);
  assert.doesNotMatch(holds(), /1 name or reminder/u);
  await part.ticks("[type=checkbox]", true);
  assert.match(holds(), /2 keywords, 1 name or reminder/u);

  const input = part.one("[data-take-box]") as HTMLInputElement;
  await part.does("takes a file", async () => {
    Object.defineProperty(input, "files", { value: [{ text: () => Promise.resolve(file) }], configurable: true });
    input.dispatchEvent(new window.Event("change", { bubbles: true }) as never);
    await settled();
  });
  assert.match(part.one("[role=status]").textContent ?? "", /2 keywords, 1 name or reminder/u);
  await part.gone();
});

test("a boss has as many zones as are tapped, one of which is filled in, and may be fled from", async () => {
  const part = await draws("a boss", BossForm, { number: "9", lines: [] });
  const pressed = (of: string): readonly string[] =>
    part.all(of).map((zone) => zone.getAttribute("aria-pressed") ?? "");
  await part.clicks("[data-zones='4']");
  await part.clicks("[data-zone='3']");
  assert.deepEqual(pressed("[data-zone]"), ["false", "false", "false", "true"]);

  await part.clicks("[data-zones='3']");
  assert.deepEqual(pressed("[data-zone]"), ["false", "false", "true"], "the last that is left");
  assert.deepEqual(pressed("[data-zones]"), ["true", "false"]);
  await part.clicks("[data-zone='0']");
  assert.deepEqual(pressed("[data-zone]"), ["true", "false", "false"]);
  await part.gone();
});
