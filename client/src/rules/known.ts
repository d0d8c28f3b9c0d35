/** Words that a language has, in the reference or not; the twin of `reference/search/word_filter.py`. */

export interface KnownWords {
  hashes: number;
  /** The filter, in base64. */
  bits: string;
}

export type IsKnown = (stem: string) => boolean;

export function knownWords({ hashes, bits }: KnownWords): IsKnown {
  const bytes = Uint8Array.from(atob(bits), (sign) => sign.charCodeAt(0));
  const size = bytes.length * 8;
  return (stem) => {
    let one = 2166136261;
    let other = 40389;
    for (const sign of new TextEncoder().encode(stem)) {
      one = Math.imul(one ^ sign, 16777619);
      other = Math.imul(other ^ sign, 2654435761);
    }
    const step = (other | 1) >>> 0;
    for (let at = 0; at < hashes; at++) {
      const place = (((one >>> 0) + at * step) >>> 0) % size;
      if (!(((bytes[place >> 3] as number) >> (place & 7)) & 1)) return false;
    }
    return true;
  };
}
