// The interface of a connection that carries text, breaks, and reconnects.

/** The events of a line. */
export interface LineHears {
  up(): void;
  text(text: string): void;
  down(): void;
  /** The line is closed for ever: why, in words if there are any, and by the key of the refusal. */
  gone(why: string, key?: string): void;
}

export interface Line {
  /** Send a text: false if the line is not up, and the text has to be sent again later. */
  send(text: string): boolean;
  close(): void;
}

export type Dial = (hears: LineHears) => Line;
