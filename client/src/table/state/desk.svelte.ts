// Which tab of the side panel is open, if any.

/** The tabs of the side panel. */
export type Leaf = "people" | "time" | "agreed" | "mine" | "help";

class Desk {
  open: Leaf | "" = $state("");
  /** Whether the talk lies open beside the book. */
  talk = $state(false);
  /** How many lines of the talk have been read. */
  read = $state(0);

  /** Whether the link to one's own seat is shown as soon as the tab of the people opens. */
  showsSeat = $state(false);

  close(): void {
    this.open = "";
    this.showsSeat = false;
  }
}

export const desk = new Desk();
