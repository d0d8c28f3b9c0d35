// The name of a part of a total, without its number.
import type { Part } from "../../wire";
import { t } from "../state/words.svelte.ts";
import type { Giver } from "./givers.ts";

/** What a part of a total is called; a bonus by those who gave it. */
export function partName(part: Part, givers: readonly Giver[]): string {
  if (part.ref === "cards") return t("sum-cards");
  if (part.ref !== "bonus") return part.name;
  const names = givers.map(({ kind, name }) => (kind === "synergy" ? t("sum-synergy", { who: name }) : name));
  return names.length ? names.join(", ") : t("sum-bonus");
}
