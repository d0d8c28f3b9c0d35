/**
 * A Bloom filter over the stems of a language: never misses one, wrongly accepts about one in fifty; the twin of
 * `reference/search/word_filter.py`.
 */

/** The filter as it is written. */
export interface BloomFilterData {
  /** How many bits each stem sets. */
  hashes: number;
  /** The filter, in base64. */
  bits: string;
}

/** Whether a language has words of a stem. */
export type IsKnown = (stem: string) => boolean;

/** The constants of FNV-1a, and others for the second hash. */
const FNV_OFFSET = 2166136261;
const FNV_PRIME = 16777619;
const SECOND_OFFSET = 40389;
const SECOND_PRIME = 2654435761;

/** Whether a language has words of a stem. The bits of a stem are sums of two hashes: FNV-1a, and the same with other constants. */
export function bloomFilter({ hashes, bits }: BloomFilterData): IsKnown {
  const bytes = Uint8Array.from(atob(bits), (character) => character.charCodeAt(0));
  const size = bytes.length * 8;
  return (stem) => {
    let hash1 = FNV_OFFSET;
    let hash2 = SECOND_OFFSET;
    for (const byte of new TextEncoder().encode(stem)) {
      hash1 = Math.imul(hash1 ^ byte, FNV_PRIME);
      hash2 = Math.imul(hash2 ^ byte, SECOND_PRIME);
    }
    const step = (hash2 | 1) >>> 0;
    for (let count = 0; count < hashes; count++) {
      const bit = (((hash1 >>> 0) + count * step) >>> 0) % size;
      const byte = bytes[bit >> 3] as number;
      const isSet = ((byte >> (bit & 7)) & 1) === 1;
      if (!isSet) return false;
    }
    return true;
  };
}
