// What the book does by itself when the table changes: which leaf it opens, and where it is scrolled to.
import { tick, untrack } from "svelte";
import { desk } from "../state/desk.svelte.ts";
import { layout } from "../state/layout.svelte.ts";
import type { TableState } from "../state/table.svelte.ts";
import { bookLeaf } from "./book-leaf.svelte.ts";
import { followFight, followQuestion } from "./scroll-to-answers.ts";

/** The book as it lies open. */
interface OpenBook {
  /** The element that scrolls. */
  readonly scroller: () => HTMLElement;
  /** Whether a page was read with the last answer, so that the book is read from its top. */
  readonly bringsPage: () => boolean;
  /** Whether a page lies there folded that an earlier answer opened. */
  readonly hasFoldedPage: () => boolean;
}

/** Let a book follow the table; to be called while its component is set up. */
export function followTable({ scene, answers }: TableState, book: OpenBook): void {
  followPages(scene, book);
  followLeaves(answers);
  followFights(scene);
}

/** Another page is read from its top, and another question scrolls the book to the question. */
function followPages(scene: TableState["scene"], book: OpenBook): void {
  /** The page of the last question: if the next one is asked on the same page, the book scrolls to it. */
  let pageOfQuestion = "";
  const ref = $derived(scene.page?.ref ?? "");
  $effect(() => {
    void ref;
    book.scroller().scrollTop = 0;
  });
  /** Another one for each question; the same one sent again, because somebody sat down, pinned a note or speaks, scrolls nothing. */
  const question = $derived(
    [
      scene.decision?.kind,
      scene.decision?.seat,
      scene.log.filter((line) => line.kind === "choice").at(-1)?.entry,
      Boolean(scene.score),
    ].join(),
  );
  $effect(() => {
    void question;
    untrack(() => {
      const page = ref;
      bookLeaf.missed = bookLeaf.open !== "now";
      if (bookLeaf.missed) return;
      // the outcome of the answer stands at the top, unless a page is still being read
      if (book.bringsPage() || !book.hasFoldedPage() || scene.score) book.scroller().scrollTop = 0;
      else if (page === pageOfQuestion) void tick().then(followQuestion);
      pageOfQuestion = page;
    });
  });
}

/** Another leaf stays open while others act; an answer of one's own leads back to the question. */
function followLeaves(answers: TableState["answers"]): void {
  $effect(() => {
    void answers.count;
    bookLeaf.open = "now";
  });
  $effect(() => {
    if (bookLeaf.open === "now") bookLeaf.missed = false;
  });
  // on a wide screen the talk lies beside the book
  $effect(() => {
    if (!desk.talk || layout.isWide) return;
    bookLeaf.open = "talk";
    desk.talk = false;
  });
}

/** The question of a fight is scrolled into sight, also after a phone was turned. */
function followFights(scene: TableState["scene"]): void {
  let wasFighting = false;
  $effect(() => {
    void [scene.decision, layout.width];
    if (scene.fight) void followFight(!wasFighting);
    wasFighting = scene.fight !== null;
  });
}
