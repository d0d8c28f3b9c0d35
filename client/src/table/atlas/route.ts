// The way to somewhere, read off what is told of the map: nothing of it is worked out by a rule here.
import type { Area, MapSheet, SceneMap } from "../../wire";

export interface Route {
  /** Where it goes, from here to there. */
  readonly refs: readonly string[];
  readonly steps: number;
  /** What hinders on the way, on foot. */
  readonly obstacles: number;
}

/** The way from where we are; null if there is none, or if we are there. */
export function routeTo(map: SceneMap, ref: string): Route | null {
  return map.walks.length ? onFoot(map, ref) : underWay(map, ref);
}

/** By ship: one move less away each time, looked for from the end. */
function underWay(map: SceneMap, ref: string): Route | null {
  const areas = new Map(map.areas.map((area) => [area.ref, area]));
  let last = areas.get(ref);
  if (!last || last.distance < 1) return null;
  const steps = last.distance;
  const refs = [ref];
  while (last && last.distance > 0) {
    const next: string = last.ref;
    const nearer: number = last.distance - 1;
    last = map.areas.find((area: Area) => area.distance === nearer && area.ways.some((way) => way.to === next));
    if (!last) return null;
    refs.unshift(last.ref);
  }
  return { refs, steps, obstacles: 0 };
}

/** On foot: the choices that go there, each of which ends with a direction. */
function onFoot(map: SceneMap, ref: string): Route | null {
  const [, squares = 0, obstacles = 0, choices = []] = map.walks.find(([to]) => to === ref) ?? [];
  if (!squares) return null;
  const areas = new Map(map.areas.map((area) => [area.ref, area]));
  const refs = [map.here];
  for (const choice of choices) {
    const side = choice.split(" ").at(-1);
    const next = areas.get(refs.at(-1) ?? "")?.ways.find((way) => way.side === side)?.to;
    if (!next) return null;
    refs.push(next);
  }
  return { refs, steps: squares, obstacles };
}

/** The points of a route as far as it lies on a sheet; it ends at the sign that points to the page where it goes on. */
export function pointsOn(
  sheet: MapSheet,
  areas: ReadonlyMap<string, Area>,
  { refs }: Route,
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
