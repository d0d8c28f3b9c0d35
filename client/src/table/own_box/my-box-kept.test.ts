// My box on this device: what is kept and where, what a file adds, and names beside the numbers while a table shows them.
import type { Game } from "../shared/game.ts";
import assert from "node:assert/strict";
import { test } from "node:test";
import "../../../tests/page.ts";

const { KEYS, MyBox, boxOf, showNames } = await import("./my-box.svelte.ts");
const { ownNames } = await import("../state/own-names.svelte.ts");
const { NO_CARD } = await import("./entries.ts");
const file = (more: object): string => JSON.stringify({ game: "sea", version: 1, ...more });
const kept = (game: Game): unknown => JSON.parse(localStorage.getItem(KEYS[game]) ?? "null");

test("each game has a box of its own on the device", () => {
  assert.deepEqual(KEYS, { sea: "sleeping-gods-box", skies: "sleeping-gods-box-skies" });
});

test("what is kept but torn, or no box, is an empty box", () => {
  for (const stored of ["{", "7", "null"]) {
    localStorage.setItem(KEYS.sea, stored);
    assert.deepEqual(new MyBox("sea").box.quests, {});
  }
  localStorage.clear();
});

test("what was kept is read, and what was not is nothing", () => {
  localStorage.setItem(KEYS.sea, file({ quests: { 3: "ROPE" }, pages: { 45: ["gain 1 coin"] } }));
  const box = new MyBox("sea");
  assert.deepEqual(
    [box.keyword("3"), box.keyword("4"), box.lines("45"), box.lines("46")],
    ["ROPE", "", ["gain 1 coin"], []],
  );
  assert.deepEqual(
    [box.enemy("1"), box.boss("1"), box.square("1"), box.region("1"), box.card("1"), box.named("card", "1")],
    [null, null, null, null, null, null],
  );
  localStorage.clear();
});

test("everything that is kept stands beside what is there, and on the device", () => {
  const box = new MyBox("skies");
  const enemy = { level: 1, defense: 0, attack: 1, columns: 3, squares: [["H"], [], []] };
  const boss = { level: 1, flee: true, zones: [] };
  const region = { port: true, market: false, locations: [1], hazard: null };
  for (const number of ["1", "2"]) {
    box.keepEnemy(number, enemy);
    box.keepBoss(number, boss);
    box.keepSquare(`2:c${number}`, { obstacles: [], locations: [4] });
    box.keepRegion(`2.${number}`, region);
    box.keepKeyword(number, "ROPE");
    box.keepCard(number, NO_CARD);
    box.keepLine("45", `gain ${number} coin`);
    box.keepLine("45", `gain ${number} coin`);
    box.keepLine(`4${number}`, "fate");
    box.keepFigures({ [`printed-health mac-${number}`]: 4 });
    box.keepName("card", number, { name: `Card ${number}` });
  }
  box.keepName("card", "1", { reminder: "shines" });
  box.keepName("card", "2", { name: "" });
  assert.deepEqual(box.box.names, { "card 1": { name: "Card 1", reminder: "shines" } });
  assert.deepEqual(box.lines("45"), ["gain 1 coin", "gain 2 coin"]);
  assert.deepEqual(
    [box.enemy("2"), box.boss("1"), box.region("2.1"), box.square("2:c2")],
    [enemy, boss, region, { obstacles: [], locations: [4] }],
  );
  assert.deepEqual(kept("skies"), JSON.parse(JSON.stringify(box.box)));
  assert.deepEqual(
    Object.values(box.box).map((part) => (typeof part === "object" ? Object.keys(part) : part)),
    [
      1,
      ["1", "2"],
      ["1", "2"],
      ["2.1", "2.2"],
      ["2:c1", "2:c2"],
      ["1", "2"],
      ["1", "2"],
      ["41", "42", "45"],
      ["printed-health mac-1", "printed-health mac-2"],
      ["card 1"],
    ],
  );
  const { game, names } = JSON.parse(box.written({ names: true })) as { game: string; names: object };
  assert.deepEqual([game, names, JSON.parse(box.written({ names: false })).names], ["skies", box.box.names, {}]);
  localStorage.clear();
});

test("a file is taken up beside what is here, or it is said why not", () => {
  const box = new MyBox("sea");
  box.keepKeyword("1", "OIL");
  assert.equal(box.take("{"), "json");
  assert.equal(box.take(file({})), "empty");
  assert.deepEqual(box.box.quests, { 1: "OIL" });
  const taken = box.take(file({ quests: { 2: "ROPE" }, cards: { 9: NO_CARD } })) as readonly (readonly [
    string,
    number,
  ])[];
  assert.deepEqual(
    taken.filter(([, count]) => count),
    [
      ["quests", 1],
      ["cards", 1],
    ],
  );
  assert.deepEqual([box.box.quests, Object.keys(box.box.cards)], [{ 1: "OIL", 2: "ROPE" }, ["9"]]);
  assert.deepEqual(kept("sea"), JSON.parse(JSON.stringify(box.box)));
  localStorage.clear();
});

test("names stand beside the numbers of the table whose box is shown, and of no other", () => {
  const [sea, skies] = [boxOf("sea"), boxOf("skies")];
  assert.equal(boxOf("sea"), sea);
  assert.notEqual(sea, skies);
  const name = (): string => ownNames.of("card", "33")?.name ?? "";
  sea.keepName("card", "33", { name: "Lamp" });
  assert.equal(name(), "");
  const stop = showNames("sea");
  assert.equal(name(), "Lamp");
  skies.keepName("card", "33", { name: "Wing" });
  assert.equal(name(), "Lamp");
  sea.keepName("card", "33", { name: "Lantern" });
  assert.equal(name(), "Lantern");
  stop();
  assert.equal(name(), "");
  sea.keepName("card", "33", { name: "Lamp" });
  assert.equal(name(), "");
  localStorage.clear();
});
