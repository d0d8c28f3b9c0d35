// The client's own messages: Fluent source that the server sends for a language.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Lang } from "../../wire";
import { withApostrophes } from "../shared/quotation-marks.ts";
import { api } from "./api.ts";

class Words {
  #bundle: FluentBundle | null = $state.raw(null);
  #languages: readonly (readonly [Lang, string])[] = $state.raw([]);

  /** Whether anything can be said. */
  get ready(): boolean {
    return this.#bundle !== null;
  }

  /** Have the words of a language; those of before are said until they are there. */
  async learn(lang: Lang): Promise<void> {
    const { lang: known, source, languages } = await api.words(lang);
    const bundle = new FluentBundle(known, { useIsolating: false });
    bundle.addResource(new FluentResource(source));
    this.#bundle = bundle;
    this.#languages = Object.entries(languages);
  }

  /** Every language of the server: its code and its own name. */
  get languages(): readonly (readonly [Lang, string])[] {
    return this.#languages;
  }

  /** The language after this one, and its own name. */
  next(lang: Lang): readonly [Lang, string] {
    const at = this.#languages.findIndex(([code]) => code === lang);
    return this.#languages[(at + 1) % this.#languages.length] ?? [lang, lang];
  }

  /** A message; empty for one that is missing, and before words were learned. */
  say(key: string, values?: Record<string, FluentVariable>): string {
    const message = this.#bundle?.getMessage(key);
    return message?.value ? this.#bundle!.formatPattern(message.value, values) : "";
  }
}

export const words = new Words();

/** A message of words/{lang}/client.ftl. */
export function t(key: string, values?: Record<string, FluentVariable>): string {
  return withApostrophes(words.say(key, values));
}
