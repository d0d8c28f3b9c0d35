// Names and reminders that an owner gave to the numbers of a printed box: shown beside the number on this device.
import { t } from "./words.svelte.ts";

/** What an owner calls something; empty for what they have not said. */
export interface Named {
  readonly name: string;
  readonly reminder: string;
}
/** Names by kind and number: `card 33`, `quest 12`, `enemy 77`, `region 3.2`, `square 2:c2`, `location 45`. */
export type Names = Readonly<Record<string, Named>>;

const NO_NAMES: Names = {};
/** The id of a card or an enemy of a printed box, with its number. */
const PIECE = /^(?:adventure|enemy)-(\d{1,3})$/u;

/** The kinds of things by the words that stand before their numbers; `list` is such as `quest card:quest, card:card`. */
function kindsByWord(list: string): ReadonlyMap<string, string> {
  return new Map(list.split(", ").map((pair) => pair.split(":", 2) as [string, string]));
}

/**
 * A text in which every number that has a name is followed by it. `words` says which words stand before which numbers (`kindsByWord`);
 * `say` puts a label (`card 33`) and its name together.
 */
export function withNames(
  text: string,
  names: Names,
  words: string,
  say: (label: string, name: string) => string,
): string {
  const kinds = kindsByWord(words);
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{N}])(${[...kinds.keys()].join("|")})\s(\d{1,3}(?:\.\d{1,2}|:[a-z]\d{1,2})?)(?![\p{L}\p{N}])`,
    "giu",
  );
  return text.replace(pattern, (label: string, word: string, number: string) => {
    const name = names[`${kinds.get(word.toLowerCase())} ${number}`]?.name;
    return name ? say(label, name) : label;
  });
}

class OwnNames {
  #names: Names = $state.raw(NO_NAMES);
  readonly #isEmpty = $derived(!Object.keys(this.#names).length);

  /** The names of the box that is played with; none for a world of ours. */
  show(names: Names): void {
    this.#names = names;
  }
  of = (kind: string, number: string): Named | null => this.#names[`${kind} ${number}`] ?? null;
  /** The name and reminder of a card or enemy, by what the table calls it. */
  ofPiece(ref: string): Named | null {
    const number = PIECE.exec(ref)?.[1];
    return number ? this.of(ref.startsWith("enemy") ? "enemy" : "card", number) : null;
  }
  /** A text with names behind the numbers. */
  in(text: string): string {
    if (this.#isEmpty) return text;
    return withNames(text, this.#names, t("own-name-words"), (label, name) => t("own-named", { label, name }));
  }
}

export const ownNames = new OwnNames();
