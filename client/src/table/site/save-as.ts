/** Hand a file to whoever sits here. */
export function saveAs(data: Uint8Array, name: string): void {
  const address = URL.createObjectURL(new Blob([data as Uint8Array<ArrayBuffer>], { type: "text/plain" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
