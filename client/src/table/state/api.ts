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
import { NO_CONTENT, backend } from "../backend/backend.ts";

/** A request that the server refused, with its own words for the reason. */
export class Refusal extends Error {
  readonly key: string;
  constructor(problem: Problem) {
    super(problem.words);
    this.key = problem.key;
  }
}

/** The body and query of a request; the language is added to each. */
interface Sent {
  readonly body?: unknown;
  readonly query?: Readonly<Record<string, string>>;
}

/** The first status of HTTP that means failure. */
const NOT_DONE = 300;

/** The answer to a request; fails with a `Refusal` if it was refused. */
async function call<T>(method: string, path: string, lang: Lang, { body, query }: Sent = {}): Promise<T> {
  const answer = await backend().call(method, path, { ...query, lang }, body);
  if (answer.status === NO_CONTENT) return undefined as T;
  if (answer.status >= NOT_DONE) throw new Refusal(isProblem(answer.body) ? answer.body : { key: "failed", words: "" });
  return answer.body as T;
}

function isProblem(body: unknown): body is Problem {
  return typeof body === "object" && body !== null && "key" in body && "words" in body;
}

const packPath = (pack: string): string => `/api/packs/${encodeURIComponent(pack)}`;
const tablePath = (campaign: string): string => `/api/campaigns/${encodeURIComponent(campaign)}`;

export const api = {
  words: (lang: Lang) => call<ClientWords>("GET", "/api/words", lang),
  packs: (lang: Lang) => call<PackCard[]>("GET", "/api/packs", lang),
  map: (lang: Lang, pack: string, page: number) => call<MapSheet>("GET", `${packPath(pack)}/maps/${page}`, lang),
  unlocked: (lang: Lang, pack: string) => call<UnlockedCards>("GET", `${packPath(pack)}/unlocked`, lang),
  campaigns: (lang: Lang) => call<ListedCampaign[]>("GET", "/api/campaigns", lang),
  begin: (lang: Lang, body: Begin) => call<Begun>("POST", "/api/campaigns", lang, { body }),
  bringIn: (lang: Lang, name: string, file: Blob) =>
    call<Begun>("POST", "/api/import", lang, { body: file, query: { name } }),
  join: (lang: Lang, invite: string, name: string) =>
    call<Begun>("POST", "/api/join", lang, { body: { invite, name } }),
  lookAtLink: (lang: Lang, link: string) => call<LinkOffer>("POST", "/api/look-at-link", lang, { body: { link } }),
  returnToSeat: (lang: Lang, link: string) => call<Begun>("POST", "/api/return", lang, { body: { link } }),
  seatLink: (lang: Lang, campaign: string, body: Partial<NewSeatLink>) =>
    call<OwnLink>("POST", `${tablePath(campaign)}/link`, lang, { body }),
  linkFor: (lang: Lang, campaign: string, person: string) =>
    call<ReturnLink>("POST", `${tablePath(campaign)}/people/${person}/link`, lang),
  invite: (lang: Lang, campaign: string, body: NewInvite) =>
    call<Invited>("POST", `${tablePath(campaign)}/invites`, lang, { body }),
  invites: (lang: Lang, campaign: string) => call<Waiting[]>("GET", `${tablePath(campaign)}/invites`, lang),
  revoke: (lang: Lang, campaign: string, ref: string) =>
    call<void>("DELETE", `${tablePath(campaign)}/invites/${ref}`, lang),
  giveSeats: (lang: Lang, campaign: string, person: string, seats: readonly number[]) =>
    call<void>("POST", `${tablePath(campaign)}/seats`, lang, { body: { person, seats } }),
  handOver: (lang: Lang, campaign: string, person: string) =>
    call<void>("POST", `${tablePath(campaign)}/host`, lang, { body: { person } }),
  remove: (lang: Lang, campaign: string, person: string) =>
    call<void>("DELETE", `${tablePath(campaign)}/people/${person}`, lang),
  rename: (lang: Lang, campaign: string, name: string) =>
    call<void>("PATCH", tablePath(campaign), lang, { body: { name } }),
  branch: (lang: Lang, campaign: string, entry: number, name: string) =>
    call<Begun>("POST", `${tablePath(campaign)}/branch`, lang, { body: { entry, name } }),
  back: (lang: Lang, campaign: string) => call<Back>("GET", `${tablePath(campaign)}/back`, lang),
  standing: (lang: Lang, campaign: string) => call<Whereabouts>("GET", `${tablePath(campaign)}/standing`, lang),
  replay: (lang: Lang, campaign: string, since: number) =>
    call<LogLine[]>("GET", `${tablePath(campaign)}/replay`, lang, { query: { since: String(since) } }),
  scene: (lang: Lang, campaign: string, entry: number) =>
    call<Snapshot>("GET", `${tablePath(campaign)}/scene`, lang, { query: { entry: String(entry) } }),
  printed: (lang: Lang, campaign: string) => call<PrintedBoards>("GET", `${tablePath(campaign)}/printed`, lang),
  repairs: (lang: Lang, campaign: string) => call<RepairList>("GET", `${tablePath(campaign)}/repairs`, lang),
  paper: (lang: Lang, campaign: string) => call<PaperAnswer>("GET", `${tablePath(campaign)}/paper`, lang),
  paperForm: (lang: Lang, campaign: string) => call<PaperFormAnswer>("GET", `${tablePath(campaign)}/paper-form`, lang),
  packCards: (lang: Lang, pack: string) => call<CardList[]>("GET", `${packPath(pack)}/cards`, lang),
  rest: (lang: Lang, campaign: string) => call<RepairList>("GET", `${tablePath(campaign)}/rest`, lang),
  health: (lang: Lang) => call<Health>("GET", "/health", lang),
  settle: (lang: Lang, campaign: string, body: Settings) =>
    call<void>("PUT", `${tablePath(campaign)}/settings`, lang, { body }),
  bin: (lang: Lang, campaign: string) => call<void>("DELETE", tablePath(campaign), lang),
  unbin: (lang: Lang, campaign: string) => call<void>("POST", `${tablePath(campaign)}/unbin`, lang),
};
