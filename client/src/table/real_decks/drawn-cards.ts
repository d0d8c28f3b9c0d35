// The cards that may have been drawn from a real deck: copies together, found by their words.
import type { ChoiceLine, RichText } from "../../wire";
import { plainText } from "../shared/plain-text.ts";

/** Cards that are called the same; any of them stands for the one that was drawn. */
export interface DrawnCard {
  readonly name: string;
  readonly label: RichText;
  readonly notations: readonly string[];
  /** Whether the table counts it out of the deck. */
  readonly isElsewhere: boolean;
}

/** Without accents and capitals, as people type. */
const folded = (words: string): string => words.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The cards that may have been drawn, those in the deck first; `taken` are notations that were entered for this draw already. */
export function drawnCards(
  deck: readonly ChoiceLine[],
  elsewhere: readonly ChoiceLine[],
  taken: readonly string[] = [],
): readonly DrawnCard[] {
  const isLeft = ({ notation }: ChoiceLine): boolean => !taken.includes(notation);
  const inDeck = copiesTogether(deck.filter(isLeft), { isElsewhere: false });
  const countedElsewhere = copiesTogether(elsewhere.filter(isLeft), { isElsewhere: true });
  const names = new Set(inDeck.map(({ name }) => name));
  return [...inDeck, ...countedElsewhere.filter(({ name }) => !names.has(name))];
}

/** The cards by their names. */
function copiesTogether(
  lines: readonly ChoiceLine[],
  { isElsewhere }: Pick<DrawnCard, "isElsewhere">,
): readonly DrawnCard[] {
  const byName = new Map<string, ChoiceLine[]>();
  for (const line of lines) {
    const name = plainText(line.label);
    byName.set(name, [...(byName.get(name) ?? []), line]);
  }
  return [...byName].map(([name, copies]) => ({
    name,
    label: copies[0]?.label ?? [],
    notations: copies.map(({ notation }) => notation),
    isElsewhere,
  }));
}

/** The cards whose names contain all typed words; cards that the table counts elsewhere only if something was typed. */
export function cardsWith(cards: readonly DrawnCard[], typed: string): readonly DrawnCard[] {
  const words = folded(typed).split(/\s+/u).filter(Boolean);
  return cards.filter(
    ({ name, isElsewhere }) => (words.length > 0 || !isElsewhere) && words.every((word) => folded(name).includes(word)),
  );
}
