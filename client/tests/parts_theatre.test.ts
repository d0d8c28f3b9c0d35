// What plays over the table, and a campaign once more, drawn alone with a clock in the test's hand.
import { test } from "node:test";
import { ownTimers } from "./clock.ts";
import { approved } from "./approved.ts";
import { draws } from "./part.ts";
import { window } from "./page.ts";
import { atTable, line } from "./table_fixture.ts";

const { default: ReplayBar } = await import("../src/table/time/ReplayBar.svelte");
const { default: Theatre } = await import("../src/table/theatre/Theatre.svelte");
const { stampOf } = await import("../src/table/theatre/stamp.ts");
const { router } = await import("../src/table/state/route.svelte.ts");

const lines: string[] = [];
const add = (more: readonly string[]): void => void lines.push(...more);

test("a campaign once more is walked through by buttons, keys and by itself", async (t) => {
  const clock = ownTimers();
  t.after(() => clock.stop());
  const shown: number[] = [];
  const stops = [0, 3, 5, 9].map((entry) => ({ entry, lines: entry ? [line(entry, `Line ${entry}`)] : [] }));
  const replay = { stops, show: (at: number) => (shown.push(at), Promise.resolve()) };
  router.replace("/c/c#replay");
  const at = atTable(true);
  at.snapshot();
  const bar = await draws("replay", ReplayBar, { replay, campaign: "c" }, at);
  const where = (): unknown => shown.splice(0);
  for (const key of ["ArrowLeft", "ArrowRight", "ArrowRight", "ArrowLeft", "x"]) await bar.presses(key);
  await bar.does("shown", where);
  const field = bar.target.appendChild(document.createElement("input"));
  await bar.presses("ArrowRight", "input:last-child");
  field.remove();
  const buttons = bar.all("button").length;
  for (let number = 0; number < buttons; number += 1) {
    await bar.clicks("button", number);
    await bar.does("after a while", () => clock.pass(1799));
    await bar.does("shown", where);
    await bar.does("and a moment", () => clock.pass(1));
    await bar.does("shown", where);
    await bar.does("in the end", () => clock.pass(9000));
    await bar.does("shown", where);
  }
  if (bar.all("input").length) {
    await bar.types("input", "1");
    await bar.does("shown", where);
  }
  if (bar.all("a[href]").length) await bar.clicks("a[href]");
  await bar.does("where", () => [window.location.pathname, window.location.hash]);
  add(await bar.gone());
});

const page = (kind: string, more: object = {}): object => ({
  kind,
  title: "",
  lines: [],
  piece: "",
  count: 0,
  needed: 0,
  ...more,
});
const leaf = (kind: string, fight: object | null, more: object = {}): object => ({
  ...{ kind: "leaf", page: page(kind, more), fight, afterStory: false },
});
const draw = (kind: string, result: string, parts: readonly object[] = []): object => ({
  kind: "draw",
  draw: { kind, result, fate: 4, total: 6, number: 5, card: "c", parts, aim: "high" },
  givers: [{ kind: "card", name: "Rope" }],
});

test("what has just happened is said, and is over with a click or a key; a page is turned", async (t) => {
  const clock = ownTimers();
  const frame = globalThis.requestAnimationFrame;
  globalThis.requestAnimationFrame = ((then: () => void) => (then(), 1)) as never;
  t.after(() => {
    clock.stop();
    globalThis.requestAnimationFrame = frame;
  });
  const at = atTable();
  at.snapshot({ party: { boards: [{ ref: "mac", short: "Mac" }] } } as never);
  const { stage } = at.table;
  const over = await draws("nothing plays", Theatre, {}, at);
  const shows = (moment: object | null): void => void (stage.queue = moment ? [moment as never] : []);
  const part = (name: string, adds: number, ref = name): object => ({ name, adds, ref });
  await over.does("a draw", () =>
    shows(draw("attack", "passed", [part("Mac", 2), part("none", 0), part("x", 1, "bonus"), part("y", 1, "cards")])),
  );
  await over.does("its time is over", () => clock.pass(1800));
  for (const [kind, result] of [
    ["attack", "failed"],
    ["flight", "passed"],
    ["flight", "failed"],
    ["check", "passed"],
    ["check", ""],
  ] as const)
    await over.does(`${kind} ${result}`, () => shows(draw(kind, result)));
  const press = (on: Element): void =>
    void on.dispatchEvent(new window.Event("pointerdown", { bubbles: true }) as unknown as Event);
  await over.does("pressed", () => press(document.body));
  await over.does("a draw", () => shows(draw("check", "passed")));
  await over.presses("x");
  const cost = {
    foes: ["Eel", "Crab"],
    pieces: ["eel", "crab"],
    health: 2,
    effort: 1,
    fallen: ["Mac", "Ed"],
    gains: [{ kind: "gained", text: [["plain", "2 coins", ""]] }],
  };
  await over.does("a fight that was won", () => shows(leaf("won", cost, { title: "Won" })));
  await over.does("pressed on it", () => press(over.one(".leaf, [role=dialog], article, section")));
  await over.does("pressed beside it", () => press(document.body));
  await over.does("one that cost nothing", () =>
    shows(leaf("fled", { ...cost, foes: ["Eel"], health: 0, effort: 0, fallen: [], gains: [] })),
  );
  for (const key of ["Tab", "Shift", "Control", "Alt", "Meta"]) await over.presses(key);
  const field = over.target.appendChild(document.createElement("input"));
  await over.presses("a", "input");
  field.remove();
  for (const key of ["Escape", "Enter", " ", "a"]) {
    await over.does("a page", () => shows(leaf("chapter", null)));
    await over.presses(key);
  }
  const said = [[["plain", "Once", ""]], [["plain", "1 coin", ""]]];
  await over.does("a camp", () => shows(leaf("camp", null, { lines: said })));
  await over.does("a totem", () => shows(leaf("totem", null, { title: "Totem", piece: "eel", count: 2, needed: 9 })));
  await over.does("a fight that was lost", () => shows(leaf("lost", { ...cost, foes: [] })));
  await over.does("in the skies", () => {
    over.tell({ kind: "table", position: 7, table: { ...over.table.table, game: "skies" } });
    shows(leaf("won", cost));
  });
  await over.does("the end", () => shows(leaf("end", null, { title: "The end" })));
  await over.clicks("button");
  add(await over.gone());
  for (const kind of ["attack", "flight", "check"])
    for (const result of ["passed", "failed", "spared"]) lines.push(`${kind} ${result}: ${stampOf(kind, result)}`);

  approved("parts-theatre", lines);
});
