// What earlier voyages have unlocked, as the form of a new campaign offers it: which cards exclude each other.
import type { UnlockedCard } from "../../wire";
import { plainText } from "../shared/plain-text.ts";
import { printed, withApostrophes } from "../shared/typography.ts";

/** A card with its words as a printer sets them. */
export const asPrinted = (card: UnlockedCard): UnlockedCard => ({
  ...card,
  title: withApostrophes(card.title),
  start: withApostrophes(card.start),
  text: plainText(printed([["plain", card.text, ""]])),
});

/** Cards of which at most one is taken along; a card that goes with all others stands alone. */
export function groupsOf(cards: readonly UnlockedCard[]): UnlockedCard[][] {
  const groups = new Map<string, UnlockedCard[]>();
  for (const card of cards) {
    const key = [card.option, ...card.excludes].sort().join(" ");
    groups.set(key, [...(groups.get(key) ?? []), card]);
  }
  return [...groups.values()];
}

/** The titles of cards that a card excludes and that do not stand in its group. */
export function othersOf(card: UnlockedCard, cards: readonly UnlockedCard[]): string[] {
  const own = groupsOf(cards).find((group) => group.includes(card)) ?? [];
  return cards
    .filter((other) => card.excludes.includes(other.option) && !own.includes(other))
    .map((other) => other.title);
}

/** What is taken along once a card is taken, or left: what it excludes is left. */
export function chosenWith(chosen: readonly string[], card: UnlockedCard, taken: boolean): string[] {
  const others = chosen.filter((option) => option !== card.option);
  return taken ? [...others.filter((option) => !card.excludes.includes(option)), card.option] : others;
}
