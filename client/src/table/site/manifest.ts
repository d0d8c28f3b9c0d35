// The files of this build as engine.json lists them, and which of them a table needs.
import type { Lang } from "../../wire";
import type { EngineFile, EngineManifest } from "../../engine/messages.ts";

/** Where the site lies: the folder of this page. */
export const root = (): string => new URL("./", location.href).href;

let known: Promise<EngineManifest> | null = null;

export function manifest(): Promise<EngineManifest> {
  known ??= fetch("engine.json").then(async (answer) => {
    if (!answer.ok) throw new Error(`engine.json: ${answer.status}`);
    return (await answer.json()) as EngineManifest;
  });
  known.catch(() => (known = null));
  return known;
}

/** What every table needs. */
export const baseFiles = (all: EngineManifest): EngineFile[] => all.files.filter((file) => file.part === "base");

/** The maps that stand for the worlds on the first page. */
export const coverMaps = (all: EngineManifest, lang: Lang): EngineFile[] =>
  all.files.filter((file) => file.lang === lang && /^api\/maps\/[^/]+\/2\./.test(file.path));

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
