// The client's own words: Fluent messages that the server sends for a language.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Lang } from "../../wire";
import { api } from "./api.ts";

class Words {
  #bundle: FluentBundle | null = $state.raw(null);

  get ready(): boolean {
    return this.#bundle !== null;
  }

  /** Have the words of a language; those of before are said until they are there. */
  async learn(lang: Lang): Promise<void> {
    const { source } = await api.words(lang);
    const bundle = new FluentBundle(lang, { useIsolating: false });
    bundle.addResource(new FluentResource(source));
    this.#bundle = bundle;
  }

  say(key: string, values?: Record<string, FluentVariable>): string {
    const message = this.#bundle?.getMessage(key);
    return message?.value ? this.#bundle!.formatPattern(message.value, values) : "";
  }
}

export const words = new Words();

/** A message of words/{lang}/client.ftl. */
export function t(key: string, values?: Record<string, FluentVariable>): string {
  return words.say(key, values);
}
