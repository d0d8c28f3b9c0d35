// Chooses the first-turn hint that fits what is on the table; the texts come from the server.
import { placesDamage } from "../lesson/on-board.ts";
import type { Scene } from "../state/scene.svelte.ts";

/** A hint, and when it is shown. */
interface Hint {
  readonly key: string;
  readonly fits: (scene: Scene, isMine: boolean) => boolean;
}

/** The hint that is shown, empty for none, and the position of the table at which it was chosen. */
export interface ShownHint {
  readonly key: string;
  readonly position: number;
}
export const NO_HINT: ShownHint = { key: "", position: -1 };

/** Whether the pack has no explanation of its own for the moment. */
const untold = (scene: Scene): boolean => !scene.lesson.length;

/** Most choices that somebody has made who is still welcomed with hints. */
const FIRST_CHOICES = 2;
const choicesMade = (scene: Scene): number => scene.log.filter((line) => line.kind === "choice").length;

/** So many turns somebody is told how the table works. */
const FIRST_TURNS = 2;
const isEarly = (scene: Scene): boolean => (scene.headline?.turn ?? 0) <= FIRST_TURNS;
/** Whether the question is asked of the page that lies open. */
const asksOfPage = (scene: Scene): boolean =>
  Boolean(scene.page?.open) && PAGE_QUESTIONS.includes(scene.decision?.kind ?? "");
/** The questions that a page of the story asks itself. */
const PAGE_QUESTIONS: readonly string[] = ["Choose"];

/** The hints for a player, the more urgent first. */
const HINTS: readonly Hint[] = [
  { key: "welcome", fits: (scene) => scene.isAsked && choicesMade(scene) <= FIRST_CHOICES },
  { key: "score", fits: (scene) => Boolean(scene.score) },
  { key: "fight", fits: (scene, isMine) => isMine && placesDamage(scene.fight) && untold(scene) },
  { key: "test", fits: (scene, isMine) => isMine && Boolean(scene.test) && untold(scene) && !scene.fight },
  { key: "page", fits: (scene, isMine) => isMine && asksOfPage(scene) && untold(scene) },
  { key: "trade", fits: (scene, isMine) => isMine && Boolean(scene.market ?? scene.port) && untold(scene) },
  { key: "wait", fits: (scene, isMine) => !isMine && isEarly(scene) },
  { key: "undo", fits: (scene, isMine) => isMine && isEarly(scene) && choicesMade(scene) > FIRST_CHOICES },
];

/** The hint that fits now and has not been read; empty if there is none. */
export function newcomerHint(scene: Scene, isMine: boolean, readHints: readonly string[]): string {
  return HINTS.find((hint) => !readHints.includes(hint.key) && hint.fits(scene, isMine))?.key ?? "";
}

/** The one hint for spectators. */
export function watcherHint(readHints: readonly string[]): string {
  return readHints.includes("watch") ? "" : "watch";
}

/** Whether the question beside which a hint stood was answered: then the hint counts as read. */
export function isHintAnswered(shown: ShownHint, position: number, isMine: boolean): boolean {
  return shown.key !== "" && shown.position !== position && isMine;
}

/** The hint to show: the present one while its question waits, else the one that fits now. */
export function nextHint(shown: ShownHint, position: number, fitting: string): ShownHint {
  return shown.key !== "" && shown.position === position ? shown : { key: fitting, position };
}
