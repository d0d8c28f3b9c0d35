// What somebody likes, kept in this browser: language, light, size of text, and what they are called.
import type { Lang } from "../../wire";

export type Light = "auto" | "light" | "dark";
const KEY = "sleeping-gods";
const SIZES = [0.875, 1, 1.125, 1.25, 1.5];

interface Kept {
  lang: Lang;
  light: Light;
  size: number;
  name: string;
}

function kept(): Kept {
  const own: Kept = { lang: navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en", light: "auto", size: 1, name: "" };
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    if (typeof found !== "object" || found === null) return own;
    const { lang, light, size, name } = found as Record<string, unknown>;
    if (lang === "en" || lang === "fr") own.lang = lang;
    if (light === "light" || light === "dark") own.light = light;
    if (typeof size === "number" && SIZES[size]) own.size = size;
    if (typeof name === "string") own.name = name.slice(0, 60);
  } catch {
    // nothing kept, or nothing that we wrote
  }
  return own;
}

class Preferences {
  #now = $state(kept());

  get lang(): Lang {
    return this.#now.lang;
  }
  set lang(lang: Lang) {
    this.#keep({ lang });
  }
  get light(): Light {
    return this.#now.light;
  }
  set light(light: Light) {
    this.#keep({ light });
  }
  get size(): number {
    return this.#now.size;
  }
  set size(size: number) {
    if (SIZES[size]) this.#keep({ size });
  }
  get name(): string {
    return this.#now.name;
  }
  set name(name: string) {
    this.#keep({ name });
  }
  get sizes(): number {
    return SIZES.length;
  }

  /** Put it on the page. */
  apply(): void {
    const root = document.documentElement;
    root.lang = this.lang;
    root.dataset.light = this.light;
    root.style.fontSize = `${(SIZES[this.size] ?? 1) * 100}%`;
  }

  #keep(change: Partial<Kept>): void {
    Object.assign(this.#now, change);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#now));
    } catch {
      // a browser that keeps nothing
    }
  }
}

export const preferences = new Preferences();
