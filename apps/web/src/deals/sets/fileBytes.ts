/** The bytes of a chosen file in base64. */
export async function base64Of(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
}

/** The bytes that base64 stands for, as a file. */
export function fileOf(base64: string): Blob {
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.codePointAt(0)!);
  return new Blob([bytes], { type: 'application/octet-stream' });
}
