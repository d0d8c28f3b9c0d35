// Opens transports to tables: live, or as a replay.
import type { Lang } from "../../wire.ts";
import { backend } from "../backend/backend.ts";
import { api } from "../state/api.ts";
import { earlier } from "../time/earlier.ts";
import { Replay } from "./replay.ts";
import { Requests } from "./requests.ts";
import type { Transport } from "./transport.ts";

/** A campaign once more, as this person knew it at each moment. */
export function pastTable(campaign: string, lang: () => Lang): Replay {
  return new Replay({
    lines: () => earlier((since) => api.replay(lang(), campaign, since)),
    scene: (entry) => api.scene(lang(), campaign, entry),
  });
}

/** The table of a campaign. */
export function liveTable(campaign: string, lang: () => Lang): Transport {
  return new Requests((hears) => backend().dial(campaign, lang, hears));
}
