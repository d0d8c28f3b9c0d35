// What the client works out of a table, over recorded tables that are altered at many places: as it was approved. So every list comes
// with and without its items, every condition true and false, and words that belong together apart.
import { readdirSync } from "node:fs";
import { test } from "node:test";
import type { Area, ChoiceLine, MapSheet } from "../src/wire.ts";
import { altered, inOneLine, luckOf, outcomeOf, type Luck } from "./altered.ts";
import { approved } from "./approved.ts";
import { recorded } from "./page.ts";

const { words } = await import("../src/table/state/words.svelte.ts");
const { skyOf } = await import("../src/table/atlas/sky.ts");
const { figuresOn } = await import("../src/table/atlas/figures.ts");
const { namesOn } = await import("../src/table/atlas/chart-names.ts");
const { pointsOn, routeTo } = await import("../src/table/atlas/route.ts");
const { journeyTo, voyageAnswer } = await import("../src/table/atlas/journey.ts");
const { pageOfPlace } = await import("../src/table/atlas/shown-place.svelte.ts");
const { costOf } = await import("../src/table/atlas/cost.ts");
const { actGroups, gridsWith, immediateActs, linesOutsideGrids } = await import("../src/table/book/groups.ts");
const { together } = await import("../src/table/book/alike.ts");
const { reading } = await import("../src/table/book/reading.ts");
const { gainOf } = await import("../src/table/book/gains.ts");
const { labelOf, othersOf } = await import("../src/table/book/barred.ts");
const { byNearness, nearLeads, nearestOf } = await import("../src/table/book/near.ts");
const { stallOf } = await import("../src/table/book/trade.ts");
const fights = await import("../src/table/fight/attacks.ts");
const { measuresOf } = await import("../src/table/fight/measures.ts");
const { beatNow, litLines } = await import("../src/table/lesson/lesson.ts");
const { isTaughtOnBoard, placesDamage } = await import("../src/table/lesson/on-board.ts");
const { featuresOf, lookCounts, LOOKS, pagesOf } = await import("../src/table/own_box/atlas-list.ts");
const { heldCount, pilesOf } = await import("../src/table/party/piles.ts");
const { textsOf } = await import("../src/table/party/board-texts.ts");
const plates = await import("../src/table/plates/plate-names.ts");
const { withSignsAtNumbers } = await import("../src/table/shared/icon-signs.ts");
const { isLaidOut, shownNumbers } = await import("../src/table/state/numbers.ts");
const { mapNow } = await import("../src/table/state/scene.svelte.ts");
const { cuesOf } = await import("../src/table/theatre/cues.ts");
const { fightBefore } = await import("../src/table/theatre/fight-story.ts");
const { giversIn } = await import("../src/table/theatre/givers.ts");
const { stopsOf, stretchesOf } = await import("../src/table/theatre/journey.ts");
const { scenesOf } = await import("../src/table/theatre/moments.ts");
const { pageToRead } = await import("../src/table/together/company.svelte.ts");
const { bySeat, withoutName } = await import("../src/table/together/labels.ts");

const NAMES = readdirSync(`${process.env["CLIENT"]}/tests/recorded`)
  .map((name) => name.replace(".json", ""))
  .filter((name) => !name.startsWith("server-"));
/** So often each table is altered. */
const TIMES = 3;

type Sections = Required<ReturnType<typeof recorded>["sections"]>;
type Told = Readonly<Record<string, () => unknown>>;
const notations = (lines: readonly ChoiceLine[]): readonly string[] => lines.map((line) => line.notation);
const refs = (areas: readonly Area[]): readonly string[] => areas.map((area) => area.ref);

const ofMenu = ({ menu, party, port, market }: Sections, luck: Luck): Told => {
  if (!menu) return {};
  const lines = [...menu.own, ...menu.acts];
  const names = [...new Set(lines.flatMap((line) => line.focus.map(({ ref }) => ref)))];
  const few = new Set(luck.some(notations(lines), 3));
  return {
    grids: () => menu.grids.map((grid) => [isLaidOut(grid), gridsWith(menu, luck.some(lines)).length]),
    besides: () => notations(linesOutsideGrids(lines, gridsWith(menu, lines))),
    acts: () => actGroups(menu, lines).map((group) => [group.key, group.label, group.lines.length, group.grids.length]),
    now: () => notations(immediateActs(lines)),
    together: () => [2, 3].map((least) => together(lines, (ref) => names.indexOf(ref) % 4 > 0, least)),
    numbers: () =>
      shownNumbers(
        menu,
        [...few],
        (line) => line.seat !== 1,
        (choice) => few.has(choice),
      ),
    seats: () => bySeat(lines).map(({ seat, lines: theirs }) => [seat, notations(theirs)]),
    barred: () =>
      menu.unavailable.map((one) => [labelOf(one, luck.one(one.notations)?.split(" ").at(-1)), othersOf(one)]),
    labels: () => lines.map((line) => withoutName(line.label, party?.boards[luck.below(2)]?.short ?? "")),
    signs: () => lines.map((line) => withSignsAtNumbers(line.detail)),
    stalls: () => [port, market].map((trade) => trade && stallOf(trade, "coins", luck.some(lines))),
  };
};

const ofLog = ({ log, page, quests, cards, headline }: Sections, luck: Luck): Told => {
  const all = log?.lines ?? [];
  const late = all.slice(luck.below(all.length));
  const ends = all.filter((line) => line.facts?.page);
  const scenes = outcomeOf(() => scenesOf(late, all, headline?.place)) as ReturnType<typeof scenesOf>;
  return {
    reading: () => reading(all, page ?? null),
    before: () => reading(late, page && { ...page, open: luck.comes(2) }).before,
    gains: () => all.map((line) => gainOf(line, quests?.quests ?? [], cards?.faces ?? [])).filter(Boolean),
    scenes: () => scenes,
    cues: () => [cuesOf(scenes, luck.comes(2)), cuesOf(null, true)],
    givers: () => all.map((_, at) => giversIn(all.slice(0, at))).filter((givers) => givers.length),
    fights: () => [...ends, ...all.slice(-1)].map((line) => fightBefore(line, all)),
    read: () => [pageToRead(all), pageToRead(late)],
    stops: () => stretchesOf(stopsOf(luck.one(["", "start"]), all), (ref) => ref.length),
  };
};

const ofMap = ({ map, menu, decision, quests, prologue }: Sections, sheet: MapSheet | undefined, luck: Luck): Told => {
  if (!map) return {};
  const areas = new Map(map.areas.map((area) => [area.ref, area]));
  const spots = new Map(map.areas.flatMap((area) => area.spots.map((spot) => [spot.ref, spot] as const)));
  const figures = sheet ? (["sea", "skies"] as const).map((game) => figuresOn(map, sheet, game)) : [];
  const routes = map.areas.map((area) => routeTo(map, area.ref)).filter((route) => route !== null);
  const part = {
    ...map,
    areas: luck.some(map.areas),
    sheets: luck.some(map.sheets),
    order: refs(luck.some(map.areas)),
  };
  return {
    sky: () => skyOf(map.sheets, map.areas),
    routes: () => routes,
    costs: () => routes.map((route, at) => costOf(route, at % 2 ? "sea" : "skies", at % 3)),
    points: () => sheet && routes.map((route) => pointsOn(sheet, areas, route)),
    journeys: () => map.areas.map(({ ref }) => journeyTo(map, menu, ref, (line) => line.seat === 0)),
    voyage: () => [2, 3].map((most) => voyageAnswer({ decision, menu }, refs(map.areas.slice(0, most)))),
    figures: () => figures,
    names: () =>
      sheet &&
      [0.4, 0.42, 0.7, 1.6].map((scale) =>
        namesOn({ sheet, figures: figures[0] ?? [], spots }, scale, (text) => text.length * 6),
      ),
    near: () => [
      nearestOf(
        map,
        luck.some(
          (map.near ?? []).map(([ref]) => ref),
          4,
        ),
      ),
      nearLeads(map, prologue),
      byNearness(map, quests?.quests ?? []).map((quest) => quest.number),
    ],
    page: () => [...spots.keys()].map((ref) => pageOfPlace(map, ref)),
    looks: () => lookCounts(map.areas),
    listed: () =>
      [null, ...(Object.keys(LOOKS) as (keyof typeof LOOKS)[])].map((look) =>
        pagesOf(map.sheets, map.areas, look).map(({ sheet: { page }, entries }) => [page, refs(entries)]),
      ),
    features: () => map.areas.map((area) => featuresOf(area).map(({ kind }) => kind)),
    now: () => mapNow(map, part),
  };
};

const ofFight = ({ fight, menu, party, hands, decision }: Sections, luck: Luck): Told => {
  if (!fight || !menu) return {};
  const boards = party?.boards ?? [];
  const lines = fights.attackLines(menu, fight, boards);
  const held = (hands ?? []).flatMap((hand) => hand.cards ?? []);
  const cards = fights.cardsOf(lines, held);
  return {
    attacks: () => [notations(lines), cards, fights.openedFirst(luck.some(held), lines, menu)],
    onBoard: () => [true, false].map((has) => fights.liesOnBoard(lines, luck.some(held, 3), has)),
    card: () => fights.withCard(lines, luck.one(held) ?? "", fight, boards),
    weapons: () => fights.withWeapons(menu, lines, fight),
    measures: () => [measuresOf(fight.enemies), measuresOf(luck.some(fight.enemies))],
    taught: () => [
      placesDamage(fight),
      isTaughtOnBoard({ fight, decision }),
      isTaughtOnBoard({ fight, decision: null }),
    ],
    plates: () => plates.platesOf(fight.enemies),
  };
};

const ofRest = ({ cards, hands, party, lesson, menu }: Sections, luck: Luck): Told => {
  const beats = luck.some([...(lesson ?? []), ...(lesson ?? [])].map((beat) => altered(beat, luck, 3)));
  const read = new Set(luck.some([...beats.map(({ id }) => id), "begun"]));
  return {
    piles: () => pilesOf({ cards, hands: hands ?? [] }),
    held: () => heldCount({ cards, hands: hands ?? [] }),
    texts: () => (party?.boards ?? []).map(textsOf),
    beats: () => [true, false].map((asked) => beatNow(beats, asked, (id) => read.has(id))),
    lit: () => notations(litLines(menu?.own ?? [], beats[0] ?? null)),
  };
};

for (const name of NAMES)
  test(`${name}, altered: what is worked out of it is as it was approved`, async () => {
    await words.learn("en");
    const { sections, answers } = recorded(name);
    const path = Object.keys(answers).find((one) => /\/maps\/\d+$/.test(one));
    const lines = Array.from({ length: TIMES }, (_, time) => {
      const luck = luckOf(name.length * 100 + time);
      const now = altered(sections, luck, 8 + 4 * time) as Sections;
      const sheet = path ? altered(answers[path] as MapSheet, luck) : undefined;
      const parts = { menu: ofMenu(now, luck), log: ofLog(now, luck), map: ofMap(now, sheet, luck) };
      const others = { fight: ofFight(now, luck), rest: ofRest(now, luck) };
      return Object.entries({ ...parts, ...others }).flatMap(([part, told]) =>
        Object.entries(told).map(([what, does]) => `${time} ${part} ${what} ${inOneLine(outcomeOf(does))}`),
      );
    });

    approved(`altered-${name}`, lines.flat());
  });
