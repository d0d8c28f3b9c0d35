// A route of several moves that can be made at once, from the map and the menu.
import type { ChoiceLine, ChoiceMenu, SceneMap } from "../../wire";
import type { Scene } from "../state/scene.svelte.ts";
import type { TableState } from "../state/table.svelte.ts";
import { routeTo, type Route } from "./route.ts";

/** A way that can be gone now. */
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
export const TRAVEL = "travel";
/** What the choice begins with that sails to a region. */
const SAIL = "sail ";
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
  const isOnFoot = map.walks.length > 0;
  if (!reach && !isOnFoot && isOffered(TRAVEL)) {
    const route = routeTo(map, ref);
    return route && { route, choices: [TRAVEL], time: 0, isVoyage: true };
  }
  const sails = reach?.verb === "sail";
  if (!reach || sails === isOnFoot) return null; // the menu offers moves of another kind than the map shows ways for
  const route = routeTo(map, ref);
  if (!route || route.steps > reach.moves) return null;
  const choices = route.goes.map((way) => `${reach.verb} ${way}`);
  return isOffered(choices[0]) ? { route, choices, time: reach.time } : null;
}

/** Whether a choice sails to a region. */
export const isSailing = (choice: string): boolean => choice.startsWith(SAIL);

/** The way that this player can go to an area of the map now; null if there is none. */
export const ownJourneyTo = (table: Pick<TableState, "holds" | "scene">, map: SceneMap, ref: string): Journey | null =>
  journeyTo(map, table.scene.menu, ref, (line) => table.holds(line.seat));

/**
 * What a voyage answers next by itself; empty for nothing. The next region is reached whatever fate says, so that nobody has to
 * steer; who steers further is asked.
 */
export function voyageAnswer(scene: Pick<Scene, "decision" | "menu">, refs: readonly string[]): string {
  const isNear = refs.length === 2;
  const answers = isNear ? [TRAVEL, `${SAIL}${refs.at(-1)}`] : [TRAVEL];
  if (isNear && BEFORE_SAILING.includes(scene.decision?.kind ?? "")) answers.push(GO_ON);
  return answers.find((choice) => scene.menu?.own.some((line) => line.notation === choice)) ?? "";
}
