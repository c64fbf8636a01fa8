/** Hands something over as a file. */
export function saveFile(
  content: string | Blob | Uint8Array<ArrayBuffer>,
  name: string,
  type = 'application/x-ndjson',
): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
