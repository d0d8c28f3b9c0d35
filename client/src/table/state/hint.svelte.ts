// The card shown while the pointer is on a word; only one at a time.

import { on } from "svelte/events";

export interface Shown {
  readonly ref: string;
  readonly x: number;
  readonly y: number;
}

const PATIENCE = 250;
/** Milliseconds after a click in which what comes to lie under a resting mouse is not pointed at. */
const AFTER_CLICK = 700;
let clicked = -Infinity;
let moved = 0;
if (typeof document !== "undefined") {
  document.addEventListener("pointerdown", () => ((clicked = performance.now()), (moved = 0)), true);
  document.addEventListener("mousemove", (event) => (moved += Math.abs(event.movementX) + Math.abs(event.movementY)));
}
/** Whether somebody points by themselves: the mouse has moved since the click that brought the element under it. */
const isPointing = (): boolean => moved > 2 || performance.now() - clicked > AFTER_CLICK;

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
    const show = (): void => {
      if (isPointing()) hint.at(ref, element);
    };
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
