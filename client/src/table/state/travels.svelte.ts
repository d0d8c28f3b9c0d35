// Ways over the map that are chosen as a whole: gone move by move, taken back as one, and where the last one was to lead.
import { TRAVEL, isSailing, voyageAnswer, type Journey } from "../atlas/journey.ts";
import type { Transport } from "../transport/transport.ts";
import type { Changes } from "./changes.svelte.ts";
import { LastRoute } from "./last-route.svelte.ts";
import type { Notes } from "./notes.svelte.ts";
import type { TableState } from "./table.svelte.ts";
import { t } from "./words.svelte.ts";

type TableOfTravels = Pick<TableState, "answers" | "position" | "scene">;

export class Travels {
  readonly #table: TableOfTravels;
  readonly #changes: Changes;
  readonly #notes: Notes;
  readonly #transport: Pick<Transport, "choose" | "followRoute">;
  readonly #lastRoute: LastRoute;

  constructor(
    table: TableOfTravels,
    changes: Changes,
    notes: Notes,
    transport: Pick<Transport, "choose" | "followRoute">,
  ) {
    this.#table = table;
    this.#changes = changes;
    this.#notes = notes;
    this.#transport = transport;
    this.#lastRoute = new LastRoute(table.scene);
  }

  /** Go a way that was chosen on the map. */
  go({ choices, route, isVoyage }: Journey): Promise<boolean> {
    return isVoyage ? this.#setSail(route.refs) : this.followRoute(choices, route.refs);
  }

  /** Travel a way of several moves, which is taken back as one; a note says where it was stopped. */
  async followRoute(choices: readonly string[], refs: readonly string[]): Promise<boolean> {
    const from = this.#table.position;
    const done = await this.#changes.send(() => this.#transport.followRoute(choices));
    if (!done) return false;
    this.#lastRoute.begin(refs.at(-1) ?? "");
    this.#table.answers.add({ hasMoved: true });
    await this.#changes.whenTold();
    this.#lastRoute.dropReachedGoal();
    const moves = refs.indexOf(this.#table.scene.map?.here ?? "");
    this.#lastRoute.end({ from, to: this.#table.position, moves });
    if (moves > 0 && moves < choices.length)
      this.#notes.add("route-stopped", [["plain", t("route-stopped", { moves, count: choices.length }), ""]]);
    return true;
  }

  /** The goal of a way of several moves that was stopped in this turn; empty once it was reached or taken back. */
  get unreached(): string {
    return this.#lastRoute.unreached;
  }
  /** The last way of several moves, as long as nothing has happened since: its first entry, and its number of moves. */
  get last(): { readonly entry: number; readonly moves: number } | null {
    return this.#lastRoute.endingAt(this.#table.position);
  }
  /** Something is taken back: the last way has no goal any more. */
  dropGoal(): void {
    this.#lastRoute.dropGoal();
  }
  /** Drop the goal of the last way once the party is there. */
  dropReachedGoal(): void {
    this.#lastRoute.dropReachedGoal();
  }

  /** Begin a voyage; what nobody could want otherwise is answered, and where it leads is remembered if something else is asked. */
  async #setSail(refs: readonly string[]): Promise<boolean> {
    const { answers, scene } = this.#table;
    let last = "";
    for (let answer = voyageAnswer(scene, refs); answer; answer = voyageAnswer(scene, refs)) {
      if (answer === TRAVEL && last) break;
      const done = await this.#changes.sendAndWait(() => this.#transport.choose(answer));
      if (!done) break;
      if (!last) this.#lastRoute.begin(refs.at(-1) ?? "");
      last = answer;
      if (isSailing(answer)) break;
    }
    if (!last) return false;
    this.#lastRoute.dropReachedGoal();
    answers.add({ hasMoved: isSailing(last) });
    return true;
  }
}
