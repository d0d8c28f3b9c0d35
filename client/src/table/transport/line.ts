// The interface of a connection that carries text, breaks, and reconnects.

/** What whoever holds the line is told of. */
export interface LineHears {
  up(): void;
  text(text: string): void;
  down(): void;
  /** There is nothing to come back to; in words, if there are any, and the key of the refusal. */
  gone(why: string, key?: string): void;
}

export interface Line {
  /** Whether it was handed on; whoever is told no sends it again when the line is up. */
  send(text: string): boolean;
  close(): void;
}

export type Dial = (hears: LineHears) => Line;
