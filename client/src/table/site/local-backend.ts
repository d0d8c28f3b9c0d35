// The backend without a server: static files of the site, campaigns on this device, and the engine.
import type { ListedCampaign, PackCard, UnlockedCards } from "../../wire";
import type { Answer, Backend } from "../backend/backend.ts";
import { aboutCampaign, campaignFile, listCampaigns } from "./device-campaigns.ts";
import { copies } from "./copies.svelte.ts";
import { engine } from "./engine.svelte.ts";
import { withName } from "./named-file.ts";
import { leftPage } from "../atlas/spreads.ts";
import { saveAs } from "../shared/save-as.ts";

// the paths of the API, each with groups for the id and what follows it
const CAMPAIGN = /^\/api\/campaigns\/([^/]+)(?:\/(.*))?$/;
const MAP = /^\/api\/packs\/([^/]+)\/maps\/(\d+)$/;
const CARDS = /^\/api\/packs\/([^/]+)\/(?:cards|unlocked)$/;
const UNLOCKED = /^\/api\/packs\/([^/]+)\/unlocked$/;
/** The line of a campaign's file that names its pack, and the bytes at its beginning among which it lies. */
const PACK_OF_FILE = /^pack: (\S+)/m;
const HEADER_BYTES = 4096;
const ok = (body: unknown): Answer => ({ status: 200, body });

/** A file of the site as an answer of the API. */
async function staticFile(path: string): Promise<Answer> {
  const answer = await fetch(path);
  return { status: answer.status, body: answer.ok ? ((await answer.json()) as unknown) : null };
}

/** What is sent as the body of a request. */
async function bytesOf(body: unknown): Promise<Uint8Array> {
  if (body instanceof Blob) return new Uint8Array(await body.arrayBuffer());
  return body === undefined ? new Uint8Array() : new TextEncoder().encode(JSON.stringify(body));
}

/** The world that a request is about. */
async function worldOf(path: string, body: unknown, sent: Uint8Array): Promise<string> {
  const campaign = CAMPAIGN.exec(path)?.[1];
  if (campaign) return (await aboutCampaign(campaign))?.listed.pack ?? "";
  const pack = CARDS.exec(path)?.[1];
  if (pack) return pack;
  if (path === "/api/campaigns") return (body as { pack?: string } | undefined)?.pack ?? "";
  if (path === "/api/import")
    return PACK_OF_FILE.exec(new TextDecoder().decode(sent.subarray(0, HEADER_BYTES)))?.[1] ?? "";
  return "";
}

/** The answer of the engine. */
async function askEngine(
  method: string,
  path: string,
  query: Readonly<Record<string, string>>,
  body: unknown,
): Promise<Answer> {
  const sent = await bytesOf(body);
  const answer = await engine.call(method, path, query, sent, await worldOf(path, body, sent));
  const text = new TextDecoder().decode(answer.body);
  return { status: answer.status, body: text ? (JSON.parse(text) as unknown) : null };
}

/** Whether a campaign of the game of a world may have ticked something on the achievement sheet. */
async function maybeTicked(world: string, lang: string): Promise<boolean> {
  const packs = (await staticFile(`api/packs.${lang}.json`)).body as readonly PackCard[] | null;
  const game = packs?.find((pack) => pack.id === world)?.game;
  return (await listCampaigns()).some(({ listed, ticked }) => listed.game === game && ticked?.length !== 0);
}

/** What is known without the engine; null if only the engine knows. */
async function withoutEngine(path: string, lang: string): Promise<Answer | null> {
  if (path === "/api/words" || path === "/api/packs") return staticFile(`${path.slice(1)}.${lang}.json`);
  if (path === "/health") return ok({ status: "ok", version: "site", tables: 1, connections: 1 });
  const [, pack, page] = MAP.exec(path) ?? [];
  if (pack) {
    return staticFile(`api/maps/${pack}/${leftPage(Number(page))}.${lang}.json`); // a file holds two facing pages
  }
  if (!engine.keepsCampaigns) return null;
  const [, world] = UNLOCKED.exec(path) ?? [];
  if (world) return (await maybeTicked(world, lang)) ? null : ok({ cards: [] } satisfies UnlockedCards);
  if (path === "/api/campaigns") return ok((await listCampaigns()).map((campaign): ListedCampaign => campaign.listed));
  const [, campaign, part] = CAMPAIGN.exec(path) ?? [];
  if (part !== "standing" || !campaign) return null;
  const byLang = (await aboutCampaign(campaign))?.standing ?? {};
  const standing = byLang[lang] ?? Object.values(byLang)[0];
  return standing ? ok(standing) : null;
}

/** The campaign's file: from the device without the engine, so that it can be saved whatever else fails. */
async function saveFile(campaign: string, name: string): Promise<void> {
  const storedFile = engine.keepsCampaigns ? await campaignFile(campaign) : null;
  const data = storedFile ?? (await engine.call("GET", `/api/campaigns/${campaign}/export`, {}, new Uint8Array())).body;
  const file = new Blob([withName(data, name) as Uint8Array<ArrayBuffer>], { type: "text/plain" });
  saveAs(file, `${name}.campaign`);
  copies.saved(campaign);
}

export const localBackend: Backend = {
  async call(method, path, query, body) {
    const known = method === "GET" ? await withoutEngine(path, query["lang"] ?? "en") : null;
    return known ?? askEngine(method, path, query, body);
  },
  dial(campaign, lang, hears) {
    const line = engine.sit({ campaign, lang, hears });
    return {
      send: (text) => {
        copies.sent(campaign, text);
        return line.send(text);
      },
      close: line.close,
    };
  },
  saveFile,
  exportAddress: () => "",
  pageAddress: (path) => `#${path}`,
  currentPage: () => {
    const [path = "", hash] = location.hash.slice(1).split("#");
    return [path || "/", hash ? `#${hash}` : ""];
  },
  rulesAddress: (path) => `rules/${path}`,
  async ruleEntry(lang, game, slug) {
    const answer = await staticFile(`api/rules.${lang}.json`);
    const entry = (answer.body as Readonly<Record<string, string>> | null)?.[`${game}/${slug}`];
    if (!entry) throw new Error(`${game}/${slug}`);
    return entry;
  },
  fileAddress: (path) => path,
  mapPicture: (picture) => picture,
  hasFriends: false,
};
