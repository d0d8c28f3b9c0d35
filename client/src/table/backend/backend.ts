// Who answers this page: a server, or a worker beside the page. The page's entry (main.ts, site/main.ts) sets it once, before
// anything is asked; components know only what it offers.
import type { Lang } from "../../wire";
import type { LineHears, Line } from "../transport/line.ts";

/** The answer to a request. */
export interface Answer {
  readonly status: number;
  /** What was sent as JSON; null if nothing was. */
  readonly body: unknown;
}

/** Whatever answers a page. */
export interface Backend {
  /** A request as over HTTP; rejects if nobody answers. */
  call(method: string, path: string, query: Readonly<Record<string, string>>, body?: unknown): Promise<Answer>;
  /** The line to the table of a campaign; `lang` is asked anew whenever it is opened again. */
  dial(campaign: string, lang: () => Lang, hears: LineHears): Line;
  /** Save the file of a campaign; without it, `exportAddress` is a link to that file. */
  readonly saveFile?: (campaign: string, name: string) => Promise<void>;
  /** Where the file of a campaign lies, where there is no `saveFile`. */
  exportAddress(campaign: string): string;
  /** The address of a page of ours: `/`, `/c/ID`, `/c/ID#replay`, `/about`. */
  pageAddress(path: string): string;
  /** The page that the address bar names: its path, and what stands behind its `#`. */
  currentPage(): readonly [path: string, hash: string];
  /** The address of a file of the rules site, by its path there. */
  rulesAddress(path: string): string;
  /** An entry of the rules as HTML, by its game and slug. */
  ruleEntry(lang: Lang, game: string, slug: string): Promise<string>;
  /** The address of a file that lies beside the page, by its path. */
  fileAddress(path: string): string;
  /** The address of a map's picture in a language. */
  mapPicture(picture: string, lang: Lang): string;
  /** Whether others can sit at the table: invitations, seats, talk, consent. */
  readonly hasFriends: boolean;
}

/** The status of an answer without a body. */
export const NO_CONTENT = 204;

let chosen: Backend | null = null;

/** Have all requests answered by a backend. */
export function chooseBackend(backend: Backend): void {
  chosen = backend;
}

/** Who answers this page. */
export function backend(): Backend {
  if (!chosen) throw new Error("expected a backend to have been chosen by the page's entry");
  return chosen;
}
