/** Finds the cards that a question names, by name only, as `reference/cards/finding.py` does. */

import { fold } from "./words";

/** A card of a game; 1 if any of its text is of this edition. */
export type CardLine = [slug: string, title: string, text: string, ours?: 1];

/** Fewest letters of a question that may be the beginning of a card's name. */
const MIN_LETTERS = 3;
/** Fewest letters of a name of one word that is found within a question. */
const LONG_NAME = 5;

/** The cards whose name the question is, then those named in it, then those whose name it begins. */
export function findCards(cards: readonly CardLine[], question: string): { card: CardLine; whole: boolean }[] {
  const asked = words(question);
  const matches: [rank: number, card: CardLine][] = [];
  for (const card of cards) {
    const rank = rankOf(asked, words(card[1]));
    if (rank !== undefined) matches.push([rank, card]);
  }
  matches.sort((a, b) => a[0] - b[0]);
  return matches.map(([rank, card]) => ({ card, whole: rank === 0 }));
}

function words(text: string): string[] {
  return (text.normalize("NFC").match(/[\p{L}\p{N}]+/gu) ?? []).map(fold);
}

function rankOf(asked: string[], name: string[]): number | undefined {
  const [first] = name;
  if (!asked.length || !first) return undefined;
  if (asked.join(" ") === name.join(" ")) return 0;
  if (` ${asked.join(" ")} `.includes(` ${name.join(" ")} `) && (name.length > 1 || first.length >= LONG_NAME))
    return 1;
  return asked.join("").length >= MIN_LETTERS && beginsName(asked, name) ? 2 : undefined;
}

/** Whether each word of the question begins a word of the name, in their order. */
function beginsName(asked: string[], name: string[]): boolean {
  let position = 0;
  for (const beginning of asked) {
    while (position < name.length && !name[position]?.startsWith(beginning)) position += 1;
    if (position === name.length) return false;
    position += 1;
  }
  return true;
}
