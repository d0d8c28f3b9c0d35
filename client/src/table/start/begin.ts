// Begins a campaign; for one player unless more are named.
import type { Begin, PackCard } from "../../wire";
import { api } from "../state/api.ts";
import { preferences } from "../state/preferences.svelte.ts";
import { regional } from "../state/regional.ts";
import { router } from "../state/route.svelte.ts";
import { t } from "../state/words.svelte.ts";

/** Who plays if nobody says a name: whoever played here before, or a number. */
export function ownName(): string {
  return preferences.name.trim() || t("start-player", { number: 1 });
}

/** What a campaign is called if nobody says a name. */
export function campaignName(pack: PackCard): string {
  const today = new Intl.DateTimeFormat(regional(preferences.lang), { dateStyle: "medium" }).format(new Date());
  return t("start-campaign-name", { world: pack.name, day: today }).slice(0, 60);
}

export async function begin(
  pack: PackCard,
  players: readonly string[],
  options: Record<string, string> = {},
  called = "",
  draws: NonNullable<Begin["draws"]> = "begun",
): Promise<void> {
  const first = players[0] ?? ownName();
  const name = called || campaignName(pack);
  const begun = await api.begin(preferences.lang, {
    pack: pack.id,
    name,
    players: [...players],
    options,
    host: first,
    draws,
  });
  router.go(`/c/${begun.campaign}`);
}
