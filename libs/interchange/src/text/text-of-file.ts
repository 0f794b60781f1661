import { joined } from './records.js';
import { codePageOf, WordsBeyondAscii } from './code-page.js';

/** The encoding that an XML text declares in its first line. */
const DECLARED = /^<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)["']/;
const LOOKED_AT = 200;

/** A file as text. */
export interface TextOfFile {
  /** Without the mark at its beginning. */
  readonly text: string;
  /** By its WHATWG name: `utf-8`, `utf-16le`, `windows-1250`. */
  readonly encoding: string;
}

/**
 * The text of a file that people bring: in the encoding that it is marked with or declares as XML, in UTF-16 where it
 * begins so without a mark, else in UTF-8 where it is that, else in the Windows code page in which its letters make words: Western (1252, of which Latin-1 is a
 * part), Central European (1250) or Cyrillic (1251). Bytes that an encoding has not become U+FFFD.
 */
export function textOfFile(bytes: Uint8Array): TextOfFile {
  const encoding = encodingOf(bytes);
  return { text: new TextDecoder(encoding).decode(bytes), encoding };
}

/** The encoding of a file, or of the beginning of one that is cut anywhere. */
export function encodingOf(bytes: Uint8Array, isWhole = true): string {
  const mark = marked(bytes);
  if (mark !== undefined) return mark;
  const said = declared(bytes);
  if (said !== undefined && said !== 'utf-8') return said;
  // Many an XML says UTF-8 that was never written in it.
  return isUtf8(bytes, isWhole) ? 'utf-8' : codePageOf(bytes);
}

/** In what a file is that comes in pieces: the same as `encodingOf` of all of it; and whether it is ASCII alone. */
export async function encodingOfChunks(
  chunks: AsyncIterable<Uint8Array>,
): Promise<{ readonly encoding: string; readonly ascii: boolean }> {
  const words = new WordsBeyondAscii();
  let utf8: TextDecoder | undefined = new TextDecoder('utf-8', { fatal: true });
  let [head, ascii]: [Uint8Array, boolean] = [new Uint8Array(), true];
  let said: string | undefined;
  for await (const chunk of chunks) {
    if (head.length < LOOKED_AT) {
      head = joined([head, chunk.subarray(0, LOOKED_AT - head.length)]);
      const mark = marked(head);
      if (mark !== undefined) return { encoding: mark, ascii: false };
      said = declared(head);
    }
    if (chunk.every((byte) => byte < 0x80) && ascii) continue;
    ascii = false;
    words.next(chunk);
    try {
      utf8?.decode(chunk, { stream: true });
    } catch {
      utf8 = undefined;
    }
  }
  try {
    utf8?.decode();
  } catch {
    utf8 = undefined;
  }
  if (said !== undefined && said !== 'utf-8') return { encoding: said, ascii };
  return { encoding: utf8 ? 'utf-8' : words.codePage(), ascii };
}

/** How spreadsheets save "Unicode text", and many programs UTF-8; or UTF-16 without its mark. */
function marked(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (isEverySecondZero(bytes, 1)) return 'utf-16le';
  return isEverySecondZero(bytes, 0) ? 'utf-16be' : undefined;
}

/** As many signs tell that a text is in UTF-16. */
const IN_UTF_16 = 8;

/** Whether a text begins with ASCII in two bytes a sign. */
function isEverySecondZero(bytes: Uint8Array, at: 0 | 1): boolean {
  if (bytes.length < 2 * IN_UTF_16) return false;
  return bytes
    .subarray(0, 2 * IN_UTF_16)
    .every((byte, index) => (index % 2 === at ? byte === 0 : byte >= 0x09 && byte < 0x7f));
}

function declared(bytes: Uint8Array): string | undefined {
  const beginning = new TextDecoder('windows-1252').decode(bytes.subarray(0, LOOKED_AT));
  const [, named] = DECLARED.exec(beginning) ?? [];
  try {
    const encoding = named && new TextDecoder(named).encoding;
    // What was read byte by byte up to here is in no encoding of two bytes a sign.
    return encoding?.startsWith('utf-16') ? 'utf-8' : encoding;
  } catch {
    return undefined;
  }
}

function isUtf8(bytes: Uint8Array, isWhole: boolean): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: !isWhole });
    return true;
  } catch {
    return false;
  }
}
