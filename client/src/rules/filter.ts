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
    const wanted = fold(input.value.trim()).split(/\s+/u);
    let visible = 0;
    for (const { section, jump, names } of sections) {
      let visibleInSection = 0;
      for (const { item, name } of names) {
        item.hidden = !wanted.every((part) => name.includes(part));
        if (!item.hidden) visibleInSection += 1;
      }
      section.hidden = visibleInSection === 0;
      if (jump) jump.hidden = visibleInSection === 0;
      visible += visibleInSection;
    }
    status.textContent = !input.value.trim() ? "" : visible ? `${visible} ${word("filtered")}` : word("filteredNone");
  });
  input.addEventListener("keydown", (event) => {
    if (event.key !== "Enter") return;
    const shown = sections.flatMap(({ names }) => names).filter(({ item }) => !item.hidden);
    if (input.value.trim()) shown[0]?.item.querySelector("a")?.click();
  });
}
