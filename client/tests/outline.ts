// What a page shows, as lines of text: each element with what it says and what it is, for a reader and for a comparison.

const LEFT_OUT = /^(d|points|viewBox|xmlns.*|width|height|xlink:.*|tabindex|type|autocomplete|maxlength)$/;

/** The element and all that is in it, a line for each that says or is anything. */
export function outline(element: Element, deep = 0): string[] {
  if (["SCRIPT", "STYLE"].includes(element.tagName)) return [];
  const picture = element.tagName.toLowerCase() === "svg" && element.querySelector("use")?.getAttribute("href");
  if (picture)
    return [
      `${" ".repeat(deep)}icon ${picture.replace(/^.*\/(?=[^/]*$)/, "")} ${attributes(element).replace("aria-hidden=true", "")}`
        .replace(/\s+$/, "")
        .replace(/(\S) {2,}/, "$1 "),
    ];
  const words = [...element.childNodes]
    .filter((node) => node.nodeType === 3)
    .map((node) => (node.textContent ?? "").replace(/\s+/g, " ").trim())
    .filter(Boolean)
    .join(" ");
  const facts = attributes(element);
  const bare = !facts && !words && ["DIV", "SPAN", "G"].includes(element.tagName.toUpperCase());
  const line = [element.tagName.toLowerCase(), facts, words && `"${words}"`].filter(Boolean).join(" ");
  const below = [...element.children].flatMap((child) => outline(child, deep + (bare ? 0 : 1)));
  return bare ? below : [" ".repeat(deep) + line, ...below];
}

function attributes(element: Element): string {
  const shown = [...element.attributes]
    .filter(({ name }) => !LEFT_OUT.test(name))
    .map(({ name, value }) => {
      const plain =
        name === "class"
          ? value.replace(/\s*svelte-\w+/g, "").trim()
          : value
              .replace(/\s+/g, " ")
              .trim()
              .replace(/^c\d+$/, "(an id)");
      return name === "class" && !plain ? "" : plain ? `${name}=${plain}` : name;
    });
  const { value, checked } = element as HTMLInputElement;
  if (["INPUT", "TEXTAREA", "SELECT"].includes(element.tagName))
    shown.push(checked ? "checked" : "", value ? `value=${value}` : "");
  return shown.filter(Boolean).join(" ");
}
