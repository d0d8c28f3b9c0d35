// A table whose line is in the hand of a test, and what is told over it.
import type { Changed, Event, LogLine, ChoiceMenu, Person, Sections, Snapshot, RichText } from "../src/wire.ts";
import type { Link, Listener, Reply } from "../src/table/transport/transport.ts";
import "./page.ts";

const { TableState } = await import("../src/table/state/table.svelte.ts");
const { flushSync } = await import("svelte");

export const text = (words: string): RichText => [["plain", words, ""]];
export const line = (entry: number, words: string): LogLine =>
  ({ entry, kind: "choice", text: text(words), ref: "", body: [], forced: false, facts: null }) as unknown as LogLine;
export const choice = (notation: string, seat: number, ...refs: string[]) => ({
  notation,
  seat,
  number: 1,
  group: "own",
  label: text(notation),
  detail: [],
  focus: refs.map((ref) => ({ kind: "piece", ref })),
});
export const menu = (own: object[], acts: object[] = [], unavailable: object[] = []): ChoiceMenu =>
  ({ own, acts, unavailable, grids: [], groups: [], acts_collapsed: false }) as unknown as ChoiceMenu;
export const person = (ref: string, name: string, seats: readonly number[], role = "player"): Person =>
  ({ ref, name, seats, role, online: true }) as unknown as Person;
export const PEOPLE = [person("ada", "Ada", [0], "host"), person("ben", "Ben", [1])];

export type Table = ReturnType<typeof atTable>;

/** A table whose line is in our hand. */
export function atTable(past = false) {
  let heard: Listener | undefined;
  const sent: (readonly unknown[])[] = [];
  const waiting: ((reply: Reply) => void)[] = [];
  const atOnce = new Map<unknown, Reply>();
  const send = (...request: readonly unknown[]) => (
    sent.push(request),
    new Promise<Reply>((done) => {
      const reply = atOnce.get(request[0]);
      if (reply) done(reply);
      else waiting.push(done);
    })
  );
  const transport = {
    open: () => sent.push(["open"]),
    close: () => sent.push(["close"]),
    on: (listener: Listener) => ((heard = listener), () => true),
    choose: (choice: string) => send("choose", choice),
    followRoute: (all: readonly string[]) => send("follow-route", ...all),
    enterDraws: (all: readonly string[]) => send("enter-draws", ...all),
    leaveDraws: (count: number) => send("leave-draws", count),
    undo: (by: string, at?: number) => send("undo", by, at),
    redo: () => send("redo"),
    answerUndo: (agree: boolean) => send("answer-undo", agree),
    repair: (act: string) => send("repair", act),
    nameMoment: (name: string) => send("name-moment", name),
    explain: (choice: string) => send("explain", choice),
    preview: (all: readonly string[]) => send("preview", ...all),
    chat: (words: string) => send("chat", words),
    ask: (choice: string, withdrawn: boolean) => send("ask", choice, withdrawn),
    listUnavailable: () => send("list-unavailable"),
    journey: () => send("journey"),
    advise: (about: string, since: number) => send("advise", about, since),
    robot: (wish: object) => send("robot", wish),
    presence: (staged: readonly string[], read: string) => send("presence", staged, read),
    refresh: (lang: string) => send("refresh", lang),
  };
  const table = new TableState(transport as never, past);
  const tell = (event: object): void => (heard!.event(event as Event), flushSync());
  const link = (now: Link, why = ""): void => (heard!.link(now, why), flushSync());
  const snapshot = (sections: Sections = {}, more: object = {}): void => {
    const campaign = {
      campaign: "c",
      name: "Evening",
      game: "sea",
      pack: "harbour",
      people: PEOPLE,
      settings: {},
      moments: [],
      players: [],
      origin: null,
    };
    tell({
      kind: "snapshot",
      position: 7,
      lang: "en",
      you: "ada",
      seats: [0],
      table: campaign,
      sections,
      ...more,
    } as unknown as Snapshot);
    link("up");
  };
  const changed = (sections: Sections, position = 8): void =>
    tell({ kind: "changed", position, sections } as unknown as Changed);
  const answer = async (reply: object): Promise<void> => {
    waiting.shift()!(reply as Reply);
    await new Promise((over) => setImmediate(over));
  };
  const done = (position = 8): Promise<void> => answer({ kind: "done", id: "", position, again: false });
  const refused = (key: string, words = key): Promise<void> =>
    answer({ kind: "refused", id: "", position: 7, key, words: text(words), rule: "SG-SHIP-015", entry: "ship" });
  return {
    table,
    tell,
    link,
    snapshot,
    changed,
    sent,
    answer,
    done,
    refused,
    /** Requests of a kind get their answer at once. */
    answersWith: (kind: string, reply: object) => void atOnce.set(kind, reply as Reply),
    waits: () => waiting.length,
    requests: () => sent.filter(([kind]) => kind !== "open"),
  };
}
