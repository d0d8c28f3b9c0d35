// The picture of what an enemy can do: that of its kind, with the number behind it.
import { iconAddress } from "../look/icons.ts";

/** How an ability is drawn on a square. */
export interface AbilitySign {
  readonly icon: string;
  /** How much of it; empty where there is no such number. */
  readonly number: string;
}

/** `adjacent-damage-2` has the picture of `adjacent-damage`, and a 2. */
export function signOf(ability: string): AbilitySign {
  const match = /^(.*)-(\d+)$/.exec(ability);
  const icon = match?.[1] ?? ability;
  return { icon: iconAddress(icon) ? icon : "", number: match?.[2] ?? "" };
}
