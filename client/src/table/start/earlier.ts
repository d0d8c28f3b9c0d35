// What earlier voyages have unlocked, as the form of a new campaign offers it: which cards exclude each other.
import type { UnlockedCard } from "../../wire";
import { plainText } from "../shared/plain-text.ts";
import { printed, withApostrophes } from "../shared/quotation-marks.ts";

/** A card with its words as a printer sets them. */
export const asPrinted = (card: UnlockedCard): UnlockedCard => ({
  ...card,
  title: withApostrophes(card.title),
  start: withApostrophes(card.start),
  text: plainText(printed([["plain", card.text, ""]])),
});

/** The cards in groups of which at most one card is taken along; a card that goes with all others is a group by itself. */
export function groupsOf(cards: readonly UnlockedCard[]): UnlockedCard[][] {
  const groups = new Map<string, UnlockedCard[]>();
  for (const card of cards) {
    const key = [card.option, ...card.excludes].sort().join(" ");
    groups.set(key, [...(groups.get(key) ?? []), card]);
  }
  return [...groups.values()];
}

/** The titles of cards that a card excludes though they stand in another group, so that the form has to say it. */
export function excludedElsewhere(card: UnlockedCard, cards: readonly UnlockedCard[]): string[] {
  const own = groupsOf(cards).find((group) => group.includes(card)) ?? [];
  return cards
    .filter((other) => card.excludes.includes(other.option) && !own.includes(other))
    .map((other) => other.title);
}

/** The options that are chosen with a card too: those that it excludes are chosen no longer. */
export const withCard = (chosen: readonly string[], card: UnlockedCard): string[] => [
  ...withoutCard(chosen, card).filter((option) => !card.excludes.includes(option)),
  card.option,
];

/** The options that are chosen without a card. */
export const withoutCard = (chosen: readonly string[], card: UnlockedCard): string[] =>
  chosen.filter((option) => option !== card.option);
