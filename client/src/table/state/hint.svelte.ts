// The card shown while the pointer is on a word; only one at a time.
import { on } from "svelte/events";
import { isPointing } from "./pointing.ts";

/** The card of a piece, and the point of the window under which it is shown. */
export interface ShownHint {
  readonly ref: string;
  readonly x: number;
  readonly y: number;
}

/** How long a pointer rests on a word before its card is shown. */
const REST_MS = 250;
class Hint {
  now: ShownHint | null = $state.raw(null);
  #timer = 0;

  /** Somebody points at an element that names a piece. */
  at(ref: string, element: Element): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const place = element.getBoundingClientRect();
      this.now = { ref, x: place.left + place.width / 2, y: place.bottom };
    }, REST_MS);
  }

  /** Nobody points at it any more. */
  gone(): void {
    clearTimeout(this.#timer);
    this.now = null;
  }
}

export const hint = new Hint();

/** Shows the card of a piece while a mouse or the focus is on an element. */
export function hints(ref: string): (element: Element) => () => void {
  return (element) => {
    const show = (): void => {
      if (isPointing()) hint.at(ref, element);
    };
    const hide = (): void => hint.gone();
    // a word that is removed while it has the focus fires its event during drawing, when state may only be changed by these
    // listeners
    const listening = [
      on(element, "mouseenter", show),
      on(element, "mouseleave", hide),
      on(element, "focus", show),
      on(element, "blur", hide),
      on(element, "click", hide),
    ];
    return () => {
      for (const stop of listening) stop();
      hide();
    };
  };
}
