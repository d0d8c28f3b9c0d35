// The sizes on the board of a fight from which styles work out how large the squares can be.
import type { EnemyState } from "../../wire";
import { plainText } from "../shared/plain-text.ts";

/** How much room a row of enemies takes. */
export interface Measures {
  /** The number of squares from left to right over all enemies, and from top to bottom in the highest one. */
  readonly columns: number;
  readonly depth: number;
  /** The height in rem of everything that is neither a square nor a row of attacks. */
  readonly rest: number;
}

/** The height of a name. */
const NAME_REM = 2.4;
/** The height of a line below it. */
const LINE_REM = 1.3;
/** Free room around the lines. */
const EDGE_REM = 0.6;
/** The frames of cards and squares. */
const FRAMES_REM = 1;

/** Lines under the squares of an enemy. */
const footLines = (enemy: EnemyState): number =>
  (enemy.counterattack.length ? 1 : 0) + enemy.abilities.length + enemy.notes.length;

/** The sizes of a row of enemies. */
export function measuresOf(enemies: readonly EnemyState[]): Measures {
  const figures = Math.max(1, ...enemies.map((enemy) => plainText(enemy.stats).split("\n").length));
  const reach = enemies.some((enemy) => enemy.defense) ? LINE_REM : 0;
  const foot = Math.max(0, ...enemies.map(footLines));
  return {
    columns: enemies.reduce((sum, enemy) => sum + enemy.columns, 0),
    depth: Math.max(1, ...enemies.map((enemy) => Math.ceil(enemy.cells.length / Math.max(1, enemy.columns)))),
    rest: NAME_REM + figures * LINE_REM + EDGE_REM + foot * LINE_REM + EDGE_REM + FRAMES_REM + reach,
  };
}
