// Requests over a connection: each keeps its id until it is answered, however often the connection breaks.
import { plainText } from "../shared/plain-text.ts";
import type { AdviseRequest, Event, Lang, Request, UndoBy } from "../../wire";
import type { Dial, Line } from "./line.ts";
import type { Link, Listener, Reply, RobotWish, Transport } from "./transport.ts";

/** A request that is not answered. */
interface Waiting {
  readonly text: string;
  readonly answered: (reply: Reply) => void;
}

/** A request without its id and position, which are put in here. */
type Wish = Request extends infer Each ? (Each extends Request ? Omit<Each, "id" | "position"> : never) : never;
/** The kinds of requests that do not depend on the state of the table: they are sent without a position. */
const UNPLACED = [
  "explain",
  "preview",
  "list-unavailable",
  "journey",
  "advise",
  "chat",
  "ask",
  "refresh",
  "seat-robot",
  "unseat-robot",
];
/** How long to wait before a request is sent again that came too soon after others. */
const RESEND_AFTER_MS = 1500;
/** The server speaks another version of the protocol than this page. */
const OUTDATED = "outdated";
/** Keys of a device that has no place at the table, or no longer. */
const SEATLESS = ["no-secret", "no-campaign", "removed"];
/** How the line stands after a refusal or closing with a key. */
function linkAfter(key: string): Link {
  if (key === OUTDATED) return "outdated";
  return SEATLESS.includes(key) ? "no-seat" : "gone";
}
/** Keys of a closing after which the page does not connect again. */
const FINAL = [
  "removed",
  "closed",
  "no-campaign",
  "not-playable",
  "other-version",
  OUTDATED,
  "too-many-windows",
  "too-many-sockets",
];

export class Requests implements Transport {
  #line: Line | null = null;
  /** The position of the campaign that was told last. */
  #position = 0;
  /** Whether the snapshot of this connection has arrived: until then requests wait. */
  #hasSnapshot = false;
  /** The requests that are not answered, by their ids. */
  #waiting = new Map<string, Waiting>();
  #listeners = new Set<Listener>();
  readonly #dial: Dial;
  readonly #newId: () => string;

  constructor(dial: Dial, newId: () => string = randomId) {
    this.#dial = dial;
    this.#newId = newId;
  }

  open(): void {
    this.#link("opening");
    this.#line = this.#dial({
      up: () => (this.#hasSnapshot = false),
      text: (text) => this.#heard(text),
      down: () => this.#link("lost"),
      gone: (why, key = "") => this.#link(linkAfter(key), why),
    });
  }

  close(): void {
    this.#line?.close();
    this.#line = null;
    this.#listeners.clear();
  }

  on(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  choose = (choice: string): Promise<Reply> => this.#send({ kind: "choose", choice });
  followRoute = (choices: readonly string[]): Promise<Reply> => this.#send({ kind: "follow-route", choices });
  enterDraws = (choices: readonly string[]): Promise<Reply> => this.#send({ kind: "enter-draws", choices });
  leaveDraws = (count: number): Promise<Reply> => this.#send({ kind: "leave-draws", count });
  undo = (by: UndoBy, entry?: number): Promise<Reply> =>
    this.#send({ kind: "undo", by, ...(entry === undefined ? {} : { entry }) });
  redo = (): Promise<Reply> => this.#send({ kind: "redo" });
  answerUndo = (agree: boolean): Promise<Reply> => this.#send({ kind: "answer-undo", agree });
  repair = (act: string): Promise<Reply> => this.#send({ kind: "repair", act });
  nameMoment = (name: string): Promise<Reply> => this.#send({ kind: "name-moment", name });
  explain = (choice: string): Promise<Reply> => this.#send({ kind: "explain", choice });
  preview = (choices: readonly string[]): Promise<Reply> => this.#send({ kind: "preview", choices });
  listUnavailable = (): Promise<Reply> => this.#send({ kind: "list-unavailable" });
  journey = (): Promise<Reply> => this.#send({ kind: "journey" });
  advise = (about: AdviseRequest["about"], since: number): Promise<Reply> =>
    this.#send({ kind: "advise", about, since });
  robot = (wish: RobotWish): Promise<Reply> => this.#send(wish);
  chat = (text: string): Promise<Reply> => this.#send({ kind: "chat", text });
  ask = (choice: string, withdrawn: boolean): Promise<Reply> => this.#send({ kind: "ask", choice, withdrawn });
  presence = (staged: readonly string[], read: string): Promise<Reply> =>
    this.#send({ kind: "presence", staged, read });
  refresh = (lang: Lang): Promise<Reply> => this.#send({ kind: "refresh", lang });

  /** Send a request as soon as the table is there; the answer may come after the line was mended. */
  #send(wish: Wish): Promise<Reply> {
    const id = this.#newId();
    const placed = UNPLACED.includes(wish.kind) ? {} : { position: this.#position };
    const text = JSON.stringify({ ...wish, id, ...placed });
    return new Promise((answered) => {
      this.#waiting.set(id, { text, answered });
      if (this.#hasSnapshot) this.#line?.send(text);
    });
  }

  /** The server has sent something. */
  #heard(text: string): void {
    const event = parseEvent(text);
    if (!event) return;
    this.#position = event.position;
    if (event.kind === "snapshot" && !this.#hasSnapshot) {
      this.#hasSnapshot = true;
      this.#notify(event);
      this.#link("up");
      for (const request of this.#waiting.values()) this.#line?.send(request.text);
      return;
    }
    if (isReply(event)) this.#answer(event);
    this.#notify(event);
    if (event.kind === "closing" && FINAL.includes(event.key)) {
      this.#line?.close();
      this.#link(linkAfter(event.key), plainText(event.words));
    }
  }

  /** Give a reply to whoever asked; what came too soon after other requests is sent again. */
  #answer(reply: Reply): void {
    const request = this.#waiting.get(reply.id);
    if (!request) return;
    if (reply.kind === "refused" && reply.key === "too-many") {
      setTimeout(() => this.#waiting.has(reply.id) && this.#line?.send(request.text), RESEND_AFTER_MS);
      return;
    }
    this.#waiting.delete(reply.id);
    request.answered(reply);
  }

  /** Tell everybody who listens of an event. */
  #notify(event: Event): void {
    for (const listener of this.#listeners) listener.event(event);
  }

  /** Tell everybody who listens how the line stands. */
  #link(link: Link, why = ""): void {
    for (const listener of this.#listeners) listener.link(link, why);
  }
}

/** Whether an event is the answer to a request. */
const isReply = (event: Event): event is Reply =>
  ["done", "refused", "explanation", "preview", "unavailable", "journey", "advice"].includes(event.kind);

/** The message of the server in a text; null if it is none. */
function parseEvent(text: string): Event | null {
  try {
    const event: unknown = JSON.parse(text);
    const isEvent = typeof event === "object" && event !== null && "kind" in event && "position" in event;
    return isEvent ? (event as Event) : null;
  } catch {
    return null;
  }
}

const ID_BYTES = 12;

/** An id that no other request has. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ID_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
