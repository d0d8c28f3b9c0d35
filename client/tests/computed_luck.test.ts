// What the client works out of figures alone: charts, labels, routes, windows over a map, scrolling, printed cards. Over many figures
// drawn by luck, as it was approved: edges, overlaps and ties come by themselves.
import { test } from "node:test";
import type { Area, MapPage, PaperField, RepairField } from "../src/wire.ts";
import { inOneLine, luckOf, outcomeOf, type Luck } from "./altered.ts";
import { approved } from "./approved.ts";
import "./page.ts";

const { skyOf } = await import("../src/table/atlas/sky.ts");
const { labelSize, placeLabels } = await import("../src/table/atlas/sky-labels.ts");
const { drawRoutes, routePlan } = await import("../src/table/atlas/sky-routes.ts");
const labels = await import("../src/table/atlas/labels.ts");
const { routeTo } = await import("../src/table/atlas/route.ts");
const { View } = await import("../src/table/atlas/view.svelte.ts");
const scrolling = await import("../src/table/book/into-view.ts");
const { squareKeys } = await import("../src/table/fight/keys.ts");
const entries = await import("../src/table/own_box/entries.ts");
const skies = await import("../src/table/own_box/skies-entries.ts");
const grids = await import("../src/table/own_box/grids.ts");
const lines = await import("../src/table/own_box/lines.ts");
const { formsOf } = await import("../src/table/own_box/forms.ts");
const { readLine } = await import("../src/table/own_box/read-line.ts");
const { readBox } = await import("../src/table/own_box/my-box.ts");
const rest = await import("../src/table/own_box/rest.ts");
const paper = await import("../src/table/paper/entered.ts");
const { family } = await import("../src/table/time/family.ts");
const { unreadCount } = await import("../src/table/together/unread.ts");

const LETTERS = "abcdefgh";
/** So many times, each with its own luck: a line each. */
const often = (what: string, times: number, does: (luck: Luck, time: number) => unknown): string[] =>
  Array.from(
    { length: times },
    (_, time) => `${what} ${time} ${inOneLine(outcomeOf(() => does(luckOf(time + what.length * 1000), time)))}`,
  );

/** An atlas of a few spreads whose edges lead to one another, and places on its squares or beyond its rim. */
function atlas(luck: Luck): { sheets: MapPage[]; areas: Area[] } {
  const pages = Array.from({ length: 3 + luck.below(6) }, () => 2 + luck.below(14));
  const sheets = [...new Set(pages)].map((page) => ({
    ...{ page, columns: 2 + luck.below(4), rows: 2 + luck.below(4) },
    edges: luck.some(["north", "south", "east", "west", "beyond"]).map((side) => [side, luck.one(pages)]),
  }));
  const names = Array.from({ length: 4 + luck.below(9) }, (_, at) => `place ${at}`);
  const areas = names.map((ref) => {
    const page = luck.comes(4) ? 0 : luck.one(pages);
    const square = `${page}:${LETTERS[luck.below(4)]}${1 + luck.below(4)}`;
    return {
      ...{ ref, name: ref.repeat(1 + luck.below(4)), page, marks: luck.some(["a", "b"]) },
      text: [["plain", page ? `landing place ${square}` : "far", ""]],
      spots: luck.some(["217", "8", "43"]).map((spot) => ({ ref: spot })),
      ways: luck.some(names, 5).map((to) => ({ to, side: "", kind: "" })),
    };
  });
  return { sheets, areas } as unknown as { sheets: MapPage[]; areas: Area[] };
}

test("charts of any sky: where spreads, places and labels lie, and how routes pass beside them", () => {
  const charts = [
    [700, 300],
    [330, 420],
    [500, 160],
  ] as const;
  approved("luck-charts", [
    ...often("sky", 30, (luck) => {
      const { sheets, areas } = atlas(luck);
      const { width, height, spreads, spaces, ways } = skyOf(sheets, areas);
      return [
        width,
        height,
        spreads,
        spaces.map(({ x, y }) => [x, y]),
        ways.map(({ from, to, only }) => [from.area.ref, to.area.ref, only]),
      ];
    }),
    ...often("chart", 15, (luck, time) => {
      const { sheets, areas } = atlas(luck);
      const sky = skyOf(sheets, areas);
      const [width, height] = charts[time % charts.length]!;
      const boxes = placeLabels(sky, { width, height }, (area) => labelSize(area, width, 10 + luck.below(5)));
      return [drawRoutes(routePlan({ ways: sky.ways.slice(0, 6) }, boxes, { width, height })), boxes];
    }),
  ]);
});

test("names beside places, routes by ship and on foot", () => {
  approved("luck-names", [
    ...often("names", 25, (luck) => {
      const box = () => ({
        x: luck.below(200),
        y: luck.below(120),
        width: 10 + luck.below(50),
        height: 10 + luck.below(20),
      });
      const named = Array.from({ length: 12 }, (_, at) => ({
        ref: `${at}`,
        lines: [],
        reach: luck.below(15),
        ...box(),
      }));
      return labels.placeLabels(named, [box(), box(), box()]).map(({ ref, x, y }) => [ref, x, y]);
    }),
    ...often("broken", 25, (luck) => {
      const name = Array.from({ length: 1 + luck.below(6) }, () => "abcdefghijkl".slice(luck.below(12))).join(" ");
      return [labels.breakName(name, 4 + luck.below(20)), labels.shortened(name.repeat(1 + luck.below(3)))];
    }),
    ...often("overlap", 20, (luck) => {
      const box = () => ({ x: luck.below(4), y: luck.below(4), width: 1 + luck.below(3), height: 1 + luck.below(3) });
      return Array.from({ length: 8 }, () => labels.overlap(box(), box()));
    }),
    ...often("route", 25, (luck) => {
      const refs = [..."abcdefghij"];
      const marks = () => luck.some(["water", "hazard", "port", "cold"], 3).map((kind) => ({ kind }));
      const areas = refs.map((ref, at) => ({
        ...{ ref, distance: Math.ceil(at / 3) - (luck.comes(8) ? 1 : 0), marks: marks() },
        ways: luck.some(refs).map((to) => ({ to, side: luck.one(["north", "east"]) })),
      }));
      const steps = () =>
        Array.from({ length: luck.below(4) }, () => luck.one(["walk north", "walk east", "walk west"]));
      const walks = luck.comes(2) ? refs.map((ref) => [ref, luck.below(3), 0, steps()]) : [];
      return refs.map((ref) => routeTo({ here: "a", areas, walks } as never, ref));
    }),
  ]);
});

test("a window over a map, whatever is done with it", () => {
  approved(
    "luck-windows",
    often("window", 30, (luck) => {
      const view = new View();
      const point = () => ({ x: luck.below(1200), y: luck.below(900) });
      const element = document.createElement("div");
      element.hasPointerCapture = () => luck.comes(2);
      view.listen(element);
      const touch = (kind: string, more: object): void => {
        const { x: clientX, y: clientY } = point();
        element.dispatchEvent(Object.assign(new Event(kind, { cancelable: true }), { clientX, clientY, ...more }));
      };
      const acts: readonly (() => unknown)[] = [
        () => view.resize(luck.below(5) * 200, luck.below(5) * 150),
        () => view.show({ width: 400 + luck.below(3) * 400, height: 300 + luck.below(3) * 300 }, point()),
        () => view.zoom(luck.one([0.5, 1.4, 3]), luck.comes(2) ? { at: point() } : { glide: true }),
        () => view.move(luck.below(400) - 200, luck.below(300) - 150, luck.comes(2)),
        () => view.goTo(point()),
        () => view.showWhole(),
        () => {
          const { dragged } = view;
          const begins = { button: luck.below(2), pointerId: luck.below(2) };
          touch("pointerdown", begins);
          for (let moves = luck.below(3); moves; moves -= 1) touch("pointermove", { pointerId: luck.below(2) });
          touch(luck.one(["pointerup", "wheel", "pointerleave"]), {
            pointerId: luck.below(2),
            deltaY: 40,
            deltaMode: 0,
          });
          return [dragged, view.dragged];
        },
        () => view.key({ key: luck.one(["ArrowLeft", "ArrowDown", "+", "-", "0", "x"]) } as KeyboardEvent),
      ];
      return Array.from({ length: 12 }, () => {
        const result = luck.one(acts)();
        const inWindow = [point(), point()].map((spot) => view.isInWindow(spot));
        return [result, view.scale, view.origin, view.gliding, inWindow];
      });
    }),
  );
});

test("how far is scrolled, and which square lies beside another", () => {
  const span = (luck: Luck) => {
    const top = luck.below(600) - 100;
    return { top, bottom: top + luck.below(400) };
  };
  const row = document.body.appendChild(document.createElement("div"));
  const squares = Array.from({ length: 9 }, () => {
    const square = row.appendChild(document.createElement("button"));
    square.dataset["square"] = "s";
    return square;
  });
  const told = [
    ...often("question", 30, (luck) => [
      scrolling.stepToQuestion(span(luck), span(luck)),
      scrolling.stepToSquares(span(luck), [span(luck), span(luck)]),
    ]),
    ...often("below", 30, (luck) => {
      const answers = luck.comes(4) ? { top: 300, bottom: 300 } : span(luck);
      return [
        scrolling.liesBelow(answers, luck.below(600), 16),
        scrolling.liesBelow(answers, luck.below(600), 16, true),
      ];
    }),
    ...often("square", 20, (luck) => {
      for (const [at, square] of squares.entries()) {
        const [x, y] = [(at % 3) * 40 + luck.below(25), Math.floor(at / 3) * 40 + luck.below(25)];
        square.getBoundingClientRect = () => ({ x, y, width: 30 + luck.below(2), height: 30 }) as DOMRect;
      }
      return ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"].map((key) => {
        squares[4]!.focus();
        let isPrevented = false;
        const press = { key, target: squares[4], currentTarget: row, preventDefault: () => (isPrevented = true) };
        squareKeys(() => false)(press as unknown as KeyboardEvent);
        return [squares.indexOf(document.activeElement as HTMLButtonElement), isPrevented];
      });
    }),
  ];
  row.remove();
  approved("luck-scrolling", told);
});

test("what is entered of printed cards, and read of a file", () => {
  const grid = (luck: Luck, game: string) => {
    const kind = grids.gridKind(game);
    const marks = [...grids.marksOf(kind)];
    let made = grids.emptyGrid(1 + luck.below(4), 1 + luck.below(4));
    made = {
      ...made,
      squares: made.squares.map(() =>
        Array.from({ length: luck.below(4) }, () => luck.one(marks)).reduce<readonly string[]>(
          (square, mark) => grids.marked(square, mark, kind),
          [],
        ),
      ),
    };
    return luck.comes(3) ? grids.resized(made, 1 + luck.below(5), 1 + luck.below(5)) : made;
  };
  const combat = (luck: Luck) => ({
    ...{ damage: luck.below(3), remove: luck.below(2), block: luck.below(2), skill: luck.one(["", "craft"]) },
    ...{ die: luck.comes(3), pierces: luck.comes(3) },
  });
  const odd = [
    0,
    99,
    100,
    1.5,
    -1,
    "3",
    true,
    null,
    [],
    {},
    "x".repeat(301),
    "a-b",
    ["water", "cold", 7],
    [1, 999, 1000],
  ];
  approved("luck-cards", [
    ...often("card", 40, (luck, time) => {
      const game = time % 2 ? "sea" : "skies";
      const enemy = { level: luck.below(3), defense: luck.below(2), attack: luck.below(4), ...grid(luck, game) };
      const zones = Array.from({ length: 3 }, () => ({ attack: luck.below(3), ...grid(luck, "skies") }));
      const boss = skies.withZone(
        skies.withZones({ level: luck.below(2), flee: luck.comes(2), zones }, 2 + luck.below(3)),
        luck.below(3),
        zones[0]!,
      );
      const card = {
        kind: luck.one(skies.CARD_KINDS),
        command: luck.below(3),
        does: luck.one(["", 'gain "1" coin']),
        combat: combat(luck),
      };
      const hazard = luck.comes(2)
        ? { skill: luck.one(["", "craft"]), number: luck.below(3), fail: luck.one(["", "lose 1"]) }
        : null;
      const region = { port: luck.comes(2), market: luck.comes(2), locations: luck.some([4, 5]), hazard };
      const space = {
        square: luck.one(["", "2:c3", "2:z3", "102:a1"]),
        location: luck.below(2),
        fuel: luck.comes(2),
        links: luck.some(["a", "b"]),
      };
      const acting = `${luck.one(["2:d1", "x"])} ${luck.one(["5x4", "", "3"])} ${luck.some(["explore", "west", "east:3"]).join(" ")}`;
      return [
        [entries.isWholeEnemy(enemy, game), entries.enemyChoice("7", enemy, game), grids.hasHeart(enemy)],
        [skies.isWholeBoss(boss), skies.bossChoice("4", boss)],
        [entries.isWholeCard(card), entries.cardChoice("3", card, game)],
        [entries.isWholeRegion(region), entries.regionChoice("3.1", region)],
        [skies.isWholeSpace(space), skies.spaceChoice(space), skies.readActing(acting)],
        skies.squareChoice("2:c2", { obstacles: luck.some(["water"]), locations: luck.some([7, 8]) }),
        skies.pageChoice(2, { way: luck.one(["north", "up"]), page: luck.below(2) }, { page: 3, rows: 4, columns: 5 }),
        entries.numbersOf(luck.one(["1, 2 2", "0 7", "1234", ""])),
      ];
    }).flatMap((told) => told),
    ...often("file", 120, (luck) => {
      const some = (good: object): object =>
        Object.fromEntries(
          Object.entries(good).flatMap(([key, value]) =>
            luck.comes(9) ? [] : [[key, luck.comes(9) ? luck.one(odd) : value]],
          ),
        );
      const square = [["H"], ["S", "H2"], [], ["venom"]];
      const drawn = { columns: luck.one([1, 2, 4]), squares: luck.comes(8) ? [["X"], ["H"]] : square };
      const boss = {
        level: 3,
        flee: luck.comes(2),
        zones: Array.from({ length: 2 + luck.below(4) }, () => some({ attack: 2, ...drawn })),
      };
      return readBox({
        version: 1,
        enemies: { 7: some({ level: 5, defense: 4, attack: 2, ...drawn }) },
        bosses: { 4: some(boss) },
        regions: {
          "3.2": some({
            port: true,
            market: true,
            locations: [51, 1000],
            hazard: some({ skill: "craft", number: 3, fail: "lose 1" }),
          }),
        },
        squares: { "2:c2": some({ obstacles: ["water"], locations: [24] }) },
        cards: { 33: some({ kind: luck.one(["gear", "cat"]), command: 1, does: "", combat: some(combat(luck)) }) },
        pages: { 45: luck.comes(4) ? luck.one(odd) : Array(luck.one([1, 60, 61])).fill("a") },
        figures: { "printed-fuel": luck.one([...odd, 200, 201, "cunning-2", "Cunning"]) },
        names: { "card 1": some({ name: luck.one(["", "Lamp"]), reminder: luck.one(["", " a\nb "]) }) },
      });
    }),
  ]);
});

test("lines of effects as they are built, said again and read", () => {
  approved(
    "luck-lines",
    often("line", 60, (luck, time) => {
      const game = time % 2 ? "sea" : "skies";
      const forms = formsOf(game);
      let line = "";
      const told: unknown[] = [];
      for (let left = 1 + luck.below(3); left; left -= 1) {
        let draft = lines.draftOf(luck.one(forms));
        for (const key of Array.from({ length: luck.below(6) }, () =>
          luck.one(["1", "0", "5", "back", ".", ",", "x", ""]),
        ))
          draft = lines.typed(draft, key);
        for (const { key, of } of draft.form.rows ?? [])
          if (!luck.comes(4)) draft = lines.picked(draft, key, of.length ? luck.one(of) : "ROPE");
        const arms = lines.armsAfter(line, draft, game);
        const said = lines.lineOf(draft);
        told.push([draft.number, lines.asksNumber(draft), said, arms]);
        line += said + (arms.length && left > 1 ? lines.JOINS[luck.one(arms)] : "");
      }
      return [
        ...told,
        line,
        readLine(line, game)?.map(({ arm, draft }) => [arm, draft.form.key, draft.number, draft.picks]),
      ];
    }),
  );
});

test("figures of forms, families of campaigns, and what is unread", () => {
  approved("luck-forms", [
    ...often("rest", 30, (luck) => {
      const fields = luck
        .some(["health mac", "fatigue ed", "goods coins", "xp", "command", "fuel", "status mac", "odd"])
        .map((act) => ({
          act: `set ${act}`,
          value: String(luck.below(4)),
          min: luck.below(2),
          max: 3 + luck.below(3),
        })) as RepairField[];
      const values = Object.fromEntries(fields.map(({ act }) => [act, String(luck.below(4))]));
      const steps = fields.map((field) => rest.stepped(field, String(luck.below(7)), luck.one([1, -1])));
      return [
        rest.grouped(fields).map(({ name, fields: { length } }) => [name, length]),
        rest.answersOf(fields, values, luck.some(["a", "b"])),
        steps,
      ];
    }),
    ...often("paper", 40, (luck) => {
      const cards = () => luck.some(["rope", "lamp", "oil"]);
      const isCards = luck.comes(2);
      const field = {
        ...{
          act: isCards ? "fill owned" : "set health mac",
          value: isCards ? cards().join(" ") : String(luck.below(5)),
          used: cards(),
        },
        ...{ first: luck.some(["empty owned"]), lacking: luck.comes(2), min: luck.below(2), max: 3 + luck.below(3) },
      } as unknown as PaperField;
      const entered = { value: isCards ? cards().join(" ") : String(luck.below(5)), used: cards() };
      const names = [
        ["card-7", "Rope"],
        ["lamp", "Lamp"],
      ] as const;
      const typed = luck.one([" ROPE ", "7, 8", "7 x", "0", "1000", "", "lamp;"]);
      return [
        [paper.repairsOf(field, entered), paper.enteredOf(field)],
        [
          paper.shownNumber(field, "2"),
          paper.sentNumber(field, luck.below(8)),
          paper.cardName(luck.one(["card-7", "card-8", "x"]), names),
        ],
        paper.typedCards(typed, luck.one(["", "card-"]), names),
        paper.repairsOfForm(
          { sections: [{ fields: [field] }] } as never,
          new Map(luck.comes(2) ? [[field.act, entered]] : []),
        ),
      ];
    }),
    ...often("family", 30, (luck) => {
      const ids = [..."abcdefg"];
      const campaigns = luck
        .some(ids, 2)
        .map((id) => ({ id, origin: luck.comes(4) ? null : { campaign: luck.one(ids), entry: luck.below(5) } }));
      return ids.map((id) =>
        family(campaigns as never, id)
          .map(({ campaign, depth }) => `${campaign.id}${depth}`)
          .join(""),
      );
    }),
    ...often("unread", 30, (luck) => {
      const talk = Array.from({ length: luck.below(7) }, () => ({ who: luck.one(["ada", "ben", "zoe"]) }));
      return [0, 2, 5].map((read) => unreadCount(talk as never, read, "ada"));
    }),
  ]);
});
