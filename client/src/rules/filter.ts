/** A to Z with a box over it: names without the typed letters are hidden. */

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
    const wantedParts = fold(input.value.trim()).split(/\s+/u);
    let visible = 0;
    for (const { section, jump, names } of sections) {
      let visibleInSection = 0;
      for (const { item, name } of names) {
        item.hidden = !wantedParts.every((part) => name.includes(part));
        if (!item.hidden) visibleInSection += 1;
      }
      section.hidden = visibleInSection === 0;
      if (jump) jump.hidden = visibleInSection === 0;
      visible += visibleInSection;
    }
    const count = visible ? `${visible} ${word("filtered")}` : word("filteredNone");
    status.textContent = input.value.trim() ? count : "";
  });
  input.addEventListener("keydown", (event) => {
    if (event.key !== "Enter") return;
    const first = sections.flatMap(({ names }) => names).find(({ item }) => !item.hidden);
    if (input.value.trim()) first?.item.querySelector("a")?.click();
  });
}
