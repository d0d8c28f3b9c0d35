// The parts of the table that the window shows at once; styles read it from the root element.
import { panesFor, type Panes } from "./panes.ts";

class Layout {
  panes: Panes = $state("wide");
  /** Sizes of the window in rem. */
  width = $state(0);
  height = $state(0);

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

  #measure(): void {
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
    this.width = innerWidth / rem;
    this.height = innerHeight / rem;
    this.panes = panesFor(this.width, this.height);
    document.documentElement.dataset["panes"] = this.panes;
  }

  /** A length in rem as pixels of this window. */
  pixels(rem: number): number {
    return (rem * innerWidth) / this.width;
  }
  get isPhone(): boolean {
    return this.panes === "phone";
  }
  get isWide(): boolean {
    return this.panes === "wide";
  }
}

export const layout = new Layout();
