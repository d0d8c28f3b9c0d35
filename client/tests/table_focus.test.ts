// What lights up on the board: whose choices, what is picked, what is pointed at.
import assert from "node:assert/strict";
import { test } from "node:test";
import { PEOPLE, choice, menu, person, atTable } from "./table_fixture.ts";

test("only choices of one's own seat light the board, asked about or not", () => {
  const { table, snapshot } = atTable();
  snapshot({
    menu: menu(
      [choice("mine", 0, "eel"), choice("theirs", 1, "crab")],
      [{ ...choice("act", 0, "bow"), group: "act" }, choice("their act", 1, "net")],
    ),
  });
  const lit = (ref: string): readonly boolean[] => [table.focus.isLit("piece", ref), table.focus.isAsked("piece", ref)];

  assert.deepEqual(["eel", "crab", "bow", "net", "nothing"].map(lit), [
    [true, true],
    [false, false],
    [true, false],
    [false, false],
    [false, false],
  ]);
  table.focus.pick("piece", "crab");
  assert.equal(table.focus.picked, "");
  assert.ok(!table.focus.isPointed("piece", "crab"));
});

test("a watcher's board is dark, and whoever gets a seat sees it lit", () => {
  const { table, snapshot, tell } = atTable();
  snapshot({ menu: menu([choice("a", 0, "eel")]) }, { seats: [], you: "eve" });
  assert.ok(!table.focus.isLit("piece", "eel"));

  tell({
    kind: "table",
    position: 7,
    table: { ...table.table, people: [...PEOPLE.slice(1), person("eve", "Eve", [0])] },
  });

  assert.deepEqual(table.seats, [0]);
  assert.ok(table.focus.isLit("piece", "eel"));
});

test("what is picked shows its lines and reasons, is let go by a second click, and goes when no line names it", () => {
  const { table, snapshot, changed } = atTable();
  const unavailable = (ref: string, spoiler: boolean) => ({
    key: "no",
    notations: [ref],
    spoiler,
    focus: [{ kind: "piece", ref }],
  });
  snapshot({
    menu: menu(
      [choice("a", 0, "eel"), choice("b", 0, "eel", "crab")],
      [],
      [unavailable("eel", false), unavailable("page", true)],
    ),
  });
  const { focus } = table;

  focus.pick("piece", "eel");
  assert.deepEqual(
    [focus.picked, focus.pickedLines.map((line) => line.notation), focus.pickedBarred.length],
    ["piece eel", ["a", "b"], 1],
  );
  assert.ok(focus.isPointed("piece", "eel"));
  focus.pick("piece", "eel");
  assert.equal(focus.picked, "");
  focus.pick("piece", "page");
  assert.equal(focus.picked, "", "what a story keeps back is not shown");
  focus.pick("piece", "crab");
  focus.letGo();
  assert.equal(focus.picked, "");
  focus.pick("piece", "crab");
  changed({ menu: menu([choice("a", 0, "eel")]) });
  assert.deepEqual([focus.picked, focus.pickedLines], ["", []]);
});

test("what a line is about lights up while it is pointed at", () => {
  const { table, snapshot } = atTable();
  snapshot({ menu: menu([choice("a", 0, "eel", "ed")]) });

  table.focus.point(table.scene.menu!.own[0]!);
  assert.deepEqual(
    ["eel", "ed", "mac"].map((ref) => table.focus.isPointed("piece", ref)),
    [true, true, false],
  );
  table.focus.point(null);
  assert.ok(!table.focus.isPointed("piece", "eel"));
});

test("a card that can be equipped is picked, and then whoever gets it", () => {
  const { table, snapshot } = atTable();
  const acts = ["mac", "ed"].map((who) => ({ ...choice(`equip rope on ${who}`, 0, "rope", who), group: "equip" }));
  snapshot({ menu: menu([choice("drop lamp", 0, "lamp")], acts) });
  const { focus } = table;

  assert.deepEqual([focus.canEquip("rope"), focus.canEquip("lamp")], [true, false]);
  assert.equal(focus.equipsPicked("mac"), null);
  focus.pick("piece", "rope");
  assert.deepEqual(
    ["mac", "ed", "laurent"].map((who) => focus.equipsPicked(who)?.notation ?? ""),
    ["equip rope on mac", "equip rope on ed", ""],
  );
});

test("whoever picks a card to equip it sees first who could get it, and then what else can be done with it", () => {
  const { table, snapshot } = atTable();
  snapshot({ menu: menu([choice("discard rope", 0, "rope")], [choice("equip rope on mac", 0, "rope", "mac")]) });
  table.focus.pick("piece", "rope");

  assert.deepEqual(
    table.focus.pickedLines.map((line) => line.notation),
    ["equip rope on mac", "discard rope"],
  );
});
