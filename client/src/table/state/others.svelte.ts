// The others at the table who play: who is here, who still reads the page, and what they plan.
import type { Person, PresenceEvent } from "../../wire";
import { isJoin } from "../shared/notation.ts";
import { plannedNames } from "../together/plans.ts";
import type { TableState } from "./table.svelte.ts";

/** Who of the others plans something, and what. */
export interface PlanOfOther {
  readonly who: string;
  readonly names: readonly string[];
}

type TableOfOthers = Pick<
  TableState,
  "company" | "isReplay" | "nameOf" | "page" | "position" | "scene" | "seats" | "table" | "you"
>;

export class Others {
  readonly #table: TableOfOthers;
  /** The others who play here and are here. */
  readonly present: readonly Person[] = $derived.by(
    () =>
      this.#table.table?.people.filter(
        (person) => person.ref !== this.#table.you && person.online && person.seats.length > 0,
      ) ?? [],
  );
  /** Those of them who still read the page, where the table has agreed to wait for them. */
  readonly readers: readonly Person[] = $derived.by(() => {
    const { table, page, isReplay, company } = this.#table;
    if (!table?.settings.wait_readers || !page || isReplay) return [];
    return this.present.filter((person) => !company.hasRead(person.ref, page));
  });
  /** The members whom others plan to let join the test: a draw would leave them out. */
  readonly plans: readonly PlanOfOther[] = $derived.by(() =>
    this.#presences()
      .map((presence) => ({
        who: this.#table.nameOf(presence.who),
        names: plannedNames(presence.staged.filter(isJoin), this.#table.scene),
      }))
      .filter((plan) => plan.names.length > 0),
  );

  constructor(table: TableOfOthers) {
    this.#table = table;
  }

  /** The choices by which they plan to let somebody take part in the test. */
  plannedJoins(): readonly string[] {
    return this.#presences().flatMap((presence) => presence.staged.filter(isJoin));
  }

  /** The plans of the others at this position; spectators are not shown them. */
  #presences(): readonly PresenceEvent[] {
    const { isReplay, seats, company, position, you } = this.#table;
    if (isReplay || !seats.length) return [];
    return company.plans(position).filter((presence) => presence.who !== you);
  }
}
