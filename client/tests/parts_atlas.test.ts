// The parts of the atlas, drawn alone over recorded maps, at several scales and with what can be chosen there.
import { test } from "node:test";
import type { Area, MapSheet, Snapshot } from "../src/wire.ts";
import { approved } from "./approved.ts";
import { draws } from "./part.ts";
import { recorded, window } from "./page.ts";
import { atTable } from "./table_fixture.ts";

const { default: Chart } = await import("../src/table/atlas/Chart.svelte");
const { default: ChartArea } = await import("../src/table/atlas/ChartArea.svelte");
const { default: ChartMarks } = await import("../src/table/atlas/ChartMarks.svelte");
const { default: ChartNames } = await import("../src/table/atlas/ChartNames.svelte");
const { default: ChartRoute } = await import("../src/table/atlas/ChartRoute.svelte");
const { default: Exit } = await import("../src/table/atlas/Exit.svelte");
const { default: Flight } = await import("../src/table/atlas/Flight.svelte");
const { default: NoteForm } = await import("../src/table/atlas/NoteForm.svelte");
const { default: PlaceCard } = await import("../src/table/atlas/PlaceCard.svelte");
const { default: Places } = await import("../src/table/atlas/Places.svelte");
const { default: Spreads } = await import("../src/table/atlas/Spreads.svelte");
const { View } = await import("../src/table/atlas/view.svelte.ts");
const { figuresOn } = await import("../src/table/atlas/figures.ts");

const told: string[] = [];
const add = (lines: readonly string[]): void => void told.push(...lines);

/** A recorded table, and the sheet of its map on which we are. */
function at(name: string) {
  const record = recorded(name);
  const table = atTable();
  table.tell({ ...record.snapshot, sections: record.sections } as unknown as Snapshot);
  table.link("up");
  const map = table.table.scene.map!;
  const here = map.areas.find((area) => area.here)!;
  const key = Object.keys(record.answers).find((path) => /\/maps\/\d+$/.test(path))!;
  const sheet = record.answers[key] as MapSheet;
  const view = new View();
  view.resize(800, 600);
  view.show(sheet, { x: 500, y: 400 });
  const areas = new Map<string, Area>(map.areas.map((area) => [area.ref, area]));
  const spots = new Map(map.areas.flatMap((area) => area.spots.map((spot) => [spot.ref, spot] as const)));
  return { table, map, here, sheet, view, areas, spots };
}

for (const name of ["sea-sail", "skies-flight"])
  test(`${name}: the parts of the atlas are as they were approved`, async () => {
    told.length = 0;
    const { table, map, here, sheet, view, areas, spots } = at(name);
    const game = table.table.game;
    const figures = figuresOn(map, sheet, game);
    const names = await draws("names", ChartNames, { sheet, spots, figures, view }, table);
    for (const by of [1.5, 1.5, 0.2, 0.1]) await names.does(`zoomed by ${by}`, () => void view.zoom(by));
    const noted = new Map(
      [...spots].map(([ref, spot], number) => [ref, { ...spot, note: number % 2 ? "N".repeat(70) : "A short note" }]),
    );
    add(await names.gone());
    view.zoom(9);
    add(await (await draws("names of notes", ChartNames, { sheet, spots: noted, figures, view }, table)).gone());

    add(await (await draws("marks", ChartMarks, { map, sheet, areas, view }, table)).gone());
    const square = {
      ...sheet,
      areas: sheet.areas.map((area) => ({
        ...area,
        shape: [
          [0, 0],
          [40, 10],
          [40, 50],
          [0, 50],
        ],
      })),
    };
    const walks = map.areas.slice(0, 4).map((area, number) => [area.ref, number, number % 2]);
    const hinders = new Map(
      [...areas].map(([ref, area], number) => [
        ref,
        {
          ...area,
          marks:
            number % 3
              ? []
              : [
                  { kind: "quest", label: "Quest" },
                  { kind: "location", label: "L" },
                  { kind: "no-such", label: "X" },
                ],
        },
      ]),
    );
    const marks = await draws(
      "marks of a walk",
      ChartMarks,
      { map: { ...map, walks }, sheet: square, areas: hinders, view },
      table,
    );
    await marks.does("too small for them", () => void view.zoom(0.01));
    add(await marks.gone());
    view.zoom(9);

    const far = map.areas.filter((area) => !area.here).slice(0, 6);
    for (const area of [here, ...far])
      add(
        await (
          await draws(`the way to ${area.ref}`, ChartRoute, { map, sheet, areas, to: area.ref, scale: 0.5 }, table)
        ).gone(),
      );
    add(await (await draws("no way", ChartRoute, { map, sheet, areas, to: "", scale: 0.5 }, table)).gone());

    let pages: unknown[] = [];
    const spreads = await draws(
      "spreads",
      Spreads,
      {
        map,
        page: here.page,
        here: here.page,
        onpage: (page: number) => pages.push(page),
        onlook: (page: number) => pages.push(`looks at ${page}`),
      },
      table,
    );
    for (let number = 0; number < Math.min(3, spreads.all("button").length); number += 1) {
      await spreads.clicks("button", number);
      await spreads.does("the mouse is over it", () =>
        spreads.one("button", number).dispatchEvent(new window.Event("pointerenter") as unknown as Event),
      );
      await spreads.does("pages", () => pages);
      pages = [];
    }
    add(await spreads.gone());

    const exits = sheet.exits.slice(0, 2);
    const way = {
      ...here,
      ways: [
        ...here.ways,
        ...map.areas.slice(0, 9).map((area) => ({ ...here.ways[0], kind: "one-way", to: area.ref })),
      ],
    };
    for (const exit of exits)
      for (const [what, scale, shown] of [
        ["", 0.3, map],
        ["large, only there", 1, { ...map, areas: map.areas.map((area) => (area.here ? way : area)) }],
      ] as const)
        add(
          await (
            await draws(
              `an exit ${what}`,
              Exit,
              { exit, map: shown, at: { x: 3, y: 4 }, scale, onopen: () => pages.push("exit") },
              table,
            )
          ).gone(),
        );

    const place = sheet.areas.find((area) => area.ref === here.ref) ?? sheet.areas[0]!;
    const seen: unknown[] = [];
    const area = await draws(
      "an area",
      ChartArea,
      {
        area: areas.get(place.ref) ?? here,
        place,
        open: false,
        isReachable: true,
        onopen: () => seen.push("open"),
        onover: (is: boolean) => seen.push(is),
        onseen: () => seen.push("seen"),
      },
      table,
    );
    const polygon = (): Element => area.target.querySelector("polygon")!;
    const does =
      (kind: string, more: object = {}) =>
      () =>
        void polygon().dispatchEvent(
          Object.assign(new window.Event(kind, { bubbles: true, cancelable: true }) as unknown as Event, more),
        );
    for (const key of ["Enter", " ", "x"]) await area.does(`key ${key}`, does("keydown", { key }));
    await area.does("clicked", does("click"));
    await area.does("a mouse", does("pointerenter", { pointerType: "mouse" }));
    await area.does("a finger", does("pointerenter", { pointerType: "touch" }));
    await area.does("gone", does("pointerleave"));
    polygon().matches = () => false;
    await area.does("focused by a click", does("focus"));
    polygon().matches = (words: string) => words === ":focus-visible";
    await area.does("focused by the keyboard", does("focus"));
    await area.does("left", does("blur"));
    await area.does("what came of it", () => seen);
    add(await area.gone());

    const noForm = [...spots.values()][0]!;
    const note = await draws("a note", NoteForm, { spot: { ...noForm, note: "Here" } }, table);
    await note.submits();
    await note.types("input", "  Here ");
    await note.submits();
    await note.types("input", "  Gone   now ");
    await note.submits();
    await note.does("done", () => note.done(table.table.position));
    await note.types("input", " ");
    add(await note.gone());

    const lit = map.areas.filter((each) => table.table.focus.isLit("place", each.ref)).slice(0, 2);
    for (const [kind, ref] of [
      ["area", here.ref],
      ...lit.map((each) => ["area", each.ref]),
      ["area", far.at(-1)!.ref],
      ["spot", noForm.ref],
      ["spot", [...spots.keys()].at(-1)!],
      ["area", "nowhere"],
    ] as const)
      for (const [x, y, width, height] of [
        [700, 30, 800, 600],
        [100, 590, 800, 600],
        [400, 300, 559, 600],
        [400, 300, 560, 600],
      ] as const) {
        const card = await draws(
          `the card of ${kind} ${ref} at ${x} ${y} in ${width}`,
          PlaceCard,
          { place: { kind, ref }, map, at: { x, y }, width, height, onclose: () => {}, onopen: () => {} },
          table,
        );
        const all = await card.gone();
        add(x === 700 ? all : all.slice(0, 2));
      }

    add(await (await draws("the map in words", Places, { map, page: here.page }, table)).gone());
    const flights = map.flight.length ? map.flight : map.areas.slice(0, 3);
    const sky = await draws("the sky", Flight, { areas: flights, large: true }, table);
    const space = sky.all("button.lit")[0];
    if (space) await sky.does("a lit space", () => (space.click(), table.table.focus.picked));
    await sky.does("one that is not", () => (sky.all("button:not(.lit)")[0]?.click(), table.table.focus.picked));
    table.table.focus.letGo();
    add(await sky.gone());

    // the whole chart: what is opened, gone to, closed
    const { prototype } = window.HTMLElement;
    const measured = ["clientWidth", "clientHeight"].map(
      (size) => [size, Object.getOwnPropertyDescriptor(prototype, size)] as const,
    );
    Object.defineProperties(prototype, {
      clientWidth: { get: () => 500, configurable: true },
      clientHeight: { get: () => 400, configurable: true },
    });
    const chart = await draws(
      "the chart",
      Chart,
      { map, sheet, page: here.page, onpage: (page: number) => pages.push(page) },
      table,
    );
    chart.lines.length = 0;
    const polygons = (): Element[] => [...chart.target.querySelectorAll("polygon")];
    const open = (number: number) =>
      chart.does(
        `opens area ${number}`,
        () =>
          void polygons()
            .at(number)
            ?.dispatchEvent(new MouseEvent("click", { bubbles: true })),
      );
    for (const number of [0, 0, -1, -1]) await open(number);
    await open(1);
    await chart.does("escape", () => {
      const event = new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true });
      polygons()[0]!.dispatchEvent(event);
      return event.defaultPrevented;
    });
    for (const key of ["Escape", "+", "ArrowLeft", "x"])
      await chart.does(`key ${key}`, () => {
        const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
        polygons()[0]!.dispatchEvent(event);
        return event.defaultPrevented;
      });
    const lines = await chart.gone();
    for (const [size, own] of measured)
      if (own) Object.defineProperty(prototype, size, own);
      else delete (prototype as unknown as Record<string, unknown>)[size];
    add(lines.map((line) => line.slice(0, 300)));

    approved(`parts-atlas-${name.split("-")[0]}`, told);
  });
