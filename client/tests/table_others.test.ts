// What a table asks of the server for itself and of the others, and what it knows of them.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { PresenceEvent, RobotEvent, Sections } from "../src/wire.ts";
import { PEOPLE, atTable, choice, line, menu, person } from "./table_fixture.ts";

const presence = (who: string, staged: readonly string[], read = ""): PresenceEvent =>
  ({ kind: "presence", position: 7, who, staged, read }) as unknown as PresenceEvent;
/** A test in which Mac may take part. */
const TEST = {
  menu: menu([choice("draw", 0), choice("stop", 0)]),
  test: { draw_choice: "draw", changes: [], joiners: [{ choice: "join mac", name: "Mac" }] },
  party: { boards: [{ ref: "mac", short: "Mac" }] },
} as unknown as Sections;
const settled = (): Promise<void> => new Promise((over) => setImmediate(over));

test("each deed at a table is one request, and is done when the table says so", async () => {
  const { table, snapshot, changed, done, requests } = atTable();
  snapshot();
  let position = 7;
  const deeds: readonly (() => Promise<boolean>)[] = [
    () => table.leaveDraws(2),
    () => table.redo(),
    () => table.answerUndo(false),
    () => table.repair("coins 3"),
    () => table.askRobot({ kind: "unseat-robot", seat: 1 }),
    () => table.nameMoment("dawn"),
  ];
  for (const deed of deeds) {
    const isDone = deed();
    position += 1;
    await done(position);
    changed({}, position);
    assert.equal(await isDone, true);
  }

  assert.deepEqual(requests(), [
    ["leave-draws", 2],
    ["redo"],
    ["answer-undo", false],
    ["repair", "coins 3"],
    ["robot", { kind: "unseat-robot", seat: 1 }],
    ["name-moment", "dawn"],
  ]);
});

test("draws and repairs that others follow are over once what came of them is told; a refused one at once", async () => {
  const { table, snapshot, changed, done, refused, requests } = atTable();
  snapshot();
  const over: string[] = [];
  void table.enterDraws(["fate 4"]).then((isDone) => over.push(`draws ${isDone}`));
  await done(8);
  assert.deepEqual(over, []);
  changed({}, 8);
  await settled();
  void table.repairAndWait("coins 3").then((isDone) => over.push(`repair ${isDone}`));
  await done(9);
  assert.deepEqual(over, ["draws true"]);
  changed({}, 9);
  await settled();
  void table.repairAndWait("coins 99").then((isDone) => over.push(`repair ${isDone}`));
  await refused("repair-counts");

  assert.deepEqual(over, ["draws true", "repair true", "repair false"]);
  assert.deepEqual(requests(), [
    ["enter-draws", "fate 4"],
    ["repair", "coins 3"],
    ["repair", "coins 99"],
  ]);
  assert.equal(table.takeRefusal()?.[0]?.[1], "repair-counts");
  assert.equal(table.takeRefusal(), null);
});

test("what is unavailable is asked for once a menu, and only where it is told on request", async () => {
  const { table, snapshot, changed, answer, requests } = atTable();
  snapshot({ menu: menu([choice("sail", 0)]) });
  await table.listUnavailable();
  assert.deepEqual(requests(), []);

  changed({ menu: { ...menu([choice("sail", 0)]), unavailable_on_request: true } }, 8);
  void table.listUnavailable();
  void table.listUnavailable();
  await answer({ kind: "unavailable", id: "", position: 8, unavailable: [choice("rest", 0)] });

  assert.deepEqual(requests(), [["list-unavailable"]]);
  assert.deepEqual(
    table.scene.menu?.unavailable.map((item) => item.notation),
    ["rest"],
  );
  assert.equal(table.scene.menu?.unavailable_on_request, false);
});

test("what was unavailable at an earlier menu is not shown at a later one", async () => {
  const { table, snapshot, changed, answer } = atTable();
  snapshot({ menu: { ...menu([choice("sail", 0)]), unavailable_on_request: true } });
  void table.listUnavailable();
  changed({ menu: menu([choice("steer", 0)]) }, 8);
  await answer({ kind: "unavailable", id: "", position: 7, unavailable: [choice("rest", 0)] });

  assert.deepEqual(table.scene.menu?.unavailable, []);
});

test("whoever asks somebody for a choice is known to have asked until it is withdrawn; a refusal is shown", async () => {
  const { table, snapshot, done, refused, requests, tell } = atTable();
  snapshot({ menu: menu([], [choice("join mac", 1)]) });
  const asked = table.ask("join mac");
  await done(7);
  await asked;
  assert.deepEqual(table.company.asking("join mac"), ["ada"]);
  assert.equal(table.askersOf("join mac"), "", "oneself is not told of");
  tell({ ...presence("ben", []), asks: ["join mac"] });

  const withdrawn = table.ask("join mac", true);
  await done(7);
  await withdrawn;
  assert.ok(!table.company.asking("join mac").includes("ada"));
  const again = table.ask("join mac");
  await refused("not-now");
  await again;
  assert.deepEqual(
    table.notes.map((note) => note.key),
    ["not-now"],
  );
  assert.deepEqual(requests(), [
    ["ask", "join mac", false],
    ["ask", "join mac", true],
    ["ask", "join mac", false],
  ]);
});

test("what is planned and read is shown to the others", () => {
  const { table, snapshot, requests } = atTable();
  snapshot();
  table.readPage = "4:7";

  void table.show();

  assert.deepEqual(requests(), [["presence", [], "4:7"]]);
});

test("who plans a choice is named, but not to oneself; whoever only looks on is told of no plans", () => {
  const { table, snapshot, tell } = atTable();
  snapshot(TEST);
  tell(presence("ben", ["join mac"]));
  tell(presence("ada", ["join mac"]));
  tell(presence("zoe", ["rest"]));

  assert.equal(table.plannersOf("join mac"), "Ben, Ada");
  assert.deepEqual(table.others.plans, [{ who: "Ben", names: ["Mac"] }]);

  const fighting = atTable();
  fighting.snapshot({ ...TEST, fight: { enemies: [{ ref: "crab", name: "Crab" }] } } as unknown as Sections);
  fighting.tell(presence("ben", ["cover crab a1", "join mac"]));
  fighting.tell(presence("zoe", ["cover crab a2"]));
  assert.deepEqual(fighting.table.others.plans, [{ who: "Ben", names: ["Mac"] }], "only who joins the test");
  assert.deepEqual(fighting.table.others.plannedJoins(), ["join mac"]);

  const watching = atTable();
  watching.snapshot(TEST, { seats: [] });
  watching.tell(presence("ben", ["join mac"]));
  assert.deepEqual(watching.table.others.plans, []);
});

test("a draw that would leave out whom others plan waits, and is taken on request", async () => {
  const { table, snapshot, tell, requests } = atTable();
  snapshot(TEST);
  tell(presence("ben", ["join mac"]));

  assert.equal(await table.choose("draw"), false);
  const taken = () => requests().filter(([kind]) => kind === "choose");
  assert.deepEqual([table.answers.held, taken()], ["draw", []]);
  void table.answers.goOn();
  assert.deepEqual([table.answers.held, taken()], ["", [["choose", "draw"]]]);
  assert.equal(await table.answers.goOn(), false);
});

test("where it was agreed on, a choice waits for whoever is here and has not read the page", async () => {
  const log = {
    keep: 0,
    lines: [{ ...line(5, "A page."), kind: "page", ref: "4.7", body: [["plain", "Prose.", ""]] }],
  };
  const people = [...PEOPLE, { ...person("zoe", "Zoe", [2]), online: false }, person("tom", "Tom", [])];
  const { table, snapshot, tell, requests } = atTable();
  snapshot({ menu: menu([choice("sail", 0)]), log } as unknown as Sections);
  tell({ kind: "table", position: 7, table: { ...table.table, people, settings: { wait_readers: true } } });
  assert.deepEqual(
    table.others.present.map(({ ref }) => ref),
    ["ben"],
  );
  assert.notEqual(table.page, "");
  assert.deepEqual(
    table.others.readers.map(({ ref }) => ref),
    ["ben"],
  );
  assert.equal(await table.choose("sail"), false);
  assert.equal(table.answers.held, "sail");

  tell(presence("ben", [], table.page));
  assert.deepEqual(table.others.readers, []);
  void table.answers.goOn();
  assert.deepEqual(requests(), [["choose", "sail"]]);
});

test("a seat that a robot leaves to whoever plays is held by all who play, and by nobody else", () => {
  const { table, snapshot, tell } = atTable();
  const robot = (more: object): void =>
    tell({
      kind: "robot",
      position: 7,
      seat: 1,
      name: "Marta",
      state: "asks",
      open: true,
      ...more,
    } as unknown as RobotEvent);
  snapshot({ decision: { kind: "Sail", seat: 1, seats: [1, 2] } } as unknown as Sections);
  assert.deepEqual([table.holds(1), table.isAwaited, table.isMyDecision], [false, false, false]);

  robot({});
  assert.deepEqual([table.holds(1), table.holds(2), table.isAwaited, table.isMyDecision], [true, false, true, true]);
  robot({ open: false });
  assert.equal(table.holds(1), false);
  robot({ seat: -1 });
  assert.equal(table.holds(-1), false);
  robot({ state: "" });
  assert.equal(table.robot, null);

  const watching = atTable();
  watching.snapshot({}, { seats: [] });
  watching.tell({ kind: "robot", position: 7, seat: 1, name: "Marta", state: "asks", open: true });
  assert.equal(watching.table.holds(1), false);
});

test("a table that is closed closes its line", () => {
  const { table, sent } = atTable();

  table.close();

  assert.deepEqual(sent, [["open"], ["close"]]);
});
