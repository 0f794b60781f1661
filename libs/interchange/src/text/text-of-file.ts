import { joined } from './records.js';

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

/** Code pages of files that say nothing of themselves; Latin-1 is read as Windows-1252, which has it whole. */
export type CodePage = 'windows-1252' | 'windows-1250' | 'windows-1251';

/** How often letters beyond ASCII are written in a language: parts of a hundred of them. */
type Letters = ReadonlyMap<string, number>;

/** Letters that are not there are rare, signs inside words hardly ever happen. */
const RARE = 0.002;
const SIGN_IN_A_WORD = 0.000_01;
/** Two such letters side by side, in a language that writes most letters in ASCII. */
const SIDE_BY_SIDE = 0.3;
/** Cyrillic beside Latin letters. */
const MIXED_SCRIPTS = 0.000_1;
const UNSPELT = 0.02;

/** What nobody spells so: soft consonants before vowels, ć before l, n and r, ń behind a consonant, ñ before none. */
const MISSPELT = /[ćńśź](?=[aeiouyąęó])|ć(?=[lnr])|(?<=[bcdfghjklmnprstwz])ń|ñ(?![aeiouáéíóú])/g;

/** Frequencies from running texts and lists of names, as `letter parts`. */
const LANGUAGES: Readonly<Record<CodePage, readonly Letters[]>> = {
  'windows-1252': withMixture([
    lettersOf('é60 è11 ê5 à6 ç5 ô3 î2 ï2 û2 â2 ë3 œ1 ù1'),
    lettersOf('ü42 ä28 ö25 ß5'),
    lettersOf('ø42 å32 æ20 é4 ö1 ü1'),
    lettersOf('ä48 ö30 å18 é3 ü1'),
    lettersOf('é18 í22 ó22 á22 ñ11 ú5 ü1'),
    lettersOf('ã24 ç16 é14 á14 ó8 í8 õ6 ê5 ú3 â2 à1'),
    lettersOf('à30 è30 ò15 ù14 ì8 é3'),
    lettersOf('í18 á16 ó12 ð14 þ9 ö12 é8 ú6 æ4 ý3'),
  ]),
  'windows-1250': withMixture([
    lettersOf('ł26 ó13 ą11 ę12 ż11 ś11 ń10 ć5 ź2'),
    lettersOf('á17 í17 č10 ř9 ě9 š9 ž8 é7 ý6 ů5 ú2 ň1 ď1 ť1 ľ1'),
    lettersOf('á36 é32 ö10 ő7 ó7 í3 ü3 ú2 ű1'),
    lettersOf('ć34 č22 š24 ž16 đ5'),
  ]),
  'windows-1251': [
    lettersOf(
      'о10.9 е8.4 а8 и7.3 н6.7 т6.2 с5.4 р4.7 в4.5 л4.4 к3.5 м3.2 д2.9 п2.8 у2.6 я2 ы1.9 ь1.7 г1.7 з1.6 б1.6 ч1.4 й1.2 х1 ж.9 ш.7 ю.6 ц.5 щ.4 э.3 ф.3 ё.3 ъ.1 і.3 ї.1 є.1',
    ),
  ],
};

/**
 * The code page in which the letters beyond ASCII make the likeliest words of the languages that are written in it.
 * The same bytes always give the same; without any such letter it is Windows-1252.
 */
function codePageOf(bytes: Uint8Array): CodePage {
  const words = wordsBeyondAscii(bytes);
  let best: { readonly page: CodePage; readonly likelihood: number } | undefined;
  for (const page of Object.keys(LANGUAGES) as CodePage[]) {
    const text = new TextDecoder(page).decode(words).toLowerCase();
    for (const letters of LANGUAGES[page]) {
      const likelihood = likelihoodOf(text, letters, page === 'windows-1251');
      if (best === undefined || likelihood > best.likelihood) best = { page, likelihood };
    }
  }
  return best!.page;
}

const LETTER = /\p{L}/u;
const MOST_LOOKED_AT = 16_384;
const WIDEST_WORD = 64;

/** The words of a file that comes in pieces, as far as they tell its code page. */
class WordsBeyondAscii {
  #words: Uint8Array = new Uint8Array();
  /** The beginning of a word that may go on in the next piece. */
  #word: Uint8Array = new Uint8Array();

  next(piece: Uint8Array): void {
    if (this.#words.length >= MOST_LOOKED_AT) return;
    const text = joined([this.#word, piece]);
    let end = text.length;
    while (end > 0 && isInWord(text[end - 1])) end--;
    this.#words = joined([this.#words, wordsBeyondAscii(text.subarray(0, end))]);
    this.#word = text.slice(end, end + WIDEST_WORD);
  }

  codePage(): CodePage {
    return codePageOf(joined([this.#words, this.#word]));
  }
}

/** The words with bytes beyond ASCII, divided by spaces; of a long file as many as tell enough. */
function wordsBeyondAscii(bytes: Uint8Array): Uint8Array {
  const found: number[] = [];
  let start = 0;
  for (let at = 0; at <= bytes.length && found.length < MOST_LOOKED_AT; at++) {
    if (isInWord(bytes[at])) continue;
    const word = bytes.subarray(start, Math.min(at, start + WIDEST_WORD));
    if (word.some((byte) => byte >= 0x80)) found.push(...word, 0x20);
    start = at + 1;
  }
  return Uint8Array.from(found);
}

/** Whether a byte can be of a word: an ASCII letter, an apostrophe, or anything beyond ASCII. */
function isInWord(byte = 0): boolean {
  return byte >= 0x80 || (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a) || byte === 0x27;
}

/** The logarithm of how likely a text of lower-case words is in a language. */
function likelihoodOf(text: string, letters: Letters, isCyrillic: boolean): number {
  let sum = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]!;
    if (sign < '\u0080') continue;
    const around = [text[at - 1] ?? ' ', text[at + 1] ?? ' '];
    const beside = around.filter((other) => LETTER.test(other));
    if (!LETTER.test(sign)) {
      if (beside.length > 0 && !/[\u2018-\u201f\u2013\u2014\u00a0\u00ab\u00bb]/.test(sign))
        sum += Math.log(SIGN_IN_A_WORD);
      continue;
    }
    sum += Math.log(Math.max(RARE, (letters.get(sign) ?? 0) / 100));
    const latin = beside.filter((other) => other < '\u0080').length;
    if (isCyrillic) sum += latin * Math.log(MIXED_SCRIPTS);
    else sum += ((beside.length - latin) / 2) * Math.log(SIDE_BY_SIDE);
  }
  return sum + (text.match(MISSPELT)?.length ?? 0) * Math.log(UNSPELT);
}

function lettersOf(written: string): Letters {
  return new Map(written.split(' ').map((one) => [one[0]!, Number(one.slice(1))]));
}

/** Languages, and all of them mixed, as lists of players from several countries are. */
function withMixture(languages: readonly Letters[]): readonly Letters[] {
  const mixed = new Map<string, number>();
  for (const letters of languages) {
    for (const [letter, parts] of letters)
      mixed.set(letter, (mixed.get(letter) ?? 0) + parts / languages.length);
  }
  return [...languages, mixed];
}
