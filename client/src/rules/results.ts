/** What a search found, drawn as a list: this game's entries first, then the other's. */

import type { Entry, Index } from "./index";
import { element, linkTo, page, word } from "./page";
import { ruleNamed, search } from "./ranking";

export interface Found {
  entry: Entry;
  link: string;
}

/** The best entries of this page's game, then a few of the other game. */
export function find(index: Index, question: string, most: number, others: number): Found[] {
  const start = performance.now();
  const named = ruleNamed(index, question);
  const rule = named ? question.trim().toUpperCase() : "";
  const all = search(index, question, null, index.entries.length).map((hit) => hit.entry);
  const here = all.filter((entry) => page.game === null || entry.game === page.game).slice(0, most);
  const there = all.filter((entry) => page.game !== null && entry.game !== page.game).slice(0, others);
  performance.measure("search", { start });
  return [...here, ...there].map((entry) => ({ entry, link: linkTo(entry.game, entry.slug, rule) }));
}

/** The name of the game, where it is not the page's own. */
export function gameMark(entry: Entry): HTMLElement[] {
  if (entry.game === page.game) return [];
  return [element("small", { class: "game" }, word(entry.game))];
}
