/** The text of an entry for a preview: taken from its page, which an installed site keeps, or else from the search data. */

import { loadSearchData } from "./data";
import { linkTo } from "./page";

/** The parts of an entry's page that its preview leaves out, or shows by itself. */
const OMITTED_PARTS = ".see, .legend, .near, .ids, h1, .brief";

/** What a preview shows of an entry. */
export interface EntryText {
  title: string;
  brief: string;
  blocks: Node[];
}

/** By the links to the entries. */
const loadedEntries = new Map<string, Promise<EntryText>>();

/** Loads an entry once; after a failure the next call tries again. */
export function loadEntry(game: string, slug: string): Promise<EntryText> {
  const link = linkTo(game, slug);
  let entry = loadedEntries.get(link);
  if (!entry) {
    entry = fromPage(link).catch(() => fromSearch(game, slug));
    loadedEntries.set(link, entry);
    entry.catch(() => loadedEntries.delete(link));
  }
  return entry;
}

/** The text of an entry on its page; addresses and ids are made to fit another page. */
async function fromPage(link: string): Promise<EntryText> {
  const response = await fetch(link);
  const html = new DOMParser().parseFromString(await response.text(), "text/html");
  const article = html.querySelector("article.entry");
  if (!response.ok || !article) throw new Error(`expected an entry at ${link}`);
  const title = article.querySelector("h1")?.textContent ?? "";
  const briefElement = article.querySelector(".brief");
  briefElement?.querySelectorAll(".ours").forEach((mark) => mark.remove());
  const brief = briefElement?.textContent ?? "";
  article.querySelectorAll(OMITTED_PARTS).forEach((part) => part.remove());
  article.querySelectorAll("[id]").forEach((part) => part.removeAttribute("id"));
  const base = new URL(link, location.href);
  for (const anchor of article.querySelectorAll("a")) {
    anchor.href = new URL(anchor.getAttribute("href") ?? "", base).href;
    anchor.removeAttribute("data-entry");
  }
  return { title, brief, blocks: [...article.children].map((part) => document.importNode(part, true)) };
}

/** For pages that were opened as files and may not fetch: title and brief, as search has them. */
async function fromSearch(game: string, slug: string): Promise<EntryText> {
  const { indexes } = await loadSearchData();
  const entry = indexes.find((index) => index.game === game)?.entries.find((each) => each.slug === slug);
  if (!entry) throw new Error(`expected the entry ${game}/${slug}`);
  return { title: entry.title, brief: entry.brief, blocks: [] };
}
