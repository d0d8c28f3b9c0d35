/** The data of search: fetched when the page is idle, the leading game first; a page opened as a file gets it from a frame. */

import { bloomFilter, type BloomFilterData, type IsKnown } from "./bloom-filter";
import type { CardLine } from "./cards";
import type { Index, Sentences } from "./index";
import { element, page, word } from "./page";
import { ranked } from "./ranking";

/** What has been loaded so far. */
export interface SearchData {
  /** That of the leading game first. */
  indexes: Index[];
  isKnown: IsKnown;
  sentences: Map<string, Sentences>;
  cards: Map<string, CardLine[]>;
}

type Game = "sea" | "skies";
/** When the data is loaded on a page that is never idle, and in a browser that does not tell when a page is idle. */
const LOAD_AT_LATEST_MS = 3000;
const LOAD_AFTER_MS = 500;
/** Answered before anybody asks, so that the code is compiled by then; words that are no words run through most of it. */
const MISSPELT_QUESTION = "fatigeu in a chalenge";
const searchData: SearchData = { indexes: [], isKnown: () => false, sentences: new Map(), cards: new Map() };
/** Called when more has been loaded. */
let notify: () => void = () => undefined;
/** The loading of the first index, and of all the rest: begun once. */
let loading: Promise<SearchData> | undefined;
let loadingRest: Promise<SearchData> | undefined;

/** The data as soon as it has an index; the last caller is called back when more has been loaded. */
export function loadSearchData(onMore: () => void = () => undefined): Promise<SearchData> {
  notify = onMore;
  loading ??= start().catch((error: unknown) => {
    loading = undefined; // the next question tries again
    throw error;
  });
  return loading;
}

/** The data when all of it is loaded. */
export async function allSearchData(): Promise<SearchData> {
  await loadSearchData();
  return loadingRest ?? searchData;
}

/** Puts the index of the leading game first, after another game was chosen. */
export function orderByLead(): void {
  searchData.indexes = [...searchData.indexes].sort(
    (a, b) => Number(b.game === page.lead) - Number(a.game === page.lead),
  );
}

/** Begins to load when the page is idle. */
export function loadWhenIdle(): void {
  const begin = (): void => void loadSearchData().catch(() => undefined);
  if ("requestIdleCallback" in window) requestIdleCallback(begin, { timeout: LOAD_AT_LATEST_MS });
  else setTimeout(begin, LOAD_AFTER_MS);
}

/** Load the index of the leading game, and begin with the rest. */
async function start(): Promise<SearchData> {
  const [first, second]: [Game, Game] = page.lead === "skies" ? ["skies", "sea"] : ["sea", "skies"];
  const [index, filterData] = await Promise.all([
    read<Index>(`search.${page.lang}.${first}`),
    read<BloomFilterData>(`words.${page.lang}`).catch(() => undefined),
  ]);
  if (filterData) searchData.isKnown = bloomFilter(filterData);
  searchData.indexes = [index];
  ranked(index, MISSPELT_QUESTION, searchData.isKnown);
  loadingRest = loadRest(first, second);
  loadingRest.catch(() => undefined);
  return searchData;
}

/** Load what results show, and the other game. */
async function loadRest(first: Game, second: Game): Promise<SearchData> {
  await loadTexts(first);
  notify();
  searchData.indexes = [...searchData.indexes, await read<Index>(`search.${page.lang}.${second}`)];
  orderByLead();
  await loadTexts(second);
  notify();
  return searchData;
}

/** Load the texts that results of a game show: sentences of entries, and cards. */
async function loadTexts(game: Game): Promise<void> {
  searchData.sentences.set(game, await read<Sentences>(`sentences.${page.lang}.${game}`));
  searchData.cards.set(game, await read<CardLine[]>(`cards.${page.lang}.${game}`));
}

/** A file of the data by its name. */
async function read<T>(name: string): Promise<T> {
  if (location.protocol === "file:") return JSON.parse((await loadFromFrame())[name] ?? "") as T;
  const response = await fetch(`${page.root}assets/${name}.json`);
  if (!response.ok) throw new Error(`expected ${name}, got ${response.status}`);
  return (await response.json()) as T;
}

let loadingFromFrame: Promise<Record<string, string>> | undefined;

/** A page opened as a file may not fetch: search-data.html, in a frame, holds all data and posts it to its parent. */
function loadFromFrame(): Promise<Record<string, string>> {
  loadingFromFrame ??= new Promise((resolve) => {
    const source = `${page.root}${page.lang}/search-data.html`;
    const frame = element("iframe", { src: source, hidden: "", title: word("results"), tabindex: "-1" });
    window.addEventListener("message", (event) => {
      if (event.source !== frame.contentWindow || typeof event.data !== "object") return;
      frame.remove();
      resolve(event.data as Record<string, string>);
    });
    document.body.append(frame);
  });
  return loadingFromFrame;
}

/** In search-data.html: posts the data to the parent page, if both were opened as files. */
export function postToParent(): void {
  const parts = [...document.querySelectorAll<HTMLTemplateElement>("template.search-data")];
  if (!parts.length || location.protocol !== "file:" || parent === window) return;
  parent.postMessage(Object.fromEntries(parts.map((part) => [part.id, part.content.textContent ?? ""])), "*");
}
