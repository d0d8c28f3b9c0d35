// Small signs of a table: what is pointed at, what is flown, who thinks, and when a plan says who may fall.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Sections } from "../src/wire.ts";
import { draws } from "./part.ts";
import { atTable, choice, menu } from "./table_fixture.ts";

const { default: DrawMoment } = await import("../src/table/theatre/DrawMoment.svelte");
const { default: FightHead } = await import("../src/table/fight/FightHead.svelte");
const { default: FlightSpace } = await import("../src/table/atlas/FlightSpace.svelte");
const { default: RobotLine } = await import("../src/table/robots/RobotLine.svelte");

function table(sections: object = {}) {
  const at = atTable();
  at.snapshot(sections as Sections);
  return at;
}

const flying = (ref: string, fuel: string): object => ({
  ...choice("fly to geysers", 0),
  detail: [["icon", fuel, "fuel"]],
  focus: [{ kind: "place", ref }],
});
const AREA = {
  ref: "geysers",
  name: "Geysers",
  spoken: "Geysers",
  spots: [{ ref: "17" }],
  choices: ["fly to geysers"],
  marks: [],
};

test("a space of the flight board is lit by itself or a location on it, says its fuel, and is picked there", async () => {
  for (const ref of ["geysers", "17"]) {
    const part = await draws("a space", FlightSpace, { area: AREA }, table({ menu: menu([flying(ref, "2")]) }));
    const space = part.one("[data-space]");
    assert.deepEqual([space.classList.contains("lit"), space.getAttribute("aria-disabled")], [true, "false"]);
    assert.equal(part.one("[data-fuel]").dataset["fuel"], "2");
    await part.clicks("[data-space]");
    assert.equal(part.table.focus.picked, `place ${ref}`);
    await part.gone();
  }
  const dark = await draws("a space", FlightSpace, { area: AREA }, table({ menu: menu([flying("else", "2")]) }));
  assert.equal(dark.one("[data-space]").getAttribute("aria-disabled"), "true");
  assert.equal(dark.all("[data-fuel]").length, 0);
  await dark.clicks("[data-space]");
  assert.ok(!dark.table.focus.picked);
  await dark.gone();
});

test("only a flight has a dot where it begins and for each space that is flown", async () => {
  const parts = [{ kind: "flight", ref: "distance", name: "", adds: 3 }];
  const dots = async (kind: string, given: readonly object[] = parts): Promise<number> => {
    const draw = { kind, fate: 4, parts: given, total: 4, needed: 0, outcome: "" };
    const part = await draws("a draw", DrawMoment, { draw, givers: [], onshown: () => undefined });
    const count = part.all(".way i").length;
    await part.gone();
    return count;
  };
  assert.deepEqual([await dots("flight"), await dots("challenge"), await dots("flight", [])], [4, 0, 0]);
});

test("what a robot is told goes by what it does: it is ready at this position, may go on, or chooses", async () => {
  const part = await draws("a robot", RobotLine, {}, table());
  const says = async (state: string): Promise<string> => {
    await part.does(state, () =>
      part.tell({ kind: "robot", position: 7, seat: 1, name: "Marta", state, open: false, words: [] }),
    );
    return part
      .all("button")
      .map((button) => button.textContent?.trim())
      .join();
  };
  const [thinking, waits, leaves] = [await says("thinking"), await says("waits"), await says("leaves")];
  assert.equal(new Set([thinking, waits, leaves]).size, 3);

  await says("thinking");
  await part.clicks("button");
  assert.deepEqual(part.requests(), [["robot", { kind: "let-robot-play" }]]);
  await part.does("done", () => part.done(7));
  assert.notEqual(await says("thinking"), thinking, "it knows that this person is ready");
  await part.gone();
});

test("while squares are chosen the head of a fight leaves the risk to the plan", async () => {
  const risk = "Mac may fall";
  const cell = (chosen: string): object => ({ choice: chosen });
  const head = async (...cells: readonly string[]): Promise<boolean> => {
    const enemies = [{ cells: [cell("")] }, { cells: cells.map(cell) }];
    const fight = { title: "Imp", round: 0, risk, enemies, plate: null, remaining: [], incoming: [] };
    const part = await draws("a fight", FightHead, { fight }, table());
    const said = part.target.textContent?.includes("Mac may fall") ?? false;
    await part.gone();
    return said;
  };
  assert.equal(await head("", ""), true);
  assert.equal(await head("cover a1", ""), false, "one square is enough");
});
