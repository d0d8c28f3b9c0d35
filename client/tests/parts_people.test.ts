// The parts of the desk about people and what they agreed on, drawn alone.
import { test } from "node:test";
import { approved } from "./approved.ts";
import { draws } from "./part.ts";
import { answers, loadedLater, window } from "./page.ts";
import { PEOPLE, atTable, person } from "./table_fixture.ts";

const { default: CampaignName } = await import("../src/table/people/CampaignName.svelte");
const { default: CopyLink } = await import("../src/table/people/CopyLink.svelte");
const { default: GiveBack } = await import("../src/table/people/GiveBack.svelte");
const { default: Invites } = await import("../src/table/people/Invites.svelte");
const { default: KeepSeat } = await import("../src/table/people/KeepSeat.svelte");
const { default: OwnSeat } = await import("../src/table/people/OwnSeat.svelte");
const { default: People } = await import("../src/table/people/People.svelte");
const { default: SeatNews } = await import("../src/table/people/SeatNews.svelte");
const { default: TableSettings } = await import("../src/table/people/TableSettings.svelte");
const { default: Repair } = await import("../src/table/repair/Repair.svelte");
const { desk } = await import("../src/table/state/desk.svelte.ts");
const { readMarks, seatMark } = await import("../src/table/state/read-marks.svelte.ts");
const { router } = await import("../src/table/state/route.svelte.ts");

await loadedLater();
const EVE = person("eve", "Eve", [], "spectator");
const AWAY = { ...person("kim", "Kim", [1, 2]), online: false };
const SETTINGS = { open_hands: true, repeat_luck: false, watchers: true, friends_help: false };
function table(more: object = {}, told: object = {}, past = false) {
  const at = atTable(past);
  at.snapshot({}, told);
  const info = { players: ["Ada", "Ben", "Kim"], settings: SETTINGS, disclosures: [], people: [...PEOPLE, EVE, AWAY] };
  at.tell({ kind: "table", position: 7, table: { ...at.table.table, ...info, ...more } });
  return at;
}
const told: string[] = [];
const add = (lines: readonly string[]): void => void told.push(...lines);
const C = "/api/campaigns/c";

test("the parts of the desk about people do what was approved", async (t) => {
  answers.clear();
  const sure = globalThis.confirm;
  t.after(() => {
    globalThis.confirm = sure;
    desk.close();
  });
  const confirms: string[] = [];
  let yes = false;
  globalThis.confirm = (words) => (confirms.push(words ?? ""), yes);

  const name = await draws("the campaign's name", CampaignName, {}, table());
  await name.types("input", " Evening ");
  await name.types("input", " ");
  await name.types("input", " Night ");
  await name.submits();
  answers.set(`PATCH ${C}`, 409);
  await name.submits();
  answers.set(`PATCH ${C}`, new Error(""));
  await name.submits();
  add(await name.gone());

  const copied: string[] = [];
  let refuses = false;
  const clipboard = {
    writeText: async (text: string) => (refuses ? Promise.reject(new Error()) : void copied.push(text)),
  };
  Object.defineProperty(window.navigator, "clipboard", { value: clipboard, configurable: true });
  document.execCommand = () => false;
  const copy = await draws("a link to copy", CopyLink, { address: "http://table.test/x" });
  await copy.clicks("button");
  await copy.does("copied", () => copied);
  refuses = true;
  await copy.clicks("button");
  document.execCommand = (what) => what === "copy";
  await copy.clicks("button");
  add(await copy.gone());

  answers.set(`POST ${C}/people/kim/link`, { url: "http://table.test/seat#kim" });
  const act = async (work: Promise<unknown>): Promise<void> => void (await work);
  for (const [what, who, more, seen] of [
    ["the host", AWAY, {}, {}],
    [
      "a guest whom the table lets help",
      AWAY,
      { settings: { ...SETTINGS, friends_help: true } },
      { you: "ben", seats: [1] },
    ],
    ["a guest whom it does not", AWAY, {}, { you: "ben", seats: [1] }],
    ["who only watches", AWAY, { settings: { ...SETTINGS, friends_help: true } }, { you: "eve", seats: [] }],
    ["about somebody who is here", PEOPLE[1], {}, {}],
    ["about somebody without a seat", { ...EVE, online: false }, {}, {}],
    ["about oneself", { ...PEOPLE[0], online: false }, {}, {}],
  ] as const) {
    const part = await draws(`a seat given back, ${what}`, GiveBack, { person: who, act }, table(more, seen));
    if (part.all("button").length) await part.clicks("button");
    add(await part.gone());
  }

  answers.set(`GET ${C}/invites`, []);
  const invites = await draws("invitations", Invites, { act }, table());
  const first = { ref: "i1", role: "player", seats: [2] };
  const second = { ref: "i2", role: "spectator", seats: [] };
  answers.set(`POST ${C}/invites`, { ref: "i1", url: "http://localhost:8000/join#1" });
  answers.set(`GET ${C}/invites`, [first]);
  await invites.clicks("button.main");
  await invites.ticks("input[type=checkbox]", true, 0);
  await invites.ticks("input[type=checkbox]", false, 2);
  answers.set(`POST ${C}/invites`, { ref: "i2", url: "http://table.test/join#2" });
  answers.set(`GET ${C}/invites`, [first, second, { ref: "i3", role: "player", seats: [0, 9] }]);
  await invites.clicks(".buttons button", 1);
  await invites.clicks("li button");
  answers.set(`GET ${C}/invites`, 500);
  await invites.does("somebody has come", () =>
    invites.tell({ kind: "table", position: 7, table: { ...invites.table.table, settings: {} } }),
  );
  await invites.ticks("input[type=checkbox]", false, 0);
  add(await invites.gone());
  add(await (await draws("invitations of one alone", Invites, { act }, table({ players: ["Ada"] }))).gone());

  readMarks.remove(seatMark("c"));
  for (const [what, more, sections, past] of [
    ["", {}, {}, false],
    ["of who watches", { seats: [] }, {}, false],
    ["at the end", {}, { score: {} }, false],
    ["in the past", {}, {}, true],
  ] as const) {
    const at = table({}, more, past);
    if (what === "of who watches") at.snapshot({}, { seats: [], you: "eve" });
    at.changed(sections as never, 7);
    add(await (await draws(`keep your seat ${what}`, KeepSeat, {}, at)).gone());
  }
  const keep = await draws("keep your seat", KeepSeat, {}, table());
  await keep.clicks("button");
  await keep.does("the desk", () => [desk.open, desk.showsSeat]);
  desk.close();
  await keep.clicks("button", 1);
  await keep.does("marked", () => readMarks.has(seatMark("c")));
  add(await keep.gone());

  answers.set(`POST ${C}/link`, { url: "http://localhost:8000/seat#own", devices: 1 });
  readMarks.remove(""); // a link takes along what other tests of this process have read
  const own = await draws("one's own seat", OwnSeat, {}, table());
  readMarks.remove(seatMark("c"));
  await own.clicks("button");
  await own.does("marked", () => readMarks.has(seatMark("c")));
  answers.set(`POST ${C}/link`, { url: "https://play.test/seat#own", devices: 2 });
  await own.clicks(".phone button");
  await own.clicks(".phone button", 1);
  yes = true;
  await own.clicks(".phone button", 1);
  answers.set(`POST ${C}/link`, 403);
  await own.clicks(".phone button");
  answers.set(`POST ${C}/link`, new Error(""));
  await own.clicks(".phone button");
  add(await own.gone());
  answers.set(`POST ${C}/link`, { url: "http://127.0.0.1/seat#own", devices: 1 });
  add(
    await (
      await draws("one's own seat, asked for before, of a guest", OwnSeat, { shown: true }, table({}, { you: "ben" }))
    ).gone(),
  );

  yes = false;
  answers.set(`GET ${C}/invites`, []);
  const people = await draws("people", People, {}, table());
  await people.clicks(".person .buttons button", 0);
  yes = true;
  await people.clicks(".person .buttons button", 0);
  await people.clicks(".person .buttons button", 1);
  answers.set(`POST ${C}/host`, 409);
  await people.clicks(".person .buttons button", 0);
  answers.set(`POST ${C}/seats`, new Error(""));
  await people.ticks(".person input[type=checkbox]", true, 1);
  await people.ticks(".person input[type=checkbox]", false, 0);
  await people.does("sure?", () => confirms.splice(0));
  add(await people.gone());
  router.replace("/c/c");
  desk.showsSeat = true;
  const guest = await draws(
    "people, of a guest whose seat is asked for",
    People,
    {},
    table({}, { you: "ben", seats: [1] }),
  );
  yes = false;
  await guest.clicks(".person .buttons button.danger");
  await guest.does("where", () => window.location.pathname);
  yes = true;
  await guest.clicks(".person .buttons button.danger");
  await guest.does("where, and sure?", () => [window.location.pathname, confirms.splice(0)]);
  add(await guest.gone());

  const news = (how: string, entry: number): object => ({ how, entry, who: "Ben", whom: "Kim", seed: "" });
  readMarks.remove("");
  const disclosures = [
    news("link", 1),
    news("seat-link", 1),
    news("link-made", 2),
    news("link-used", 3),
    news("seed", 4),
  ];
  const seat = await draws("news of seats", SeatNews, {}, table({ disclosures }));
  if (seat.all("button").length) await seat.clicks("button");
  add(await seat.gone());
  add(await (await draws("news of seats, read", SeatNews, {}, table({ disclosures }))).gone());
  add(await (await draws("news of seats in the past", SeatNews, {}, table({ disclosures }, {}, true))).gone());

  const settings = await draws("what was agreed on", TableSettings, {}, table({ disclosures }));
  await settings.ticks("label.tick input", false, 0);
  answers.set(`PUT ${C}/settings`, 403);
  await settings.ticks("label.tick input", true, 1);
  answers.set(`PUT ${C}/settings`, new Error(""));
  await settings.ticks("label.tick input", true, 4);
  add(await settings.gone());
  add(await (await draws("what was agreed on, of a guest", TableSettings, {}, table({}, { you: "ben" }))).gone());

  const field = (
    group: string,
    label: string,
    act: string,
    value: string,
    options: readonly (readonly string[])[] = [],
  ): object => ({
    ...{ group, label, act, value, options, min: 0, max: 9 },
  });
  answers.set(`GET ${C}/repairs`, {
    values: [
      field("Ship", "Hull", "set hull", "4"),
      field("Crew", "Mac's health", "set mac", "2"),
      field("Ship", "Where", "set where", "a", [
        ["a", "At A"],
        ["b", "At B"],
      ]),
    ],
  });
  const repair = await draws("repair", Repair, {}, table());
  yes = false;
  await repair.does("opens", () => {
    (repair.one("details") as HTMLDetailsElement).open = true;
    repair.one("details").dispatchEvent(new window.Event("toggle") as unknown as Event);
  });
  await repair.types("#repair-find", " HULL ");
  await repair.types("form input", "4");
  await repair.submits();
  await repair.types("form input", "-3");
  await repair.submits();
  await repair.types("form input", "7");
  await repair.submits();
  await repair.does("done", () => repair.done(7));
  await repair.types("#repair-why", " miscounted ");
  await repair.submits();
  await repair.does("refused", () => repair.refused("no"));
  await repair.submits();
  await repair.does("done", () => repair.done(7));
  await repair.types("#repair-find", "");
  await repair.does("another place", () => {
    (repair.one("select") as HTMLSelectElement).value = "b";
    repair.one("select").dispatchEvent(new window.Event("change", { bubbles: true }) as unknown as Event);
  });
  await repair.submits("form", 1);
  await repair.does("done", () => repair.done(7));
  await repair.clicks(".buttons button");
  yes = true;
  await repair.clicks(".buttons button");
  await repair.does("done", () => repair.done(7));
  await repair.clicks(".buttons button", 1);
  await repair.does("done", () => repair.done(7));
  answers.set(`GET ${C}/repairs`, 500);
  await repair.does("no answer", () => repair.changed({}, 8));
  add(await repair.gone());

  approved("parts-people", told);
});
