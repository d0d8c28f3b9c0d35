// The leaf of the book that lies open: what is asked is answered on the first.
export type LeafName = "now" | "quests" | "log" | "talk";

class BookLeaf {
  open: LeafName = $state("now");
  /** Whether something else has been asked since another leaf was opened. */
  missed = $state(false);
}

/** There is one book on the table. */
export const bookLeaf = new BookLeaf();
