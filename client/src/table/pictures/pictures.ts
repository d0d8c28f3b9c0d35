// Pictures: which of game-icons stands for a card, an enemy, a room, a weapon or a service; chosen by hand, in sea.json and
// skies.json by the keys that the scene gives. Copies of a card share one picture: `rats-2` has that of `rats`.
import sea from "./sea.json";
import seaSprite from "./sea.svg?url";
import skies from "./skies.json";
import skiesSprite from "./skies.svg?url";

export type Game = "sea" | "skies";
const LISTS: Readonly<Record<Game, Readonly<Record<string, string>>>> = { sea, skies };
const SPRITES: Readonly<Record<Game, string>> = { sea: seaSprite, skies: skiesSprite };
const COPY = /-\d+[a-z]?$/;

/** Where the picture of a key lies; empty if there is none. */
export function pictureAddress(game: Game, key: string): string {
  const list = LISTS[game];
  const name = Object.hasOwn(list, key) ? list[key] : ownOf(list, key.replace(COPY, ""));
  return name ? `${SPRITES[game]}#${name}` : "";
}

const ownOf = (list: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(list, key) ? list[key] : undefined;

const FACES = import.meta.glob<string>("./faces/*.svg", { eager: true, query: "?url", import: "default" });

/** Where the face of somebody lies; empty if they have none. */
export function faceAddress(ref: string): string {
  const file = FACES[`./faces/${ref}.svg`];
  return file ? `${file}#face` : "";
}
