// Claims that have just become possible: each is pointed out at the position where it was first seen, and there again after an undo.

export class FreshClaims {
  readonly #first = new Map<string, number>();

  /** Whether a claim is first seen at this position, which is noted. */
  noteAndCheck(choice: string, position: number): boolean {
    const first = this.#first.get(choice) ?? position;
    this.#first.set(choice, first);
    return first === position;
  }
}
