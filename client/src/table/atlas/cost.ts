// The cost of a route in a few words.
import type { Game } from "../shared/game.ts";
import { t } from "../state/words.svelte.ts";
import type { Route } from "./route.ts";

/** The distance, the time where it is known, and the obstacles of a route, in words. */
export function costOf(route: Route, game: Game, time = 0): string {
  const far = t(game === "sea" ? "route-moves" : "route-squares", { count: route.steps });
  const met = new Map<string, number>();
  for (const mark of route.marks) {
    const name = game === "sea" ? mark.short_label : mark.label;
    met.set(name, (met.get(name) ?? 0) + 1);
  }
  const hinders = [...met].map(([name, times]) => (times > 1 ? `${name} ×${times}` : name));
  return [far, time ? t("route-time", { count: time * route.steps }) : "", ...hinders].filter(Boolean).join(", ");
}
