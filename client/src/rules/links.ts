/** Copies the address of a title or a rule id when it is clicked. */

import { element, word } from "./page";

/** How long the page says that the address was copied. */
const TOAST_MS = 2500;

/** Copies addresses, and says so. */
export function copyLinks(): void {
  const toast = element("div", { class: "toast", role: "status" });
  document.body.append(toast);
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>("h1 > a, .ids > a");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    if (link.matches("h1 > a")) {
      event.preventDefault(); // this page is there already
      history.replaceState(null, "", link.href);
    }
    void navigator.clipboard?.writeText(link.href).then(
      () => {
        toast.textContent = word("copied");
        setTimeout(() => (toast.textContent = ""), TOAST_MS);
      },
      () => undefined,
    );
  });
}

/** The other language shows the same rule. */
export function keepPlace(): void {
  const other = document.querySelector<HTMLAnchorElement>("a.language");
  const follow = (): void => {
    if (other) other.hash = location.hash;
  };
  window.addEventListener("hashchange", follow);
  follow();
}
