// Says how large the scripts are for whoever loads them, and stops a build that is too large.
import { gzipSync } from "node:zlib";

/** What every visitor loads, and what is loaded only where it is needed (the forms of a printed box). */
const MOST = { first: 160 * 1024, later: 60 * 1024 };

/** The sums of all scripts, gzipped: those of the first view with what they import, and the others. */
export function sizes() {
  return {
    name: "sizes",
    generateBundle(_, bundle) {
      const scripts = Object.values(bundle).filter((file) => file.type === "chunk");
      const first = new Set(scripts.filter((file) => file.isEntry));
      for (const file of first) for (const name of file.imports) if (bundle[name]) first.add(bundle[name]);
      const sum = (files) => files.reduce((total, file) => total + gzipSync(file.code).length, 0);
      const found = { first: sum([...first]), later: sum(scripts.filter((file) => !first.has(file))) };
      for (const part of ["first", "later"]) {
        const [size, most] = [found[part], MOST[part]];
        console.log(`scripts loaded ${part}: ${(size / 1024).toFixed(1)} KB gzipped, of ${most / 1024} KB at most`);
        if (size > most)
          this.error(`the scripts loaded ${part} are ${size} bytes gzipped; at most ${most} are allowed`);
      }
    },
  };
}
