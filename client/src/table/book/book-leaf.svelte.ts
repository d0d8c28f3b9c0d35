// The open leaf of the book; the question is answered on the first leaf.
export type LeafName = "now" | "quests" | "log" | "talk";

class BookLeaf {
  open: LeafName = $state("now");
  /** Whether something else has been asked since another leaf was opened. */
  missed = $state(false);
}

/** There is one book on the table. */
export const bookLeaf = new BookLeaf();
