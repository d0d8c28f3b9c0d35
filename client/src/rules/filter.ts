/** A to Z with a box over it: only names that have the typed letters stay. */

import { element, word } from "./page";
import { fold } from "./words";

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
  const sections = [...list.querySelectorAll("section")].map((section) => ({
    section,
    jump: jumps.querySelector<HTMLElement>(`[href="#${section.id}"]`),
    names: [...section.querySelectorAll("li")].map((item) => ({ item, name: fold(item.textContent ?? "") })),
  }));
  input.addEventListener("input", () => {
    const wanted = fold(input.value.trim()).split(/\s+/u);
    let left = 0;
    for (const { section, jump, names } of sections) {
      let here = 0;
      for (const { item, name } of names) {
        item.hidden = !wanted.every((part) => name.includes(part));
        if (!item.hidden) here += 1;
      }
      section.hidden = here === 0;
      if (jump) jump.hidden = here === 0;
      left += here;
    }
    status.textContent = !input.value.trim() ? "" : left ? `${left} ${word("filtered")}` : word("filteredNone");
  });
  input.addEventListener("keydown", (event) => {
    if (event.key !== "Enter") return;
    const only = sections.flatMap(({ names }) => names).filter(({ item }) => !item.hidden);
    if (input.value.trim()) only[0]?.item.querySelector("a")?.click();
  });
}
