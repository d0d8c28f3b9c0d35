/** The box that shows a linked entry without leaving the page: beside the link, or as a sheet at the foot of the screen. */

import { loadEntry } from "./entry-source";
import { element, page, word } from "./page";

export class EntryPreview {
  /** The link whose entry is shown or being loaded. */
  currentLink: HTMLAnchorElement | undefined;
  /** Whether the last press opened it: the click at its end follows no link. */
  openedByLongPress = false;
  readonly #text = element("div", { class: "peek-text", tabindex: "0" });
  readonly #pageLink = element("a", { class: "peek-open" }, word("peekOpen"));
  readonly #closeButton = element("button", { type: "button" }, word("close"));
  readonly #box = element(
    "div",
    { class: "peek", role: "dialog", "aria-label": word("peek"), hidden: "" },
    this.#text,
    element("div", { class: "peek-foot" }, this.#pageLink, this.#closeButton),
  );
  /** The delay after which it opens or closes. */
  #timer = 0;

  constructor() {
    document.body.append(this.#box);
    this.#closeButton.addEventListener("click", this.close);
  }

  get isOpen(): boolean {
    return !this.#box.hidden;
  }

  contains(target: EventTarget | null): boolean {
    return this.#box.contains(target as Node | null);
  }

  /** Opens after a delay, unless something else is asked for meanwhile; as a sheet after a long press. */
  openAfter(delay: number, link: HTMLAnchorElement, { longPress = false }: { longPress?: boolean } = {}): void {
    this.cancelTimer();
    this.#timer = window.setTimeout(() => {
      this.openedByLongPress = longPress;
      this.open(link, { asSheet: longPress }).catch(this.close);
    }, delay);
  }

  /** Closes after a delay; a sheet stays open. */
  closeAfter(delay: number): void {
    this.cancelTimer();
    if (!this.#box.classList.contains("sheet")) this.#timer = window.setTimeout(this.close, delay);
  }

  /** Neither open nor close after a delay. */
  cancelTimer(): void {
    clearTimeout(this.#timer);
  }

  /** Load the entry of a link and show it, unless it is closed or opened for another link meanwhile. */
  async open(link: HTMLAnchorElement, { asSheet }: { asSheet: boolean }): Promise<void> {
    const game = link.closest<HTMLElement>("[data-of]")?.dataset["of"] ?? page.game;
    const slug = link.dataset["entry"];
    if (!game || !slug || this.currentLink === link) return;
    this.close();
    this.currentLink = link;
    const { title, brief, blocks } = await loadEntry(game, slug);
    if (this.currentLink !== link) return; // closed, or opened for another link, while it was loaded
    this.#text.replaceChildren(
      element("p", { class: "peek-title" }, element("a", { href: link.href }, title)),
      element("p", { class: "peek-brief", id: "peek-brief" }, brief),
      ...blocks.map((block) => block.cloneNode(true)),
    );
    this.#pageLink.href = link.href;
    this.#box.classList.toggle("sheet", asSheet);
    this.#box.hidden = false;
    this.#text.scrollTop = 0;
    if (asSheet) {
      this.#box.style.removeProperty("left");
      this.#box.style.removeProperty("top");
      this.#closeButton.focus({ preventScroll: true });
    } else {
      placeBeside(this.#box, link);
      link.setAttribute("aria-describedby", "peek-brief");
    }
  }

  close = (): void => {
    this.cancelTimer();
    if (this.contains(document.activeElement)) this.currentLink?.focus();
    this.currentLink?.removeAttribute("aria-describedby");
    this.currentLink = undefined;
    this.#box.hidden = true;
  };

  scrollBy(pixels: number): void {
    this.#text.scrollBy(0, pixels);
  }
}

/** Free pixels between the box and the sides of the window, and between the box and its link. */
const MARGIN = 8;
const GAP = 6;

/** Under the link, or over it where there is more room. */
function placeBeside(box: HTMLElement, link: HTMLAnchorElement): void {
  const firstLine = link.getClientRects()[0] ?? link.getBoundingClientRect();
  const farthestLeft = document.documentElement.clientWidth - box.offsetWidth - MARGIN;
  const left = Math.max(MARGIN, Math.min(firstLine.left, farthestLeft));
  const height = box.offsetHeight + GAP;
  const fitsBelow = firstLine.bottom + height <= window.innerHeight;
  const fitsAbove = firstLine.top >= height;
  const top = fitsBelow || !fitsAbove ? firstLine.bottom + GAP : firstLine.top - height;
  box.style.left = `${left + window.scrollX}px`;
  box.style.top = `${top + window.scrollY}px`;
}
