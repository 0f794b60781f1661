/** The encoding that an XML text declares in its first line. */
const DECLARED = /^<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)["']/;
const LOOKED_AT = 200;

/** Bytes that are Polish letters in Windows-1250 and signs that stand in no word in Windows-1252. */
const CENTRAL = new Set([0x8c, 0x8f, 0x9c, 0x9f, 0xa3, 0xa5, 0xaf, 0xb3, 0xb9, 0xbf]);

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

/** How spreadsheets save "Unicode text". */
function marked(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return undefined;
}

const isLatinLetter = (byte = 0) => (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a);
const isHigh = (byte = 0) => byte >= 0x80;

/**
 * The Windows code page in which the letters make words: in Cyrillic (1251) letters stand beside letters of the upper
 * half, in Latin between those of the lower one, and Polish uses bytes (1250) that are signs in Western Europe (1252).
 */
function codePage(bytes: Uint8Array): string {
  let beside = 0;
  let between = 0;
  let central = 0;
  for (const [at, byte] of bytes.entries()) {
    if (!isHigh(byte)) continue;
    const around = [bytes[at - 1], bytes[at + 1]];
    if (byte >= 0xc0 && around.some((other = 0) => other >= 0xc0)) beside += 1;
    if (!around.some(isLatinLetter)) continue;
    between += 1;
    if (CENTRAL.has(byte)) central += 1;
  }
  if (beside > between) return 'windows-1251';
  return central > 0 ? 'windows-1250' : 'windows-1252';
}

/**
 * The text of a file that people bring: in the encoding that it declares or is marked with, else in UTF-8 where it is
 * that, else in the Windows code page in which its letters make words: Cyrillic, Central European or Western, of which
 * Latin-1 is a part.
 */
export function decodeText(bytes: Uint8Array): string {
  const beginning = new TextDecoder('windows-1252').decode(bytes.subarray(0, LOOKED_AT));
  const declared = known(DECLARED.exec(beginning)?.[1]) ?? marked(bytes);
  return new TextDecoder(declared ?? (isUtf8(bytes) ? 'utf-8' : codePage(bytes))).decode(bytes);
}
