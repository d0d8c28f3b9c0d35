// A transport for replays: every moment of a campaign as this player knew it; nothing can be done there.
import type { Lang, LogLine, Snapshot } from "../../wire";
import type { Listener, Reply, Transport } from "./transport.ts";

/** Where a replay takes a campaign from. */
export interface ReplaySource {
  lines(): Promise<readonly LogLine[]>;
  scene(entry: number): Promise<Snapshot>;
}

/** An entry of the campaign, with what happened then. */
export interface Stop {
  readonly entry: number;
  readonly lines: readonly LogLine[];
}

export class Replay implements Transport {
  /** Where one can stop: the beginning, and the entries of the campaign. */
  stops: readonly Stop[] = [];
  #listeners = new Set<Listener>();
  /** The entry that was asked for last. */
  #wanted = 0;
  /** How many tables were asked for: only the answer to the last request is shown. */
  #requests = 0;
  /** The tables that came already, by their entries; each language begins a new map, and late answers go into their own. */
  #snapshots = new Map<number, Snapshot>();
  readonly #source: ReplaySource;

  constructor(source: ReplaySource) {
    this.#source = source;
  }

  open(): void {
    this.#link("opening");
    void this.#begin();
  }
  close(): void {
    this.#listeners.clear();
  }
  on(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Show the table after a stop; the last one that is asked for wins. */
  async show(at: number): Promise<void> {
    const entry = this.stops[at]?.entry ?? 0;
    this.#wanted = entry;
    const request = (this.#requests += 1);
    const snapshots = this.#snapshots;
    const snapshot = snapshots.get(entry) ?? (await this.#source.scene(entry).catch(() => null));
    if (snapshot) snapshots.set(entry, snapshot);
    if (request !== this.#requests) return;
    if (!snapshot) return this.#link("lost");
    for (const listener of this.#listeners) listener.event(snapshot);
    this.#link("up");
  }

  choose = (): Promise<Reply> => this.#nothing();
  followRoute = (): Promise<Reply> => this.#nothing();
  enterDraws = (): Promise<Reply> => this.#nothing();
  leaveDraws = (): Promise<Reply> => this.#nothing();
  undo = (): Promise<Reply> => this.#nothing();
  redo = (): Promise<Reply> => this.#nothing();
  answerUndo = (): Promise<Reply> => this.#nothing();
  repair = (): Promise<Reply> => this.#nothing();
  nameMoment = (): Promise<Reply> => this.#nothing();
  explain = (): Promise<Reply> => this.#nothing();
  preview = (): Promise<Reply> => this.#nothing();
  listUnavailable = (): Promise<Reply> => this.#nothing();
  journey = (): Promise<Reply> => this.#nothing();
  advise = (): Promise<Reply> => this.#nothing();
  robot = (): Promise<Reply> => this.#nothing();
  chat = (): Promise<Reply> => this.#nothing();
  ask = (): Promise<Reply> => this.#nothing();
  presence = (): Promise<Reply> => this.#nothing();
  /** Everything in another language. */
  refresh = (_: Lang): Promise<Reply> => {
    this.#snapshots = new Map();
    this.#requests += 1; // what is under way is in the old language
    return this.#begin().then(() => this.#nothing());
  };

  /** Load the stops, and show the one that was asked for last. */
  async #begin(): Promise<void> {
    const snapshots = this.#snapshots;
    const lines = await this.#source.lines().catch(() => null);
    if (snapshots !== this.#snapshots) return; // the language has changed meanwhile
    if (!lines) return this.#link("lost");
    const byEntry = new Map<number, LogLine[]>([[0, []]]);
    for (const line of lines) byEntry.set(line.entry, [...(byEntry.get(line.entry) ?? []), line]);
    this.stops = [...byEntry].map(([entry, linesThen]) => ({ entry, lines: linesThen }));
    const at = this.stops.findIndex(({ entry }) => entry === this.#wanted);
    await this.show(Math.max(at, 0));
  }

  /** The reply to a request that changes nothing here. */
  async #nothing(): Promise<Reply> {
    return { kind: "done", position: this.#wanted, id: "", repeated: true };
  }

  #link(link: "opening" | "up" | "lost"): void {
    for (const listener of this.#listeners) listener.link(link, "");
  }
}
