// The form of a printed box that is open: the figures of a board, or an event that stays.

class OurFigures {
  /** The board that was touched, `all` for every one; nothing while none is open. */
  board: string | null = $state(null);
  event: string | null = $state(null);

  close(): void {
    this.board = this.event = null;
  }
}

export const ourFigures = new OurFigures();
