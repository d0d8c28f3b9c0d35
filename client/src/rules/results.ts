/** What a search found: this game's entries first, then the other's; each with the sentence that answers best. */

import { findCards, type CardLine } from "./cards";
import type { Shelf } from "./data";
import type { Entry } from "./index";
import { element, linkTo, page, word } from "./page";
import { ranked, readingsOf, ruleNamed, type Hit } from "./ranking";
import { askedOf, bestSentence, type Asked, type Sentence } from "./sentences";
import { fold } from "./words";

export interface Found {
  game: string;
  entry: Entry;
  sentence: Sentence;
  link: string;
  /** Whether the line before it is the entry of the same name in the other game. */
  twin?: boolean;
  /** It is a card. */
  card?: boolean;
}

/** So many cards stand behind the entries at most. */
const CARDS = 2;

/** The best entries of this page's game, then a few of the other game; of both together where no game is named. */
export function find(shelf: Shelf, question: string, most: number, others: number): Found[] {
  const start = performance.now();
  const { indexes, isKnown } = shelf;
  const hits =
    page.game === null
      ? ranked(indexes, question, isKnown).slice(0, most)
      : indexes.flatMap((index, at) => ranked([index], question, isKnown).slice(0, at ? others : most));
  const asked = new Map(
    indexes.map((index) => {
      return [index, askedOf(index, shelf.sentences.get(index.game), readingsOf(index, question, isKnown))];
    }),
  );
  const entries = hits.map((hit, at) => ({
    ...told(shelf, hit, question, asked.get(hit.index)),
    twin: hits[at - 1]?.entry.slug === hit.entry.slug,
  }));
  const found = withCards(shelf, entries, question, most);
  performance.measure("search", { start });
  return found;
}

/** A card whose name was asked for stands first, unless an entry has that name; others behind the entries. */
function withCards(shelf: Shelf, entries: Found[], question: string, most: number): Found[] {
  const games = page.game === null ? [...shelf.cards.keys()] : [page.game];
  const cards = games.flatMap((game) =>
    findCards(shelf.cards.get(game) ?? [], question).map(({ card, whole }) => ({ whole, found: asFound(game, card) })),
  );
  const named = cards.filter(({ whole }) => whole).map(({ found }) => found);
  const others = cards
    .filter(({ whole }) => !whole)
    .slice(0, CARDS)
    .map(({ found }) => found);
  const first = entries[0] && fold(entries[0].entry.title) === fold(question.trim()) ? 1 : 0;
  const room = Math.max(1, most - others.length);
  return [...entries.slice(0, first), ...named, ...entries.slice(first, room), ...others, ...entries.slice(room)];
}

function asFound(game: string, [slug, title, text]: CardLine): Found {
  const entry = { slug, title, brief: text, rules: "" };
  return { game, entry, sentence: { number: 0, text, marked: [] }, link: linkTo(game, slug, ""), card: true };
}

function told(shelf: Shelf, { index, number, entry }: Hit, question: string, asked: Asked | undefined): Found {
  const { game } = index;
  const rule = ruleNamed(question);
  if (rule || !asked) {
    return {
      game,
      entry,
      sentence: { number: 0, text: entry.brief, marked: [] },
      link: linkTo(game, entry.slug, rule ?? ""),
    };
  }
  const sentence = bestSentence(index, number, shelf.sentences.get(game), asked);
  return { game, entry, sentence, link: linkTo(game, entry.slug, sentence.number ? `s${sentence.number}` : "") };
}

/** A sentence with the words of the question marked. */
export function marked({ text, marked }: Sentence): (Node | string)[] {
  const parts: (Node | string)[] = [];
  let at = 0;
  for (const [start, end] of marked) {
    parts.push(text.slice(at, start), element("mark", {}, text.slice(start, end)));
    at = end;
  }
  return [...parts, text.slice(at)];
}

/** That it is a card, and the name of the game, where it is not the page's own. */
export function gameMark({ game, card }: Found): HTMLElement[] {
  const said = [...(card ? [word("card")] : []), ...(game === page.game ? [] : [word(game)])];
  return said.map((text) => element("small", { class: "game" }, text));
}
