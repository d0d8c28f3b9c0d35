/**
 * A look at a linked entry without leaving the page: by pointing at the link, by the keyboard's focus, or on a touch screen by
 * holding it. The entry is taken from its page, which an installed site keeps.
 */

import { search } from "./data";
import { element, linkTo, page, word } from "./page";

const REST = 350;
const HOLD = 450;
const LEAVE = 250;
const LEFT_OUT = ".see, .legend, .near, .ids, h1, .brief";

interface Told {
  title: string;
  brief: string;
  blocks: Node[];
}

const known = new Map<string, Promise<Told>>();

export function peeks(): void {
  const text = element("div", { class: "peek-text", tabindex: "0" });
  const open = element("a", { class: "peek-open" }, word("peekOpen"));
  const close = element("button", { type: "button" }, word("close"));
  const box = element(
    "div",
    { class: "peek", role: "dialog", "aria-label": word("peek"), hidden: "" },
    text,
    element("div", { class: "peek-foot" }, open, close),
  );
  document.body.append(box);
  let at: HTMLAnchorElement | undefined;
  let timer = 0;
  let held = false;

  const shut = (): void => {
    clearTimeout(timer);
    if (box.contains(document.activeElement)) at?.focus();
    at?.removeAttribute("aria-describedby");
    at = undefined;
    box.hidden = true;
  };

  const show = async (link: HTMLAnchorElement, sheet: boolean): Promise<void> => {
    const [game, slug] = placeOf(link);
    if (!game || !slug || at === link) return;
    shut();
    at = link;
    const { title, brief, blocks } = await told(game, slug);
    if (at !== link) return;
    const head = element("p", { class: "peek-title" }, element("a", { href: link.href }, title));
    text.replaceChildren(
      head,
      element("p", { class: "peek-brief", id: "peek-brief" }, brief),
      ...blocks.map((block) => block.cloneNode(true)),
    );
    open.href = link.href;
    box.classList.toggle("sheet", sheet);
    box.hidden = false;
    text.scrollTop = 0;
    if (sheet) {
      box.style.removeProperty("left");
      box.style.removeProperty("top");
      close.focus({ preventScroll: true });
    } else {
      place(box, link);
      link.setAttribute("aria-describedby", "peek-brief");
    }
  };

  const soon = (link: HTMLAnchorElement, wait: number, sheet = false): void => {
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      held = sheet;
      show(link, sheet).catch(shut);
    }, wait);
  };
  const later = (): void => {
    clearTimeout(timer);
    if (!box.classList.contains("sheet")) timer = window.setTimeout(shut, LEAVE);
  };

  document.addEventListener("pointerover", (event) => {
    if (event.pointerType === "touch") return;
    const link = linkUnder(event);
    if (link && link !== at) soon(link, REST);
    else if (link || box.contains(event.target as Node)) clearTimeout(timer);
    else if (at && document.activeElement !== at) later();
    else if (!at) clearTimeout(timer);
  });
  document.addEventListener("focusin", (event) => {
    const link = linkUnder(event);
    if (link?.matches(":focus-visible")) soon(link, REST);
    else if (!box.contains(event.target as Node)) later();
  });
  document.addEventListener("pointerdown", (event) => {
    held = false;
    const link = linkUnder(event);
    if (event.pointerType === "touch" && link) soon(link, HOLD, true);
    else if (!box.contains(event.target as Node)) shut();
  });
  for (const name of ["pointermove", "pointerup", "pointercancel"] as const) {
    document.addEventListener(name, (event) => {
      const still = name === "pointermove" && Math.abs(event.movementX) + Math.abs(event.movementY) < 4;
      if (event.pointerType === "touch" && !held && !still) clearTimeout(timer);
    });
  }
  const swallow = (event: Event): void => {
    if (!held || !linkUnder(event)) return;
    event.preventDefault(); // a finger that held a link neither opens it nor its menu
    if (event.type === "click") held = false;
  };
  document.addEventListener("click", swallow);
  document.addEventListener("contextmenu", (event) => {
    const link = linkUnder(event);
    if (link && (event as PointerEvent).pointerType === "touch") {
      event.preventDefault();
      if (!held) soon(link, 0, true);
    }
  });
  document.addEventListener("keydown", (event) => {
    if (box.hidden) return;
    if (event.key === "Escape") shut();
    else if (event.key === "ArrowDown" && document.activeElement === at) text.scrollBy(0, 60);
    else if (event.key === "ArrowUp" && document.activeElement === at) text.scrollBy(0, -60);
    else return;
    event.preventDefault();
  });
  close.addEventListener("click", shut);
  window.addEventListener("pagehide", shut);
}

/** The link to an entry that an event is about; links inside the look lead away as usual. */
function linkUnder(event: Event): HTMLAnchorElement | null {
  const target = event.target instanceof Element ? event.target : null;
  return target?.closest(".peek") ? null : (target?.closest<HTMLAnchorElement>("a[data-entry]") ?? null);
}

function placeOf(link: HTMLAnchorElement): [game: string | null, slug: string | undefined] {
  return [link.closest<HTMLElement>("[data-of]")?.dataset["of"] ?? page.game, link.dataset["entry"]];
}

/** Under the link, or over it where there is more room. */
function place(box: HTMLElement, link: HTMLAnchorElement): void {
  const near = link.getClientRects()[0] ?? link.getBoundingClientRect();
  const left = Math.max(8, Math.min(near.left, document.documentElement.clientWidth - box.offsetWidth - 8));
  const below = near.bottom + 6 + box.offsetHeight <= window.innerHeight || near.top < box.offsetHeight + 6;
  const top = below ? near.bottom + 6 : near.top - box.offsetHeight - 6;
  box.style.left = `${left + window.scrollX}px`;
  box.style.top = `${top + window.scrollY}px`;
}

function told(game: string, slug: string): Promise<Told> {
  const link = linkTo(game, slug);
  let found = known.get(link);
  if (!found) {
    found = fromPage(link).catch(() => fromSearch(game, slug));
    known.set(link, found);
    found.catch(() => known.delete(link));
  }
  return found;
}

async function fromPage(link: string): Promise<Told> {
  const answer = await fetch(link);
  const read = new DOMParser().parseFromString(await answer.text(), "text/html");
  const article = read.querySelector("article.entry");
  if (!answer.ok || !article) throw new Error(`expected an entry at ${link}`);
  const title = article.querySelector("h1")?.textContent ?? "";
  const brief = article.querySelector(".brief");
  brief?.querySelectorAll(".ours").forEach((mark) => mark.remove());
  const told = brief?.textContent ?? "";
  article.querySelectorAll(LEFT_OUT).forEach((part) => part.remove());
  article.querySelectorAll("[id]").forEach((part) => part.removeAttribute("id"));
  const base = new URL(link, location.href);
  for (const each of article.querySelectorAll("a")) {
    each.href = new URL(each.getAttribute("href") ?? "", base).href;
    each.removeAttribute("data-entry");
  }
  return { title, brief: told, blocks: [...article.children].map((part) => document.importNode(part, true)) };
}

/** Of pages that were opened as files, which may not fetch: what search knows. */
async function fromSearch(game: string, slug: string): Promise<Told> {
  const { indexes } = await search();
  const entry = indexes.find((index) => index.game === game)?.entries.find((each) => each.slug === slug);
  if (!entry) throw new Error(`expected the entry ${game}/${slug}`);
  return { title: entry.title, brief: entry.brief, blocks: [] };
}
