// The texts of a member's board, as the wire has them.
import type { Board, RichText } from "../../wire";

export interface BoardTexts {
  /** What the weapons say; null for a board without weapons. */
  readonly weapons: RichText | null;
  /** What the board itself and the cards on it say. */
  readonly others: readonly RichText[];
}

/** The texts of a board: where it has weapons the wire puts their text first (`Board.texts`). */
export function textsOf({ texts, weapons_text }: Pick<Board, "texts" | "weapons_text">): BoardTexts {
  const [first = null, ...rest] = texts;
  return weapons_text.length > 0 ? { weapons: first, others: rest } : { weapons: null, others: texts };
}
