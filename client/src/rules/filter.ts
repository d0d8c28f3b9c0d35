/** A to Z with a box over it: names without the typed letters are hidden. */

import { element, word } from "./page";
import { fold } from "./words";

/** The names that begin with a letter. */
interface Letter {
  section: HTMLElement;
  /** The link to the section. */
  jump: HTMLElement | null;
  names: { item: HTMLElement; folded: string }[];
}

/** Puts a box over a list of names, A to Z. */
export function filterList(list: HTMLElement): void {
  const jumps = list.querySelector<HTMLElement>(".jumps");
  if (!jumps) return;
  const input = element("input", {
    type: "search",
    class: "filter",
    "aria-label": word("filter"),
    placeholder: word("filter"),
    autocomplete: "off",
    spellcheck: "false",
  });
  const status = element("p", { class: "filtered", role: "status" });
  jumps.before(input, status);
  const letters = lettersOf(list, jumps);
  input.addEventListener("input", () => {
    const visible = showMatching(letters, input.value);
    const count = visible ? `${visible} ${word("filtered")}` : word("filteredNone");
    status.textContent = input.value.trim() ? count : "";
  });
  input.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && input.value.trim()) followFirst(letters);
  });
}

/** The names of a list by their letters. */
function lettersOf(list: HTMLElement, jumps: HTMLElement): Letter[] {
  return [...list.querySelectorAll("section")].map((section) => ({
    section,
    jump: jumps.querySelector<HTMLElement>(`[href="#${section.id}"]`),
    names: [...section.querySelectorAll("li")].map((item) => ({ item, folded: fold(item.textContent ?? "") })),
  }));
}

/** Hides names without all words that were typed, and letters that are left without a name; how many names are seen. */
function showMatching(letters: Letter[], typed: string): number {
  const wanted = fold(typed.trim()).split(/\s+/u);
  let visible = 0;
  for (const { section, jump, names } of letters) {
    for (const { item, folded } of names) item.hidden = !wanted.every((part) => folded.includes(part));
    const visibleNames = names.filter(({ item }) => !item.hidden).length;
    section.hidden = visibleNames === 0;
    if (jump) jump.hidden = visibleNames === 0;
    visible += visibleNames;
  }
  return visible;
}

/** Goes to the entry of the first name that is seen. */
function followFirst(letters: Letter[]): void {
  const first = letters.flatMap(({ names }) => names).find(({ item }) => !item.hidden);
  first?.item.querySelector("a")?.click();
}
