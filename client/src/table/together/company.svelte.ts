// What the other players are doing: choices that they plan, and the page that they have read.
import type { LogLine, PresenceEvent } from "../../wire";

/** Characters that the wire does not take in the name of a page (wire/requests.py, `read`). */
const NOT_A_NAME = /[^A-Za-z0-9 ._@:/-]/g;
/** The greatest length of such a name. */
const MAX_PAGE_NAME = 120;

/** The page that the last answer brought, by a name that is the same for everybody at the table; empty if it brought none. */
export function pageToRead(log: readonly LogLine[]): string {
  const start = log.map((line) => line.kind === "choice" && !line.forced).lastIndexOf(true);
  const page = log.filter((line, at) => at > start && line.body.length > 0).at(-1);
  return page ? `${page.ref}@${page.entry}`.replace(NOT_A_NAME, "_").slice(0, MAX_PAGE_NAME) : "";
}

export class Company {
  /** The last presence of each person, by their ref. */
  #presences: ReadonlyMap<string, PresenceEvent> = $state.raw(new Map());

  get #all(): readonly PresenceEvent[] {
    return [...this.#presences.values()];
  }

  /** Somebody plans, reads or asks for something else than before. */
  hear(event: PresenceEvent): void {
    this.#presences = new Map(this.#presences).set(event.who, { ...event, asks: event.asks ?? [] });
  }

  /** Those who ask for a choice. */
  asking(choice: string): readonly string[] {
    return this.#all.filter((event) => event.asks.includes(choice)).map((event) => event.who);
  }

  /** Drop requests for choices that can no longer be made. */
  keepAsked(open: ReadonlySet<string>): void {
    if (this.#all.every((event) => event.asks.every((choice) => open.has(choice)))) return;
    this.#presences = new Map(
      [...this.#presences].map(([who, event]) => [
        who,
        { ...event, asks: event.asks.filter((choice) => open.has(choice)) },
      ]),
    );
  }

  /** Note what this person asks for: the server tells it only to the others. */
  ask(who: string, choice: string, position: number, withdrawn: boolean): void {
    const before = this.#presences.get(who) ?? { kind: "presence", who, position, staged: [], read: "", asks: [] };
    const others = before.asks.filter((asked) => asked !== choice);
    this.hear({ ...before, asks: withdrawn ? others : [...others, choice] });
  }

  /** Forget everybody: a new connection tells anew what they do. */
  forget(): void {
    this.#presences = new Map();
  }

  /** Those who plan a choice at a position. */
  planning(choice: string, position: number): readonly string[] {
    return this.#all
      .filter((presence) => presence.position === position && presence.staged.includes(choice))
      .map((presence) => presence.who);
  }

  /** What each of them plans at a position. */
  plans(position: number): readonly PresenceEvent[] {
    return this.#all.filter((presence) => presence.position === position && presence.staged.length > 0);
  }

  /** Whether somebody says that they have read a page. */
  hasRead(who: string, page: string): boolean {
    return this.#presences.get(who)?.read === page;
  }
}
