// What of a picture is seen: moved by dragging, zoomed by wheel, fingers and buttons.

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const CLOSEST = 240;
const STEADY = 5;

export class View {
  box: Box = $state.raw({ x: 0, y: 0, width: 1, height: 1 });
  #whole: Box = { x: 0, y: 0, width: 1, height: 1 };
  #fingers = new Map<number, { x: number; y: number }>();
  #moved = 0;

  /** The whole picture, and what of it is looked at first. */
  show(whole: Box, first: Box = whole): void {
    this.#whole = whole;
    this.box = first;
  }

  /** Nearer (over 1) or farther, with a point that stays where it is: from 0 to 1 in both directions. */
  zoom(by: number, at: { x: number; y: number } = { x: 0.5, y: 0.5 }): void {
    const width = Math.min(this.#whole.width, Math.max(CLOSEST, this.box.width / by));
    const height = (this.box.height * width) / this.box.width;
    this.#put(this.box.x + (this.box.width - width) * at.x, this.box.y + (this.box.height - height) * at.y, width, height);
  }

  move(dx: number, dy: number): void {
    this.#put(this.box.x + dx, this.box.y + dy, this.box.width, this.box.height);
  }

  /** Whether the finger was dragged: then what lies under it was not meant. */
  get dragged(): boolean {
    return this.#moved > STEADY;
  }

  /** Listens to pointers and wheel on an element. */
  listen = (element: Element): (() => void) => {
    const scale = (): number => Math.max(this.box.width / element.clientWidth, this.box.height / element.clientHeight);
    const down = (event: PointerEvent): void => {
      if (this.#fingers.size === 0) this.#moved = 0;
      this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    };
    const move = (event: PointerEvent): void => {
      const before = this.#fingers.get(event.pointerId);
      if (!before) return;
      const [dx, dy] = [event.clientX - before.x, event.clientY - before.y];
      const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
      this.#moved += Math.abs(dx) + Math.abs(dy);
      if (this.dragged && !element.hasPointerCapture(event.pointerId)) element.setPointerCapture(event.pointerId);
      if (other) {
        const apart = (spot: { x: number; y: number }): number => Math.hypot(spot.x - other.x, spot.y - other.y);
        this.zoom(apart({ x: event.clientX, y: event.clientY }) / Math.max(1, apart(before)));
      } else if (this.dragged) this.move(-dx * scale(), -dy * scale());
      this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    };
    const up = (event: PointerEvent): void => void this.#fingers.delete(event.pointerId);
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      const place = element.getBoundingClientRect();
      const at = { x: (event.clientX - place.x) / place.width, y: (event.clientY - place.y) / place.height };
      this.zoom(event.deltaY < 0 ? 1.15 : 1 / 1.15, at);
    };
    const until = new AbortController();
    const { signal } = until;
    const html = element as HTMLElement; // whose events are typed; those of an svg are the same
    html.addEventListener("pointerdown", down, { signal });
    html.addEventListener("pointermove", move, { signal });
    html.addEventListener("pointerup", up, { signal });
    html.addEventListener("pointercancel", up, { signal });
    html.addEventListener("wheel", wheel, { signal, passive: false });
    return () => until.abort();
  };

  #put(x: number, y: number, width: number, height: number): void {
    const within = (value: number, from: number, room: number): number => Math.min(from + Math.max(0, room), Math.max(from + Math.min(0, room), value));
    this.box = {
      x: within(x, this.#whole.x, this.#whole.width - width),
      y: within(y, this.#whole.y, this.#whole.height - height),
      width,
      height,
    };
  }
}
