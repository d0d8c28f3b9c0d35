// Planned choices in words: people by name, squares by enemy and place.
import { isJoin, readNotation } from "../shared/notation.ts";
import type { Scene } from "../state/scene.svelte.ts";

/** The names of what choices are about; what is not on the table is left out. */
export function plannedNames(staged: readonly string[], scene: Pick<Scene, "party" | "fight">): readonly string[] {
  const squares = new Map<string, string[]>();
  const names: string[] = [];
  for (const choice of staged) {
    const [ref, square] = readNotation(choice).about;
    if (isJoin(choice)) {
      const board = scene.party?.boards.find((board) => board.ref === ref);
      if (board) names.push(board.short);
    } else if (ref && square) {
      const enemy = scene.fight?.enemies.find((enemy) => enemy.ref === ref);
      if (enemy) squares.set(enemy.name, [...(squares.get(enemy.name) ?? []), square.toUpperCase()]);
    }
  }
  return [...names, ...[...squares].map(([enemy, places]) => `${enemy} ${places.join(" ")}`)];
}
