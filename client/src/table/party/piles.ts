// The visible cards by pile, in display order.
import type { Scene } from "../state/scene.svelte.ts";
import { t } from "../state/words.svelte.ts";

/** Cards that are shown together. */
export interface Pile {
  readonly title: string;
  readonly refs: readonly string[];
}

/** A card that is in a hand is in no other pile. */
export function pilesOf({ cards, hands }: Pick<Scene, "cards" | "hands">): readonly Pile[] {
  if (!cards) return [];
  const open = hands.map((hand) => ({ title: hand.title, refs: hand.cards ?? [] }));
  const held = new Set(open.flatMap(({ refs }) => refs));
  const events = cards.event ? [cards.event, ...cards.events.filter((ref) => ref !== cards.event)] : cards.events;
  return [
    { title: t("cards-events"), refs: events },
    ...open,
    { title: t("cards-owned"), refs: cards.owned.filter((ref) => !held.has(ref)) },
    { title: t("cards-curses"), refs: cards.curses },
    { title: t("cards-deck"), refs: cards.deck.filter((ref) => !held.has(ref)) },
    { title: t("cards-aside"), refs: cards.aside },
  ].filter(({ refs }) => refs.length);
}

/** How many cards the party holds and owns: not those on the table, in a deck or set aside. */
export function heldCount({ cards, hands }: Pick<Scene, "cards" | "hands">): number {
  const held = hands.filter((hand) => hand.kind !== "combat").flatMap((hand) => hand.cards ?? []);
  return new Set([...held, ...(cards?.owned ?? [])]).size;
}
