// A table to which anything happens by luck: choices, plans, voyages, refusals, broken lines, what others do and what the lesson says.
// After each step what it holds is as it was approved.
import { test } from "node:test";
import type { LessonBeat, Snapshot } from "../src/wire.ts";
import { altered, inOneLine, luckOf, type Luck } from "./altered.ts";
import { approved } from "./approved.ts";
import { ownTimers } from "./clock.ts";
import { recorded } from "./page.ts";
import { PEOPLE, atTable, person, text } from "./table_fixture.ts";

const { words } = await import("../src/table/state/words.svelte.ts");
const { journeyTo } = await import("../src/table/atlas/journey.ts");
const { lesson } = await import("../src/table/lesson/lesson.svelte.ts");
const { beatMark } = await import("../src/table/lesson/lesson.ts");
const { preferences } = await import("../src/table/state/preferences.svelte.ts");
const { readMarks } = await import("../src/table/state/read-marks.svelte.ts");

const NAMES = ["sea-sail", "skies-flight", "sea-blow", "skies-challenge"];
const STEPS = 100;
const VERBS = ["travel", "go on", "end turn", "note 2.quay here"];
const NOTICES = ["opening", "too-slow", "went-back", "asks", "cannot-save", "branched", "seat-given", "pinned"];

const beats = (luck: Luck, lit: readonly string[]): object[] =>
  ["a", "b", "c", "travel"].map((id, at) => ({
    ...{ id, kind: luck.one(["beat", "beat", "met", "late"]), words: text(id), lit: luck.some(lit, 4), opens: "" },
    ...{ done: luck.one(["choice", "read"]), number: 1 + at, count: 4 },
  }));

for (const name of NAMES)
  test(`${name}: whatever happens at a table, it holds what was approved`, async (t) => {
    await words.learn("en");
    const liked = preferences.coach;
    preferences.coach = true;
    readMarks.remove(beatMark("", "").trimEnd());
    const clock = ownTimers();
    t.after(() => {
      clock.stop();
      preferences.coach = liked;
      readMarks.remove(beatMark("", "").trimEnd());
    });
    const { snapshot, sections } = recorded(name);
    const luck = luckOf(name.length);
    const at = atTable();
    const { table } = at;
    let position = 7;
    const now = () => {
      const changed = altered(sections, luck, 12);
      const own = (changed.menu?.own ?? []).map((one) => (luck.comes(5) ? { ...one, notation: luck.one(VERBS) } : one));
      const menu = changed.menu && { ...changed.menu, own, unavailable_on_request: luck.comes(3) };
      const lit = own.map(({ notation }) => notation);
      return luck.comes(4) ? { menu } : { ...changed, menu, lesson: beats(luck, lit) };
    };
    const told = (): Snapshot => {
      const people = luck
        .some([...PEOPLE, person("zoe", "Zoe", [2]), person("tom", "Tom", [])], 1)
        .map((one) => ({ ...one, online: !luck.comes(4) }));
      const settings = { ...snapshot.table.settings, wait_readers: luck.comes(2) };
      const origin = luck.comes(3) ? { campaign: "before", entry: 3 } : null;
      const info = { ...snapshot.table, people, settings, origin, lesson: luck.comes(2) };
      const seats = luck.one([[0], [0, 1], [0, 1, 2], []]);
      return { ...snapshot, table: info, you: "ada", seats, position, sections: now() } as unknown as Snapshot;
    };
    const own = (): string => luck.one(table.scene.menu?.own ?? [])?.notation ?? "";
    const piece = (): string =>
      luck.one([...(table.scene.party?.boards ?? []), ...(table.scene.fight?.enemies ?? [])])?.ref ?? "";
    const who = (): string => luck.one(["ada", "ben", "zoe"]);
    const event = (kind: string, more: object) => () => at.tell({ kind, position, ...more });
    const journey = () => {
      const { map, menu } = table.scene;
      const ways = (map?.areas ?? []).map(({ ref }) => journeyTo(map!, menu, ref, (one) => table.holds(one.seat)));
      return luck.one(ways.filter((way) => way !== null));
    };
    const steps: Readonly<Record<string, () => unknown>> = {
      snapshot: () => at.tell(told()),
      people: () => at.tell({ kind: "table", position, table: told().table }),
      changed: () => at.changed(now(), (position += luck.below(2))),
      "changed again": () => at.changed(now(), (position += 1)),
      chat: event("chat", { number: luck.below(3), text: luck.one(["a", "b"]), who: who() }),
      robot: () =>
        at.tell({
          kind: "robot",
          position,
          seat: luck.below(3),
          name: "M",
          state: luck.one(["", "asks"]),
          open: luck.comes(2),
        }),
      "undo request": () =>
        at.tell({ kind: "undo-request", position, who: luck.one(["", "ben"]), entry: 3, waiting_for: [] }),
      presence: () =>
        at.tell({
          kind: "presence",
          position,
          who: who(),
          staged: [own(), own()],
          read: luck.one(["", table.page]),
          asks: [own()],
        }),
      notice: () =>
        at.tell({
          kind: "notice",
          position,
          key: luck.one(NOTICES),
          words: text("N"),
          who: "",
          campaign: "",
          choice: own(),
        }),
      closing: () =>
        at.tell({ kind: "closing", position, key: luck.one(["stopping", "too-slow"]), words: text("C"), final: false }),
      link: () => at.link(luck.one(["up", "up", "down"] as const)),
      done: () => table.busy && at.waits() && at.done((position += 1)),
      "done and told": () => at.waits() && at.done((position += 1)).then(() => at.changed(now(), position)),
      refused: () => at.waits() && at.refused(luck.one(["stale", "no"])),
      preview: () =>
        at.waits() &&
        at.answer({
          kind: "preview",
          id: "",
          position,
          plan: { steps: table.plan.parts.map(({ choice }) => ({ notation: choice })), next: luck.some([own()]) },
        }),
      unavailable: () => at.waits() && at.answer({ kind: "unavailable", id: "", position, unavailable: [] }),
      chooses: () => void table.choose(own()),
      "chooses once more": () => void table.choose(own()),
      voyages: () =>
        void table.travels.go({
          route: { refs: ["a", luck.one(["b", "2.quay"])], goes: [], steps: 1, marks: [] },
          choices: [],
          time: 0,
          isVoyage: true,
        }),
      "goes far": () => void table.travels.followRoute(["sail a", "sail b"], ["x", table.scene.map?.here ?? "", "y"]),
      "goes on": () => void table.answers.goOn(),
      goes: () => {
        const way = journey();
        if (way) void table.travels.go(way);
      },
      "takes back": () => void table.takeBack(),
      redoes: () => void table.redo(),
      asks: () => void table.ask(own(), luck.comes(2)),
      plans: () => void table.plan.add(own(), `piece ${piece()}`),
      "takes from the plan": () => void table.plan.takeBack(),
      makes: () => void table.plan.make(luck.one(["", own()])),
      lists: () => void table.listUnavailable(),
      picks: () => table.focus.pick("piece", piece()),
      points: () => table.focus.point(luck.one([...(table.scene.menu?.acts ?? []), null])),
      dismisses: () => lesson.dismiss(table, lesson.beat(table) ?? ({ id: "a", kind: "beat" } as LessonBeat)),
      begins: () => lesson.begun(table),
      leaves: () => lesson.leave(table),
      "takes up": () => (lesson.takeUp(table), (preferences.coach = true)),
      "shows all": () => lesson.showAll(table, luck.comes(2)),
      finishes: () => table.stage.finish(),
      turns: () => (table.stage.turn(), table.stage.endReached(400)),
      sees: () => table.stage.seen(),
      waits: () => clock.pass(luck.one([300, 2100, 6000])),
      dismissed: () => table.dismiss(table.notes[0]?.number ?? 0),
      "takes the refusal": () => table.takeRefusal(),
    };
    const holds = (): readonly unknown[][] => [
      [
        table.position,
        table.answers.count,
        table.answers.hasMoved,
        table.busy,
        table.answers.sent,
        table.slow,
        table.answers.held,
        table.seats,
        table.link,
      ],
      [
        table.isHost,
        table.isMyDecision,
        table.isAwaited,
        table.travels.unreached,
        table.travels.last,
        table.page,
        table.game,
      ],
      [
        table.notes.map(({ key }) => key),
        table.chatLines.length,
        table.undoRequest?.who,
        table.robot?.seat,
        [0, 1, 2].map((seat) => table.holds(seat)),
      ],
      [table.plan.parts, table.plan.preview?.steps, table.plan.making, table.plan.isWhole, [...table.numbers]],
      [
        table.focus.picked,
        table.focus.pickedLines.map(({ notation }) => notation),
        table.focus.pickedBarred.length,
        table.focus.isPointed("piece", piece()),
      ],
      [
        table.others.present.map(({ ref }) => ref),
        table.others.readers.map(({ ref }) => ref),
        table.others.plans,
        table.plannersOf(own()),
        table.askersOf(own()),
      ],
      [
        lesson.beat(table)?.id,
        lesson.isLearning(table),
        lesson.isFirstTurn(table),
        lesson.holds(table),
        lesson.standsAlone(table),
        lesson.lit(table),
        preferences.coach,
      ],
      [
        table.stage.queue.map(({ kind }) => kind),
        table.stage.held.length,
        [...table.stage.marks],
        table.stage.falling,
        table.stage.opened,
        table.stage.isTurning,
      ],
    ];
    /** Everything that waits is answered and told, so that more can be done. */
    const settles = async (): Promise<void> => {
      at.link("up");
      table.stage.finish();
      while (at.waits()) await at.done((position += 1));
      at.tell(told());
      table.stage.finish();
    };
    at.tell(told());
    at.link("up");
    let before: readonly string[] = [];
    const lines: string[] = [];
    let sent = at.requests().length;
    for (let step = 0; step < STEPS; step += 1) {
      const what = step % 4 ? luck.one(Object.keys(steps)) : "all settles";
      await (step % 4 ? steps[what]!() : settles());
      await new Promise((over) => setImmediate(over));
      const after = holds().map(inOneLine);
      lines.push(
        `${what}${at
          .requests()
          .slice(sent)
          .map((request) => ` sends ${JSON.stringify(request)}`)
          .join("")}`,
      );
      lines.push(...after.filter((one, number) => one !== before[number]).map((one) => `  ${one}`));
      sent = at.requests().length;
      before = after;
    }
    approved(`luck-table-${name}`, lines);
  });
