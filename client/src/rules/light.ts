/** Applies the colour scheme (light or dark) that was chosen at the table in this browser. */

import { KEY } from "../table/state/preferences-key";

/** What was chosen, from what the table keeps; empty where the device decides. */
export function chosenLight(kept: string | null): string {
  try {
    const { light } = JSON.parse(kept ?? "{}") as { light?: unknown };
    return light === "light" || light === "dark" ? light : "";
  } catch {
    return "";
  }
}

/** Light the page as the table is lit. */
export function applyTableTheme(): void {
  try {
    const light = chosenLight(localStorage.getItem(KEY));
    if (light) document.documentElement.dataset["light"] = light;
  } catch {
    // a browser that keeps nothing decides by itself
  }
}
