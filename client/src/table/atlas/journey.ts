// A route of several moves that can be made at once, from the map and the menu.
import type { ChoiceLine, ChoiceMenu, SceneMap } from "../../wire";
import type { Scene } from "../state/scene.svelte.ts";
import { routeTo, type Route } from "./route.ts";

export interface Journey {
  readonly route: Route;
  /** The choices of which it is made. */
  readonly choices: readonly string[];
  /** What each of them costs in time. */
  readonly time: number;
  /** Whether it begins with the action of sailing, and what is asked on the way is answered one after the other. */
  readonly isVoyage?: boolean;
}

/** The action that begins a voyage. */
const SAIL = "travel";
/** What is asked before the ship sails, and the answer that changes nothing. */
const BEFORE_SAILING: readonly string[] = ["Steer", "AlterTest"];
const GO_ON = "go on";

/** The way to an area by moves that the menu offers; null if there is none, or if it has more moves than can be made now. */
export function journeyTo(
  map: SceneMap,
  menu: ChoiceMenu | null,
  ref: string,
  isMine: (line: ChoiceLine) => boolean,
): Journey | null {
  const reach = menu?.reach;
  const isOffered = (choice: string | undefined): boolean =>
    menu?.own.some((line) => line.notation === choice && isMine(line)) ?? false;
  if (!reach && !map.walks.length && isOffered(SAIL)) {
    const route = routeTo(map, ref);
    return route && { route, choices: [SAIL], time: 0, isVoyage: true };
  }
  if (!reach || (reach.verb === "sail") === map.walks.length > 0) return null;
  const route = routeTo(map, ref);
  if (!route || route.steps > reach.moves) return null;
  const choices = route.goes.map((way) => `${reach.verb} ${way}`);
  return isOffered(choices[0]) ? { route, choices, time: reach.time } : null;
}

/**
 * What a voyage answers next by itself; empty for nothing. The next region is reached whatever fate says, so that nobody has to
 * steer; who steers further is asked.
 */
export function voyageAnswer(scene: Pick<Scene, "decision" | "menu">, refs: readonly string[]): string {
  const isNear = refs.length === 2;
  const answers = isNear ? [SAIL, `sail ${refs.at(-1)}`] : [SAIL];
  if (isNear && BEFORE_SAILING.includes(scene.decision?.kind ?? "")) answers.push(GO_ON);
  return answers.find((choice) => scene.menu?.own.some((line) => line.notation === choice)) ?? "";
}
