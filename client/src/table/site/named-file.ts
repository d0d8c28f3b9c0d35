/** A campaign file with the campaign's name as a remark, as a server writes it: whoever takes it in reads the name there. */
export function withName(data: Uint8Array, name: string): Uint8Array {
  const remark = `% name: ${name}\n`;
  const text = new TextDecoder().decode(data);
  if (!text.endsWith("\n") || text.includes(remark)) return data;
  const added = new TextEncoder().encode(remark);
  const named = new Uint8Array(data.length + added.length);
  named.set(data);
  named.set(added, data.length);
  return named;
}
