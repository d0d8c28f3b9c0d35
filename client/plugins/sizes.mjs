// Says how large the scripts are for whoever loads them, and stops a build that is too large.
import { gzipSync } from "node:zlib";

const MOST = 200 * 1024;

/** The sum of all scripts, gzipped. */
export function sizes() {
  return {
    name: "sizes",
    generateBundle(_, bundle) {
      const scripts = Object.values(bundle).filter((file) => file.type === "chunk");
      const total = scripts.reduce((sum, file) => sum + gzipSync(file.code).length, 0);
      console.log(`scripts of the table: ${(total / 1024).toFixed(1)} KB gzipped, of ${MOST / 1024} KB at most`);
      if (total > MOST) this.error(`the scripts of the table are ${total} bytes gzipped; at most ${MOST} are allowed`);
    },
  };
}
