// The backend that talks to a server: HTTP for requests, a websocket for a table, a path for every page.
import { WIRE_VERSION } from "../../wire.ts";
import { socket } from "../transport/socket.ts";
import { NO_CONTENT, type Backend } from "./backend.ts";

/** The path of a campaign in the API. */
const pathOf = (campaign: string): string => `/api/campaigns/${encodeURIComponent(campaign)}`;

export const server: Backend = {
  async call(method, path, query, body) {
    const sent = body === undefined ? {} : { body: body instanceof Blob ? body : JSON.stringify(body) };
    const answer = await fetch(`${path}?${new URLSearchParams(query)}`, { method, ...sent });
    return {
      status: answer.status,
      body: answer.status === NO_CONTENT ? null : ((await answer.json().catch(() => null)) as unknown),
    };
  },
  dial(campaign, lang, hears) {
    const path = pathOf(campaign);
    const host = location.origin.replace(/^http/, "ws");
    return socket(
      () => `${host}${path}/play?lang=${lang()}&wire=${WIRE_VERSION}`,
      () => `${path}?lang=${lang()}`,
      hears,
    );
  },
  exportAddress: (campaign) => `${pathOf(campaign)}/export`,
  pageAddress: (path) => path,
  currentPage: () => [location.pathname, location.hash],
  rulesAddress: (path) => `/rules/${path}`,
  async ruleEntry(lang, game, slug) {
    const address = `/rules/fragments/${lang}/${game}/${encodeURIComponent(slug)}.html`;
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`expected an entry at ${address}, got ${answer.status}`);
    return answer.text();
  },
  fileAddress: (path) => `/${path}`,
  mapPicture: (picture, lang) => `${picture}?lang=${lang}`,
  hasFriends: true,
};
