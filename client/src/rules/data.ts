/** What search reads: fetched when the page is idle, the game at hand first; of pages opened as files, told by a frame. */

import { bloomFilter, type BloomFilterData, type IsKnown } from "./bloom-filter";
import type { CardLine } from "./cards";
import type { Index, Sentences } from "./index";
import { element, page, word } from "./page";
import { ranked } from "./ranking";

/** What there is so far. */
export interface Shelf {
  /** The game at hand first. */
  indexes: Index[];
  isKnown: IsKnown;
  sentences: Map<string, Sentences>;
  cards: Map<string, CardLine[]>;
}

const GAMES = ["sea", "skies"];
const shelf: Shelf = { indexes: [], isKnown: () => false, sentences: new Map(), cards: new Map() };
const waiting: (() => void)[] = [];
let loading: Promise<Shelf> | undefined;
let whole: Promise<Shelf> | undefined;

/** The shelf as soon as it has an index; whoever asks is told when more has come. */
export function search(more: () => void = () => undefined): Promise<Shelf> {
  waiting.splice(0, waiting.length, more);
  loading ??= start().catch((error: unknown) => {
    loading = undefined; // the next question tries again
    throw error;
  });
  return loading;
}

/** The shelf when all is there. */
export async function wholeShelf(): Promise<Shelf> {
  await search();
  return whole ?? shelf;
}

/** The game that leads is another one now. */
export function led(): void {
  shelf.indexes = [...shelf.indexes].sort(
    (one, other) => Number(other.game === page.lead) - Number(one.game === page.lead),
  );
}

/** When the page has nothing else to do. */
export function whenIdle(): void {
  const begin = (): void => void search().catch(() => undefined);
  if ("requestIdleCallback" in window) requestIdleCallback(begin, { timeout: 3000 });
  else setTimeout(begin, 500);
}

async function start(): Promise<Shelf> {
  const [first, second] = page.lead === GAMES[1] ? [GAMES[1], GAMES[0]] : GAMES;
  const [index, known] = await Promise.all([
    read<Index>(`search.${page.lang}.${first}`),
    read<BloomFilterData>(`words.${page.lang}`).catch(() => undefined),
  ]);
  if (known) shelf.isKnown = bloomFilter(known);
  shelf.indexes = [index];
  ranked(shelf.indexes, "fatigeu in a chalenge", shelf.isKnown); // so that a real question is answered by warm code
  whole = rest(String(first), String(second));
  whole.catch(() => undefined);
  return shelf;
}

async function rest(first: string, second: string): Promise<Shelf> {
  const come = (): void => waiting.forEach((tell) => tell());
  shelf.sentences.set(first, await read<Sentences>(`sentences.${page.lang}.${first}`));
  shelf.cards.set(first, await read<CardLine[]>(`cards.${page.lang}.${first}`));
  come();
  shelf.indexes = [...shelf.indexes, await read<Index>(`search.${page.lang}.${second}`)];
  led();
  shelf.sentences.set(second, await read<Sentences>(`sentences.${page.lang}.${second}`));
  shelf.cards.set(second, await read<CardLine[]>(`cards.${page.lang}.${second}`));
  come();
  return shelf;
}

async function read<T>(name: string): Promise<T> {
  if (location.protocol === "file:") return JSON.parse((await told())[name] ?? "") as T;
  const answer = await fetch(`${page.root}assets/${name}.json`);
  if (!answer.ok) throw new Error(`expected ${name}, got ${answer.status}`);
  return (await answer.json()) as T;
}

let telling: Promise<Record<string, string>> | undefined;

/** A page that was opened as a file may not fetch; but another one carries all that, and tells it to its parent. */
function told(): Promise<Record<string, string>> {
  telling ??= new Promise((resolve) => {
    const source = `${page.root}${page.lang}/search-data.html`;
    const frame = element("iframe", { src: source, hidden: "", title: word("results"), tabindex: "-1" });
    window.addEventListener("message", (event) => {
      if (event.source !== frame.contentWindow || typeof event.data !== "object") return;
      frame.remove();
      resolve(event.data as Record<string, string>);
    });
    document.body.append(frame);
  });
  return telling;
}

/** On the page that carries it: tells it to the page around it, if that one was opened as a file too. */
export function tellParent(): void {
  const parts = [...document.querySelectorAll<HTMLTemplateElement>("template.search-data")];
  if (!parts.length || location.protocol !== "file:" || parent === window) return;
  parent.postMessage(Object.fromEntries(parts.map((part) => [part.id, part.content.textContent ?? ""])), "*");
}
