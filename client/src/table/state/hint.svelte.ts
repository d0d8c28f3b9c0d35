// What is shown while somebody points at a word: the card that it names, beside it. Only one at a time.

import { on } from "svelte/events";

export interface Shown {
  readonly ref: string;
  readonly x: number;
  readonly y: number;
}

const PATIENCE = 250;

class Hint {
  now: Shown | null = $state.raw(null);
  #timer = 0;

  /** Somebody points at an element that names a piece. */
  at(ref: string, element: Element): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const place = element.getBoundingClientRect();
      this.now = { ref, x: place.left + place.width / 2, y: place.bottom };
    }, PATIENCE);
  }

  gone(): void {
    clearTimeout(this.#timer);
    this.now = null;
  }
}

export const hint = new Hint();

/** Shows the card of a piece while a mouse or the focus is on an element. */
export function hints(ref: string): (element: Element) => () => void {
  return (element) => {
    const show = (): void => hint.at(ref, element);
    const hide = (): void => hint.gone();
    // a word that goes while it has the focus tells so in the midst of drawing, where only these listeners may change what is shown
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
