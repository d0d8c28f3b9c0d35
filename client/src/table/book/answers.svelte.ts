// Whether the question and its answers lie below what is seen of the book: then a bar leads to them.

/** So much is left free above what is brought into sight. */
const MARGIN = 12;

export class Answers {
  below = $state(false);
  #element: Element | null = null;

  watch = (element: Element): (() => void) => {
    this.#element = element;
    const seen = new IntersectionObserver(([entry]) => {
      if (entry) this.below = !entry.isIntersecting && entry.boundingClientRect.top > (entry.rootBounds?.top ?? 0);
    }, { root: element.parentElement, rootMargin: "0px 0px -48px" });
    seen.observe(element);
    return () => {
      seen.disconnect();
      this.#element = null;
      this.below = false;
    };
  };

  /** Brings the question into sight where a page that has been read stands above it; a test with its odds and a stall with its wares whole. */
  follow = (): void => {
    const [leaf, question] = [this.#element?.parentElement, this.#element];
    if (!leaf || !question) return;
    const [seen, asked] = [leaf.getBoundingClientRect(), question.getBoundingClientRect()];
    const first = leaf.querySelector(":scope > .test, :scope > .trade")?.getBoundingClientRect();
    const most = first ? first.top - seen.top - MARGIN : asked.top - seen.top - seen.height / 3;
    if (asked.bottom > seen.bottom) leaf.scrollBy({ top: Math.min(asked.bottom - seen.bottom, most), behavior: "smooth" });
  };

  show = (): void => {
    this.#element?.scrollIntoView({ block: "start", behavior: "smooth" });
    this.#element?.querySelector<HTMLElement>("button.line")?.focus({ preventScroll: true });
  };
}
