// The current page: start, a table, an invitation, a link to a seat, or credits.
import { backend } from "../backend/backend.ts";

export type Route =
  | { readonly page: "start" }
  | { readonly page: "table"; readonly campaign: string; readonly replay: boolean }
  | { readonly page: "join"; readonly invite: string }
  | { readonly page: "seat"; readonly link: string }
  | { readonly page: "about" };

/** The page that an address means; the start page for any that means none. */
export function routeOf(path: string, hash: string): Route {
  const campaign = /^\/c\/([0-9A-Za-z_-]+)$/.exec(path)?.[1];
  if (campaign) return { page: "table", campaign, replay: hash === "#replay" };
  if (path === "/join" && hash.length > 1) return { page: "join", invite: hash.slice(1) };
  if (path === "/seat" && hash.length > 1) return { page: "seat", link: hash.slice(1) };
  return { page: path === "/about" ? "about" : "start" };
}

/** Whether a click on a link opens it in another tab or window, which the browser does by itself. */
export const opensElsewhere = (event: MouseEvent): boolean => event.ctrlKey || event.metaKey || event.shiftKey;

class Router {
  now: Route = $state.raw(routeOf(...backend().currentPage()));

  constructor() {
    addEventListener("popstate", () => this.#look());
    addEventListener("hashchange", () => this.#look());
  }

  /** Go to a page, with a way back. */
  go(path: string): void {
    if (path !== backend().currentPage().join("")) history.pushState(null, "", backend().pageAddress(path));
    this.#look();
  }

  /** Go there without a way back: an invitation that was followed opens nothing any more. */
  replace(path: string): void {
    history.replaceState(null, "", backend().pageAddress(path));
    this.#look();
  }

  /** See which page the address bar names. */
  #look(): void {
    this.now = routeOf(...backend().currentPage());
  }
}

export const router = new Router();
