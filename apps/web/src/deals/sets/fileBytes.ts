/** The bytes of a chosen file in base64. */
export async function base64Of(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
}

/** Saves bytes that came in base64 as a file of the reader's. */
export function saveFile(name: string, base64: string): void {
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.codePointAt(0)!);
  const address = URL.createObjectURL(new Blob([bytes], { type: 'application/octet-stream' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
