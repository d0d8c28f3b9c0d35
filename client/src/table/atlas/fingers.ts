// One finger drags, two pinch, a wheel zooms; a mouse is a finger.
export interface Spot {
  readonly x: number;
  readonly y: number;
}

interface Does {
  begin(): void;
  drag(dx: number, dy: number): void;
  /** Nearer or farther by a factor, at a point of the element. */
  pinch(by: number, at: Spot): void;
}

/** So many pixels of trembling are no drag. */
const STEADY = 6;
const WHEEL = 1.0016;

export function fingers(element: HTMLElement, does: Does): () => void {
  const down = new Map<number, Spot>();
  let from: Spot | null = null;
  const inside = ({ x, y }: Spot): Spot => {
    const box = element.getBoundingClientRect();
    return { x: x - box.x, y: y - box.y };
  };
  const spot = (event: PointerEvent | WheelEvent): Spot => ({ x: event.clientX, y: event.clientY });
  const until = new AbortController();
  const on = <K extends keyof HTMLElementEventMap>(kind: K, heard: (event: HTMLElementEventMap[K]) => void): void =>
    element.addEventListener(kind, heard, { signal: until.signal, passive: false });

  on("pointerdown", (event) => {
    if (event.button !== 0) return;
    if (down.size === 0) {
      does.begin();
      from = spot(event);
    }
    down.set(event.pointerId, spot(event));
  });
  on("pointermove", (event) => {
    const before = down.get(event.pointerId);
    if (!before) return;
    const now = spot(event);
    const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const apart = (one: Spot): number => Math.max(1, Math.hypot(one.x - other.x, one.y - other.y));
      const middle = inside({ x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
      does.pinch(apart(now) / apart(before), middle);
      does.drag((now.x - before.x) / 2, (now.y - before.y) / 2);
      from = null;
    } else {
      if (from && Math.hypot(now.x - from.x, now.y - from.y) < STEADY) return;
      from = null;
      if (!element.hasPointerCapture(event.pointerId)) element.setPointerCapture(event.pointerId);
      does.drag(now.x - before.x, now.y - before.y);
    }
    down.set(event.pointerId, now);
  });
  const up = (event: PointerEvent): void => void down.delete(event.pointerId);
  on("pointerup", up);
  on("pointercancel", up);
  on("pointerleave", (event) => void (element.hasPointerCapture(event.pointerId) || up(event)));
  on("wheel", (event) => {
    event.preventDefault();
    const pixels = event.deltaMode === 1 ? event.deltaY * 20 : event.deltaY;
    does.pinch(WHEEL ** -Math.max(-240, Math.min(240, pixels)), inside(spot(event)));
  });
  return () => until.abort();
}
