// What is asked about a printed box: the board whose figures of ours are open, or the event that stays.

class OurFigures {
  /** The board that was touched, `all` for every one; nothing while none is open. */
  board: string | null = $state(null);
  event: string | null = $state(null);

  close(): void {
    this.board = this.event = null;
  }
}

export const ourFigures = new OurFigures();
