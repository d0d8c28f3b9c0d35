// What became ready just now: it is pointed out once, at the question at which it was first offered.

export class FreshClaims {
  readonly #first = new Map<string, number>();

  isFresh(choice: string, position: number): boolean {
    const first = this.#first.get(choice) ?? position;
    this.#first.set(choice, first);
    return first === position;
  }
}
