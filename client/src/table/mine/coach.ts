// Chooses the first-turn hint that fits what is on the table; the texts come from the server.
import type { Scene } from "../state/scene.svelte.ts";

interface Mark {
  readonly key: string;
  readonly fits: (scene: Scene, mine: boolean) => boolean;
}

/** Whether squares of an enemy are to be tapped. */
const placesDamage = (scene: Scene): boolean =>
  scene.fight?.enemies.some((enemy) => enemy.cells.some((cell) => cell.choice)) ?? false;

/** Whether the pack has no words of its own for what is met now. */
const untold = (scene: Scene): boolean => !scene.lesson.length;

/** What is rarer stands first: whoever meets a fight wants to hear of it before all else. */
const MARKS: readonly Mark[] = [
  { key: "welcome", fits: (scene) => scene.isAsked },
  { key: "score", fits: (scene) => Boolean(scene.score) },
  { key: "fight", fits: (scene, mine) => mine && placesDamage(scene) && untold(scene) },
  { key: "test", fits: (scene) => Boolean(scene.test) && untold(scene) },
  { key: "page", fits: (scene) => Boolean(scene.page?.open) && untold(scene) },
  { key: "trade", fits: (scene) => Boolean(scene.market ?? scene.port) && untold(scene) },
  { key: "wait", fits: (_, mine) => !mine },
  { key: "undo", fits: (scene) => scene.log.filter((line) => line.kind === "choice").length > 2 },
];

/** The explanation for now that has not been read; empty if there is none. */
export function coachMark(scene: Scene, mine: boolean, read: readonly string[]): string {
  return MARKS.find((mark) => !read.includes(mark.key) && mark.fits(scene, mine))?.key ?? "";
}

/** The one explanation for whoever only watches: nothing is asked of them. */
export function watcherMark(read: readonly string[]): string {
  return read.includes("watch") ? "" : "watch";
}
