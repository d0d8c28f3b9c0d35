// The parts of a table with others, drawn alone, with a clock in the test's hand.
import { test } from "node:test";
import { ownTimers } from "./clock.ts";
import { approved } from "./approved.ts";
import { draws } from "./part.ts";
import { settled } from "./page.ts";
import { PEOPLE, atTable, choice, line, menu, person, text } from "./table_fixture.ts";

const { default: AskButton } = await import("../src/table/together/AskButton.svelte");
const { default: Branch } = await import("../src/table/together/Branch.svelte");
const { default: ChatDock } = await import("../src/table/together/ChatDock.svelte");
const { default: ChatNotice } = await import("../src/table/together/ChatNotice.svelte");
const { default: Others } = await import("../src/table/together/Others.svelte");
const { default: Plans } = await import("../src/table/together/Plans.svelte");
const { default: Readers } = await import("../src/table/together/Readers.svelte");
const { default: Shows } = await import("../src/table/together/Shows.svelte");
const { default: Turning } = await import("../src/table/together/Turning.svelte");
const { default: Waiting } = await import("../src/table/together/Waiting.svelte");
const { default: AutoAnswer } = await import("../src/table/mine/AutoAnswer.svelte");
const { default: SkipThis } = await import("../src/table/mine/SkipThis.svelte");
const { default: Coach } = await import("../src/table/mine/Coach.svelte");
const { default: ReadAloud } = await import("../src/table/mine/ReadAloud.svelte");
const { default: OfferSound } = await import("../src/table/theatre/OfferSound.svelte");
const { default: QuietButton } = await import("../src/table/theatre/QuietButton.svelte");
const { default: TurnStrip } = await import("../src/table/theatre/TurnStrip.svelte");
const { desk } = await import("../src/table/state/desk.svelte.ts");
const { layout } = await import("../src/table/state/layout.svelte.ts");
const { preferences } = await import("../src/table/state/preferences.svelte.ts");

const EVE = person("eve", "Eve", [], "spectator");
const KIM = { ...person("kim", "Kim", [2]), online: false };
/** A table at which something can be chosen. */
function table(sections: object = {}, info: object = {}, told: object = {}, past = false) {
  const at = atTable(past);
  at.snapshot(sections as never, told);
  const more = { players: ["Ada", "Ben", "Kim"], people: [...PEOPLE, EVE, KIM], ...info };
  at.tell({ kind: "table", position: 7, table: { ...at.table.table, ...more } });
  return at;
}
const decision = (seat: number, more: object = {}): object => ({
  decision: { kind: "sail", seat, question: text("Where to?"), ...more },
});
const presence = (who: string, more: object = {}): object => ({
  ...{ kind: "presence", position: 7, who, staged: [], read: "", asks: [] },
  ...more,
});
const lines: string[] = [];
const add = (more: readonly string[]): void => void lines.push(...more);

test("the parts of a table with others do what was approved", async (t) => {
  const liked = { coach: preferences.coach, sound: preferences.sound, panes: layout.panes };
  const clock = ownTimers();
  t.after(() => {
    clock.stop();
    preferences.coach = liked.coach;
    preferences.sound = liked.sound;
    layout.panes = liked.panes;
    desk.talk = false;
    desk.read = 0;
    for (const kind of Object.keys(preferences.skipped)) preferences.skip(kind);
  });
  const later = (milliseconds: number) => () => clock.pass(milliseconds);
  desk.read = 0;
  desk.talk = false;
  layout.panes = "wide";

  const ask = await draws("ask", AskButton, { choice: "sail", seat: 1 }, table());
  await ask.clicks("button");
  await ask.does("done", () => ask.done(7));
  await ask.clicks("button");
  await ask.does("refused", () => ask.refused("no"));
  await ask.clicks("button");
  await ask.does("done", () => ask.done(7));
  add(await ask.gone());
  add(await (await draws("ask somebody who is away", AskButton, { choice: "sail", seat: 2 }, table())).gone());
  add(await (await draws("ask oneself", AskButton, { choice: "sail", seat: 0 }, table())).gone());
  add(
    await (
      await draws(
        "ask, of who watches",
        AskButton,
        { choice: "sail", seat: 1 },
        table({}, {}, { you: "eve", seats: [] }),
      )
    ).gone(),
  );
  add(await (await draws("ask in the past", AskButton, { choice: "sail", seat: 1 }, table({}, {}, {}, true))).gone());

  const branch = await draws("no branch", Branch, {}, table());
  await branch.does("a branch", () =>
    branch.tell({ kind: "table", position: 7, table: { ...branch.table.table, origin: { name: "Before" } } }),
  );
  add(await branch.gone());

  const says = (number: number, who: string, words: string): object => ({
    kind: "chat",
    position: 7,
    number,
    who,
    text: words,
  });
  const dock = await draws("talk beside the book", ChatDock, {}, table());
  await dock.does("said", () => dock.tell(says(1, "ben", "Hm")));
  await dock.clicks("button.opener");
  await dock.does("the focus", () => document.activeElement?.id);
  await dock.presses("x", "input");
  await dock.presses("Escape", "input");
  await dock.clicks("button.opener");
  await dock.clicks("button.close");
  await dock.does("on a phone", () => void (layout.panes = "phone"));
  layout.panes = "wide";
  desk.talk = true;
  add(await dock.gone());
  lines.push(`talk after it is gone: ${desk.talk}`);
  add(await (await draws("talk of one alone", ChatDock, {}, table({}, { people: PEOPLE.slice(0, 1) }))).gone());
  add(await (await draws("talk in the past", ChatDock, {}, table({}, {}, {}, true))).gone());

  desk.read = 0;
  const notice = await draws("what is said", ChatNotice, {}, table());
  await notice.does("by oneself", () => notice.tell(says(1, "ada", "Well")));
  await notice.does("by another", () => notice.tell(says(2, "ben", "Hm")));
  await notice.does("later", later(7999));
  await notice.does("and later", later(1));
  await notice.does("by another", () => notice.tell(says(3, "ben", "Yes")));
  await notice.clicks("button");
  await notice.does("the talk is open", () => desk.talk);
  await notice.does("read", () => void (desk.read = 3));
  await notice.does("by another", () => notice.tell(says(4, "gone", "No")));
  await notice.does("later", later(5000));
  await notice.does("another again", () => notice.tell(says(5, "ben", "No!")));
  await notice.does("later", later(5000));
  await notice.does("later", later(3000));
  add(await notice.gone());
  desk.talk = false;
  desk.read = 0;

  const odds = { chance: { short: "50 %", long: "1 of 2" } };
  const theirs = [
    choice("rest", 1),
    { ...choice("sail", 1), detail: text("1 command"), ...odds },
    { ...choice("fly", 2), ...odds },
    { ...choice("walk", 2), detail: text("free") },
  ];
  add(await (await draws("what others can do", Others, { lines: theirs }, table({}, { people: PEOPLE }))).gone());

  const SCENE = { party: { boards: [{ ref: "mac", short: "Mac" }] } };
  const plans = await draws("plans", Plans, {}, table(SCENE));
  await plans.does("another plans", () => plans.tell(presence("ben", { staged: ["join mac"] })));
  await plans.does("oneself", () => plans.tell(presence("ada", { staged: ["join mac"] })));
  await plans.does("nothing that is here", () => plans.tell(presence("eve", { staged: ["join ed"] })));
  await plans.does("in a challenge", () => plans.changed({ test: { changes: [], joiners: [] } } as never, 7));
  await plans.does("the table moves on", () => plans.changed({}, 8));
  add(await plans.gone());

  const PAGE = {
    log: {
      keep: 0,
      lines: [line(1, "go"), { ...line(2, "page"), kind: "paragraph", ref: "10.7", body: [text("Once.")] }],
    },
  };
  const waits = { settings: { wait_readers: true } };
  const readers = await draws("readers", Readers, {}, table(PAGE, waits));
  await readers.clicks("button");
  await readers.does("the other has", () => readers.tell(presence("ben", { read: "10.7@2" })));
  await readers.clicks("button");
  await readers.does("no page", () => readers.changed({ log: { keep: 2, lines: [line(3, "go on")] } } as never, 8));
  add(await readers.gone());
  for (const [what, sections, info, told, past] of [
    ["where nobody waits", PAGE, {}, {}, false],
    ["alone", PAGE, { ...waits, people: PEOPLE.slice(0, 1) }, {}, false],
    ["of who watches", PAGE, waits, { you: "eve", seats: [] }, false],
    ["in the past", PAGE, waits, {}, true],
  ] as const)
    add(await (await draws(`readers ${what}`, Readers, {}, table(sections, info, told, past))).gone());

  const turning = await draws("turning", Turning, {}, table({ ...PAGE, menu: menu([choice("sail", 0)]) }, waits));
  await turning.does("goes on", () => void turning.table.choose("sail"));
  await turning.clicks("button", 1);
  await turning.does("goes on", () => void turning.table.choose("sail"));
  await turning.clicks("button", 0);
  await turning.does("done", () => turning.done(7));
  await turning.does("goes on", () => void turning.table.choose("sail"));
  await turning.does("the other has read", () => turning.tell(presence("ben", { read: "10.7@2" })));
  await turning.does("done", () => turning.done(7));
  add(await turning.gone());

  const slow = await draws("a slow server", Waiting, {}, table({ menu: menu([choice("sail", 0)]) }));
  await slow.does("chooses", () => void slow.table.choose("sail"));
  await slow.does("later", later(1999));
  await slow.does("and later", later(1));
  await slow.does("the line is lost", () => slow.link("lost"));
  await slow.does("it is back", () => slow.link("up"));
  await slow.does("done", () => slow.done(7));
  add(await slow.gone());

  const shows = await draws("shows", Shows, {}, table(PAGE));
  await shows.does("nothing yet", later(1000));
  await shows.does("reads", () => void (shows.table.readPage = "10.7@2"));
  await shows.does("later", later(149));
  await shows.does("and later", later(1));
  await shows.does("somebody comes", () =>
    shows.tell({
      kind: "table",
      position: 7,
      table: { ...shows.table.table, people: [...PEOPLE, { ...KIM, online: true }] },
    }),
  );
  await shows.does("later", later(150));
  await shows.does("the table moves on", () => shows.changed({}, 8));
  await shows.does("later", later(150));
  await shows.does("not read", () => void (shows.table.readPage = ""));
  await shows.does("the line is lost", () => shows.link("lost"));
  await shows.does("later", later(150));
  await shows.does("the line is back", () => shows.link("up"));
  await shows.does("later", later(150));
  add(await shows.gone());
  for (const [what, info, told, past] of [
    ["alone", { people: PEOPLE.slice(0, 1) }, {}, false],
    ["of who watches", {}, { you: "eve", seats: [] }, false],
    ["in the past", {}, {}, true],
  ] as const) {
    const none = await draws(`shows ${what}`, Shows, {}, table(PAGE, info, told, past));
    await none.does("reads", () => void (none.table.readPage = "10.7@2"));
    await none.does("later", later(150));
    add(await none.gone());
  }

  const ONE = { ...decision(0), menu: { ...menu([choice("sail", 0)]), default_choice: "sail" } };
  const skip = await draws("do not ask", SkipThis, {}, table(ONE));
  await skip.clicks("button");
  await skip.does("skipped", () => preferences.skipped);
  await skip.does("a long question", () =>
    skip.changed(decision(0, { kind: "long", question: text("q".repeat(250)) }) as never, 8),
  );
  await skip.clicks("button");
  await skip.does("as long as", () => preferences.skipped["long"]?.length);
  await skip.does("no words", () => skip.changed(decision(0, { kind: "bare", question: [] }) as never, 9));
  await skip.clicks("button");
  await skip.does("skipped", () =>
    Object.keys(preferences.skipped).map((kind) => [kind, preferences.skipped[kind]!.length]),
  );
  await skip.does("another's", () => skip.changed(decision(1) as never, 10));
  await skip.does("of two", () =>
    skip.changed(
      { ...decision(0), menu: { ...menu([choice("sail", 0), choice("rest", 0)]), default_choice: "sail" } } as never,
      11,
    ),
  );
  await skip.does("none by itself", () =>
    skip.changed({ menu: { ...menu([choice("sail", 0)]), default_choice: "" } } as never, 12),
  );
  add(await skip.gone());
  add(await (await draws("do not ask, in the past", SkipThis, {}, table(ONE, {}, {}, true))).gone());

  const answers = await draws("answers by itself", AutoAnswer, {}, table(ONE));
  await answers.does("done", () => answers.done(8));
  await answers.does("the same again", () => answers.changed({ menu: { ...ONE.menu } } as never, 8));
  await answers.does("once more at the same moment", () => answers.changed({ menu: { ...ONE.menu } } as never, 8));
  await answers.does("done", () => answers.done(9));
  await answers.does(
    "somebody wants to go back",
    () => (
      answers.tell({ kind: "undo-request", position: 8, who: "ben", waiting_for: ["ada"], entry: 1 }),
      answers.changed({ menu: { ...ONE.menu } } as never, 8)
    ),
  );
  await answers.does("another kind", () => answers.changed(decision(0, { kind: "other" }) as never, 10));
  await answers.does("of another", () => answers.changed(decision(1) as never, 11));
  await answers.does("nothing by itself", () =>
    answers.changed({ ...decision(0), menu: menu([choice("sail", 0)]) } as never, 12),
  );
  add(await answers.gone());

  preferences.coach = true;
  preferences.readHints.splice(0);
  const coach = await draws("a word for newcomers", Coach, {}, table(decision(0)));
  await coach.clicks("button.small");
  await coach.does("read", () => preferences.readHints);
  await coach.does("the next question", () => coach.changed({ ...decision(0), score: {} } as never, 8));
  await coach.does("answered", () => coach.changed({ ...decision(1), score: null } as never, 9));
  await coach.does("read", () => preferences.readHints);
  await coach.clicks("button.off");
  await coach.does("wanted", () => preferences.coach);
  preferences.coach = true;
  await coach.does("wanted again", () => coach.changed(decision(1) as never, 10));
  await coach.does("answered unread, it does not come again", () => coach.changed(decision(0) as never, 11));
  add(await coach.gone());
  preferences.readHints.splice(0);
  add(await (await draws("a word for who watches", Coach, {}, table({}, {}, { you: "eve", seats: [] }))).gone());
  add(await (await draws("no word about the past", Coach, {}, table(decision(0), {}, {}, true))).gone());

  preferences.sound = false;
  const sound = await draws("sounds", OfferSound);
  await sound.clicks("button");
  await sound.does("wanted, read", () => [preferences.sound, preferences.readHints.includes("sound")]);
  add(await sound.gone());
  const quiet = await draws("silence", QuietButton);
  await quiet.clicks("button");
  add(await quiet.gone());
  add(await (await draws("sounds, asked before", OfferSound)).gone());

  const strip = await draws("a turn begins", TurnStrip, {}, table(decision(1)));
  await strip.does("ours", () => strip.changed(decision(0) as never, 8));
  await strip.does("later", later(5000));
  await strip.does("still ours", () => strip.changed(decision(0) as never, 9));
  await strip.does("another's", () => strip.changed(decision(1) as never, 10));
  await strip.does("ours", () => strip.changed(decision(0) as never, 11));
  await strip.does("another's at once", () => strip.changed(decision(1) as never, 12));
  add(await strip.gone());

  const spoken: unknown[] = [];
  let heard: { onend: (() => void) | null }[] = [];
  let voices: object[] = [{ lang: "fr-FR" }, { lang: "EN-gb" }];
  const speech = {
    getVoices: () => voices,
    cancel: () => spoken.push("cancel"),
    speak: (words: { text: string; lang: string; rate: number; voice: object | null; onend: (() => void) | null }) => (
      heard.push(words),
      spoken.push([words.text, words.lang, words.rate, words.voice, Boolean(words.onend)])
    ),
    addEventListener: () => {},
    removeEventListener: () => {},
  };
  Object.assign(globalThis, {
    speechSynthesis: speech,
    SpeechSynthesisUtterance: class {
      voice = null;
      onend = null;
      constructor(readonly text: string) {}
    },
  });
  const aloud = await draws("read aloud", ReadAloud, { text: ["One.", "Two."], lang: "en", page: "1" });
  const say = (): unknown[] => spoken.splice(0);
  await aloud.clicks("button");
  await aloud.does("spoken", say);
  await aloud.does("at its end", () => heard.at(-1)!.onend!());
  await aloud.clicks("button");
  await aloud.clicks("button");
  await aloud.does("spoken", say);
  voices = [{ lang: "de" }];
  await aloud.clicks("button");
  await aloud.does("spoken", say);
  await aloud.clicks("button");
  voices = [];
  await aloud.does("no voice", () => aloud.one("button").click());
  await aloud.does("later", later(1000));
  spoken.length = 0;
  heard = [];
  add(await aloud.gone());
  lines.push(`when it goes ${JSON.stringify(say())}`);

  // the voices of some browsers come late
  const impatient = await draws("read aloud, clicked twice", ReadAloud, { text: ["One."], lang: "en", page: "1" });
  say();
  for (const _ of [1, 2]) impatient.one("button").click();
  voices = [{ lang: "en" }];
  await impatient.does("later", later(1000));
  await impatient.does("spoken", say);
  add(await impatient.gone());
  voices = [];
  const left = await draws("read aloud, left before", ReadAloud, { text: ["One."], lang: "en", page: "1" });
  left.one("button").click();
  add(await left.gone());
  say();
  voices = [{ lang: "en" }];
  await later(1000)();
  await settled();
  lines.push(`when its voices come ${JSON.stringify(say())}`);
  delete (globalThis as unknown as Record<string, unknown>)["speechSynthesis"];

  approved("parts-together", lines);
});
