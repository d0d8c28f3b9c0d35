// Whether the answers lie below what is seen of the book: then a bar leads to them.
import { scrolling } from "../shared/motion.ts";

/** The question alone, without its first answer, is not yet enough to be seen. */
const QUESTION = 120;
/** What stays free above what is asked. */
const EDGE = 8;

class Answers {
  below = $state(false);
  #element: Element | null = null;

  watch = (element: Element): (() => void) => {
    this.#element = element;
    let seen: IntersectionObserver | null = null;
    // what lies below the book is no part of it: the places of a phone, the party
    const look = (): void => {
      seen?.disconnect();
      const end = element.closest("main")?.getBoundingClientRect().bottom ?? innerHeight;
      seen = new IntersectionObserver(
        ([entry]) => {
          if (entry) this.below = !entry.isIntersecting && entry.boundingClientRect.top > innerHeight / 2;
        },
        { rootMargin: `0px 0px -${Math.round(innerHeight - end) + QUESTION}px` },
      );
      seen.observe(element);
    };
    look();
    addEventListener("resize", look);
    return () => {
      removeEventListener("resize", look);
      seen?.disconnect();
      this.#element = null;
      this.below = false;
    };
  };

  /** Brings what is asked into sight where a page that has been read stands above it, of which something is still seen if there is room. */
  follow = (): void => {
    const [leaf, question] = [this.#element?.parentElement, this.#element];
    if (!leaf || !question) return;
    const [seen, asked] = [leaf.getBoundingClientRect(), question.getBoundingClientRect()];
    const above = asked.height > (seen.height * 2) / 3 ? EDGE : seen.height / 3;
    const most = asked.top - seen.top - above;
    if (asked.bottom > seen.bottom)
      leaf.scrollBy({ top: Math.min(asked.bottom - seen.bottom, most), behavior: scrolling() });
  };

  show = (): void => {
    this.#element?.scrollIntoView({ block: "start", behavior: scrolling() });
    this.#element?.querySelector<HTMLElement>("button.line")?.focus({ preventScroll: true });
  };
}

/** There is one book on the table. */
export const answers = new Answers();
