// Pictures: which of game-icons stands for a card, an enemy, a room, a weapon, a service or somebody's emblem; chosen by hand,
// in sea.json and skies.json by the keys that the scene gives. Copies share a picture: `rats-2` has that of `rats`.
import { backend } from "../backend/backend.ts";
import type { Game } from "../shared/game.ts";
import sea from "./sea.json";
import skies from "./skies.json";

/** The names of the pictures, by the keys of the scene. */
const LISTS: Readonly<Record<Game, ReadonlyMap<string, string>>> = {
  sea: new Map(Object.entries(sea)),
  skies: new Map(Object.entries(skies)),
};
/** The number of a copy at the end of a key. */
const COPY = /-\d+[a-z]?$/;

/** Where the picture of a key lies; empty if there is none. */
export function pictureAddress(game: Game, key: string): string {
  const name = LISTS[game].get(key) ?? LISTS[game].get(key.replace(COPY, ""));
  return name ? backend().fileAddress(`assets/pictures/${name}.svg#picture`) : "";
}

/** The addresses of the faces, by their files. */
const FACES = import.meta.glob<string>("./faces/*.svg", { eager: true, query: "?url", import: "default" });

/** Where the face of somebody lies; empty if they have none. */
export function faceAddress(ref: string): string {
  const file = FACES[`./faces/${ref}.svg`];
  return file ? `${file}#face` : "";
}
