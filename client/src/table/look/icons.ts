// The icon names: the keys of icons.json, from which the build makes one file of symbols.
import list from "./icons.json";
import sprite from "./icons.svg?url";

/** Keys that share the icon of another. */
const SAME: Readonly<Record<string, string>> = {
  coins: "coin",
  ability: "kind-ability",
  "ability-card": "kind-ability",
};

/** Where the symbol of a key lies; empty if there is none. */
export function iconAddress(key: string): string {
  const known = SAME[key] ?? key;
  return known in list ? `${sprite}#${known}` : "";
}
