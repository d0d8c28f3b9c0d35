// The parts of the desk about time, drawn alone: back and forward, moments, branches, consent, talk, the whole log.
import assert from "node:assert/strict";
import { test } from "node:test";
import { approved } from "./approved.ts";
import { draws } from "./part.ts";
import { answers, window } from "./page.ts";
import { PEOPLE, atTable, line, menu, choice, person } from "./table_fixture.ts";

const { default: Backwards } = await import("../src/table/time/Backwards.svelte");
const { default: Branches } = await import("../src/table/time/Branches.svelte");
const { default: BranchOff } = await import("../src/table/time/BranchOff.svelte");
const { default: Consent } = await import("../src/table/time/Consent.svelte");
const { default: Moments } = await import("../src/table/time/Moments.svelte");
const { default: Talk } = await import("../src/table/time/Talk.svelte");
const { default: Timeline } = await import("../src/table/time/Timeline.svelte");
const { default: TimeTools } = await import("../src/table/time/TimeTools.svelte");
const { desk } = await import("../src/table/state/desk.svelte.ts");
const { router } = await import("../src/table/state/route.svelte.ts");

const LOG = { keep: 0, lines: [1, 2, 3, 4, 5, 6, 7].map((entry) => line(entry, `Line ${entry}`)) };
/** A table at which some lines have been written; the campaign is called c. */
function table(sections: object = {}, more: object = {}, past = false) {
  const at = atTable(past);
  at.snapshot({ log: LOG, ...sections } as never, more);
  return at;
}
const told: string[] = [];
const add = (lines: readonly string[]): void => void told.push(...lines);

test("the parts of the desk about time do what was approved", async () => {
  answers.clear();
  const way = (by: string, entry: number, needs_consent = false): object => ({ by, entry, needs_consent });
  answers.set("GET /api/campaigns/c/back", {
    ways: [way("step", 6), way("action", 6), way("turn", 1, true)],
    can_redo: true,
  });
  desk.open = "time";
  const back = await draws("back", Backwards, {}, table());
  await back.clicks(".way");
  await back.does("it is done", () => back.done(9));
  await back.does("the desk", () => desk.open);
  desk.open = "time";
  await back.does("the table is told", () => back.changed({}, 9));
  answers.set("GET /api/campaigns/c/back", { ways: [], can_redo: false });
  await back.does("somebody has acted", () => back.changed({}, 10));
  answers.set("GET /api/campaigns/c/back", { ways: [], can_redo: true });
  await back.does("somebody has gone back", () => back.changed({}, 9));
  await back.clicks(".way");
  await back.does("refused", () => back.refused("no"));
  await back.does("the desk", () => desk.open);
  answers.set("GET /api/campaigns/c/back", 500);
  await back.does("no answer", () => back.changed({}, 11));
  add(await back.gone());

  const own = (id: string, more: object = {}): object => ({
    id,
    name: `Campaign ${id}`,
    game: "sea",
    binned: false,
    origin: null,
    ...more,
  });
  const from = (campaign: string, entry: number): object => ({ origin: { campaign, name: "Evening", entry } });
  answers.set("GET /api/campaigns", [
    own("c", from("a", 3)),
    own("a"),
    own("b", { ...from("c", 9), binned: true }),
    own("d", from("c", 5)),
  ]);
  const branches = await draws("branches", Branches, {}, table());
  await branches.clicks("a[href]", 0, { ctrlKey: true });
  await branches.clicks("a[href]", 0, { metaKey: true });
  await branches.clicks("a[href]", 0, { shiftKey: true });
  router.replace("/c/c");
  desk.open = "time";
  await branches.clicks("a[href]");
  await branches.does("where we are", () => [window.location.pathname, desk.open]);
  await branches.clicks("button.small");
  answers.set("POST /api/campaigns/c/branch", 403);
  await branches.submits();
  await branches.types("input", "  What if  ");
  answers.set("POST /api/campaigns/c/branch", { campaign: "new" });
  desk.open = "time";
  await branches.submits();
  await branches.does("where we are", () => [window.location.pathname, desk.open]);
  await branches.types("input", "  ");
  add(await branches.gone());
  answers.set("GET /api/campaigns", 500);
  const alone = await draws("no branches, of a guest", Branches, {}, table({}, { you: "ben" }));
  add(await alone.gone());
  const lone = table();
  lone.tell({
    kind: "table",
    position: 7,
    table: { ...lone.table.table, origin: { name: "Before", campaign: "x", entry: 1 } },
  });
  add(await (await draws("branched from what is gone", Branches, {}, lone)).gone());
  const off = await draws("branch off from a moment", BranchOff, { entry: 5, from: "N".repeat(70) }, table());
  await off.does("the name", () => (off.one("input") as HTMLInputElement).value.length);
  answers.set("POST /api/campaigns/c/branch", new Error(""));
  await off.submits();
  add(await off.gone());

  const MOMENTS = {
    moments: [
      { name: "Before", entry: 2 },
      { name: "At port", entry: 6 },
    ],
  };
  const info = (at: ReturnType<typeof atTable>, more: object): ReturnType<typeof atTable> => (
    at.tell({ kind: "table", position: 7, table: { ...at.table.table, ...more } }),
    at
  );
  desk.open = "time";
  const moments = await draws("moments", Moments, {}, info(table(), MOMENTS));
  await moments.submits();
  await moments.types("input", "  The   storm ");
  await moments.submits();
  await moments.does("refused", () => moments.refused("no"));
  await moments.submits();
  await moments.does("done", () => moments.done(7));
  await moments.clicks("li button", 1);
  await moments.clicks("li button", 1);
  await moments.clicks("li button", 0);
  await moments.does("done", () => moments.done(7));
  await moments.does("the desk", () => desk.open);
  add(await moments.gone());
  add(
    await (
      await draws(
        "moments for whoever watches",
        Moments,
        {},
        info(table({}, { seats: [], you: "eve" }), { ...MOMENTS, people: [...PEOPLE, person("eve", "Eve", [])] }),
      )
    ).gone(),
  );
  add(await (await draws("moments of a table as it was", Moments, {}, info(table({}, {}, true), MOMENTS))).gone());

  const asks = (who: string, waiting_for: readonly string[], entry: number): object => ({
    kind: "undo-request",
    position: 7,
    who,
    waiting_for,
    entry,
  });
  const consent = await draws("consent", Consent, {}, table());
  await consent.does("asked", () => consent.tell(asks("ben", ["ada"], 4)));
  await consent.clicks("button");
  await consent.does("done", () => consent.done(7));
  await consent.clicks("button", 1);
  await consent.does("done", () => consent.done(7));
  await consent.does("others are asked", () => consent.tell(asks("ben", ["eve"], 7)));
  await consent.does("asks", () => consent.tell(asks("ada", ["ben", "gone"], 6)));
  await consent.clicks("button");
  await consent.does("done", () => consent.done(7));
  await consent.does("over", () => consent.tell(asks("", [], 0)));
  add(await consent.gone());

  const talk = await draws(
    "talk",
    Talk,
    {},
    info(table(), { people: [...PEOPLE, { ...person("eve", "Eve", []), online: false }] }),
  );
  await talk.submits();
  await talk.types("input", "  ");
  await talk.types("input", " To the north? ");
  await talk.submits();
  await talk.does("said", () => talk.tell({ kind: "chat", position: 7, number: 1, who: "ada", text: "Yes" }));
  await talk.does("said", () => talk.tell({ kind: "chat", position: 7, number: 2, who: "ben", text: "No" }));
  await talk.does("words read", () => desk.read);
  add(await talk.gone());

  const tools = await draws("tools", TimeTools, {}, table({ menu: menu([choice("a", 0)]) }));
  await tools.clicks("button");
  await tools.does("done", () => tools.done(7));
  await tools.clicks("button", 1);
  await tools.does("done", () => tools.done(7));
  desk.close();
  await tools.clicks("button", 2);
  await tools.does("the desk", () => desk.open);
  desk.close();
  const keys: readonly (readonly [string, object])[] = [
    ["z", { ctrlKey: true }],
    ["Z", { metaKey: true, shiftKey: true }],
    ["y", { ctrlKey: true }],
    ["z", {}],
    ["x", { ctrlKey: true }],
    ["z", { ctrlKey: true, altKey: true }],
  ];
  for (const [key, more] of keys) {
    const before = tools.requests().length;
    await tools.presses(key, "", more);
    if (tools.requests().length > before) await tools.does("done", () => tools.done(7));
  }
  const field = tools.target.appendChild(document.createElement("input"));
  await tools.presses("z", "input", { ctrlKey: true });
  field.remove();
  await tools.does("nobody sits here", () =>
    tools.tell({ kind: "table", position: 7, table: { ...tools.table.table, people: [] } }),
  );
  await tools.presses("z", "", { ctrlKey: true });
  await tools.clicks("button");
  await tools.clicks("button", 1);
  add(await tools.gone());

  const many = { keep: 0, lines: Array.from({ length: 310 }, (_, at) => line(at + 5, `Line ${at + 5}`)) };
  answers.set("GET /api/campaigns/c/replay?since=0", [line(1, "One"), line(3, "Three"), line(5, "Line 5")]);
  answers.set("GET /api/campaigns/c/replay?since=5", []);
  const timeline = await draws(
    "the whole log",
    Timeline,
    {},
    info(table({ log: many }), { moments: [{ name: "At port", entry: 312 }] }),
  );
  const head = timeline.lines.slice(0, 30);
  await timeline.does("lines", () => timeline.all("ol > li").length);
  const last = (): HTMLElement => timeline.all("button").at(-1)!;
  for (const _ of [1, 2]) {
    await timeline.does("more", () => last().click());
    timeline.lines.splice(0, timeline.lines.length, ...timeline.lines.filter((each) => !/Line \d+/.test(each)));
    await timeline.does("lines", () => timeline.all("ol > li").length);
  }
  const after = timeline.lines.slice(1);
  await timeline.gone();
  add([...head, ...after.filter((each) => !/Line \d+|^ +(li|button|icon)/.test(each))]);

  approved("parts-time", told);
});

test("older lines that could not be fetched are asked for again", async () => {
  answers.set("GET /api/campaigns/c/replay?since=0", new Error("no server"));
  const timeline = await draws("a log", Timeline, {}, table({ log: { keep: 0, lines: [line(5, "Five")] } }));
  const count = (): number => timeline.all("ol > li").length;
  const more = (): Promise<unknown> => timeline.does("more", () => timeline.all("button").at(-1)!.click());
  await more();
  assert.equal(count(), 1);

  answers.set("GET /api/campaigns/c/replay?since=0", [line(1, "One"), line(3, "Three"), line(5, "Five")]);
  answers.set("GET /api/campaigns/c/replay?since=5", []);
  await more();

  assert.equal(count(), 3);
  await timeline.gone();
});
