/** What a page of the reference says about itself, in the attributes of its root element. */

import type { Lang } from "./index";

const html = document.documentElement;
// the names under which a browser keeps what was used last
const LAST_GAME = "rules at hand: the game last used";
const LAST_LANG = "rules at hand: the language last used";

export const page = {
  lang: html.lang as Lang,
  /** Every language of the site, English first. */
  langs: (html.dataset["langs"] ?? "en").split(" ") as readonly Lang[],
  /** The game that the page is about; null on pages of both. */
  game: html.dataset["game"] ?? null,
  /** The game whose entries lead: that of the page, or else the one last used. */
  lead: html.dataset["game"] ?? lastGame(),
  /** The way from this page to the folder of the site, such as `../../`. */
  root: html.dataset["root"] ?? "",
};

/** The game last used on this device; a browser that keeps nothing knows none. */
export function lastGame(): string | null {
  return stored(LAST_GAME);
}

/** The language last used on this device, if the site still has it. */
export function lastLang(): Lang | null {
  const lang = stored(LAST_LANG);
  return lang !== null && page.langs.includes(lang) ? lang : null;
}

/** This game, or the page's own, is the one last used, and so is this page's language. */
export function rememberGame(game: string | null = page.game): void {
  try {
    if (game) localStorage.setItem(LAST_GAME, game);
    localStorage.setItem(LAST_LANG, page.lang);
  } catch {
    // the browser stores nothing: the next visit begins anew
  }
}

/** What is kept under a name; null where nothing is. */
function stored(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Words of the interface, in the page's language; the page carries them. */
export function word(name: string): string {
  return html.dataset[name] ?? name;
}

/** An element with attributes and what is in it. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Record<string, string> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const created = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) created.setAttribute(name, value);
  created.append(...children);
  return created;
}

/** The way from this page to an entry, or to a place in it. */
export function linkTo(game: string, slug: string, place = ""): string {
  return `${page.root}${page.lang}/${game}/${slug}.html${place && `#${place}`}`;
}
