// The board of a fight and a wandering encounter, drawn alone over recorded tables: what is tapped, planned, picked and seen.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Plan, Snapshot } from "../src/wire.ts";
import { approved } from "./approved.ts";
import { draws } from "./part.ts";
import { recorded } from "./page.ts";
import { atTable } from "./table_fixture.ts";

const { default: EncounterScene } = await import("../src/table/fight/EncounterScene.svelte");
const { default: FightBoard } = await import("../src/table/fight/FightBoard.svelte");
const { default: AttackTable } = await import("../src/table/fight/AttackTable.svelte");
const { default: EnemyCard } = await import("../src/table/fight/EnemyCard.svelte");
const { default: PlanBar } = await import("../src/table/fight/PlanBar.svelte");
const { layout } = await import("../src/table/state/layout.svelte.ts");

/** A recorded table, at which something may be told otherwise. */
function at(name: string, change: object = {}, told: object = {}) {
  const record = recorded(name);
  const table = atTable();
  table.tell({ ...record.snapshot, sections: { ...record.sections, ...change }, ...told } as unknown as Snapshot);
  table.link("up");
  return table;
}
const plan = (fight: unknown, next: readonly string[], notations: readonly string[], more: object = {}): object => ({
  kind: "preview",
  id: "",
  position: 0,
  plan: {
    ...{ steps: notations.map((notation) => ({ notation, label: [], detail: [] })), outcomes: [], blocked: [] },
    ...{ reason: [], rule: "", next, fight, test: null, ...more },
  } as unknown as Plan,
});

test("a blow is planned square by square, seen before it is made, and taken back", async () => {
  const lines: string[] = [];
  const record = recorded("sea-blow").sections;
  const fight = record.fight!;
  const enemy = fight.enemies.find((each) => each.cells.some((cell) => cell.choice))!;
  const free = enemy.cells.filter((cell) => cell.choice);
  const table = at("sea-blow");
  const board = await draws("the board", FightBoard, {}, table);
  const square = `[data-square="${enemy.ref} ${free[0]!.ref}"]`;
  await board.clicks(square);
  const cells = enemy.cells.map((cell) => (cell === free[0] ? { ...cell, covered: true, choice: "" } : cell));
  const hurt = fight.party.map((member, number) => ({
    ...member,
    health: member.health - (number ? 0 : 1),
    targeted: !number,
  }));
  const after = {
    ...fight,
    enemies: fight.enemies.map((each) => (each === enemy ? { ...each, cells } : each)),
    party: hurt,
    incoming: [["plain", "2 damage", ""]],
  };
  const next = free.slice(1).map((cell) => cell.choice);
  await board.does("what would come of it", () => board.answer(plan(after, next, [free[0]!.choice])));
  const bar = await draws("the plan", PlanBar, {}, table);
  if (free[1]) {
    await board.clicks(`[data-square="${enemy.ref} ${free[1].ref}"]`);
    const beaten = { ...fight, enemies: fight.enemies.filter((each) => each !== enemy), party: [], incoming: [] };
    await board.does("what would come of both", () =>
      board.answer(plan(beaten, [], [free[0]!.choice, free[1]!.choice])),
    );
    await bar.does("the plan is whole", () => undefined);
  }
  await board.presses("Escape", square);
  if (free[1]) await board.does("one of them again", () => board.answer(plan(after, next, [free[0]!.choice])));
  await board.clicks(square);
  await board.does("nothing is planned", () => table.table.plan.parts.length);
  await bar.does("nothing is planned", () => undefined);
  lines.push(...(await bar.gone()));
  const covered = enemy.cells.find((cell) => !cell.choice);
  if (covered) await board.clicks(`[data-square="${enemy.ref} ${covered.ref}"]`);
  const other = {
    kind: "presence",
    position: table.table.position,
    who: "person-2",
    staged: [`cover ${enemy.ref} ${free[0]!.ref}`],
    read: "",
    asks: [],
  };
  await board.does("another plans it", () => table.tell(other));
  await board.does("another uncovers it", () =>
    table.tell({ ...other, staged: [`uncover ${enemy.ref} ${free[0]!.ref}`] }),
  );
  lines.push(...(await board.gone()));

  const told = (strikes: readonly string[]) =>
    ({ moments: [], marks: new Map(), strikes, travel: "", opened: "" }) as never;
  const struck = at("sea-blow", { fight: after });
  struck.table.stage.last = told([`x a1`, `${enemy.ref} ${free[0]!.ref}`]);
  const card = after.enemies.find((each) => each.ref === enemy.ref)!;
  lines.push(
    ...(await (
      await draws("a square that was struck second", EnemyCard, { enemy: card, isFirst: true }, struck)
    ).gone()),
  );
  const watches = at("sea-blow", {}, { seats: [], you: "eve" });
  lines.push(...(await (await draws("whoever only watches", EnemyCard, { enemy, isFirst: false }, watches)).gone()));
  lines.push(...(await (await draws("the plan of nobody", PlanBar, {}, watches)).gone()));
  const none = at("sea-sail");
  lines.push(
    ...(await (await draws("no fight", FightBoard, {}, none)).gone()),
    ...(await (await draws("no plan", PlanBar, {}, none)).gone()),
  );

  approved("parts-fight-blow", lines);
});

for (const name of ["sea-attacks", "skies-attacks"])
  test(`${name}: who attacks whom, with what`, async () => {
    const lines: string[] = [];
    const table = at(name);
    const board = await draws("the board", FightBoard, {}, table);
    for (const number of [1, 0])
      if (board.all(".hand [data-card]")[number]) await board.clicks(".hand [data-card]", number);
    await board.clicks(".attack");
    const pointed = (kind: string) =>
      board.does(kind, () => void board.one(".attack").dispatchEvent(new window.Event(kind)));
    for (const kind of ["mouseenter", "mouseleave", "focus", "blur"]) await pointed(kind);
    if (board.all(".attack[aria-disabled=true]").length) await board.clicks(".attack[aria-disabled=true]", -1);
    await board.does("refused", () => board.refused("no"));
    lines.push(...(await board.gone()));
    const own = recorded(name).sections.menu!.own.slice(0, 2);
    const odds = {
      short: "50 %",
      long: "1 of 2",
      total: 4,
      best: "hit",
      results: [
        ["hit", 1],
        ["miss", 3],
      ],
    };
    const row = (more: object): object => ({
      key: "k",
      who: "Mac",
      detail: "2/3",
      lines: [{ ...own[0], chance: odds }, undefined, { ...own[1], chance: { ...odds, best: "none" } }],
      lent: [],
      ...more,
    });
    const lent = { lent: [["plain", "1 synergy", ""]] };
    const theirs = { lines: [{ ...own[0], seat: 1, chance: null }, undefined] };
    const panes = layout.panes;
    for (const wide of ["wide", "phone"] as const) {
      layout.panes = wide;
      const rows = [row({}), row(lent), row(theirs), row({ lines: [undefined] })];
      lines.push(
        ...(await (
          await draws(
            `rows, ${wide}`,
            AttackTable,
            { rows, names: ["Eel", "Crab", "Rat"], defenses: [3, 0, 5] },
            at(name),
          )
        ).gone()),
      );
    }
    layout.panes = panes;
    lines.push(
      ...(await (
        await draws("rows under their enemies", AttackTable, { rows: [row({})], defenses: [0, 0] }, at(name))
      ).gone()),
    );

    approved(`parts-fight-${name}`, lines);
  });

test("an encounter: whoever is picked is placed, stands by, or is seen where they stand", async () => {
  const lines: string[] = [];
  const { party, page, menu } = recorded("skies-encounter").sections;
  const boards = party!.boards;
  const [first, second] = boards.map((board) => board.ref);
  const letters = page!.choices.map((line) => line.letter);
  const line = (notation: string, who: string | undefined, letter: string, seat = 0): object => ({
    ...{ notation, seat, number: 1, group: "own", label: [["plain", notation, ""]], detail: [] },
    focus: [...(who ? [{ kind: "piece", ref: who }] : []), ...(letter ? [{ kind: "story", ref: letter }] : [])],
  });
  const own = [
    line("place-1-a", first, letters[0]!),
    line("place-1-none", first, ""),
    line("place-2-b", second, letters[1] ?? letters[0]!),
    line("place-3-a", boards[2]?.ref ?? "nobody", letters[0]!, 1),
    line("other", "no-board", letters[0]!),
  ];
  const decision = { kind: "PlaceStandees", seat: 0, question: [["plain", "Where?", ""]] };
  const choices = page!.choices.map((each, number) => ({
    ...each,
    taken: number === 1,
    standees: number ? [] : [boards[0]!.short, boards[1]!.name, "Nobody"],
  }));
  const told = { decision, menu: { ...menu, own }, page: { ...page, choices } };
  const scene = await draws("an encounter", EncounterScene, {}, at("skies-encounter", told, { seats: [0] }));
  await scene.clicks("[role=radio]", 1);
  await scene.clicks("button.plinth");
  await scene.does("done", () => scene.done(scene.table.position));
  await scene.clicks("[role=radio]", 0);
  await scene.clicks(".asked button");
  await scene.does("refused", () => scene.refused("no"));
  await scene.does("the second is placed", () =>
    scene.changed({ menu: { ...menu, own: own.slice(2) } } as never, scene.table.position),
  );
  await scene.does("something else is asked", () =>
    scene.changed({ decision: { ...decision, kind: "Other" } } as never, scene.table.position),
  );
  await scene.does("no page", () => scene.changed({ page: null } as never, scene.table.position));
  lines.push(...(await scene.gone()));

  approved("parts-fight-encounter", lines);
});

test("a planned blow is kept while the server cannot be reached", async () => {
  const fight = recorded("sea-blow").sections.fight!;
  const enemy = fight.enemies.find((each) => each.cells.some((cell) => cell.choice))!;
  const { ref, choice } = enemy.cells.find((cell) => cell.choice)!;
  const table = at("sea-blow");
  const board = await draws("the board", FightBoard, {}, table);
  await board.clicks(`[data-square="${enemy.ref} ${ref}"]`);
  await board.does("what would come of it", () => board.answer(plan(fight, [], [choice])));
  const bar = await draws("the plan", PlanBar, {}, table);

  table.link("down");
  await bar.clicks(".button.main");
  assert.equal(table.table.plan.parts.length, 1);

  await bar.gone();
  await board.gone();
});
