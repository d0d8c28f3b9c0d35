// The interface of a connection that carries text, breaks, and reconnects.

/** The events of a line. */
export interface LineHears {
  /** The line can carry texts. */
  up(): void;
  /** A text has come over the line. */
  text(text: string): void;
  /** The line is broken, and is mended by itself. */
  down(): void;
  /** The line is closed for ever: why, in words if there are any, and by the key of the refusal. */
  gone(why: string, key?: string): void;
}

/** A connection that is mended by itself. */
export interface Line {
  /** Send a text: false if the line is not up, and the text has to be sent again later. */
  send(text: string): boolean;
  close(): void;
}

/** Opens a line. */
export type Dial = (hears: LineHears) => Line;
