// Which part of a picture is in the window: its centre and its scale. Drags and arrow keys move it; wheel, pinches and keys zoom.
import { hasModifier } from "../shared/shortcut.ts";
import { listenToGestures, type Point } from "./gestures.ts";

/** Most pixels of the window for a pixel of the picture. */
const MAX_SCALE = 2.4;
/** The factor of one press of a button or key. */
export const ZOOM_STEP = 1.4;
/** At this scale names can be read on every screen. */
const READABLE_SCALE = 0.55;
/** Of the height of a window a whole picture takes at least this part; a lower one cannot be read. */
const MIN_PART = 0.5;
/** What lies nearer to an edge of the window is not seen well. */
const EDGE_PX = 60;
/** The scale as long as the window has no size. */
const UNMEASURED_SCALE = 0.1;
/** How far an arrow key moves the picture. */
const ARROW_PX = 120;
/** The directions of the arrow keys. */
const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export class View {
  /** The point of the picture that is in the middle. */
  #center: Point = $state.raw({ x: 0, y: 0 });
  /** Pixels for a unit of the picture. */
  scale = $state(1);
  /** Whether it glides to where it shall be. */
  gliding = $state(false);
  /** The size of the window, in pixels. */
  width = $state(0);
  height = $state(0);
  #picture = { width: 1, height: 1 };
  /** Whether the picture was shown in a window that has a size. */
  #settled = false;
  /** Whether the last press was a drag. */
  #dragged = false;

  /** The picture, and what to look at first. */
  show(picture: { width: number; height: number }, at: Point): void {
    const isOtherSize = picture.width !== this.#picture.width || picture.height !== this.#picture.height;
    this.#picture = picture;
    if (isOtherSize || !this.#settled) this.scale = this.#readableScale();
    this.#settled = this.width > 0 && this.height > 0;
    this.gliding = false;
    this.#centerOn(at);
  }

  /** The window has another size: the point in its middle stays there. */
  resize(width: number, height: number): void {
    [this.width, this.height] = [width, height];
    this.gliding = false;
    if (!this.#settled && width > 0 && height > 0) {
      this.#settled = true;
      this.scale = this.#readableScale();
    }
    this.scale = Math.max(this.#wholeScale(), this.scale);
    this.#centerOn(this.#center);
  }

  /** Where a point of the picture lies in the window. */
  toWindow(spot: Point): Point {
    return {
      x: this.width / 2 + (spot.x - this.#center.x) * this.scale,
      y: this.height / 2 + (spot.y - this.#center.y) * this.scale,
    };
  }

  /** Where the corner of the picture lies in the window. */
  get origin(): Point {
    return this.toWindow({ x: 0, y: 0 });
  }

  /** Zooms in (over 1) or out around a point of the window, its middle unless one is given. */
  zoom(by: number, { at, glide = false }: { at?: Point; glide?: boolean } = {}): void {
    const fixed = at ?? { x: this.width / 2, y: this.height / 2 };
    const scale = Math.min(MAX_SCALE, Math.max(this.#wholeScale(), this.scale * by));
    const fromMiddle = { x: fixed.x - this.width / 2, y: fixed.y - this.height / 2 };
    const onPicture = {
      x: this.#center.x + fromMiddle.x / this.scale,
      y: this.#center.y + fromMiddle.y / this.scale,
    };
    this.gliding = glide;
    this.scale = scale;
    this.#centerOn({ x: onPicture.x - fromMiddle.x / scale, y: onPicture.y - fromMiddle.y / scale });
  }

  /** Moves the visible part of the picture by pixels. */
  move(dx: number, dy: number, glide = false): void {
    this.gliding = glide;
    this.#centerOn({ x: this.#center.x + dx / this.scale, y: this.#center.y + dy / this.scale });
  }

  /** Glide to a point, near enough to read. */
  goTo(at: Point): void {
    this.gliding = true;
    this.scale = Math.max(this.scale, this.#readableScale());
    this.#centerOn(at);
  }

  /** Glides to where the whole picture fits into the window; if it would be a low strip, to where the page in the middle fits. */
  showWhole(): void {
    const { width, height } = this.#picture;
    const scale = this.#wholeScale();
    this.gliding = true;
    if (height * scale >= this.height * MIN_PART) {
      this.scale = scale;
      this.#centerOn({ x: width / 2, y: height / 2 });
      return;
    }
    this.scale = Math.min((2 * this.width) / width, this.height / height);
    this.#centerOn({ x: this.#center.x < width / 2 ? width / 4 : (width * 3) / 4, y: height / 2 });
  }

  /** Whether a point of the picture is in the window, at least EDGE_PX from its edges. */
  isInWindow(spot: Point): boolean {
    const { x, y } = this.toWindow(spot);
    return x > EDGE_PX && y > EDGE_PX && x < this.width - EDGE_PX && y < this.height - EDGE_PX;
  }

  /** Whether the last press was a drag: then what lies under it was not meant. */
  get dragged(): boolean {
    return this.#dragged;
  }

  /** Listens to pointers and the wheel on an element. */
  listen = (element: HTMLElement): (() => void) =>
    listenToGestures(element, {
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
    if (hasModifier(event)) return false;
    if (way) this.move(way.x * ARROW_PX, way.y * ARROW_PX, true);
    else if (event.key === "+" || event.key === "=") this.zoom(ZOOM_STEP, { glide: true });
    else if (event.key === "-") this.zoom(1 / ZOOM_STEP, { glide: true });
    else if (event.key === "0") this.showWhole();
    else return false;
    return true;
  }

  /** The scale at which the whole picture is in the window. */
  #wholeScale(): number {
    return Math.min(this.width / this.#picture.width, this.height / this.#picture.height) || UNMEASURED_SCALE;
  }

  /** The picture is as high as the window, but neither enlarged for that nor too small to read. */
  #readableScale(): number {
    return Math.max(this.#wholeScale(), Math.min(1, this.height / this.#picture.height), READABLE_SCALE);
  }

  /** Have a point in the middle, as far as the edges of the picture allow. */
  #centerOn(at: Point): void {
    // a picture that is smaller than the window lies in its middle, a larger one fills it
    const keptInside = (value: number, windowSize: number, pictureSize: number): number => {
      const half = windowSize / this.scale / 2;
      return half * 2 >= pictureSize ? pictureSize / 2 : Math.min(pictureSize - half, Math.max(half, value));
    };
    this.#center = {
      x: keptInside(at.x, this.width, this.#picture.width),
      y: keptInside(at.y, this.height, this.#picture.height),
    };
  }
}
