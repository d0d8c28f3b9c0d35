// Where the lesson stands in a fight on a phone: above the enemies while what it explains is answered or looked at on the board.
import type { Asks, FightState } from "../../wire";

/** Attacks are chosen on the board; before the first round it is what one is to look at. */
const ABOUT_BOARD: readonly string[] = ["Attacks", "Ready"];

/** Whether somebody places damage: squares are to be covered. */
export const placesDamage = (fight: FightState | null): boolean =>
  fight?.enemies.some((enemy) => enemy.cells.some((cell) => cell.choice)) ?? false;

/** Whether what is asked is about the board: the book lies below it. */
export const isTaughtOnBoard = (scene: {
  readonly fight: FightState | null;
  readonly decision: Asks | null;
}): boolean => scene.fight !== null && (ABOUT_BOARD.includes(scene.decision?.kind ?? "") || placesDamage(scene.fight));
