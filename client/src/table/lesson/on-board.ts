// Whether the lesson stands above the enemies in a fight on a phone: it does if the question is answered on the board.
import type { Asks, FightState } from "../../wire";

/** The kinds of decisions that are made on the board, and of the one before the first round. */
const ABOUT_BOARD: readonly string[] = ["Attacks", "Ready"];

/** Whether somebody places damage: squares are to be covered. */
export const placesDamage = (fight: FightState | null): boolean =>
  fight?.enemies.some((enemy) => enemy.cells.some((cell) => cell.choice)) ?? false;

/** Whether the question is answered on the board; on a phone the book lies below it. */
export const isTaughtOnBoard = (scene: {
  readonly fight: FightState | null;
  readonly decision: Asks | null;
}): boolean => scene.fight !== null && (ABOUT_BOARD.includes(scene.decision?.kind ?? "") || placesDamage(scene.fight));
