// The map pictures of a pack, fetched once for each language.
import type { Lang, MapSheet } from "../../wire";
import { spreadOf } from "../atlas/spreads.ts";
import { api } from "./api.ts";

const known = new Map<string, Promise<MapSheet>>();

/** The spread that a page lies on. */
export function mapOf(pack: string, page: number, lang: Lang): Promise<MapSheet> {
  const key = `${pack} ${spreadOf(page)} ${lang}`;
  const sheet = known.get(key) ?? api.map(lang, pack, page);
  known.set(key, sheet);
  sheet.catch(() => known.delete(key));
  return sheet;
}
