// What the board of a fight needs besides the squares, so that these can take what is left of the window.
import type { EnemyState } from "../../wire";
import { plainText } from "../shared/plain-text.ts";

export interface Measures {
  /** Squares from left to right over all enemies, and from top to bottom in the highest. */
  readonly columns: number;
  readonly depth: number;
  /** The height in rem of everything that is neither a square nor a row of attacks. */
  readonly rest: number;
}

/** Heights in rem: of a name, of a line below it, of what stays free around the lines, and of the frames of cards and squares. */
const NAME = 2.4;
const LINE = 1.3;
const EDGE = 0.6;
const FRAMES = 1;

/** Lines under the squares of an enemy. */
const footLines = (enemy: EnemyState): number =>
  (enemy.counterattack.length ? 1 : 0) + enemy.abilities.length + enemy.notes.length;

export function measuresOf(enemies: readonly EnemyState[]): Measures {
  const figures = Math.max(1, ...enemies.map((enemy) => plainText(enemy.stats).split("\n").length));
  const reach = enemies.some((enemy) => enemy.defense) ? LINE : 0;
  const foot = Math.max(0, ...enemies.map(footLines));
  return {
    columns: enemies.reduce((sum, enemy) => sum + enemy.columns, 0),
    depth: Math.max(1, ...enemies.map((enemy) => Math.ceil(enemy.cells.length / Math.max(1, enemy.columns)))),
    rest: NAME + figures * LINE + EDGE + foot * LINE + EDGE + FRAMES + reach,
  };
}
