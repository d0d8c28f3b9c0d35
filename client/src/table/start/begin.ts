// Begins a campaign.
import type { Begin, PackCard } from "../../wire";
import { MAX_NAME } from "../shared/limits.ts";
import { api } from "../state/api.ts";
import { preferences } from "../state/preferences.svelte.ts";
import { regional } from "../state/regional.ts";
import { router } from "../state/route.svelte.ts";
import { t } from "../state/words.svelte.ts";

/** The name of the first player: the one used here before, else a number. */
export function ownName(): string {
  return preferences.name.trim() || t("start-player", { number: 1 });
}

/** The proposed name of a campaign. */
export function campaignName(pack: PackCard): string {
  const today = new Intl.DateTimeFormat(regional(preferences.lang), { dateStyle: "medium" }).format(new Date());
  return t("start-campaign-name", { world: pack.name, day: today }).slice(0, MAX_NAME);
}

/** How a campaign is begun; without players, options or a name it has one player and the defaults. */
interface SetUp {
  readonly players?: readonly string[];
  readonly options?: Record<string, string>;
  /** What the campaign is called. */
  readonly name?: string;
  readonly draws?: NonNullable<Begin["draws"]>;
}

/** Begin a campaign, and go to its table. */
export async function begin(pack: PackCard, { players = [], options = {}, name = "", draws }: SetUp): Promise<void> {
  const names = players.length ? players : [ownName()];
  const begun = await api.begin(preferences.lang, {
    pack: pack.id,
    name: name || campaignName(pack),
    players: [...names],
    options,
    host: names[0] ?? "",
    draws: draws ?? "begun",
  });
  router.go(`/c/${begun.campaign}`);
}
