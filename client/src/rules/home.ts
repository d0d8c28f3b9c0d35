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
  const games = gameParts().map((part) => part.id);
  if (!games.length) return;
  for (const link of gameLinks()) {
    link.addEventListener("click", (event) => {
      event.preventDefault();
      const game = link.hash.slice(1);
      rememberGame(game);
      showGame(game);
    });
  }
  const named = location.hash.slice(1);
  showGame(games.find((game) => game === named) ?? games.find((game) => game === lastGame()) ?? String(games[0]));
  if (named) window.scrollTo(0, 0); // the box is wanted, not the part below it
}

/** The parts of the page, one for each game. */
const gameParts = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(".home > [data-of]")];
const gameLinks = (): HTMLAnchorElement[] => [...document.querySelectorAll<HTMLAnchorElement>(".games a")];

/** Shows the part of a game, and lets the search begin with it. */
function showGame(game: string): void {
  document.documentElement.dataset["game"] = game;
  for (const part of gameParts()) part.hidden = part.id !== game;
  for (const link of gameLinks()) {
    if (link.hash === `#${game}`) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
  }
  document.querySelector("form.search")?.setAttribute("action", `${game}/find.html`);
  page.lead = game;
  orderByLead();
}
