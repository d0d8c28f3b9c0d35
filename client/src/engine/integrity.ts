/** The hash of a file, hexadecimal in engine.json, as `integrity` of a fetch wants to have it. */
export function integrityOf(sha256: string): string {
  const bytes = (sha256.match(/../g) ?? []).map((pair) => parseInt(pair, 16));
  return `sha256-${btoa(String.fromCharCode(...bytes))}`;
}
