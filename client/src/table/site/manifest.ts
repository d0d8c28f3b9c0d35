// The files of this build as engine.json lists them, and which of them a table needs.
import type { Lang } from "../../wire";
import type { EngineFile, EngineManifest } from "../../engine/messages.ts";
import { MANIFEST } from "../../site-worker/names.ts";
import { FIRST_PAGE } from "../atlas/spreads.ts";

/** Where the site lies: the folder of this page. */
export const root = (): string => new URL("./", location.href).href;

/** The list, once it was asked for; null again if it could not be fetched. */
let known: Promise<EngineManifest> | null = null;

/** The list of files of this build. */
export function manifest(): Promise<EngineManifest> {
  known ??= fetch(MANIFEST).then(async (answer) => {
    if (!answer.ok) throw new Error(`${MANIFEST}: ${answer.status}`);
    return (await answer.json()) as EngineManifest;
  });
  known.catch(() => (known = null));
  return known;
}

/** What every table needs. */
export const baseFiles = (all: EngineManifest): EngineFile[] => all.files.filter((file) => file.part === "base");

/** The map that a world opens at. */
const FIRST_MAP = new RegExp(String.raw`^api/maps/[^/]+/${FIRST_PAGE}\.`);

/** The maps that stand for the worlds on the first page. */
export const coverMaps = (all: EngineManifest, lang: Lang): EngineFile[] =>
  all.files.filter((file) => file.lang === lang && FIRST_MAP.test(file.path));

/** The rules' entries of a language, which are read at a table. */
export const ruleFiles = (all: EngineManifest, lang: Lang): EngineFile[] =>
  all.files.filter((file) => file.part === "rules" && file.lang === lang);

/** What a world needs in a language. English is always there: what is not translated is told in it. */
export const worldFiles = (all: EngineManifest, world: string, lang: Lang): EngineFile[] =>
  all.files.filter(
    (file) =>
      (file.part === "world" || file.part === "lang") &&
      (file.world === undefined || file.world === world) &&
      (file.lang === undefined || file.lang === lang || file.lang === "en"),
  );

/** Bytes that come over the network for a file, as far as the build knows them. */
export const transferOf = (file: EngineFile): number => file.gzip ?? file.size;
