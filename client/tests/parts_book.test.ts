// Parts of the book and of the party, drawn alone: choices in all their forms, odds, a draw, quests, boards, the end.
import { test } from "node:test";
import type { Snapshot } from "../src/wire.ts";
import { approved } from "./approved.ts";
import { ownTimers } from "./clock.ts";
import { draws } from "./part.ts";
import { answers, recorded, window } from "./page.ts";
import { PEOPLE, atTable, choice, line, menu, text } from "./table_fixture.ts";

const { default: ChipLine } = await import("../src/table/book/ChipLine.svelte");
const { default: FateLine } = await import("../src/table/book/FateLine.svelte");
const { default: Lines } = await import("../src/table/book/Lines.svelte");
const { default: MenuGrid } = await import("../src/table/book/MenuGrid.svelte");
const { default: MenuLine } = await import("../src/table/book/MenuLine.svelte");
const { default: Odds } = await import("../src/table/book/Odds.svelte");
const { default: PageNotes } = await import("../src/table/book/PageNotes.svelte");
const { default: Quests } = await import("../src/table/book/Quests.svelte");
const { default: TestJoiners } = await import("../src/table/book/TestJoiners.svelte");
const { default: TestSum } = await import("../src/table/book/TestSum.svelte");
const { default: BoardCard } = await import("../src/table/party/BoardCard.svelte");
const { default: BoardLarge } = await import("../src/table/party/BoardLarge.svelte");
const { default: Piece } = await import("../src/table/shared/Piece.svelte");
const { default: Beside } = await import("../src/table/shared/Beside.svelte");
const { default: Help } = await import("../src/table/mine/Help.svelte");
const { default: Mine } = await import("../src/table/mine/Mine.svelte");
const { default: EndJourney } = await import("../src/table/theatre/EndJourney.svelte");
const { desk } = await import("../src/table/state/desk.svelte.ts");
const { openingPage } = await import("../src/table/lesson/opening-page.svelte.ts");
const { journeyCard } = await import("../src/table/journey/journey_card.svelte.ts");
const { preferences } = await import("../src/table/state/preferences.svelte.ts");

const lines: string[] = [];
const add = (more: readonly string[]): void => void lines.push(...more);
const BOARDS = ["mac", "ed", "laurent"].map((ref) => ({
  ref,
  short: ref.toUpperCase(),
  name: `${ref} the great`,
  player: "Ada",
  seat: 0,
  pips: 1,
  empty_pips: 2,
}));
const PARTY = { party: { boards: BOARDS, several_players: true, pips_label: "Fatigue", pips_are_good: false } };
function table(sections: object = {}, told: object = {}, past = false) {
  const at = atTable(past);
  at.snapshot(sections as never, told);
  return at;
}
function sceneOf(name: string, change: object = {}) {
  const record = recorded(name);
  const at = atTable();
  at.tell({ ...record.snapshot, sections: { ...record.sections, ...change } } as unknown as Snapshot);
  at.link("up");
  return at;
}
const about = (notation: string, name: string, ref: string, more: object = {}): object => ({
  ...choice(notation, 0, ref),
  label: [
    ["plain", "Rest ", ""],
    ["piece", name, ref],
  ],
  ...more,
});

test("the parts of the book do what was approved", async () => {
  lines.length = 0;
  const chance = {
    short: "50 %",
    long: "1 of 2",
    total: 4,
    best: "pass",
    results: [
      ["fail", 3],
      ["pass", 1],
    ],
  };
  for (const [what, given] of [
    ["odds", { chance }],
    ["odds without a hope", { chance: { ...chance, best: "" } }],
    ["odds of what cannot be", { chance: { ...chance, best: "never" } }],
    ["odds with help", { chance, help: { percent: 75, text: text("with Mac") } }],
  ] as const)
    add(await (await draws(what, Odds, given)).gone());

  const one = { ...choice("sail", 0, "ship"), detail: text("1 command"), chance };
  let taken = 0;
  const at = table({ ...PARTY, menu: menu([one, choice("b", 0, "rope")]) });
  const single = await draws("a line", MenuLine, { line: one, ontaken: () => void (taken += 1) }, at);
  for (const kind of ["mouseenter", "mouseleave", "focus", "blur"])
    await single.does(kind, () => {
      single.one("button").dispatchEvent(new window.Event(kind) as unknown as Event);
      return at.table.focus.isPointed("piece", "ship");
    });
  await single.does("picked on the board", () => at.table.focus.pick("piece", "ship"));
  await single.does("asked for", () =>
    at.tell({ kind: "presence", position: 7, who: "ben", staged: [], read: "", asks: ["sail"] }),
  );
  await single.clicks("button");
  await single.does("refused", () => single.refused("no"));
  await single.does("taken, picked", () => [taken, at.table.focus.picked]);
  await single.clicks("button");
  await single.does("done", () => single.done(7));
  await single.does("taken, picked", () => [taken, at.table.focus.picked]);
  add(await single.gone());
  const test = { joiners: [], changes: [], draw_choice: "sail" };
  add(
    await (
      await draws(
        "the draw of a challenge",
        MenuLine,
        { line: one, framed: true },
        table({ ...PARTY, test, menu: menu([one]) }),
      )
    ).gone(),
  );

  const rests = ["mac", "ed", "laurent"].map((ref) => about(`rest ${ref}`, ref, ref));
  const shared = table({ ...PARTY, menu: menu([...rests, choice("sail", 0)]) });
  const alike = await draws("lines alike", Lines, { lines: [...rests, choice("sail", 0)] }, shared);
  await alike.clicks("button.chip", 1);
  await alike.does("refused", () => alike.refused("no"));
  await alike.clicks("button.chip", 1);
  await alike.does("done", () => alike.done(7));
  for (const kind of ["mouseenter", "mouseleave", "focus", "blur"])
    await alike.does(kind, () => {
      alike.one("button.chip").dispatchEvent(new window.Event(kind) as unknown as Event);
      return shared.table.focus.isPointed("piece", "mac");
    });
  add(await alike.gone());
  add(await (await draws("two of them", Lines, { lines: rests.slice(0, 2) }, shared)).gone());
  const cards = ["rope", "lamp"].map((ref) => ({
    ...about(`give ${ref}`, ref, ref),
    focus: [
      { kind: "piece", ref },
      { kind: "piece", ref: "mac" },
    ],
  }));
  add(await (await draws("two about one person", Lines, { lines: cards, about: "mac", least: 2 }, shared)).gone());
  const chip = {
    key: "k",
    label: text("Rest"),
    detail: text("free"),
    chips: [{ name: "Mac", line: { ...rests[0], detail: text("1"), chance }, detail: text("1") }],
  };
  add(await (await draws("a chip with all", ChipLine, { alike: chip }, shared)).gone());
  const grid = {
    corner: "Who",
    columns: ["A", "B"],
    rows: [
      { title: "Mac", texts: ["1", ""], notations: ["rest mac", "sail"] },
      { title: "Ed", texts: ["–", "2"], notations: ["", "unknown"] },
    ],
  };
  const cells = await draws("a grid", MenuGrid, { grid }, shared);
  await cells.clicks("button");
  add(await cells.gone());

  const piece = (ref: string) => ["piece", ref.toUpperCase(), ref];
  for (const refs of [[], ["mac"], ["mac", "ed"], ["mac", "ed", "laurent", "rope"]])
    add(
      await (
        await draws(
          `fate of ${refs.join()}`,
          FateLine,
          { text: [["plain", "They fall: ", ""], ...refs.map(piece)] },
          table(PARTY),
        )
      ).gone(),
    );

  const sum = {
    drawn: 4,
    fate: 4,
    total: 6,
    number: 5,
    aim: "high",
    cards: ["c1"],
    parts: [
      { ref: "mac", name: "Mac", adds: 2 },
      { ref: "x", name: "Fog", adds: -1 },
    ],
    missing: 0,
  };
  for (const [what, more] of [
    ["reached", {}],
    ["exactly", { total: 5 }],
    ["missed", { total: 4, missing: 1 }],
    ["not drawn", { drawn: 0, cards: [] }],
    ["nothing yet", { drawn: 0, total: 0, cards: [] }],
    ["no number", { number: 0 }],
    ["changed fate", { fate: 5 }],
    ["low and spared", { aim: "low", total: 4 }],
    ["low and too much", { aim: "low", total: 5, missing: 1 }],
    ["without a card", { cards: [] }],
  ] as const) {
    const part = await draws(
      `the sum, ${what}`,
      TestSum,
      { test: { ...sum, ...more } },
      table({ ...PARTY, cards: { faces: [{ ref: "c1", title: "Storm" }] } }),
    );
    if (what === "reached") {
      await part.clicks("button.fate");
      await part.does("opened", () => part.table.opened.now);
    }
    add(await part.gone());
  }

  const joiner = (ref: string, more: object = {}): object => ({
    ref,
    name: ref,
    adds: 1,
    seat: 0,
    choice: `join ${ref}`,
    reason: [],
    detail: [
      ["icon", "1", "command"],
      ["plain", "x", ""],
    ],
    ...more,
  });
  const joiners = [
    joiner("mac"),
    joiner("ed", { adds: -1, seat: 1 }),
    joiner("laurent", { choice: "", reason: text("tired") }),
    joiner("guest"),
  ];
  const challenge = { ...test, parts: [], joiners, draw_choice: "draw" };
  const own = [choice("join mac", 0), choice("join ed", 1), choice("join guest", 0)];
  const joins = table({ ...PARTY, test: challenge, menu: menu([...own, choice("draw", 0)]) });
  const join = await draws("who takes part", TestJoiners, { test: challenge }, joins);
  await join.clicks("button.joiner", 2);
  await join.clicks("button.joiner", 1);
  await join.clicks("button.joiner", 0);
  await join.does("what would come of it", () =>
    join.answer({
      kind: "preview",
      id: "",
      position: 7,
      plan: {
        steps: [{ notation: "join mac", label: [], detail: [] }],
        outcomes: [],
        blocked: [],
        reason: [],
        rule: "",
        next: ["draw"],
        fight: null,
        test: null,
      },
    }),
  );
  await join.does("another plans", () =>
    joins.tell({ kind: "presence", position: 7, who: "ben", staged: ["join ed"], read: "", asks: ["join mac"] }),
  );
  add(await join.gone());
  add(
    await (
      await draws(
        "without a draw of one's own",
        TestJoiners,
        { test: challenge },
        table({ ...PARTY, test: challenge, menu: menu([...own, choice("draw", 1)]) }),
      )
    ).gone(),
  );

  const story = (letter: string, taken: boolean, notation: string): object => ({
    letter,
    taken,
    choice: notation,
    text: text(letter),
    terms: [],
    standees: [],
    reason: [],
    needs: [],
  });
  const page = (choices: readonly object[]): object => ({
    page: {
      ref: "1",
      title: "T",
      kind: "",
      open: true,
      blocks: [],
      choices,
      earlier: [
        ["2", "Two"],
        ["3", "Three"],
      ],
      notes: [text("Note")],
    },
  });
  add(
    await (
      await draws(
        "below a page",
        PageNotes,
        {},
        table({
          ...PARTY,
          ...page([story("A", true, ""), story("B", false, "b"), story("C", true, "c"), story("D", false, "")]),
        }),
      )
    ).gone(),
  );
  add(
    await (
      await draws(
        "below a page on which nothing can be taken",
        PageNotes,
        {},
        table({ ...PARTY, ...page([story("A", true, "")]) }),
      )
    ).gone(),
  );
  add(await (await draws("below no page", PageNotes, {}, table(PARTY))).gone());

  const quest = (number: number, state: string): object => ({
    number,
    title: `Quest ${number}`,
    keyword: "",
    text: text("..."),
    note: "",
    origin: "",
    leads_to: "",
    state,
    label: state,
    places: [],
    spoken: "",
    picture: "",
  });
  const journal = {
    quests: [quest(1, "open"), quest(2, "done"), quest(3, "waiting"), quest(4, "open")],
    rumours: [text("A rumour")],
    keywords: ["KEY"],
    journey: [text("Went")],
    done_pile: "Pile",
  };
  const quests = await draws(
    "quests",
    Quests,
    {},
    table({ ...PARTY, quests: journal, prologue: { aim: text("Find it"), blocks: [] } }),
  );
  await quests.clicks(".aim button");
  await quests.does("the journey is open", () => journeyCard.open);
  journeyCard.open = false;
  let printed = 0;
  Object.defineProperty(globalThis, "print", { value: () => void (printed += 1), configurable: true });
  await quests.clicks("button.print");
  await quests.does("printed", () => printed);
  add(await quests.gone());
  add(
    await (
      await draws(
        "no quests",
        Quests,
        {},
        table({ ...PARTY, quests: { ...journal, quests: [], rumours: [], keywords: [], journey: [] } }),
      )
    ).gone(),
  );

  approved("parts-book", lines);
});

test("the parts about pieces, help and the end do what was approved", async (t) => {
  lines.length = 0;
  for (const name of ["sea-port", "skies-blow"]) {
    const at = sceneOf(name);
    const { party, fight, cards } = at.table.scene;
    const [first, second] = party!.boards;
    const board = await draws(`${name}: a board`, BoardCard, { board: first, party }, at);
    await board.clicks("button.more");
    await board.clicks("button.name");
    await board.does("opened, picked", () => [at.table.opened.now, at.table.focus.picked]);
    at.table.opened.close();
    at.table.focus.letGo();
    add(await board.gone());
    for (const [what, more] of [
      ["spent", { pips: party!.pips_are_good ? 0 : 2, empty_pips: 0 }],
      ["not yet", { pips: 1, empty_pips: 1 }],
      ["none at all", { pips: 0, empty_pips: 0 }],
      ["down", { health: 0 }],
    ] as const) {
      const all = await (
        await draws(`${name}: ${what}`, BoardCard, { board: { ...second!, ...more }, party }, at)
      ).gone();
      add([all[0]!, ...all.filter((each) => /class=(board|pips)/.test(each))]);
    }
    const large = await draws(`${name}: a whole board`, BoardLarge, { board: first, party }, at);
    if (large.all(".cards button").length) await large.clicks(".cards button");
    await large.does("opened", () => at.table.opened.now);
    at.table.opened.close();
    add(await large.gone());
    for (const ref of [first!.ref, cards!.faces[0]!.ref, fight?.enemies[0]?.ref ?? "nothing"])
      add(await (await draws(`${name}: ${ref}`, Piece, { ref }, at)).gone());
    const beside = await draws(`${name}: beside the table`, Beside, {}, at);
    for (const ref of [first!.ref, cards!.faces[0]!.ref, fight?.enemies[0]?.ref ?? "nothing"])
      await beside.does(ref, () => {
        at.table.opened.piece(ref);
      });
    const titles = beside.lines.filter((each) => each.startsWith("> ") || /\bh2\b/.test(each));
    await beside.gone();
    add(titles);
  }
  const equips = table({
    ...PARTY,
    menu: menu(
      [],
      ["mac", "ed"].map((who) => ({ ...choice(`equip rope on ${who}`, 0, "rope", who), group: "equip" })),
    ),
  });
  const plain = { ...recorded("sea-port").sections.party!.boards[0]!, ref: "mac" };
  const equip = await draws("who gets a card", BoardCard, { board: plain, party: PARTY.party }, equips);
  await equip.does("a card is picked", () => equips.table.focus.pick("piece", "rope"));
  await equip.clicks("button.name");
  await equip.does("refused", () => equip.refused("no"));
  await equip.does("picked", () => equips.table.focus.picked);
  await equip.clicks("button.name");
  await equip.does("done", () => equip.done(7));
  await equip.does("picked", () => equips.table.focus.picked);
  add(await equip.gone());

  desk.open = "help";
  const help = await draws(
    "help",
    Help,
    {},
    table({ ...PARTY, lesson: [{ id: "a", kind: "met" }], prologue: { aim: [], blocks: [text("Once")] } }),
  );
  await help.clicks(".buttons button", 0);
  await help.does("the desk", () => desk.open);
  desk.open = "help";
  await help.clicks(".buttons button", 1);
  await help.does("the desk, the opening", () => [desk.open, openingPage.isAskedAgain]);
  openingPage.isAskedAgain = false;
  desk.open = "help";
  preferences.coach = false;
  await help.clicks(".buttons button", 2);
  await help.does("the desk, the coach", () => [desk.open, preferences.coach]);
  answers.set("GET /health", { version: "7" });
  let copied = "";
  const clipboard = { writeText: async (words: string) => void (copied = words) };
  Object.defineProperty(window.navigator, "clipboard", { value: clipboard, configurable: true });
  await help.types("textarea", "  It hangs ");
  await help.clicks(".buttons button", -1);
  await help.does("what was copied", () =>
    (({ what, version, campaign }) => [what, version, campaign])(JSON.parse(copied) as Record<string, string>),
  );
  const [make, forget, click] = [URL.createObjectURL, URL.revokeObjectURL, window.HTMLAnchorElement.prototype.click];
  const saved: unknown[] = [];
  URL.createObjectURL = () => "blob:1";
  window.HTMLAnchorElement.prototype.click = function () {
    saved.push([this.href, this.download]);
  };
  const clock = ownTimers();
  URL.revokeObjectURL = (address) => void saved.push(address);
  clipboard.writeText = () => Promise.reject(new Error());
  answers.set("GET /health", 500);
  await help.clicks(".buttons button", -1);
  await help.clicks(".buttons button", -2);
  await help.does("saved", () => (clock.pass(59_999), saved.length));
  await help.does("saved", () => (clock.pass(1), saved));
  clock.stop();
  Object.assign(URL, { createObjectURL: make, revokeObjectURL: forget });
  window.HTMLAnchorElement.prototype.click = click;
  add(await help.gone());
  add(
    await (
      await draws(
        "help for who watches",
        Help,
        {},
        table({ ...PARTY, lesson: [{ id: "a", kind: "met" }] }, { seats: [], you: "eve" }),
      )
    ).gone(),
  );

  const likes = {
    ...{ lang: preferences.lang, light: preferences.light, size: preferences.size, motion: preferences.motion },
    sound: preferences.sound,
  };
  preferences.sound = false;
  preferences.light = "auto";
  preferences.size = 1;
  preferences.motion = true;
  for (const kind of Object.keys(preferences.skipped)) preferences.skip(kind);
  const mine = await draws("what one likes", Mine, { table: true }, table());
  await mine.ticks("fieldset:nth-of-type(2) input", true, 2);
  await mine.ticks("fieldset:nth-of-type(3) input", true, 0);
  for (const number of [0, 1, 2]) await mine.ticks("label.tick input", number !== 2, number);
  await mine.ticks("fieldset:last-of-type input", true, 2);
  await mine.does("skipped", () => preferences.skip("fate", "Draw fate"));
  await mine.clicks("section button");
  await mine.does("likes", () => [
    preferences.light,
    preferences.size,
    preferences.motion,
    preferences.sound,
    preferences.coach,
    preferences.volume,
  ]);
  Object.assign(preferences, likes, { coach: true, volume: 1 });
  add(await mine.gone());
  add(await (await draws("what one likes, on the first page", Mine, {}, table())).gone());

  const end = ownTimers();
  t.after(end.stop);
  const { map } = recorded("sea-sail").sections;
  const key = Object.keys(recorded("sea-sail").answers).find((path) => /\/maps\/\d+$/.test(path))!;
  const sheet = recorded("sea-sail").answers[key] as { areas: { ref: string }[] };
  const regions = sheet.areas.map((area) => area.ref);
  const [, pack, number] = /packs\/([^/]+)\/maps\/(\d+)/.exec(key)!;
  answers.set(`GET /api/packs/${pack}/maps/${number}`, sheet);
  const moved = (entry: number, ref: string): object => ({
    ...line(entry, "sailed"),
    kind: "sailed",
    facts: { pieces: [ref] },
  });
  const pageOf = (ref: string): number => (ref === regions[2] ? 40 : Number(number));
  const areas = map!.areas.map((area) => ({ ...area, page: pageOf(area.ref) }));
  answers.set(`GET /api/packs/${pack}/maps/40`, { ...sheet, picture: "/other.svg" });
  answers.set("GET /api/campaigns/c/scene?entry=0", { sections: { map: { here: regions[0] } } });
  answers.set("GET /api/campaigns/c/replay?since=0", [
    moved(1, regions[1]!),
    moved(2, regions[2]!),
    moved(3, regions[0]!),
  ]);
  answers.set("GET /api/campaigns/c/replay?since=3", []);
  for (const motion of [undefined, "less"]) {
    const { dataset } = document.documentElement;
    if (motion) dataset["motion"] = motion;
    else delete dataset["motion"];
    const ended = table({ map: { ...map, areas } });
    ended.tell({ kind: "table", position: 7, table: { ...ended.table.table, pack, people: PEOPLE } });
    const journey = await draws(`the journey, ${motion ?? "moving"}`, EndJourney, {}, ended);
    journey.lines.splice(0, journey.lines.length, ...journey.lines.map((each) => each.slice(0, 400)));
    await journey.does("later", () => end.pass(2333));
    await journey.does("and later", () => end.pass(1));
    await journey.does("at the end", () => end.pass(9000));
    delete dataset["motion"];
    add((await journey.gone()).map((each) => each.slice(0, 300)));
  }
  answers.set("GET /api/campaigns/c/scene?entry=0", 500);
  add(await (await draws("no journey", EndJourney, {}, table({ map }))).gone());

  approved("parts-pieces", lines);
});
