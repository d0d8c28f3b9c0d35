// How a client talks to a table, whoever carries the messages: a socket to a server, or a worker beside the page.
import type { Answer, BarredNow, Done, Event, Planned, Refused, UndoBy } from "../../wire";

/** Every request has exactly one of these as its answer. */
export type Reply = Done | Refused | Answer | Planned | BarredNow;

/** How the line stands: `lost` is being mended, `gone` is for ever. */
export type Link = "opening" | "up" | "lost" | "gone";

/** What a client hears of. */
export interface Listener {
  event(event: Event): void;
  link(link: Link, why: string): void;
}

export interface Transport {
  open(): void;
  close(): void;
  choose(choice: string): Promise<Reply>;
  undo(by: UndoBy, line?: number): Promise<Reply>;
  redo(): Promise<Reply>;
  agree(yes: boolean): Promise<Reply>;
  repair(act: string): Promise<Reply>;
  mark(name: string): Promise<Reply>;
  /** Why something cannot be chosen. */
  ask(choice: string): Promise<Reply>;
  /** What would come of choices that are not made yet. */
  tryOut(choices: readonly string[]): Promise<Reply>;
  /** What is barred while somebody else is to choose. */
  barred(): Promise<Reply>;
  say(text: string): Promise<Reply>;
  look(lang: string): Promise<Reply>;
  on(listener: Listener): () => void;
}
