// The desk beside the table: people, time, settings and help; one leaf of it is open, or none.

export type Leaf = "people" | "time" | "agreed" | "mine" | "help";

class Desk {
  open: Leaf | "" = $state("");
  /** So many words at the table have been read. */
  read = $state(0);

  close(): void {
    this.open = "";
  }
}

export const desk = new Desk();
