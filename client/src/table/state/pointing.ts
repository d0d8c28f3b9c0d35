// Whether somebody points by themselves: a click may bring an element under a mouse that rests.

/** How long after a click an element under a resting mouse does not count as pointed at. */
const AFTER_CLICK_MS = 700;
/** Most pixels that a resting mouse moves. */
const RESTING_PX = 2;
/** When somebody clicked last. */
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
/** Whether the mouse has moved since the click that brought an element under it. */
export const isPointing = (): boolean => moved > RESTING_PX || performance.now() - clickedAt > AFTER_CLICK_MS;
