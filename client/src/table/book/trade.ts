// Sorts offers into those that are available and those that are not.
import type { ChoiceLine, Offer, Trade } from "../../wire";

/** A market or port. */
export interface Stall {
  readonly title: string;
  readonly icon: string;
  /** What can be had now, with the line of the menu that takes it. */
  readonly offered: readonly { readonly offer: Offer; readonly line: ChoiceLine }[];
  readonly barred: readonly Offer[];
}

/** `lines`: those that one may choose oneself. */
export function stallOf(trade: Trade, icon: string, lines: readonly ChoiceLine[]): Stall {
  const byNotation = new Map(lines.map((line) => [line.notation, line]));
  return {
    title: trade.title,
    icon,
    offered: trade.offers.flatMap((offer) => {
      const line = byNotation.get(offer.choice);
      return line ? [{ offer, line }] : [];
    }),
    barred: trade.offers.filter((offer) => !byNotation.has(offer.choice)),
  };
}
