// The forms of a printed box, of papers and of robots, each used step by step by one who tries everything.
import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { approved } from "./approved.ts";
import { explores, type Way } from "./explore.ts";
import { recorded } from "./page.ts";
import { draws } from "./part.ts";
import { KEYS, at } from "./box_fixture.ts";
import { choice, text } from "./table_fixture.ts";

const { default: AdvicePanel } = await import("../src/table/advice/AdvicePanel.svelte");
const { default: CheapestWay } = await import("../src/table/advice/CheapestWay.svelte");
const { default: EveningCosts } = await import("../src/table/advice/EveningCosts.svelte");
const { default: BoxAtlas } = await import("../src/table/own_box/BoxAtlas.svelte");
const { default: BoxForm } = await import("../src/table/own_box/BoxForm.svelte");
const { default: CardEntryForm } = await import("../src/table/own_box/CardEntryForm.svelte");
const { default: FirstEvening } = await import("../src/table/own_box/FirstEvening.svelte");
const { default: MyBoxFile } = await import("../src/table/own_box/MyBoxFile.svelte");
const { default: OurFigures } = await import("../src/table/own_box/OurFigures.svelte");
const { default: QuestEntry } = await import("../src/table/own_box/QuestEntry.svelte");
const { default: StayingEvent } = await import("../src/table/own_box/StayingEvent.svelte");
const { default: BossForm } = await import("../src/table/own_box/BossForm.svelte");
const { default: EdgeForm } = await import("../src/table/own_box/EdgeForm.svelte");
const { default: Figures } = await import("../src/table/own_box/Figures.svelte");
const { default: HazardForm } = await import("../src/table/own_box/HazardForm.svelte");
const { default: NumberForm } = await import("../src/table/own_box/NumberForm.svelte");
const { default: StartBox } = await import("../src/table/own_box/StartBox.svelte");
const { default: TypedLine } = await import("../src/table/own_box/TypedLine.svelte");
const { default: AdviceButton } = await import("../src/table/advice/AdviceButton.svelte");
const { default: RobotForm } = await import("../src/table/robots/RobotForm.svelte");
const { default: BoxMark } = await import("../src/table/shared/BoxMark.svelte");
const { default: UseCard } = await import("../src/table/own_box/UseCard.svelte");
const { default: PaperPage } = await import("../src/table/paper/PaperPage.svelte");
const { default: PaperLinks } = await import("../src/table/paper/PaperLinks.svelte");
const { default: Repair } = await import("../src/table/repair/Repair.svelte");
const { default: RobotLine } = await import("../src/table/robots/RobotLine.svelte");
const { default: RobotSeats } = await import("../src/table/robots/RobotSeats.svelte");
const { advice } = await import("../src/table/advice/advice.svelte.ts");
const { ourFigures } = await import("../src/table/state/our-figures.svelte.ts");
const { papers } = await import("../src/table/state/paper.svelte.ts");

mock.timers.enable({ apis: ["Date"], now: Date.UTC(2026, 10, 19) }); // a campaign is named after the day
globalThis.confirm = () => true;
Object.defineProperty(globalThis, "print", { value: () => {}, configurable: true });
HTMLAnchorElement.prototype.click = () => {}; // what is downloaded opens no other page
URL.createObjectURL = () => "blob:file";
URL.revokeObjectURL = () => {};

/** How much is tried of a form. */
const WAYS: readonly (readonly [string, Way])[] = [
  ["page 45", { steps: 36, refuses: 5 }],
  ["page", { steps: 7 }],
  ["boss 5", { steps: 20 }],
  ["rest", { steps: 18 }],
];
for (const game of ["sea", "skies"] as const)
  test(`${game}: the forms of a printed box do what was approved`, async () => {
    const lines: string[] = [];
    const tries = async (
      name: string,
      part: unknown,
      given: object = {},
      sections: object = {},
      way: Way = { steps: 12 },
    ) => void lines.push(...(await explores(name, part, given, at(game, sections), way)));
    at(game); // the box is read once, when it is first asked for
    const own = ["says gain 1 coin", "close book", "go on"].map((notation) => choice(notation, 0));
    const forms =
      game === "sea"
        ? [
            "page 45; settled victory defeat moved",
            "enemy 77",
            "enemy 78",
            "region 2.3",
            "region 2.4",
            "act",
            "sail",
            "explore",
            "rest",
            "page event-3",
          ]
        : [
            "page 45; settled victory",
            "enemy 4",
            "boss 5",
            "boss 6",
            "square 2:c2",
            "square 2:c3",
            "act travel",
            "act fly",
            "page 46",
          ];
    for (const form of forms)
      await tries(
        form,
        BoxForm,
        { form, lines: own },
        { cards: { ...recorded("sea-sail").sections.cards, event: "event-3", events: [] } },
        WAYS.find(([start]) => form.startsWith(start))?.[1] ?? { steps: 10 },
      );
    const { map } = recorded(game === "sea" ? "sea-sail" : "skies-flight").sections;
    await tries("atlas", BoxAtlas, { map }, {}, { steps: 11 });
    await tries("a card is used", UseCard, { number: "33", usable: false }, {}, { steps: 24, refuses: 5 });
    await tries("another card", UseCard, { number: "34", usable: true }, {}, { steps: 6 });
    await tries("a card", CardEntryForm, {}, {}, { steps: 20 });
    await tries("a quest", QuestEntry, { quest: { number: 12, keyword: "OLD", title: "A quest" } });
    await tries("first evening", FirstEvening, {}, {}, { refuses: 9 });
    ourFigures.board = "all";
    await tries("figures of ours", OurFigures, {}, {}, { refuses: 4 });
    ourFigures.board = "cook";
    await tries("figures of one", OurFigures);
    ourFigures.close();
    await tries(
      "an event stays",
      StayingEvent,
      { event: "event-3" },
      {
        headline: { ...recorded("sea-sail").sections.headline, facts: [[["stays", "Storm", "event-3"]], text("calm")] },
      },
    );
    const hears = (what: string) => (value: unknown) => void lines.push(`  ${what} ${JSON.stringify(value)}`);
    const [verb] = game === "sea" ? (["sail"] as const) : (["explore"] as const);
    const digits = ["3", ".", "2", "Backspace", "2", "Enter", "Escape"];
    await tries("a number by keys", NumberForm, { verb }, {}, { steps: 30, keys: digits, refuses: 2 });
    await tries(
      "figures by keys",
      Figures,
      { values: { level: 0, attack: 7 }, onchange: hears("figures") },
      {},
      { steps: 24, keys: digits },
    );
    await tries("a typed line", TypedLine, { ontell: hears("tells"), onback: hears("back") }, {}, { steps: 9 });
    await tries("a boss", BossForm, { number: "9", lines: own }, {}, { steps: 12 });
    for (const fail of ["lose 2 health", "ship damage 3", "other"])
      await tries(
        "a hazard",
        HazardForm,
        { hazard: { skill: "", number: 0, fail }, onchange: hears("hazard") },
        {},
        { steps: 6 },
      );
    for (const page of [0, 4])
      await tries(
        "an edge",
        EdgeForm,
        { acting: { page: 2, rows: 5, columns: 6, explores: true, edges: [] }, edge: { way: "n", page } },
        {},
        { steps: 16, keys: digits },
      );
    for (const [kind, words] of [
      ["ours", "(ours)"],
      ["ours", "Health"],
      ["stays", "(storm)"],
    ])
      await tries("a mark", BoxMark, { kind, words, ref: "cook" }, {}, { steps: 1 });
    lines.push(`open: ${ourFigures.board} ${ourFigures.event}`);
    ourFigures.close();
    const packs = ["sea", "skies"].map((of) => ({ id: `box-${of}`, name: of, game: of, options: [] }));
    await tries("boxes to begin", StartBox, { packs, onmore: hears("more") }, {}, { steps: 10 });
    await tries("my box as a file", MyBoxFile, { game });
    lines.push(`kept: ${localStorage.getItem(KEYS[game])}`);

    approved(`parts-box-${game}`, lines);
  });

test("papers, repairs, robots and their advice do what was approved", async () => {
  const lines: string[] = [];
  const tries = async (name: string, part: unknown, given: object = {}, table = at("sea"), way: Way = { steps: 8 }) =>
    void lines.push(...(await explores(name, part, given, table, way)));
  for (const leaf of ["pack", "lay", "form", "print"] as const) {
    papers.open = leaf;
    await tries(`paper ${leaf}`, PaperPage, {}, at("sea"), { steps: leaf === "form" ? 32 : 4, keys: [] });
  }
  papers.open = "";
  await tries("ways to papers", PaperLinks);
  papers.open = "";
  await tries("repairs", Repair, {}, at("sea"), { steps: 14, refuses: 4 });

  const seat = (number: number, more: object = {}): object => ({
    seat: number,
    name: "Pip",
    manner: "bold",
    leaves_story: true,
    ...more,
  });
  const robots = {
    players: ["Ada", "Ben", "Kim"],
    robots: [seat(1), seat(2, { manner: "thrifty", leaves_story: false })],
  };
  await tries("robots", RobotSeats, {}, at("sea", {}, robots), { steps: 24, keys: [] });
  for (const state of ["thinking", "waiting", "playing"]) {
    const table = at("sea", {}, robots);
    table.tell({
      kind: "robot",
      position: 7,
      seat: 1,
      name: "Pip",
      state,
      open: state === "waiting",
      words: text("Pip thinks"),
    });
    await tries(`a robot is ${state}`, RobotLine, {}, table);
  }
  const advised = {
    why: text("It is near."),
    choices: ["sail 2.rope", "sail 2.stairs"].map((notation, number) => ({
      choice: notation,
      label: text(notation),
      figures: number ? [] : text("3 of 4"),
    })),
  };
  for (const [name, answer] of Object.entries({
    advised: { advised, note: [] },
    note: { advised: null, note: text("Nothing to say") },
    silence: null,
  })) {
    advice.open = true;
    advice.answer = answer as never;
    await tries(`advice: ${name}`, AdvicePanel);
    advice.close();
  }
  await tries("ask a robot", AdviceButton, {}, at("sea"), { steps: 8, keys: ["w", "Escape"] });
  for (const robot of [undefined, seat(1, { leaves_story: false })])
    await tries(
      "a robot for a seat",
      RobotForm,
      { seat: 1, robot, ondone: () => lines.push("  done") },
      at("sea", {}, robots),
      { steps: 12, keys: [] },
    );
  advice.thinking = true;
  await tries("advice: thinking", AdvicePanel);
  advice.close();

  const joiner = (who: string): object => ({
    choice: `join ${who}`,
    ref: who,
    name: who,
    seat: 0,
    cost: 1,
    group: "joins",
    detail: [],
    icons: [],
  });
  const test = { joiners: ["mac", "ed"].map(joiner), joined: [], total: 3, needed: 5 };
  const way = { joins: ["join mac"], chance: 60, goal: 50, text: text("Mac takes part") };
  for (const [name, part, given] of [
    ["the cheapest way", CheapestWay, { test }],
    ["what an evening cost", EveningCosts, { since: 3, online: (entry: number) => lines.push(`  entry ${entry}`) }],
  ] as const) {
    const table = at("sea");
    table.answersWith("advise", {
      kind: "advice",
      position: 7,
      id: "",
      advised: null,
      way,
      note: [],
      costly: [{ entry: 4, taken: text("Sail"), better: text("Rest"), tenths: 15, why: text("tired") }],
    });
    await tries(name, part, given, table);
  }

  approved("parts-papers", lines);
});

test("every figure of ours is named to those who cannot see it", async () => {
  ourFigures.board = "all";
  const part = await draws("figures of ours", OurFigures, {}, at("sea"));
  assert.deepEqual(
    part.all("[role=group], select").map((figure) => figure.getAttribute("aria-label")),
    part.all(".board li > span:first-child").map((label) => label.textContent),
  );
  assert.equal(part.all("[aria-labelledby*=' '], [id*=' ']").length, 0);
  await part.gone();
  ourFigures.close();
});
