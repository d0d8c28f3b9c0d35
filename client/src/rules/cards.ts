/** Cards that a question names, the same as `reference/cards/finding.py`. They are found beside the entries, by their names only. */

import { fold } from "./words";

export type CardLine = [slug: string, title: string, text: string];

const FEWEST = 3;
const LONG = 5;

/** The cards whose name the question is, then those named in it, then those whose name it begins. */
export function findCards(cards: readonly CardLine[], question: string): { card: CardLine; whole: boolean }[] {
  const asked = words(question);
  const found: [rank: number, card: CardLine][] = [];
  for (const card of cards) {
    const rank = rankOf(asked, words(card[1]));
    if (rank !== undefined) found.push([rank, card]);
  }
  found.sort((one, other) => one[0] - other[0]);
  return found.map(([rank, card]) => ({ card, whole: rank === 0 }));
}

function words(text: string): string[] {
  return (text.normalize("NFC").match(/[\p{L}\p{N}]+/gu) ?? []).map(fold);
}

function rankOf(asked: string[], name: string[]): number | undefined {
  const [first] = name;
  if (!asked.length || !first) return undefined;
  if (asked.join(" ") === name.join(" ")) return 0;
  if (` ${asked.join(" ")} `.includes(` ${name.join(" ")} `) && (name.length > 1 || first.length >= LONG)) return 1;
  return asked.join("").length >= FEWEST && begun(asked, name) ? 2 : undefined;
}

/** Whether each word of the question begins a word of the name, in their order. */
function begun(asked: string[], name: string[]): boolean {
  let at = 0;
  for (const begin of asked) {
    while (at < name.length && !name[at]?.startsWith(begin)) at += 1;
    if (at === name.length) return false;
    at += 1;
  }
  return true;
}
