// Personal preferences, stored in this browser: language, colours, text size, motion, sound, skipped questions.
import type { Lang } from "../../wire";
import { MAX_NAME } from "../shared/limits.ts";
import { KEY } from "./preferences-key.ts";

export type Light = "auto" | "light" | "dark";
/** Sizes of letters, as parts of the browser's own; a preference is a place in this list. */
const SIZES = [0.875, 1, 1.125, 1.25, 1.5];
/** How loud sounds may be: 1 is as they were made; a preference is one of them. */
const VOLUMES = [0.5, 1, 2, 4];
/** Bounds of what is read from storage: this page never writes more. */
const MAX_COACHED = 50;
const MAX_SKIPPED = 40;
const MAX_SKIPPED_WORDS = 200;
const LANG = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})?$/u;

/** The preferences as they are kept. */
interface Kept {
  lang: Lang;
  light: Light;
  size: number;
  name: string;
  /** Whether things may move, as far as the device allows it. */
  motion: boolean;
  sound: boolean;
  /** How loud sounds are: 1 is as they were made. */
  volume: number;
  /** Kinds of question that are answered without asking, each with its words. */
  skipped: Record<string, string>;
  /** Whether hints are shown in the first turn, and which have been read. */
  coach: boolean;
  coached: string[];
  /** Whether one may ask what a robot would do. */
  advice: boolean;
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === "string");

/** The preferences of somebody who has set none. */
const defaults = (): Kept => ({
  lang: navigator.language.slice(0, 2).toLowerCase(),
  light: "auto",
  size: 1,
  name: "",
  motion: true,
  sound: false,
  volume: 1,
  skipped: {},
  coach: true,
  coached: [],
  advice: false,
});

/** What was kept on this device; whatever is not as we wrote it is left out. */
export function kept(): Kept {
  const own = defaults();
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    if (typeof stored !== "object" || stored === null) return own;
    const { lang, light, size, name, motion, sound, volume, skipped, coach, coached, advice } = stored as Record<
      string,
      unknown
    >;
    if (typeof lang === "string" && LANG.test(lang)) own.lang = lang;
    if (light === "light" || light === "dark") own.light = light;
    if (typeof size === "number" && SIZES[size]) own.size = size;
    if (typeof name === "string") own.name = name.slice(0, MAX_NAME);
    if (motion === false) own.motion = false;
    if (sound === true) own.sound = true;
    if (typeof volume === "number" && VOLUMES.includes(volume)) own.volume = volume;
    if (coach === false) own.coach = false;
    if (advice === true) own.advice = true;
    if (isTexts(coached)) own.coached = coached.slice(0, MAX_COACHED);
    if (typeof skipped === "object" && skipped !== null)
      for (const [kind, words] of Object.entries(skipped).slice(0, MAX_SKIPPED))
        own.skipped[kind] = String(words).slice(0, MAX_SKIPPED_WORDS);
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
  get motion(): boolean {
    return this.#now.motion;
  }
  set motion(motion: boolean) {
    this.#keep({ motion });
  }
  get sound(): boolean {
    return this.#now.sound;
  }
  set sound(sound: boolean) {
    this.#keep({ sound });
  }
  get volume(): number {
    return this.#now.volume;
  }
  set volume(volume: number) {
    if (VOLUMES.includes(volume)) this.#keep({ volume });
  }
  get volumes(): readonly number[] {
    return VOLUMES;
  }
  get coach(): boolean {
    return this.#now.coach;
  }
  set coach(coach: boolean) {
    this.#keep(coach ? { coach, coached: [] } : { coach });
  }
  get advice(): boolean {
    return this.#now.advice;
  }
  set advice(advice: boolean) {
    this.#keep({ advice });
  }
  get readHints(): readonly string[] {
    return this.#now.coached;
  }
  get skipped(): Readonly<Record<string, string>> {
    return this.#now.skipped;
  }
  get sizes(): readonly number[] {
    return SIZES;
  }

  /** A hint has been read. */
  readHint(hint: string): void {
    if (!this.readHints.includes(hint)) this.#keep({ coached: [...this.readHints, hint] });
  }

  /** Answer a kind of question by itself from now on; without words, ask it again. */
  skip(kind: string, words = ""): void {
    const { [kind]: _, ...rest } = this.#now.skipped;
    this.#keep({ skipped: words ? { ...rest, [kind]: words } : rest });
  }

  /** Apply the preferences to the root element, where styles read them. */
  apply(): void {
    const root = document.documentElement;
    root.lang = this.lang;
    root.dataset.light = this.light;
    root.dataset.motion = this.motion ? "full" : "less";
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
