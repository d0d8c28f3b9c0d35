// Plans who joins a challenge, by a tap or a number; the draw makes the planned choices.
import type { Joiner } from "../../wire";
import { keyOf } from "../state/focus.svelte.ts";
import type { TableState } from "../state/table.svelte.ts";

/** What on the table a joiner is. */
export const aboutJoiner = (joiner: Joiner): string => keyOf("piece", joiner.ref);

/** Whether somebody of one's own can be planned, or is. */
export function canPlan({ plan, seats }: TableState, joiner: Joiner): boolean {
  if (!joiner.choice || !seats.includes(joiner.seat)) return false;
  return plan.place(aboutJoiner(joiner)) > 0 || !plan.preview || plan.preview.next.includes(joiner.choice);
}

/** Plans somebody, or takes them from the plan. */
export function planJoiner(table: TableState, joiner: Joiner): void {
  const { plan } = table;
  if (table.busy || plan.making || !canPlan(table, joiner)) return;
  const about = aboutJoiner(joiner);
  void (plan.place(about) ? plan.remove(about) : plan.add(joiner.choice, about));
}
