// Calls of the HTTP API: campaigns, packs, seats, messages.
import type {
  Back,
  Begin,
  Begun,
  CardList,
  ClientWords,
  Health,
  Invited,
  Lang,
  ListedCampaign,
  LinkOffer,
  LogLine,
  MapSheet,
  NewInvite,
  NewSeatLink,
  OwnLink,
  PackCard,
  PaperAnswer,
  PaperFormAnswer,
  Problem,
  PrintedBoards,
  RepairList,
  ReturnLink,
  Settings,
  Snapshot,
  UnlockedCards,
  Waiting,
  Whereabouts,
} from "../../wire";
import { backend } from "../backend/backend.ts";

/** What the server did not do, with its own words for it. */
export class Refusal extends Error {
  readonly key: string;
  constructor(problem: Problem) {
    super(problem.words);
    this.key = problem.key;
  }
}

async function call<T>(
  method: string,
  path: string,
  lang: Lang,
  body?: unknown,
  query: Readonly<Record<string, string>> = {},
): Promise<T> {
  const answer = await backend().call(method, path, { ...query, lang }, body);
  if (answer.status === 204) return undefined as T;
  if (answer.status >= 300) throw new Refusal(isProblem(answer.body) ? answer.body : { key: "failed", words: "" });
  return answer.body as T;
}

function isProblem(body: unknown): body is Problem {
  return typeof body === "object" && body !== null && "key" in body && "words" in body;
}

const table = (campaign: string): string => `/api/campaigns/${encodeURIComponent(campaign)}`;

export const api = {
  words: (lang: Lang) => call<ClientWords>("GET", "/api/words", lang),
  packs: (lang: Lang) => call<PackCard[]>("GET", "/api/packs", lang),
  map: (lang: Lang, pack: string, page: number) =>
    call<MapSheet>("GET", `/api/packs/${encodeURIComponent(pack)}/maps/${page}`, lang),
  unlocked: (lang: Lang, pack: string) =>
    call<UnlockedCards>("GET", `/api/packs/${encodeURIComponent(pack)}/unlocked`, lang),
  campaigns: (lang: Lang) => call<ListedCampaign[]>("GET", "/api/campaigns", lang),
  begin: (lang: Lang, body: Begin) => call<Begun>("POST", "/api/campaigns", lang, body),
  bringIn: (lang: Lang, name: string, file: Blob) => call<Begun>("POST", "/api/import", lang, file, { name }),
  join: (lang: Lang, invite: string, name: string) => call<Begun>("POST", "/api/join", lang, { invite, name }),
  lookAtLink: (lang: Lang, link: string) => call<LinkOffer>("POST", "/api/look-at-link", lang, { link }),
  returnToSeat: (lang: Lang, link: string) => call<Begun>("POST", "/api/return", lang, { link }),
  seatLink: (lang: Lang, campaign: string, body: Partial<NewSeatLink>) =>
    call<OwnLink>("POST", `${table(campaign)}/link`, lang, body),
  linkFor: (lang: Lang, campaign: string, person: string) =>
    call<ReturnLink>("POST", `${table(campaign)}/people/${person}/link`, lang),
  invite: (lang: Lang, campaign: string, body: NewInvite) =>
    call<Invited>("POST", `${table(campaign)}/invites`, lang, body),
  invites: (lang: Lang, campaign: string) => call<Waiting[]>("GET", `${table(campaign)}/invites`, lang),
  revoke: (lang: Lang, campaign: string, ref: string) =>
    call<void>("DELETE", `${table(campaign)}/invites/${ref}`, lang),
  giveSeats: (lang: Lang, campaign: string, person: string, seats: readonly number[]) =>
    call<void>("POST", `${table(campaign)}/seats`, lang, { person, seats }),
  handOver: (lang: Lang, campaign: string, person: string) =>
    call<void>("POST", `${table(campaign)}/host`, lang, { person }),
  remove: (lang: Lang, campaign: string, person: string) =>
    call<void>("DELETE", `${table(campaign)}/people/${person}`, lang),
  rename: (lang: Lang, campaign: string, name: string) => call<void>("PATCH", table(campaign), lang, { name }),
  branch: (lang: Lang, campaign: string, entry: number, name: string) =>
    call<Begun>("POST", `${table(campaign)}/branch`, lang, { entry, name }),
  back: (lang: Lang, campaign: string) => call<Back>("GET", `${table(campaign)}/back`, lang),
  standing: (lang: Lang, campaign: string) => call<Whereabouts>("GET", `${table(campaign)}/standing`, lang),
  replay: (lang: Lang, campaign: string, since: number) =>
    call<LogLine[]>("GET", `${table(campaign)}/replay`, lang, undefined, { since: String(since) }),
  scene: (lang: Lang, campaign: string, entry: number) =>
    call<Snapshot>("GET", `${table(campaign)}/scene`, lang, undefined, { entry: String(entry) }),
  printed: (lang: Lang, campaign: string) => call<PrintedBoards>("GET", `${table(campaign)}/printed`, lang),
  repairs: (lang: Lang, campaign: string) => call<RepairList>("GET", `${table(campaign)}/repairs`, lang),
  paper: (lang: Lang, campaign: string) => call<PaperAnswer>("GET", `${table(campaign)}/paper`, lang),
  paperForm: (lang: Lang, campaign: string) => call<PaperFormAnswer>("GET", `${table(campaign)}/paper-form`, lang),
  packCards: (lang: Lang, pack: string) =>
    call<CardList[]>("GET", `/api/packs/${encodeURIComponent(pack)}/cards`, lang),
  rest: (lang: Lang, campaign: string) => call<RepairList>("GET", `${table(campaign)}/rest`, lang),
  health: (lang: Lang) => call<Health>("GET", "/health", lang),
  settle: (lang: Lang, campaign: string, body: Settings) =>
    call<void>("PUT", `${table(campaign)}/settings`, lang, body),
  bin: (lang: Lang, campaign: string) => call<void>("DELETE", table(campaign), lang),
  unbin: (lang: Lang, campaign: string) => call<void>("POST", `${table(campaign)}/unbin`, lang),
};
