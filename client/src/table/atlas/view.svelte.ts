// What of a picture is seen: its middle and how near it is. Moved by dragging and arrows, zoomed by wheel, fingers and keys.
import { fingers, type Spot } from "./fingers.ts";

const NEAREST = 2.4;
/** The factor of one press of a button or key. */
export const ZOOM_STEP = 1.4;
const ARROWS: Readonly<Record<string, Spot>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export class View {
  /** The point of the picture that is in the middle. */
  #at: Spot = $state.raw({ x: 0, y: 0 });
  /** Pixels for a unit of the picture. */
  scale = $state(1);
  /** Whether it glides to where it shall be. */
  gliding = $state(false);
  /** The size of the window, in pixels. */
  width = $state(0);
  height = $state(0);
  #whole = { width: 1, height: 1 };
  #settled = false;
  #dragged = false;

  /** The picture, and what to look at first. */
  show(whole: { width: number; height: number }, at: Spot): void {
    const other = whole.width !== this.#whole.width || whole.height !== this.#whole.height;
    this.#whole = whole;
    if (other || !this.#settled) this.scale = this.#good();
    this.#settled = this.width > 0 && this.height > 0;
    this.gliding = false;
    this.#put(at);
  }

  /** The window has another size: what was in the middle stays there. */
  resize(width: number, height: number): void {
    [this.width, this.height] = [width, height];
    this.gliding = false;
    if (!this.#settled && width > 0 && height > 0) {
      this.#settled = true;
      this.scale = this.#good();
    }
    this.scale = Math.max(this.#farthest(), this.scale);
    this.#put(this.#at);
  }

  /** Where a point of the picture lies in the window. */
  on(spot: Spot): Spot {
    return {
      x: this.width / 2 + (spot.x - this.#at.x) * this.scale,
      y: this.height / 2 + (spot.y - this.#at.y) * this.scale,
    };
  }

  get origin(): Spot {
    return this.on({ x: 0, y: 0 });
  }

  /** Zooms in (over 1) or out around a point of the window, its middle unless one is given. */
  zoom(by: number, { at, glide = false }: { at?: Spot; glide?: boolean } = {}): void {
    const fixed = at ?? { x: this.width / 2, y: this.height / 2 };
    const scale = Math.min(NEAREST, Math.max(this.#farthest(), this.scale * by));
    const off = { x: fixed.x - this.width / 2, y: fixed.y - this.height / 2 };
    const under = { x: this.#at.x + off.x / this.scale, y: this.#at.y + off.y / this.scale };
    this.gliding = glide;
    this.scale = scale;
    this.#put({ x: under.x - off.x / scale, y: under.y - off.y / scale });
  }

  /** By so many pixels. */
  move(dx: number, dy: number, glide = false): void {
    this.gliding = glide;
    this.#put({ x: this.#at.x + dx / this.scale, y: this.#at.y + dy / this.scale });
  }

  /** Glide to a point, near enough to read. */
  goTo(at: Spot): void {
    this.gliding = true;
    this.scale = Math.max(this.scale, this.#good());
    this.#put(at);
  }

  whole(): void {
    this.gliding = true;
    this.scale = this.#farthest();
    this.#put({ x: this.#whole.width / 2, y: this.#whole.height / 2 });
  }

  /** Whether a point is well in the window. */
  sees(spot: Spot): boolean {
    const { x, y } = this.on(spot);
    return x > 60 && y > 60 && x < this.width - 60 && y < this.height - 60;
  }

  /** Whether the last press was a drag: then what lies under it was not meant. */
  get dragged(): boolean {
    return this.#dragged;
  }

  /** Listens to pointers and the wheel on an element. */
  listen = (element: HTMLElement): (() => void) =>
    fingers(element, {
      begin: () => (this.#dragged = false),
      drag: (dx, dy) => {
        this.#dragged = true;
        this.move(-dx, -dy);
      },
      pinch: (by, at) => {
        this.#dragged = true;
        this.zoom(by, { at });
      },
    });

  /** The map by keyboard; whether the key was one of its own. */
  key(event: KeyboardEvent): boolean {
    const way = ARROWS[event.key];
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    if (way) this.move(way.x * 120, way.y * 120, true);
    else if (event.key === "+" || event.key === "=") this.zoom(ZOOM_STEP, { glide: true });
    else if (event.key === "-") this.zoom(1 / ZOOM_STEP, { glide: true });
    else if (event.key === "0") this.whole();
    else return false;
    return true;
  }

  /** So far away that all of it is seen. */
  #farthest(): number {
    return Math.min(this.width / this.#whole.width, this.height / this.#whole.height) || 0.1;
  }

  /** As high as the window, so that names can be read. */
  #good(): number {
    return Math.max(this.#farthest(), Math.min(1, this.height / this.#whole.height), Math.min(0.55, NEAREST));
  }

  #put(at: Spot): void {
    const within = (value: number, room: number, whole: number): number => {
      const half = room / this.scale / 2;
      return half * 2 >= whole ? whole / 2 : Math.min(whole - half, Math.max(half, value));
    };
    this.#at = { x: within(at.x, this.width, this.#whole.width), y: within(at.y, this.height, this.#whole.height) };
  }
}
