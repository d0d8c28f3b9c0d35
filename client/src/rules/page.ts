/** What a page of the reference says about itself, in the attributes of its root element. */

import type { Index, Lang } from "./index";
import { search } from "./ranking";

const html = document.documentElement;

export const page = {
  lang: (html.lang === "fr" ? "fr" : "en") as Lang,
  game: html.dataset["game"] ?? null,
  /** The way from this page to the folder of the site, such as `../../`. */
  root: html.dataset["root"] ?? "",
};

/** Words of the interface, in the page's language; the page carries them. */
export function word(name: string): string {
  return html.dataset[name] ?? name;
}

export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Record<string, string> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

let loading: Promise<Index> | undefined;

/** The index: on the page itself, or fetched once, or told by the page that has it. */
export function loadIndex(): Promise<Index> {
  loading ??= readIndex().then(warmed, (error: unknown) => {
    loading = undefined; // the next question tries again
    throw error;
  });
  return loading;
}

/** One misspelt question beforehand, so that the first real one is answered by code that is warm. */
function warmed(index: Index): Index {
  search(index, "fatigeu in a chalenge");
  return index;
}

async function readIndex(): Promise<Index> {
  const inline = document.querySelector<HTMLTemplateElement>("template#search-index");
  if (inline) return JSON.parse(inline.content.textContent ?? "") as Index;
  if (location.protocol === "file:") return fromFrame();
  const answer = await fetch(`${page.root}assets/search.${page.lang}.json`);
  if (!answer.ok) throw new Error(`expected the index of the search, got ${answer.status}`);
  return (await answer.json()) as Index;
}

/** A page that was opened as a file may not fetch; but the page of results carries the index, and tells it to its parent. */
function fromFrame(): Promise<Index> {
  return new Promise((resolve) => {
    const frame = element("iframe", { src: "find.html", hidden: "", title: word("results"), tabindex: "-1" });
    window.addEventListener("message", (event) => {
      if (event.source !== frame.contentWindow || typeof event.data !== "string") return;
      frame.remove();
      resolve(JSON.parse(event.data) as Index);
    });
    document.body.append(frame);
  });
}

/** On the page that carries the index: tells it to the page around it, if that one was opened as a file too. */
export function tellParent(): void {
  const inline = document.querySelector<HTMLTemplateElement>("template#search-index");
  if (inline && location.protocol === "file:" && parent !== window) parent.postMessage(inline.content.textContent, "*");
}

/** The way from this page to an entry. */
export function linkTo(game: string, slug: string, rule = ""): string {
  return `${page.root}${page.lang}/${game}/${slug}.html${rule && `#${rule}`}`;
}
