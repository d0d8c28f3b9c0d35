// A table of a server.
import { WIRE_VERSION, type Lang } from "../../wire.ts";
import { api } from "../state/api.ts";
import { earlier } from "../time/earlier.ts";
import { Replay } from "./replay.ts";
import { Requests } from "./requests.ts";
import { socket } from "./socket.ts";
import type { Transport } from "./transport.ts";

/** A campaign once more, as this person knew it at each moment. */
export function pastTable(campaign: string, lang: () => Lang): Replay {
  return new Replay({
    lines: () => earlier((since) => api.replay(lang(), campaign, since)),
    scene: (entry) => api.scene(lang(), campaign, entry),
  });
}

/** The table of a campaign; `lang` is asked anew whenever the line is opened again. */
export function serverTable(campaign: string, lang: () => Lang): Transport {
  const path = `/api/campaigns/${encodeURIComponent(campaign)}`;
  const address = (): string =>
    `${location.origin.replace(/^http/, "ws")}${path}/play?lang=${lang()}&wire=${WIRE_VERSION}`;
  return new Requests((hears) => socket(address, `${path}?lang=${lang()}`, hears));
}
