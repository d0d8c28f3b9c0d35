// What the client works out by itself, over recorded tables and made-up input: as it was approved (npm test -- --approve).
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { test } from "node:test";
import type { Area, MapPage, Snapshot } from "../src/wire.ts";
import { approved } from "./approved.ts";
import { recorded } from "./page.ts";
import { atTable } from "./table_fixture.ts";

const { skyOf } = await import("../src/table/atlas/sky.ts");
const { labelSize, placeLabels } = await import("../src/table/atlas/sky-labels.ts");
const { drawRoutes, routePlan } = await import("../src/table/atlas/sky-routes.ts");
const { breakName, overlap, placeLabels: placeNames } = await import("../src/table/atlas/labels.ts");
const { routeTo } = await import("../src/table/atlas/route.ts");
const { figureScale } = await import("../src/table/atlas/figures.ts");
const { View } = await import("../src/table/atlas/view.svelte.ts");
const { listenToGestures } = await import("../src/table/atlas/gestures.ts");
const { measuresOf } = await import("../src/table/fight/measures.ts");
const { signOf: abilitySign } = await import("../src/table/fight/abilities.ts");
const { reading } = await import("../src/table/book/reading.ts");
const { actGroups, linesOutsideGrids, gridsWith, immediateActs } = await import("../src/table/book/groups.ts");
const { gainOf } = await import("../src/table/book/gains.ts");
const { readingTime } = await import("../src/table/book/story-end.ts");
const { together } = await import("../src/table/book/alike.ts");
const { signOf, isBad } = await import("../src/table/book/news.ts");
const { pilesOf, heldCount } = await import("../src/table/party/piles.ts");
const { shownNumbers } = await import("../src/table/state/numbers.ts");
const { kept, preferences } = await import("../src/table/state/preferences.svelte.ts");
const { KEY } = await import("../src/table/state/preferences-key.ts");
const { routeOf } = await import("../src/table/state/route.svelte.ts");
const { newcomerHint, watcherHint } = await import("../src/table/mine/coach.ts");
const { reportOf } = await import("../src/table/mine/report.ts");
const { play } = await import("../src/table/theatre/play-sounds.ts");
const { SOUNDS } = await import("../src/table/theatre/sound-list.ts");
const { DURATION_MS, scenesOf } = await import("../src/table/theatre/moments.ts");
const { giversIn } = await import("../src/table/theatre/givers.ts");
const { pageToRead } = await import("../src/table/together/company.svelte.ts");
const { bySeat } = await import("../src/table/together/labels.ts");
const { ago } = await import("../src/table/start/ago.ts");
const { qrPath } = await import("../src/table/people/qr-path.ts");

const NAMES = readdirSync(`${process.env["CLIENT"]}/tests/recorded`)
  .map((name) => name.replace(".json", ""))
  .filter((name) => !name.startsWith("server-"));
/** A value in one line: long texts are cut, figures rounded. */
const line = (value: unknown): string =>
  JSON.stringify(value, (_, one) =>
    typeof one === "number" && !Number.isInteger(one)
      ? Number(one.toFixed(3))
      : one instanceof Map
        ? [...one]
        : typeof one === "string"
          ? one.slice(0, 40)
          : one,
  )?.slice(0, 1200) ?? "undefined";
const lines = (name: string, values: Readonly<Record<string, unknown>>): string[] => [
  `${name}:`,
  ...Object.entries(values).map(([key, value]) => `  ${key} ${line(value)}`),
];

test("sounds: every tone and noise, and when a sound card is told to play them", () => {
  const told: string[] = [];
  const param = (name: string) =>
    Object.fromEntries(
      ["setValueAtTime", "linearRampToValueAtTime", "exponentialRampToValueAtTime"].map((how) => [
        how,
        (value: number, at: number) => told.push(`  ${name} ${how} ${value.toFixed(5)} at ${at.toFixed(3)}`),
      ]),
    );
  const node = (name: string, more: object = {}) => ({
    connect: (next: unknown) => next,
    start: (at: number) => told.push(`  ${name} starts ${at.toFixed(3)}`),
    stop: (at: number) => told.push(`  ${name} stops ${at.toFixed(3)}`),
    ...more,
  });
  class SoundCard {
    currentTime = 10;
    sampleRate = 8;
    destination = {};
    resume = () => Promise.resolve();
    createBuffer = (channels: number, length: number, rate: number) => {
      const samples = new Float32Array(length);
      queueMicrotask(() => told.push(`noise ${channels} ${length} ${rate} ${line([...samples])}`));
      return { getChannelData: (channel: number) => (assert.equal(channel, 0), samples) };
    };
    createOscillator = () => node("tone", { frequency: param("hertz") });
    createBufferSource = () => node("noise");
    createBiquadFilter = () => node("filter", { frequency: param("filter") });
    createGain = () => node("gain", { gain: param("loud") });
  }
  Object.assign(globalThis, { AudioContext: SoundCard });
  Object.defineProperty(globalThis, "navigator", {
    configurable: true,
    value: { userActivation: { hasBeenActive: true }, language: "fr-CA", userAgent: "a browser" },
  });
  for (const cue of Object.keys(SOUNDS) as (keyof typeof SOUNDS)[]) {
    told.push(`${cue} ${line(SOUNDS[cue])}`);
    play([cue], 2);
  }
  play(["card"], 0);
  play([], 1);

  approved("computed-sounds", told);
});

test("the chart of the sky: labels and routes, by day and in a fight", () => {
  const told = ["skies-flight", "skies-blow"].flatMap((name) => {
    const { map } = recorded(name).sections;
    if (!map) return [];
    const spaces = skyOf(map.sheets as readonly MapPage[], map.areas as readonly Area[]);
    const wideChart = { width: 700, height: 400 };
    const narrowChart = { width: 360, height: 500 };
    const boxes = placeLabels(spaces, wideChart, (area) => labelSize(area, wideChart.width, 16));
    const narrow = placeLabels(spaces, narrowChart, (area) => labelSize(area, narrowChart.width, 14));
    return lines(name, {
      sky: [spaces.width, spaces.height, spaces.spreads],
      spaces: spaces.spaces.map(({ area, x, y }) => [area.ref, x, y]),
      ways: spaces.ways.map(({ from, to, only }) => [from.area.ref, to.area.ref, only]),
      boxes,
      narrow,
      routes: drawRoutes(routePlan(spaces, boxes, wideChart)),
      curves: drawRoutes(routePlan(spaces, narrow, narrowChart)),
      way: map.areas.slice(0, 12).map((area) => routeTo(map, area.ref)),
    });
  });

  approved("computed-atlas", told);
});

test("the window over a map: what is shown after each step", () => {
  const view = new View();
  const told: string[] = [];
  const now = (what: string): void =>
    void told.push(
      `${what}: ${line([view.scale, view.origin, view.gliding, view.width, view.height, view.dragged])} ` +
        line(
          [
            [0, 0],
            [500, 300],
            [990, 10],
          ].map(([x, y]) => [view.toWindow({ x: x!, y: y! }), view.isInWindow({ x: x!, y: y! })]),
        ),
    );
  const press = (key: string, more: object = {}): void =>
    now(
      `${key} ${line(more)} ${view.key({ key, ctrlKey: false, metaKey: false, altKey: false, ...more } as KeyboardEvent)}`,
    );
  now("new");
  view.show({ width: 1000, height: 600 }, { x: 500, y: 300 });
  now("shown");
  view.resize(400, 300);
  now("measured");
  view.resize(500, 300);
  now("wider");
  for (const key of ["+", "=", "+", "+", "-", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "ArrowDown", "x"])
    press(key);
  press("+", { ctrlKey: true });
  press("ArrowLeft", { metaKey: true });
  press("-", { altKey: true });
  view.zoom(1.3, { at: { x: 10, y: 20 } });
  now("zoomed at a corner");
  view.zoom(0.001, { glide: true });
  now("zoomed out");
  view.goTo({ x: 900, y: 100 });
  now("gone to");
  view.move(-30, 40);
  now("moved");
  press("0");
  view.show({ width: 1000, height: 600 }, { x: 10, y: 10 });
  now("the same picture");
  view.show({ width: 800, height: 900 }, { x: 700, y: 800 });
  now("another picture");
  view.resize(1200, 1000);
  now("a large window");

  approved("computed-view", told);
});

test("gestures: drags, pinches, the wheel, and what is none", () => {
  const told: string[] = [];
  const element = document.body.appendChild(document.createElement("div"));
  let captured = 0;
  Object.assign(element, {
    getBoundingClientRect: () => ({ x: 10, y: 20, width: 100, height: 100 }),
    setPointerCapture: (id: number) => ((captured = id), told.push(`captures ${id}`)),
    hasPointerCapture: (id: number) => captured === id,
  });
  const over = listenToGestures(element, {
    begin: () => told.push("begins"),
    drag: (dx, dy) => told.push(`drags ${line([dx, dy])}`),
    pinch: (by, at) => told.push(`pinches ${line([by, at])}`),
  });
  const does = (kind: string, pointerId: number, clientX: number, clientY: number, more: object = {}): void => {
    const event = Object.assign(new Event(kind, { cancelable: true }), {
      pointerId,
      clientX,
      clientY,
      button: 0,
      ...more,
    });
    told.push(`${kind} ${pointerId} ${clientX} ${clientY} ${line(more)}`);
    element.dispatchEvent(event);
    if (event.defaultPrevented) told.push("prevented");
  };
  does("pointermove", 1, 5, 5);
  does("pointerdown", 1, 50, 50, { button: 2 });
  does("pointermove", 1, 90, 90);
  does("pointerdown", 1, 50, 50);
  does("pointermove", 1, 53, 54);
  does("pointermove", 1, 55.9, 50);
  does("pointermove", 1, 56, 50);
  does("pointermove", 1, 57, 49);
  does("pointerdown", 2, 100, 50);
  does("pointermove", 2, 120, 60);
  does("pointermove", 1, 40, 49);
  does("pointerleave", 2, 0, 0);
  does("pointermove", 1, 41, 49);
  does("pointerleave", 1, 0, 0);
  does("pointermove", 1, 42, 49);
  does("pointerup", 1, 42, 49);
  does("pointermove", 1, 60, 60);
  does("pointerdown", 3, 1, 1);
  does("pointercancel", 3, 1, 1);
  does("pointermove", 3, 30, 30);
  for (const [deltaY, deltaMode] of [
    [100, 0],
    [-100, 0],
    [3, 1],
    [1, 2],
    [9999, 0],
    [-9999, 0],
  ])
    does("wheel", 0, 60, 70, { deltaY, deltaMode });
  over();
  does("wheel", 0, 60, 70, { deltaY: 1, deltaMode: 0 });

  approved("computed-gestures", told);
});

test("names beside places: each in as many lines as it needs, where there is room", () => {
  const name = (ref: string, x: number, y: number, more: object = {}) => ({
    ...{ ref, lines: breakName(ref, 12), x, y, reach: 10, width: 60, height: 16 },
    ...more,
  });
  const labels = [
    name("Harbour", 50, 50),
    name("The Lighthouse at the End", 55, 52),
    name("Rock", 52, 60),
    name("Reef", 51, 40),
    name("Isle", 500, 50),
  ];
  const box = { x: 0, y: 0, width: 10, height: 10 };

  approved("computed-names", [
    ...["Harbour", "The Lighthouse at the End", "Exactly-12-x", "Two words", "A B", "Longerthantwelve letters"].map(
      (one) => `${one}: ${line([breakName(one, 12), breakName(one, 3), breakName(one, 60)])}`,
    ),
    ...[
      [10, 0],
      [9, 0],
      [0, 10],
      [0, 9],
      [-10, 0],
      [-9, -9],
    ].map(([x, y]) => `overlap ${x} ${y} ${overlap(box, { ...box, x: x!, y: y! })}`),
    ...placeNames(labels as never, []).map(line),
    "with taken room:",
    ...placeNames(labels as never, [{ x: 40, y: 30, width: 200, height: 20 }]).map(line),
    ...[0, 0.1, 0.3, 0.55, 1, 2, 4].map((scale) => `figure ${scale} ${line(figureScale(scale))}`),
    ...[0, 1, 40, 200, 9999].map((words) => `reading ${words} ${readingTime(words)}`),
    line(DURATION_MS),
  ]);
});

test("the book and the boards of every recorded table", () => {
  const told = NAMES.flatMap((name) => {
    const { sections } = recorded(name);
    const { menu, log, page, fight, cards, hands, quests } = sections as Required<typeof sections>;
    const own = menu?.own ?? [];
    const read = log ? reading(log.lines, page ?? null) : null;
    return lines(name, {
      grids: menu && gridsWith(menu, own).map((grid) => Object.keys(grid)),
      besides: menu && linesOutsideGrids(own, gridsWith(menu, own)).map((one) => one.notation),
      anyTime: menu && actGroups(menu, menu.acts),
      justNow: menu && immediateActs(menu.acts).map((one) => one.notation),
      together: together(own, () => true, 2).map((one) => ("line" in one ? one.line.notation : one.alike.chips.length)),
      numbers: shownNumbers(menu ?? null, ["draw"], (one) => one.seat === 0),
      bySeat: bySeat(own).map(({ lines: theirs, ...one }) => [one, theirs.length]),
      reading: read && Object.entries(read).map(([key, part]) => [key, Array.isArray(part) ? part.length : part]),
      gains: log?.lines.map((one) => gainOf(one, quests?.quests ?? [], cards?.faces ?? [])).filter(Boolean),
      signs: log && log.lines.map((one) => [one.kind, signOf(one.kind), isBad(one.kind)]).filter(([, sign]) => sign),
      scenes:
        log && Object.entries(scenesOf(log.lines)).map(([key, part]) => [key, part instanceof Map ? [...part] : part]),
      givers: log && giversIn(log.lines),
      toRead: log && pageToRead(log.lines),
      piles: pilesOf({ cards, hands } as never).map((pile) =>
        Object.values(pile).map((part) => (Array.isArray(part) ? part.length : part)),
      ),
      held: heldCount({ cards, hands } as never),
      measures: fight && measuresOf(fight.enemies),
      abilities: fight?.enemies.flatMap((enemy) => enemy.abilities).map((one) => Object.values(one)),
      abilitySigns: ["adjacent-damage-2", "venom", "no-such-1", "heart"].map(abilitySign),
    });
  });

  approved("computed-book", told);
});

test("a report tells where the campaign is, what happened last and the table; the coach says one thing at a time", () => {
  const told = NAMES.flatMap((name) => {
    const { snapshot, sections } = recorded(name);
    const { table, tell, link } = atTable();
    tell({ ...snapshot, sections } as unknown as Snapshot);
    link("up");
    const report = JSON.parse(reportOf(table, "It hangs", null)) as Record<string, unknown>;
    const { scene, log, ...rest } = report;
    return lines(name, {
      ...rest,
      scene: Object.keys(scene as object).sort(),
      log: [(log as string[]).length, (log as string[])[0], (log as string[]).at(-1)],
      coach: [newcomerHint(table.scene, true, []), newcomerHint(table.scene, false, [])],
      watcher: [watcherHint([]), watcherHint([watcherHint([])])],
    });
  });

  approved("computed-reports", told);
});

test("what a device has kept is taken as far as it is what we wrote", () => {
  const cases: unknown[] = [
    {},
    null,
    7,
    [],
    { lang: "de", light: "dark", size: 4, name: "N".repeat(61), motion: false, sound: true, volume: 4, coach: false },
    { lang: "deutsch!", light: "blue", size: 9, name: 3, motion: 0, sound: 1, volume: 3, coach: 0, coached: [1] },
    {
      lang: "pt-BR",
      light: "light",
      size: 0,
      volume: 0.5,
      coached: Array(51).fill("c"),
      skipped: { fate: "f".repeat(201) },
    },
    { size: "1", volume: "1", skipped: null, coached: "c" },
    { skipped: Object.fromEntries(Array.from({ length: 41 }, (_, at) => [`kind-${at}`, at])) },
  ];
  const told = cases.map((stored) => {
    localStorage.setItem(KEY, JSON.stringify(stored));
    const { coached, skipped, ...rest } = kept();
    return `${line(stored)} -> ${line(rest)} ${coached.length} ${line(Object.entries(skipped).map(([kind, words]) => [kind, words.length]))}`;
  });
  localStorage.setItem(KEY, "{");
  told.push(`torn -> ${line(kept())}`);
  preferences.size = 9;
  preferences.volume = 3;
  told.push(line([preferences.size, preferences.volume, preferences.sizes, preferences.volumes]));
  preferences.size = 3;
  preferences.volume = 2;
  preferences.light = "dark";
  preferences.motion = false;
  preferences.sound = true;
  preferences.readHint("one");
  preferences.readHint("one");
  preferences.skip("fate", "Draw fate");
  preferences.skip("card", "Play a card");
  preferences.skip("card");
  preferences.apply();
  const { lang, dataset, style } = document.documentElement;
  told.push(line([lang, { ...dataset }, style.fontSize]), localStorage.getItem(KEY)!);
  preferences.coach = false;
  told.push(line(preferences.readHints));
  preferences.coach = true;
  preferences.motion = true;
  preferences.apply();
  told.push(line([preferences.readHints, dataset["motion"]]));

  approved("computed-preferences", told);
});

test("addresses, windows, times and codes", () => {
  const NOW = 1_700_000_000;
  approved("computed-plain", [
    ...["/", "/c/evening", "/c/evening/past", "/join", "/new", "/nothing", "/c/", "/about"].map(
      (path) => `${path} ${line(routeOf(path, "#secret"))} ${line(routeOf(path, ""))}`,
    ),
    ...[0, 1, 59, 60, 61, 3599, 3600, 86_399, 86_400, 172_800, 7 * 86_400, 40 * 86_400, 800 * 86_400].map(
      (seconds) => `${seconds} ${ago(NOW - seconds, "en", NOW)} | ${ago(NOW - seconds, "fr", NOW)}`,
    ),
    ...["a", "https://table.test/c/evening#secret"].map((text) => `${text} ${qrPath(text).size} ${qrPath(text).path}`),
  ]);
});
