/** The search box in the head of every page: what is found appears while one types. */

import { search } from "./data";
import { element, word } from "./page";
import { find, gameMark, marked, type Found } from "./results";

const MOST = 7;
const OTHERS = 2;

export function searchBox(form: HTMLFormElement, input: HTMLInputElement): void {
  const list = element("ul", { id: "found", role: "listbox", "aria-label": word("results"), hidden: "" });
  const status = element("p", { class: "sr", role: "status" });
  form.append(list, status);
  Object.entries({
    role: "combobox",
    "aria-controls": "found",
    "aria-expanded": "false",
    "aria-autocomplete": "list",
  }).forEach(([name, value]) => input.setAttribute(name, value));
  let found: Found[] = [];
  let at = -1;

  const close = (): void => {
    list.hidden = true;
    at = -1;
    input.setAttribute("aria-expanded", "false");
    input.removeAttribute("aria-activedescendant");
  };

  const open = (choice: Found | undefined): void => {
    if (!choice) return;
    close();
    location.assign(choice.link);
  };

  const option = (each: Found, number: number): HTMLElement => {
    const parts = [
      element("b", {}, each.entry.title),
      ...gameMark(each),
      element("span", {}, ...marked(each.sentence)),
    ];
    const item = element("li", { id: `found-${number}`, role: "option", "aria-selected": "false" }, ...parts);
    if (each.twin) item.classList.add("twin");
    item.addEventListener("click", () => open(each));
    return item;
  };

  /** More has come: what is shown is looked up again, unless somebody is choosing from it. */
  const again = (): void => {
    if (!list.hidden && at < 0) void show();
  };

  const show = async (): Promise<void> => {
    const question = input.value.trim();
    if (question.length < 2) return close();
    try {
      found = find(await search(again), question, MOST, OTHERS);
    } catch {
      return close(); // no network: the next question tries again
    }
    if (input.value.trim() !== question || document.activeElement !== input) return;
    at = -1;
    list.replaceChildren(...found.map(option));
    if (!found.length)
      list.replaceChildren(element("li", { role: "option", "aria-disabled": "true" }, word("nothing")));
    list.hidden = false;
    input.setAttribute("aria-expanded", "true");
    input.removeAttribute("aria-activedescendant");
    status.textContent = found.length ? `${found.length} ${word("found")}` : word("nothing");
  };

  const move = (step: number): void => {
    if (list.hidden || !found.length) return;
    at = at < 0 && step < 0 ? found.length - 1 : (at + step + found.length) % found.length;
    [...list.children].forEach((item, number) => item.setAttribute("aria-selected", String(number === at)));
    list.children[at]?.scrollIntoView({ block: "nearest" });
    input.setAttribute("aria-activedescendant", `found-${at}`);
  };

  input.addEventListener("input", () => void show());
  input.addEventListener("focus", () => void show());
  input.addEventListener("keydown", (event) => {
    if (event.key === "ArrowDown") move(1);
    else if (event.key === "ArrowUp") move(-1);
    else if (event.key === "Escape") close();
    else if (event.key === "Enter" && at >= 0 && !list.hidden) open(found[at]);
    else return;
    event.preventDefault();
  });
  list.addEventListener("pointerdown", (event) => event.preventDefault()); // the box keeps the focus
  input.addEventListener("blur", close);
}

/** A slash goes to the box from anywhere. */
export function slashKey(input: HTMLInputElement): void {
  document.addEventListener("keydown", (event) => {
    const typing = event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey || event.altKey;
    if (event.key !== "/" || typing) return;
    event.preventDefault();
    input.focus();
    input.select();
  });
}
