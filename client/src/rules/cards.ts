/** Finds the cards that a question names, by name only, as `reference/cards/finding.py` does. */

import { fold } from "./words";

/** A card of a game; 1 if any of its text is of this edition. */
export type CardLine = [slug: string, title: string, text: string, ours?: 1];

/** Fewest letters of a question that may be the beginning of a card's name. */
const MIN_LETTERS = 3;
/** Fewest letters of a name of one word that is found within a question: "hope" is said of many things. */
const MIN_NAME_LETTERS = 5;
/** How well a question names a card, the best first: it is the name, has it inside, or is its beginning. */
const WHOLE_NAME = 0;
const NAME_INSIDE = 1;
const BEGINNING = 2;

/** The cards whose name the question is, then those named in it, then those whose name it begins. */
export function findCards(cards: readonly CardLine[], question: string): { card: CardLine; whole: boolean }[] {
  const asked = words(question);
  const matches: [rank: number, card: CardLine][] = [];
  for (const card of cards) {
    const [, title] = card;
    const rank = rankOf(asked, words(title));
    if (rank !== undefined) matches.push([rank, card]);
  }
  matches.sort(([rank], [other]) => rank - other);
  return matches.map(([rank, card]) => ({ card, whole: rank === WHOLE_NAME }));
}

/** The folded words of a text. */
function words(text: string): string[] {
  return (text.normalize("NFC").match(/[\p{L}\p{N}]+/gu) ?? []).map(fold);
}

/** How well the words of a question name a card; nothing if they do not. */
function rankOf(asked: string[], name: string[]): number | undefined {
  const [first] = name;
  if (!asked.length || !first) return undefined;
  const question = asked.join(" ");
  const title = name.join(" ");
  if (question === title) return WHOLE_NAME;
  const isLong = name.length > 1 || first.length >= MIN_NAME_LETTERS;
  if (isLong && ` ${question} `.includes(` ${title} `)) return NAME_INSIDE;
  return asked.join("").length >= MIN_LETTERS && beginsName(asked, name) ? BEGINNING : undefined;
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
