// Gestures of pointers on an element: one pointer drags, two pinch, the wheel zooms.
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What is told of gestures. */
interface GestureHandlers {
  /** The first pointer was pressed. */
  begin(): void;
  /** A pointer was dragged by pixels. */
  drag(dx: number, dy: number): void;
  /** Zooms by a factor, around a point of the element. */
  pinch(by: number, at: Point): void;
}

/** A pointer that moves less than this is not dragging. */
const DRAG_THRESHOLD_PX = 6;
/** The zoom factor for each pixel of the wheel. */
const WHEEL_ZOOM = 1.0016;
/** The pixels of one step of a wheel by its `deltaMode`: it counts in pixels, in lines or in pages. */
const STEP_PX = [1, 20, 400];
/** Most pixels of one event that count: some wheels jump. */
const MAX_WHEEL_PX = 240;

const distance = (point: Point, other: Point): number => Math.hypot(point.x - other.x, point.y - other.y);

/** The distance of two pointers, at least a pixel: zoom factors are quotients of it. */
const apart = (point: Point, other: Point): number => Math.max(1, distance(point, other));

/** Tells of the gestures on an element, until what it returns is called. */
export function listenToGestures(element: HTMLElement, handlers: GestureHandlers): () => void {
  /** Where the pressed pointers are, by their ids. */
  const pointers = new Map<number, Point>();
  /** Where the first pointer was pressed; null once it has moved far enough to drag. */
  let start: Point | null = null;
  const toElement = ({ x, y }: Point): Point => {
    const box = element.getBoundingClientRect();
    return { x: x - box.x, y: y - box.y };
  };
  const pointOf = (event: PointerEvent | WheelEvent): Point => ({ x: event.clientX, y: event.clientY });
  const listening = new AbortController();
  const on = <K extends keyof HTMLElementEventMap>(kind: K, listener: (event: HTMLElementEventMap[K]) => void): void =>
    element.addEventListener(kind, listener, { signal: listening.signal, passive: false });

  on("pointerdown", (event) => {
    if (event.button !== 0) return;
    if (pointers.size === 0) {
      handlers.begin();
      start = pointOf(event);
    }
    pointers.set(event.pointerId, pointOf(event));
  });
  on("pointermove", (event) => {
    const before = pointers.get(event.pointerId);
    if (!before) return;
    const now = pointOf(event);
    const [, other] = [...pointers].find(([id]) => id !== event.pointerId) ?? [];
    if (!other && start && distance(now, start) < DRAG_THRESHOLD_PX) return;
    start = null;
    if (other) {
      const middle = toElement({ x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
      handlers.pinch(apart(now, other) / apart(before, other), middle);
      handlers.drag((now.x - before.x) / 2, (now.y - before.y) / 2); // the middle moves half as far
    } else {
      if (!element.hasPointerCapture(event.pointerId)) element.setPointerCapture(event.pointerId);
      handlers.drag(now.x - before.x, now.y - before.y);
    }
    pointers.set(event.pointerId, now);
  });
  const release = (event: PointerEvent): void => void pointers.delete(event.pointerId);
  on("pointerup", release);
  on("pointercancel", release);
  on("pointerleave", (event) => void (element.hasPointerCapture(event.pointerId) || release(event)));
  on("wheel", (event) => {
    event.preventDefault();
    const pixels = event.deltaY * (STEP_PX[event.deltaMode] ?? 1);
    const counted = Math.max(-MAX_WHEEL_PX, Math.min(MAX_WHEEL_PX, pixels));
    handlers.pinch(WHEEL_ZOOM ** -counted, toElement(pointOf(event)));
  });
  return () => listening.abort();
}
