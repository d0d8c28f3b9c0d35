// The notation of a choice, as the table names it: a verb and what it is about, with spaces between them (`cover enemy-12 a1`).

interface Notation {
  readonly verb: string;
  /** Ids of pieces and places, directions, and small words between them. */
  readonly about: readonly string[];
}

/** A notation in its parts. */
export function readNotation(choice: string): Notation {
  const [verb = "", ...about] = choice.split(" ");
  return { verb, about };
}

/** Whether a choice equips a card: `equip CARD on PERSON`. */
export const isEquip = (choice: string): boolean => readNotation(choice).verb === "equip";
/** Whether a choice lets somebody take part in a test: `join PERSON`. */
export const isJoin = (choice: string): boolean => readNotation(choice).verb === "join";
