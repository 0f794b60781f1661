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
