// node sizes.mjs FOLDER [--write] < paths: how large each file is over the wire, as JSON; --write keeps the compressed copies.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const [folder, write] = process.argv.slice(2);
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 } };
const sizes = {};
for (const path of readFileSync(0, "utf8").split("\n").filter(Boolean)) {
  const data = readFileSync(join(folder, path));
  const [gz, br] = [gzipSync(data, { level: 9 }), brotliCompressSync(data, brotli)];
  sizes[path] = { gzip: Math.min(gz.length, data.length), brotli: Math.min(br.length, data.length) };
  if (write === "--write" && br.length < data.length) {
    writeFileSync(join(folder, `${path}.gz`), gz);
    writeFileSync(join(folder, `${path}.br`), br);
  }
}
console.log(JSON.stringify(sizes));
