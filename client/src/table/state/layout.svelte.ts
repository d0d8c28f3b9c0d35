// The parts of the table that the window shows at once; styles read it from the root element.
import { panesFor, type Panes } from "./panes.ts";

/** Pixels of one rem in a browser whose text size nobody has changed. */
const DEFAULT_REM = 16;

class Layout {
  panes: Panes = $state("wide");
  /** Sizes of the window in rem. */
  width = $state(0);
  height = $state(0);
  /** Pixels of one rem. */
  #rem = $state(DEFAULT_REM);

  constructor() {
    this.#measure();
    addEventListener("resize", () => this.#measure());
    // a larger text size changes the window in rem without a resize event
    const rem = document.createElement("i");
    rem.ariaHidden = "true";
    Object.assign(rem.style, { position: "fixed", width: "1rem", height: "0", visibility: "hidden" });
    document.body.append(rem);
    new ResizeObserver(() => this.#measure()).observe(rem);
  }

  /** Read the size of the window and of its text anew. */
  #measure(): void {
    this.#rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || DEFAULT_REM;
    this.width = innerWidth / this.#rem;
    this.height = innerHeight / this.#rem;
    this.panes = panesFor(this.width, this.height);
    document.documentElement.dataset["panes"] = this.panes;
  }

  /** A length in rem as pixels of this window. */
  pixels(rem: number): number {
    return rem * this.#rem;
  }
  get isPhone(): boolean {
    return this.panes === "phone";
  }
  get isWide(): boolean {
    return this.panes === "wide";
  }
}

export const layout = new Layout();
