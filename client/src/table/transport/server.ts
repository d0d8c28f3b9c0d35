// A table of a server.
import type { Lang } from "../../wire";
import { Requests } from "./requests.ts";
import { socket } from "./socket.ts";
import type { Transport } from "./transport.ts";

/** The table of a campaign; `lang` is asked anew whenever the line is opened again. */
export function serverTable(campaign: string, lang: () => Lang): Transport {
  const path = `/api/campaigns/${encodeURIComponent(campaign)}`;
  const address = (): string => `${location.origin.replace(/^http/, "ws")}${path}/play?lang=${lang()}`;
  return new Requests((hears) => socket(address, `${path}?lang=${lang()}`, hears));
}
