import type { PbnRemark } from './pbn-game.js';

/** A line without its CRLF (2.3). */
export const LONGEST = 253;

/** Remarks as they stand between tags: each begins a line. */
export function remarksOnLines(remarks: readonly PbnRemark[]): string[] {
  return remarks.flatMap(remarkLines);
}

/** A remark on as many lines as it takes. */
export function remarkLines({ kind, text }: PbnRemark): string[] {
  const plain = text.replace(/\t/g, ' ');
  if (kind === 'escape') return [cut(`%${plain}`).trimEnd()];
  if (kind === 'rest-of-line') return wrapped(`;${plain}`, ';').map((line) => line.trimEnd());
  return `{${plain}}`.split('\n').flatMap((line) => wrapped(line, ''));
}

/** A text on lines that are short enough, divided at spaces. */
function wrapped(text: string, begins: string): string[] {
  const lines: string[] = [];
  let rest = text;
  while (rest.length > LONGEST) {
    const space = rest.lastIndexOf(' ', LONGEST);
    const end = space > begins.length ? space : LONGEST;
    lines.push(rest.slice(0, end));
    rest = begins + rest.slice(space > begins.length ? end + 1 : end);
  }
  return [...lines, rest];
}

/** A tag on its line, its value escaped; of a table backslashes are as they are. */
export function tagLine(name: string, value: string, isTable = false): string {
  // What begins so would be read as the value of another game (4.8).
  const plain = /^\s*(#\s*$|##)/.test(value) ? value.replace(/^[\s#]+/, '') : value;
  const escaped = plain.replace(isTable ? /"/g : /["\\]/g, (sign) => `\\${sign}`);
  return rawTag(name, escaped);
}

/** A tag on its line; what is too long for it is cut. Tabs and other control signs may not stand in strings (3.2). */
export function rawTag(name: string, written: string): string {
  // oxlint-disable-next-line no-control-regex
  const plain = written.replace(/[\u0000-\u001f\u007f-\u009f]+/g, ' ').trim();
  const most = LONGEST - `[${name} ""]`.length;
  return `[${name} "${
    plain.length <= most
      ? plain
      : plain
          .slice(0, most)
          .replace(/(?<!\\)((?:\\\\)*)\\$/, '$1')
          .trimEnd()
  }"]`;
}

/** A line as far as there is room. */
export function cut(line: string): string {
  return line.length <= LONGEST ? line : line.slice(0, LONGEST);
}

const LATIN: Readonly<Record<string, string>> = {
  ł: 'l',
  đ: 'd',
  ı: 'i',
  œ: 'oe',
  '–': '-',
  '—': '-',
  '‘': "'",
  '’': "'",
  '“': "'",
  '”': "'",
  '„': "'",
  '…': '...',
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
  і: 'i',
  ї: 'yi',
  є: 'ye',
  ґ: 'g',
};

/** A text in the letters of Latin-1: those that it has not are spelt with others, Cyrillic ones by their sound. */
export function inLatin(text: string): string {
  return text.replace(BEYOND_LATIN_1, (sign) => {
    const small = sign.toLowerCase();
    const spelt = LATIN[small] ?? sign.normalize('NFD').replace(BEYOND_ASCII, '');
    if (LATIN[small] === undefined) return spelt === '' ? '?' : spelt;
    return small === sign ? spelt : spelt.slice(0, 1).toUpperCase() + spelt.slice(1);
  });
}

// oxlint-disable-next-line no-control-regex
const BEYOND_LATIN_1 = /[^\u0000-\u00ff]/gu;

// oxlint-disable-next-line no-control-regex
const BEYOND_ASCII = /[^\u0000-\u007f]/g;
