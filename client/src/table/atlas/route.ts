// The route to a place, read from the scene's map; no rule is applied here.
import type { Area, MapMark, MapSheet, SceneMap } from "../../wire";
import { readNotation } from "../shared/notation.ts";

/** The kinds of marks that are obstacles to entering an area. */
const HINDERS: readonly string[] = ["water", "cold", "steep", "hazard"];

/** A way over the map. */
export interface Route {
  /** Where it goes, from here to there. */
  readonly refs: readonly string[];
  /** Where each move goes, as its choice says it: a direction, or a region. */
  readonly goes: readonly string[];
  /** The number of moves. */
  readonly steps: number;
  /** What hinders on the way, its end included. */
  readonly marks: readonly MapMark[];
}

/** The way from where we are; null if there is none, or if we are there. */
export function routeTo(map: SceneMap, ref: string): Route | null {
  return map.walks.length ? onFoot(map, ref) : underWay(map, ref);
}

/** The areas of a way, from its beginning to its end. */
type Way = readonly Area[];

/** The marks of an area that hinder whoever enters it. */
const hindering = (area: Area | undefined): readonly MapMark[] =>
  area?.marks.filter((mark) => HINDERS.includes(mark.kind)) ?? [];
/** How many marks hinder on a way. */
const hazards = (way: Way): number => way.flatMap(hindering).length;

/** The ways with one of some areas before them that leads to their first: from each area that with the fewest hazards. */
function waysFrom(starts: readonly Area[], ways: readonly Way[]): readonly Way[] {
  const best = new Map<string, Way>();
  for (const way of ways)
    for (const area of starts.filter(({ ways: links }) => links.some((link) => link.to === way[0]?.ref))) {
      const known = best.get(area.ref);
      if (!known || hazards(way) < hazards(known.slice(1))) best.set(area.ref, [area, ...way]);
    }
  return [...best.values()];
}

/** By ship: one move less away each time, looked for from the end; of the shortest ways that with the fewest hazards. */
function underWay(map: SceneMap, ref: string): Route | null {
  const end = map.areas.find((area) => area.ref === ref);
  if (!end || end.distance < 1) return null;
  let ways: readonly Way[] = [[end]];
  for (let distance = end.distance - 1; distance >= 0; distance -= 1)
    ways = waysFrom(
      map.areas.filter((area) => area.distance === distance),
      ways,
    );
  const [way] = ways;
  if (!way) return null;
  const refs = way.map((area) => area.ref);
  return { refs, goes: refs.slice(1), steps: refs.length - 1, marks: way.slice(1).flatMap(hindering) };
}

/** On foot: the choices that go there, each of which ends with a direction. */
function onFoot(map: SceneMap, ref: string): Route | null {
  const [, squares = 0, , choices = []] = map.walks.find(([to]) => to === ref) ?? [];
  if (!squares) return null;
  const areas = new Map(map.areas.map((area) => [area.ref, area]));
  const refs = [map.here];
  const goes: string[] = [];
  for (const choice of choices) {
    const side = readNotation(choice).about.at(-1) ?? "";
    const next = areas.get(refs.at(-1) ?? "")?.ways.find((way) => way.side === side)?.to;
    if (!next) return null;
    refs.push(next);
    goes.push(side);
  }
  return { refs, goes, steps: squares, marks: refs.slice(1).flatMap((at) => hindering(areas.get(at))) };
}

/** The points of a route as far as it lies on a sheet; it ends at the sign that points to the page where it goes on. */
export function pointsOn(
  sheet: MapSheet,
  areas: ReadonlyMap<string, Area>,
  { refs }: Pick<Route, "refs">,
): (readonly [x: number, y: number])[] {
  const points: (readonly [x: number, y: number])[] = [];
  for (const ref of refs) {
    const point = sheet.areas.find((area) => area.ref === ref)?.figure_spots[0];
    if (!point) {
      const page = areas.get(ref)?.page;
      const exit = points.length ? sheet.exits.find((sign) => sign.page === page) : undefined;
      if (exit) points.push([exit.x, exit.y]);
      break;
    }
    points.push(point);
  }
  return points;
}
