// What somebody must see before an attack and after it: who may fall, who has fallen, and on a phone one table of attacks.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { ChoiceLine, Event, LessonBeat, LogLine, Sections } from "../src/wire.ts";
import { beatMark } from "../src/table/lesson/lesson.ts";
import { openedFirst } from "../src/table/fight/attacks.ts";
import { ownTimers } from "./clock.ts";
import { all, one, recorded, settled, sits, tells, window, wordsOf } from "./page.ts";

const RISK = { short: "3 back: may fall", long: "Ada has 3 health, and it strikes back for up to 3: Ada may fall." };
const isAttack = (line: ChoiceLine): boolean => line.notation.startsWith("attack ");
const changed = async (sections: Partial<Sections>, position: number): Promise<void> => {
  tells({ kind: "changed", position, sections } as unknown as Event);
  await settled();
};
test.afterEach(() => window.happyDOM.setViewport({ width: 1440, height: 900 }));

test("an attack that may send somebody to 0 health says so on its button, and once what that means", async () => {
  const { snapshot, sections } = await sits("sea-attacks");
  const { menu } = sections;
  const first = menu!.own.find(isAttack)!;
  const own = menu!.own.map((line) => ({ ...line, risk: line === first ? RISK : null }));
  await changed({ menu: { ...menu!, own } }, snapshot.position);

  const [button, ...others] = all(".attack.risky");
  assert.deepEqual(others, []);
  assert.match(wordsOf(button!), /3 back: may fall/);
  assert.match(button!.getAttribute("aria-label") ?? "", /Ada has 3 health/);
  assert.equal(all(".risk-note").length, 1);
});

test("the head of a fight says who may fall by the hit that comes, and who has fallen", async () => {
  const { snapshot, sections } = await sits("sea-attacks");
  const { lines } = sections.log!;
  const fell = { ...lines.at(-1)!, kind: "fell", text: [["plain", "Ada falls: no health left.", ""]] };
  const log = { keep: lines.length, lines: [fell as unknown as LogLine] };
  await changed({ fight: { ...sections.fight!, risk: RISK.long }, log } as Partial<Sections>, snapshot.position);

  assert.deepEqual(
    all(".head .fell").map((line) => wordsOf(line)),
    ["Ada falls: no health left.", RISK.long],
  );
});

test("the plan of a blow says it too", async () => {
  const { snapshot, sections } = await sits("sea-blow");
  await changed({ fight: { ...sections.fight!, risk: RISK.long } }, snapshot.position);

  assert.match(wordsOf(one("section.plan")), /Ada may fall/);
  assert.deepEqual(all(".head .fell"), [], "and the head does not say it again");
});

test("on a phone attacks stand once, and what is explained of them above the enemies", async () => {
  window.happyDOM.setViewport({ width: 390, height: 844 });
  const { snapshot, sections } = recorded("skies-attacks");
  const beat: LessonBeat = {
    ...{ id: "fight", kind: "met", words: [["plain", "One: an attack.", ""]], lit: [], done: "read", opens: "" },
    ...{ number: 1, count: 1 },
  };
  const { readMarks } = await import("../src/table/state/read-marks.svelte.ts");
  readMarks.remove(beatMark(snapshot.table.campaign, ""));
  await sits("skies-attacks", {
    table: { ...snapshot.table, lesson: true },
    sections: { ...sections, lesson: [beat] },
  });

  assert.deepEqual(all(".book table"), []);
  assert.ok(all(".board .attack").length > 0);
  assert.equal(all(".beat").length, 1);
  assert.equal(all(".board .beat").length, 1);
});

test("the card that lies open first deals damage", () => {
  const line = (notation: string, card: string) =>
    ({ notation, focus: [{ kind: "piece", ref: card }] }) as unknown as ChoiceLine;
  const menu = { grids: [{ rows: [{ notations: ["a", "b", ""], texts: ["-", "0-2", ""] }] }] };

  const lines = [line("a", "door"), line("b", "axe")];
  assert.equal(openedFirst(["door", "axe"], lines, menu as never), "axe");
  assert.equal(openedFirst(["door"], lines, menu as never), "door");
});

test("a beaten enemy falls in its place for half a second, and what comes of it follows", async (context) => {
  const { snapshot, sections } = await sits("sea-blow");
  delete document.documentElement.dataset["motion"];
  const timers = ownTimers();
  context.after(timers.stop);
  const { lines } = sections.log!;
  const beaten = { ...lines.at(-1)!, entry: snapshot.position, kind: "beaten", facts: null } as LogLine;
  const [first, ...others] = sections.fight!.enemies;
  const count = all(".enemy").length;
  const log = { keep: lines.length, lines: [beaten] };
  await changed({ fight: others.length ? { ...sections.fight!, enemies: others } : null, log }, snapshot.position + 1);

  assert.deepEqual(
    all(".enemy.falls").map((card) => card.getAttribute("aria-label")),
    [first!.spoken],
  );
  timers.pass(500);
  await settled();
  assert.equal(all(".enemy").length, count - 1);
});

test("beside the enemies hang their plates, each once", async () => {
  const { snapshot, sections } = await sits("sea-attacks");
  const plate = { name: "enemy-a", hash: "a".repeat(16), width: 400, height: 300, alt: "A sleeper" };
  const [enemy] = sections.fight!.enemies;
  const enemies = ["one", "two"].map((ref) => ({ ...enemy!, ref, plate })) as never;
  await changed({ fight: { ...sections.fight!, plate: null, enemies } }, snapshot.position);

  assert.equal(all(".front > .wall .plate").length, 1);
});
