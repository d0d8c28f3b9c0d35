// A route of several moves that can be made at once, from the map and the menu.
import type { ChoiceLine, ChoiceMenu, SceneMap } from "../../wire";
import { routeTo, type Route } from "./route.ts";

export interface Journey {
  readonly route: Route;
  /** The choices of which it is made. */
  readonly choices: readonly string[];
  /** What each of them costs in time. */
  readonly time: number;
}

/** The way to an area by moves that the menu offers; null if there is none, or if it has more moves than can be made now. */
export function journeyTo(
  map: SceneMap,
  menu: ChoiceMenu | null,
  ref: string,
  isMine: (line: ChoiceLine) => boolean,
): Journey | null {
  const reach = menu?.reach;
  if (!reach || (reach.verb === "sail") === map.walks.length > 0) return null;
  const route = routeTo(map, ref);
  if (!route || route.steps > reach.moves) return null;
  const choices = route.goes.map((way) => `${reach.verb} ${way}`);
  const offered = menu.own.some((line) => line.notation === choices[0] && isMine(line));
  return offered ? { route, choices, time: reach.time } : null;
}
