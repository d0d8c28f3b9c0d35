// Where the lesson stands in a fight on a phone: above the enemies while what it explains is answered on the board.
import type { Asks, FightState } from "../../wire";

const ATTACKS = "Attacks";

/** Whether attacks or squares are asked for: both are chosen on the board, and the book lies below it. */
export const isTaughtOnBoard = (scene: {
  readonly fight: FightState | null;
  readonly decision: Asks | null;
}): boolean =>
  scene.fight !== null &&
  (scene.decision?.kind === ATTACKS || scene.fight.enemies.some((enemy) => enemy.cells.some((cell) => cell.choice)));
