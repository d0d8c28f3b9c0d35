// What a way costs, in a few words.
import { t } from "../state/words.svelte.ts";
import type { Route } from "./route.ts";

export function costOf(route: Route, game: "sea" | "skies"): string {
  if (game === "sea") return t("route-moves", { count: route.steps });
  const squares = t("route-squares", { count: route.steps });
  return route.obstacles ? t("route-past", { squares, count: route.obstacles }) : squares;
}
