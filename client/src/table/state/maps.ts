// The pictures of a world's map, fetched once for a language.
import type { Lang, MapSheet } from "../../wire";
import { api } from "./api.ts";

const known = new Map<string, Promise<readonly MapSheet[]>>();

export function mapOf(pack: string, lang: Lang): Promise<readonly MapSheet[]> {
  const key = `${pack} ${lang}`;
  const found = known.get(key) ?? api.map(lang, pack);
  known.set(key, found);
  found.catch(() => known.delete(key));
  return found;
}
