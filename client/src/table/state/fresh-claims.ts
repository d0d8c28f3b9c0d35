// Claims that have just become possible; each is pointed out once.

export class FreshClaims {
  readonly #first = new Map<string, number>();

  isFresh(choice: string, position: number): boolean {
    const first = this.#first.get(choice) ?? position;
    this.#first.set(choice, first);
    return first === position;
  }
}
