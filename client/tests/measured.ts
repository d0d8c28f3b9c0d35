// Sizes for a document that has no screen: every element is as high as its children are many, and lies as far below its parent as
// children come before it. So whoever measures finds something, and something else for another element.
import { window } from "./page.ts";

const ROW = 7;
const WIDTH = 500;
type Measured = Record<string, PropertyDescriptor>;

/** From now on everything has a size; what comes back takes it away again. */
export function measures(): () => void {
  const { prototype } = window.Element;
  const rows = (element: Element): number => (element.childElementCount + 1) * ROW;
  const above = (element: Element): number => {
    const { parentElement } = element;
    return parentElement ? above(parentElement) + ([...parentElement.children].indexOf(element) + 1) * ROW : 0;
  };
  const scroller = (element: Element): Element | null => element.closest(".leaf, .pane, main");
  const own: Measured = {
    getBoundingClientRect: {
      value(this: Element) {
        const top = above(this) - (scroller(this)?.scrollTop ?? 0);
        const height = rows(this);
        return { x: 0, left: 0, right: WIDTH, width: WIDTH, y: top, top, height, bottom: top + height };
      },
    },
    clientHeight: {
      get(this: Element) {
        return rows(this);
      },
    },
    offsetHeight: {
      get(this: Element) {
        return rows(this);
      },
    },
    clientWidth: { get: () => WIDTH },
    offsetWidth: { get: () => WIDTH },
    scrollHeight: {
      get(this: Element) {
        return 2 * rows(this);
      },
    },
    scrollWidth: { get: () => 2 * WIDTH },
  };
  const holders = [prototype, window.HTMLElement.prototype, window.SVGElement.prototype] as object[];
  const before = holders.map((holder) =>
    Object.keys(own).map((name) => [name, Object.getOwnPropertyDescriptor(holder, name)] as const),
  );
  for (const holder of holders)
    for (const [name, measured] of Object.entries(own))
      Object.defineProperty(holder, name, { ...measured, configurable: true });
  return () =>
    holders.forEach((holder, at) => {
      for (const [name, plain] of before[at]!)
        if (plain) Object.defineProperty(holder, name, plain);
        else delete (holder as Record<string, unknown>)[name];
    });
}
