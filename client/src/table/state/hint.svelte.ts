// The card shown while the pointer is on a word; only one at a time.

import { on } from "svelte/events";

/** The card of a piece, and the point of the window under which it is shown. */
export interface Shown {
  readonly ref: string;
  readonly x: number;
  readonly y: number;
}

/** So long a pointer rests on a word before its card is shown. */
const REST_MS = 250;
/** So long after a click what comes to lie under a resting mouse is not pointed at. */
const AFTER_CLICK_MS = 700;
/** A mouse that moves no more than so many pixels rests. */
const RESTING_PX = 2;
let clickedAt = -Infinity;
/** Pixels that the mouse has moved since the last click. */
let moved = 0;
if (typeof document !== "undefined") {
  const onClick = (): void => {
    clickedAt = performance.now();
    moved = 0;
  };
  document.addEventListener("pointerdown", onClick, true);
  document.addEventListener("mousemove", (event) => (moved += Math.abs(event.movementX) + Math.abs(event.movementY)));
}
/** Whether somebody points by themselves: the mouse has moved since the click that brought the element under it. */
const isPointing = (): boolean => moved > RESTING_PX || performance.now() - clickedAt > AFTER_CLICK_MS;

class Hint {
  now: Shown | null = $state.raw(null);
  #timer = 0;

  /** Somebody points at an element that names a piece. */
  at(ref: string, element: Element): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const place = element.getBoundingClientRect();
      this.now = { ref, x: place.left + place.width / 2, y: place.bottom };
    }, REST_MS);
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
