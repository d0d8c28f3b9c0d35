// What the table tells, event by event: how each changes what this player sees.
import type { ChatEvent, Event, Notice, Snapshot } from "../../wire";
import type { Changes } from "./changes.svelte.ts";
import type { Notes } from "./notes.svelte.ts";
import { isSeatNews } from "./seat-news.ts";
import type { TableState } from "./table.svelte.ts";

/** Most lines of the talk that are kept. */
const MAX_CHAT_LINES = 200;

export class Hearing {
  readonly #table: TableState;
  readonly #changes: Changes;
  readonly #notes: Notes;

  constructor(table: TableState, changes: Changes, notes: Notes) {
    this.#table = table;
    this.#changes = changes;
    this.#notes = notes;
  }

  /** Take what the table tells; an event with news of the campaign says up to which position it goes. */
  take(event: Event): void {
    const table = this.#table;
    switch (event.kind) {
      case "snapshot":
        this.#startFrom(event);
        break;
      case "changed":
        this.#dropOutdated(event.position);
        table.scene.put(event.sections);
        break;
      case "table":
        table.table = event.table;
        table.seats = table.me?.seats ?? [];
        break;
      case "chat":
        if (this.#hasLine(event)) return;
        table.chatLines = [...table.chatLines, event].slice(-MAX_CHAT_LINES);
        break;
      case "robot":
        table.robot = event.state ? event : null;
        break;
      case "undo-request":
        table.undoRequest = event.who ? event : null;
        break;
      case "presence":
        table.company.hear(event);
        table.plan.refresh();
        return; // it tells nothing of the campaign
      case "notice":
        this.#noteNotice(event);
        break;
      case "closing":
        this.#notes.add(event.key, event.words);
        break;
      case "done":
      case "refused":
      case "explanation":
      case "preview":
      case "unavailable":
      case "journey":
      case "advice":
        return; // answers: `Requests` gives them to their sender, and the changes follow as events
    }
    table.position = event.position;
    if (event.kind === "snapshot" || event.kind === "changed") this.#refreshNotesAndPlans();
    this.#changes.settle();
  }

  /** Take everything as a snapshot tells it. */
  #startFrom(snapshot: Snapshot): void {
    const table = this.#table;
    table.lang = snapshot.lang;
    table.you = snapshot.you;
    table.seats = snapshot.seats;
    table.table = snapshot.table;
    this.#changes.expectNothing();
    this.#notes.dropConnectionNotices();
    this.#dropOutdated(snapshot.position);
    if (table.link !== "up") table.company.forget();
    table.scene.put(snapshot.sections);
    table.stage.skip(snapshot.position);
  }

  /** Drop what the campaign has moved past: a waiting choice, and an undo request. */
  #dropOutdated(position: number): void {
    const table = this.#table;
    if (position !== table.position) table.answers.held = "";
    if (table.undoRequest && table.undoRequest.position !== position) table.undoRequest = null;
  }

  /** Drop notes, plans and requests to choose that no longer fit the position. */
  #refreshNotesAndPlans(): void {
    const table = this.#table;
    this.#notes.dropPast(table.position);
    table.travels.dropReachedGoal();
    table.plan.refresh();
    table.company.keepAsked(new Set(table.scene.choices.map((line) => line.notation)));
  }

  /** Whether a line of the talk is among those shown: after a break some are told again. */
  #hasLine({ number, text }: ChatEvent): boolean {
    return this.#table.chatLines.some((line) => line.number === number && line.text === text);
  }

  /** Show a notice; news of seats have a card of their own. */
  #noteNotice({ key, words, campaign, choice, position }: Notice): void {
    if (!isSeatNews(key)) this.#notes.add(key, words, { campaign, choice, position });
  }
}
