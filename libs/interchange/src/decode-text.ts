/** The encoding that an XML text declares in its first line. */
const DECLARED = /^<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)["']/;
const LOOKED_AT = 200;

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

function known(encoding: string | undefined): string | undefined {
  try {
    return encoding && new TextDecoder(encoding).encoding;
  } catch {
    return undefined;
  }
}

/**
 * The text of a file that people bring: in the encoding that it declares, else in UTF-8 where it is that, else in
 * Windows-1252, of which Latin-1 is a part.
 */
export function decodeText(bytes: Uint8Array): string {
  const beginning = new TextDecoder('windows-1252').decode(bytes.subarray(0, LOOKED_AT));
  const declared = known(DECLARED.exec(beginning)?.[1]);
  return new TextDecoder(declared ?? (isUtf8(bytes) ? 'utf-8' : 'windows-1252')).decode(bytes);
}
