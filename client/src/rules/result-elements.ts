/** Search results as elements of the page: links, labels, passages with the words of the question, and marks. */

import { element, linkTo, word } from "./page";
import type { SearchResult } from "./results";
import type { Sentence } from "./sentences";

const EDITION_MARK = "◊";

/** The address of what a result leads to. */
export function linkOf({ game, entry, place }: SearchResult): string {
  return linkTo(game, entry.slug, place);
}

/** The summary of a result and the passages that answer, the summary once; each with its mark. */
export function resultTexts({ entry, sentences }: SearchResult): { parts: (Node | string)[]; ours: boolean }[] {
  const answers = sentences.map((sentence) => ({ parts: highlighted(sentence), ours: sentence.ours }));
  return sentences[0]?.number ? [{ parts: [entry.brief], ours: entry.ours === 1 }, ...answers] : answers;
}

/** A text with the words of the question highlighted. */
export function highlighted({ text, marked }: Sentence): (Node | string)[] {
  const parts: (Node | string)[] = [];
  let position = 0;
  for (const [start, end] of marked) {
    parts.push(text.slice(position, start), element("mark", {}, text.slice(start, end)));
    position = end;
  }
  return [...parts, text.slice(position)];
}

/** The mark of texts that rest on a ruling of this edition, for a place in which no link may stand. */
export function editionMark(): HTMLElement {
  return element(
    "span",
    { class: "ours", title: word("ours") },
    element("span", { "aria-hidden": "true" }, EDITION_MARK),
    element("span", { class: "sr" }, ` (${word("ours")})`),
  );
}

/** The same mark as a link to the page of sources. */
export function editionLink(game: string): HTMLElement {
  const href = linkTo(game, "sources", "ours");
  return element("a", { class: "ours", href, title: word("ours"), "aria-label": word("ours") }, EDITION_MARK);
}

/** The words over the results of the game that is not chosen. */
export function otherGameLabel({ game }: SearchResult): string {
  return `${word("otherGame")} ${word(game)}`;
}

/** That it is a card, and the name of the game where it is not the chosen one. */
export function resultLabels({ game, isCard, isOfOtherGame }: SearchResult): HTMLElement[] {
  const labels = [...(isCard ? [word("card")] : []), ...(isOfOtherGame ? [word(game)] : [])];
  return labels.map((label) => element("small", { class: "game" }, label));
}
