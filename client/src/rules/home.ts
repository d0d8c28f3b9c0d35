/** The home pages: sends visitors on to the language last used, and shows the game last used. */

import { orderByLead } from "./data";
import { lastGame, lastLang, page, rememberGame } from "./page";

/** On the page with the doors: go on, to the language last used or to one that the reader reads; whether that was done. */
export function redirectToLanguage(): boolean {
  if (!document.querySelector("main.doors")) return false;
  const read = navigator.languages.map((each) => each.split("-", 1)[0] ?? "").find((each) => page.langs.includes(each));
  location.replace(`${lastLang() ?? read ?? page.langs[0]}/index.html`);
  return true;
}

/** Of both games the one last used is shown and searched; the other is a click away. */
export function showLastGame(): void {
  const parts = [...document.querySelectorAll<HTMLElement>(".home > [data-of]")];
  const links = [...document.querySelectorAll<HTMLAnchorElement>(".games a")];
  const form = document.querySelector("form.search");
  if (!parts.length) return;
  const show = (game: string): void => {
    document.documentElement.dataset["game"] = game;
    parts.forEach((part) => (part.hidden = part.id !== game));
    for (const link of links) {
      if (link.hash === `#${game}`) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
    form?.setAttribute("action", `${game}/find.html`);
    page.lead = game;
    orderByLead();
  };
  for (const link of links) {
    link.addEventListener("click", (event) => {
      event.preventDefault();
      const game = link.hash.slice(1);
      rememberGame(game);
      show(game);
    });
  }
  const named = location.hash.slice(1);
  const first = parts.some((part) => part.id === named) ? named : lastGame();
  show(parts.some((part) => part.id === first) ? String(first) : (parts[0] as HTMLElement).id);
  if (named) window.scrollTo(0, 0); // the box is wanted, not the part below it
}
