// Stores the files of a build in a cache, and answers requests from it.
import { integrityOf } from "../engine/integrity.ts";
import { CACHE_PREFIX, MANIFEST } from "./names.ts";
import { storedFiles } from "../../../src/sleeping_gods/site/node/stored_zip.mjs";

/** A file of a build, as the list names it. */
export interface BuildFile {
  readonly path: string;
  readonly sha256: string;
  readonly part: string;
}

/** The list of the files of a build. */
interface BuildManifest {
  readonly build: string;
  readonly files: readonly BuildFile[];
}

type Fetch = (address: string, init?: RequestInit) => Promise<Response>;

/** Pages of the rules: the newest of each is kept over all builds. */
const RULES = `${CACHE_PREFIX}rules`;
/** Plates: fetched when they are shown, and kept over all builds, for their names change with their contents. */
const PLATES = `${CACHE_PREFIX}plates`;
/** The folder of the pictures of cards, of which a table shows a few: all of them are kept as one archive. */
const PICTURES = "assets/pictures/";
/** The type of a picture. */
const SVG = "image/svg+xml";
/** Letters and photographs: a page opens without them, so they are not fetched when the build is installed. */
const LATER = /\.(?:woff2|jpg|png)$/;
/** Texts: they are kept compressed, in a third of the room. */
const TEXTS = /^(?:api|worlds)\/|^assets\/pictures\./;
/** The header that says how a kept answer is compressed. */
const PACKED = "x-kept";
/** The number of downloads at once, as many as a browser has connections to one server. */
const AT_ONCE = 6;

export class Keeper {
  readonly #scope: string;
  /** The name of the cache of this build. */
  readonly #cache: string;
  readonly #build: string;
  readonly #caches: CacheStorage;
  readonly #fetch: Fetch;
  /** What the archive of the pictures holds, once one of them was asked for and it is kept. */
  #pictures: Map<string, Uint8Array> | null = null;

  /** `scope`: the address of the folder of the site. */
  constructor(scope: string, build: string, stores: CacheStorage, get: Fetch) {
    this.#scope = scope;
    this.#build = build;
    this.#cache = `${CACHE_PREFIX}${build}`;
    this.#caches = stores;
    this.#fetch = get;
  }

  /** Fetch the page of this build, file by file as engine.json names them; all of it or none. */
  async install(): Promise<void> {
    const answer = await this.#fetch(this.#address(MANIFEST), { cache: "no-store" });
    const { build, files } = (await answer.clone().json()) as BuildManifest;
    if (build !== this.#build) throw new Error(`expected build ${this.#build}, found ${build}`);
    await this.#fetchMissing(files.filter((file) => file.part === "page" && !LATER.test(file.path)));
    await (await this.#open()).put(this.#address(MANIFEST), answer);
  }

  /** Delete the caches of earlier builds. */
  async tidy(): Promise<void> {
    const names = await this.#caches.keys();
    const old = names.filter((name) => name.startsWith(CACHE_PREFIX) && ![this.#cache, RULES, PLATES].includes(name));
    await Promise.all(old.map((name) => this.#caches.delete(name)));
  }

  /**
   * Keep files of this build; with `rest` also all other files that the page may show. Whether all of them are kept now: a file
   * that is not is fetched again the next time.
   */
  async keep(paths: readonly string[], rest: boolean): Promise<boolean> {
    const wanted = new Set(paths);
    const isOfPage = (file: BuildFile): boolean => file.part === "page" || file.part === "pictures";
    try {
      if (!(await this.#files()).length) await this.install(); // what was fetched was cleared
      const files = (await this.#files()).filter((file) => wanted.has(file.path) || (rest && isOfPage(file)));
      await this.#fetchMissing(files);
      const listed = new Set(files.map((file) => file.path));
      return paths.every((path) => listed.has(path));
    } catch {
      return false;
    }
  }

  /** The answer to a request of a page; null for requests that are left to the browser. */
  answer(request: Request): Promise<Response> | null {
    const url = new URL(request.url);
    if (request.method !== "GET" || !url.href.startsWith(this.#scope)) return null;
    const path = decodeURIComponent(url.pathname.slice(new URL(this.#scope).pathname.length)) || "index.html";
    if (path.startsWith("plates/")) return this.#plate(request);
    return path.startsWith("rules/") ? this.#rules(request) : this.#file(path, request);
  }

  /** A file of the build: as it is kept, else fetched and kept. */
  async #file(path: string, request: Request): Promise<Response> {
    const cache = await this.#open();
    const address = this.#address(path);
    const kept = await cache.match(address);
    if (kept) return unpacked(kept);
    if (path.startsWith(PICTURES)) return this.#picture(path, request);
    const file = (await this.#files()).find((listed) => listed.path === path);
    if (!file) return this.#fetch(request.url);
    const answer = await this.#fetch(address, { integrity: integrityOf(file.sha256) });
    if (answer.ok) await cache.put(address, packed(path, answer.clone())).catch(() => undefined); // full: still answered
    return answer;
  }

  /** A picture, out of the archive once that is kept. */
  async #picture(path: string, request: Request): Promise<Response> {
    this.#pictures ??= await this.#archive();
    const data = this.#pictures?.get(path.slice(PICTURES.length));
    return data
      ? new Response(data as Uint8Array<ArrayBuffer>, { headers: { "content-type": SVG } })
      : this.#fetch(request.url);
  }

  /** The pictures in their archive, by their names; null while it is not kept. */
  async #archive(): Promise<Map<string, Uint8Array> | null> {
    const file = (await this.#files()).find((listed) => listed.part === "pictures");
    const kept = file && (await (await this.#open()).match(this.#address(file.path)));
    return kept ? new Map(storedFiles(new Uint8Array(await unpacked(kept).arrayBuffer()))) : null;
  }

  /** A plate: as it is kept, else fetched and kept. */
  async #plate(request: Request): Promise<Response> {
    const cache = await this.#caches.open(PLATES);
    const kept = await cache.match(request.url);
    if (kept) return kept;
    const answer = await this.#fetch(request.url);
    if (answer.ok) await cache.put(request.url, answer.clone()).catch(() => undefined); // full: still answered
    return answer;
  }

  /** A page of the rules: the newest, or without a network the one that was read before. */
  async #rules(request: Request): Promise<Response> {
    const cache = await this.#caches.open(RULES);
    try {
      const answer = await this.#fetch(request.url);
      if (answer.ok) await cache.put(request.url, answer.clone()).catch(() => undefined);
      return answer;
    } catch (error) {
      const kept = await cache.match(request.url);
      if (kept) return kept;
      throw error;
    }
  }

  /** Fetch and keep those of some files that are not kept; fails at the first that cannot be had. */
  async #fetchMissing(files: readonly BuildFile[]): Promise<void> {
    const cache = await this.#open();
    const kept = new Set((await cache.keys()).map((request) => request.url));
    const missing = files.filter((file) => !kept.has(this.#address(file.path)));
    const fetchOneByOne = async (): Promise<void> => {
      for (let file = missing.shift(); file; file = missing.shift()) {
        const address = this.#address(file.path);
        const answer = await this.#fetch(address, { integrity: integrityOf(file.sha256), cache: "no-cache" });
        if (!answer.ok) throw new Error(`${file.path}: ${answer.status}`);
        await cache.put(address, packed(file.path, answer));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, fetchOneByOne));
  }

  /** The files of the build as its list names them; none while that is not kept. */
  async #files(): Promise<readonly BuildFile[]> {
    const kept = await (await this.#open()).match(this.#address(MANIFEST));
    return kept ? ((await kept.json()) as BuildManifest).files : [];
  }

  #open(): Promise<Cache> {
    return this.#caches.open(this.#cache);
  }
  #address(path: string): string {
    return new URL(path, this.#scope).href;
  }
}

/** An answer as it is kept: texts are compressed. */
function packed(path: string, answer: Response): Response {
  if (!TEXTS.test(path) || !answer.body || !("CompressionStream" in globalThis)) return answer;
  const headers = { "content-type": answer.headers.get("content-type") ?? "", [PACKED]: "gzip" };
  return new Response(answer.body.pipeThrough(new CompressionStream("gzip")), { headers });
}

/** A kept answer as it came from the network. */
function unpacked(kept: Response): Response {
  if (kept.headers.get(PACKED) !== "gzip" || !kept.body) return kept;
  const headers = { "content-type": kept.headers.get("content-type") ?? "" };
  return new Response(kept.body.pipeThrough(new DecompressionStream("gzip")), { headers });
}
