// What a page shows, as lines of text: each element with what it says and what it is, for a reader and for a comparison.

const LEFT_OUT = /^(d|points|viewBox|xmlns.*|width|height|xlink:.*|tabindex|type|autocomplete|maxlength)$/;
/** Of a part that is drawn alone more is compared: what is drawn, and where the keyboard goes. */
export const LEFT_OUT_OF_PARTS = /^(xmlns.*|xlink:.*|type|autocomplete)$/;
/** So much of a path is compared. */
const PATH = 160;

/** The element and all that is in it, a line for each that says or is anything. */
export function outline(element: Element, deep = 0, leftOut = LEFT_OUT): string[] {
  if (["SCRIPT", "STYLE"].includes(element.tagName)) return [];
  const picture = element.tagName.toLowerCase() === "svg" && element.querySelector("use")?.getAttribute("href");
  if (picture)
    return [
      `${" ".repeat(deep)}icon ${picture.replace(/^.*\/(?=[^/]*$)/, "")} ${attributes(element, leftOut).replace("aria-hidden=true", "")}`
        .replace(/\s+$/, "")
        .replace(/(\S) {2,}/, "$1 "),
    ];
  const words = [...element.childNodes]
    .filter((node) => node.nodeType === 3)
    .map((node) => (node.textContent ?? "").replace(/\s+/g, " ").trim())
    .filter(Boolean)
    .join(" ");
  const facts = attributes(element, leftOut);
  const bare = !facts && !words && ["DIV", "SPAN", "G"].includes(element.tagName.toUpperCase());
  const line = [element.tagName.toLowerCase(), facts, words && `"${words}"`].filter(Boolean).join(" ");
  const below = [...element.children].flatMap((child) => outline(child, deep + (bare ? 0 : 1), leftOut));
  return bare ? below : [" ".repeat(deep) + line, ...below];
}

function attributes(element: Element, leftOut: RegExp): string {
  const shown = [...element.attributes]
    .filter(({ name }) => !leftOut.test(name))
    .map(({ name, value }) => {
      const plain =
        name === "class"
          ? value.replace(/\s*svelte-\w+/g, "").trim()
          : value
              .replace(/\s+/g, " ")
              .trim()
              .replace(/^c\d+$/, "(an id)");
      const shown = name === "d" ? plain.slice(0, PATH) : plain;
      return name === "class" && !plain ? "" : plain ? `${name}=${shown}` : name;
    });
  const { value, checked } = element as HTMLInputElement;
  if (["INPUT", "TEXTAREA", "SELECT"].includes(element.tagName))
    shown.push(checked ? "checked" : "", value ? `value=${value}` : "");
  return shown.filter(Boolean).join(" ");
}
