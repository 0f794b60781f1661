import { nextSeat, type Seat } from '#cards';
import { encodedText, isBeyondLatin1 } from '../deals/records.js';
import { refuse } from '../deals/unreadable-deals.js';
import { pbnValue, type PbnElement, type PbnGame, type PbnRemark, type PbnTag } from './pbn-game.js';
import { pbnMoves, type PbnMove } from './pbn-moves.js';
import { elementRows, pbnColumns } from './pbn-table.js';
import { exportValue, pbnSeat } from './pbn-values.js';

/** The tags that every game of a file in export format has, in their order (PBN 2.1, 3.4). */
export const MANDATORY_TAGS = [
  'Event',
  'Site',
  'Date',
  'Board',
  'West',
  'North',
  'East',
  'South',
  'Dealer',
  'Vulnerable',
  'Deal',
  'Scoring',
  'Declarer',
  'Contract',
  'Result',
] as const;

/** A line without its CRLF (2.3). */
const LONGEST = 253;
const IN_UTF8 = '%Content-type: text/pbn; charset=UTF-8';

/**
 * Writes games in export format (PBN 2.1): CRLF, at most 255 signs a line, mandatory tags in their order, the others by
 * their names, then auction, play and tables; deals and auctions from the dealer, suffixes as numbers. What it has
 * written it writes again byte for byte, as it does with a file of others in export format whose elements are divided
 * by single spaces or the widths of columns.
 *
 * The standard's encoding is Latin-1. Names that it does not have are written in UTF-8, as other programs do, and an
 * escaped line says so; or, with `latin`, in the letters that it has.
 *
 * @throws UnreadableDeals which names the first call or card that is none
 */
export function writePbnGames(
  games: Iterable<PbnGame>,
  { latin = false }: { readonly latin?: boolean } = {},
): Uint8Array {
  const texts: string[] = [];
  let version: string | undefined;
  for (const game of games) {
    version = texts.length === 0 ? (versionOf(game) ?? version) : version;
    texts.push(pbnGameText(game));
  }
  const written = texts.join('\r\n');
  const text = latin ? inLatin(written) : written;
  const inUtf8 = isBeyondLatin1(text);
  return encodedText(pbnHead(version, inUtf8) + text);
}

/** What a file in export format begins with. */
export function pbnHead(version: string | undefined, inUtf8: boolean): string {
  return `% PBN ${version ?? '2.1'}\r\n% EXPORT\r\n${inUtf8 ? `${IN_UTF8}\r\n` : ''}`;
}

/** A game in export format, without the empty line before it. @throws UnreadableDeals */
export function pbnGameText(game: PbnGame): string {
  const lines = remarksOnLines(game.remarks.filter(({ kind, text }) => kind !== 'escape' || !isHead(text)));
  if (game.tags.size > 0) {
    const tags = [...game.tags.values()];
    const isMandatory = (name: string) => (MANDATORY_TAGS as readonly string[]).includes(name);
    const isNoted = (name: string) => name === 'Auction' || name === 'Play';
    const others = tags
      .filter(({ name }) => !isMandatory(name) && !isNoted(name))
      .toSorted((one, other) => (one.name < other.name ? -1 : 1));
    for (const name of MANDATORY_TAGS) {
      const tag = game.tags.get(name);
      if (tag) lines.push(...tagLines(game, tag));
      else if (!game.inherited.has(name)) lines.push(tagLine(name, '?'));
    }
    for (const tag of others) if (!isSection(tag)) lines.push(...tagLines(game, tag));
    for (const name of ['Auction', 'Play'] as const) {
      const tag = game.tags.get(name);
      if (tag) lines.push(...movesLines(game, tag, name === 'Auction' ? 'call' : 'card'));
    }
    for (const tag of others) if (isSection(tag)) lines.push(...tagLines(game, tag));
  }
  return lines.map((line) => `${line}\r\n`).join('');
}

/** The version of PBN that stands before the first game of a file. */
export function versionOf({ remarks }: PbnGame): string | undefined {
  return remarks.flatMap(({ kind, text }) =>
    kind === 'escape' ? (/^\s*PBN\s+([12]\.\d)\s*$/.exec(text)?.[1] ?? []) : [],
  )[0];
}

/** What the head of a file says in any case. */
function isHead(text: string): boolean {
  return /^\s*(PBN\s+\d\.\d|EXPORT)\s*$/i.test(text) || `%${text}` === IN_UTF8;
}

/** Whether a tag begins a supplemental section, which stands behind the identification section (5.1). */
function isSection({ name, elements }: PbnTag): boolean {
  return elements.length > 0 || /.Table$/.test(name);
}

function tagLines(game: PbnGame, tag: PbnTag): string[] {
  const value = exportValue(tag.name, tag.value, {
    dealer: pbnSeat(pbnValue(game, 'Dealer')),
    declarer: pbnSeat(pbnValue(game, 'Declarer').replace('^', '')),
  });
  // What the file has between its quotes stays, with `#` and however it escapes a backslash.
  const isOwn = tag.written !== undefined && value === tag.value;
  return [
    isOwn
      ? rawTag(tag.name, tag.written!)
      : tagLine(tag.name, value, tag.elements.length > 0 || /.Table$/.test(tag.name)),
    ...remarksOnLines([...tag.remarks, ...tag.elements.flatMap(({ remarks }) => remarks)]),
    ...tableLines(tag),
  ];
}

function tableLines(tag: PbnTag): string[] {
  if (tag.elements.length === 0) return [];
  const rows = elementRows(tag);
  if (!rows || tag.value.trim() === '')
    return fitted(byLines(tag.elements).map((line) => line.map(({ text }) => text)));
  const columns = pbnColumns(tag.value);
  return rows.map((row) => {
    const cells = row.map(({ text }, index) => {
      const { width = 0, align = 'left' } = columns[index]!;
      return align === 'right' ? text.padStart(width) : text.padEnd(width);
    });
    return withinLine(cells).join(' ');
  });
}

/** The cells of a row, of which the longest are cut until they fit into a line. */
function withinLine(cells: readonly string[]): readonly string[] {
  const over = cells.join(' ').length - LONGEST;
  if (over <= 0) return cells;
  const longest = cells.reduce((most, cell, index) => (cell.length > cells[most]!.length ? index : most), 0);
  const cell = cells[longest]!.trim();
  const kept = cell.slice(0, Math.max(3, cell.length - over) - 1).replace(/(?<!\\)((?:\\\\)*)\\$/, '$1');
  const shorter = cell.startsWith('"') ? `${kept}"` : kept;
  return shorter.length < cells[longest]!.length ? withinLine(cells.with(longest, shorter)) : cells;
}

function byLines(elements: readonly PbnElement[]): PbnElement[][] {
  const lines: PbnElement[][] = [];
  for (const element of elements) {
    if (lines.at(-1)?.[0]?.line === element.line) lines.at(-1)!.push(element);
    else lines.push([element]);
  }
  return lines;
}

/** Elements on their lines, and on more where they would be too long. */
function fitted(lines: readonly (readonly string[])[]): string[] {
  return lines.flatMap((elements) => {
    const written: string[] = [];
    for (const element of elements) {
      const joined = written.length === 0 ? element : `${written.at(-1)} ${element}`;
      if (joined.length <= LONGEST && written.length > 0) written[written.length - 1] = joined;
      else written.push(cut(element));
    }
    return written;
  });
}

/** The lines of an auction or a play: four moves each, from the dealer or the opening leader (3.5 and 3.6). */
function movesLines(game: PbnGame, tag: PbnTag, kind: 'call' | 'card'): string[] {
  const { first, moves } = kind === 'call' ? fromDealer(game, tag) : fromLeader(game, tag);
  const lines = [tagLine(tag.name, first), ...remarksOnLines(tag.remarks)];
  let [row, count, isFull] = ['', 0, false];
  const newLine = () => {
    if (row !== '') lines.push(row);
    [row, isFull] = ['', false];
  };
  const put = (text: string) => {
    if (isFull || row.length + 1 + text.length > LONGEST) newLine();
    row += row === '' ? text : ` ${text}`;
  };
  for (const move of moves) {
    if (count > 0 && count % 4 === 0) newLine();
    // `*` is the end of all lines, and no move.
    if (move.sign === '*') newLine();
    put(moveText(move));
    count++;
    for (const remark of move.remarks) {
      if (remark.startsLine || remark.kind === 'escape') newLine();
      const [head, ...more] = remarkLines(remark);
      put(head!);
      for (const line of more) {
        newLine();
        row = line;
      }
      isFull = remark.kind !== 'brace';
    }
  }
  newLine();
  for (const { index, text, written, remarks } of tag.notes) {
    lines.push(written === undefined ? tagLine('Note', `${index}:${text}`) : rawTag('Note', written));
    lines.push(...remarksOnLines(remarks));
  }
  return lines;
}

function moveText({ sign, irregular, note, nags }: PbnMove): string {
  return [
    ...(irregular ? [`^${irregular}`] : []),
    sign,
    ...(note === undefined ? [] : [`=${note}=`]),
    ...nags.map((nag) => `$${nag}`),
  ].join(' ');
}

/** The calls from the dealer on: hyphens of those who are not there yet are left out. @throws UnreadableDeals */
function fromDealer(
  game: PbnGame,
  tag: PbnTag,
): { readonly first: string; readonly moves: readonly PbnMove[] } {
  const moves = pbnMoves(tag, 'call');
  const named = pbnSeat(tag.value);
  if (!named) return { first: tag.value, moves };
  const begins = moves.findIndex(({ sign }) => sign !== '-');
  const before = begins === -1 ? moves.length : begins;
  let first: Seat = named;
  for (let at = 0; at < before % 4; at++) first = nextSeat(first);
  const dealer = pbnSeat(pbnValue(game, 'Dealer'));
  if (dealer && moves.length > before && dealer !== first) {
    const { line, column } = tag;
    refuse({
      format: 'PBN',
      line,
      column,
      code: 'deal-file.expected',
      expected: 'dealers-call',
      found: tag.value,
    });
  }
  return { first, moves: moves.slice(before) };
}

/** The cards in columns from the opening leader on. */
function fromLeader(
  game: PbnGame,
  tag: PbnTag,
): { readonly first: string; readonly moves: readonly PbnMove[] } {
  const moves = pbnMoves(tag, 'card');
  const named = pbnSeat(tag.value);
  const declarer = pbnSeat(pbnValue(game, 'Declarer').replace('^', ''));
  const leader = declarer && nextSeat(declarer);
  const ending = moves.findIndex(({ sign }) => sign === '*');
  const cards = ending === -1 ? moves : moves.slice(0, ending);
  // An irregular lead leaves the columns as they are; so does a row that is not whole.
  if (!named || !leader || named === leader || isEndPosition(game))
    return { first: named ?? tag.value, moves };
  const turn = ['N', 'E', 'S', 'W'].indexOf(leader) - ['N', 'E', 'S', 'W'].indexOf(named);
  const rows = Array.from({ length: Math.ceil(cards.length / 4) }, (_, row) =>
    Array.from({ length: 4 }, (_column, column): PbnMove => {
      const at = 4 * row + ((column + turn + 4) % 4);
      return cards[at] ?? { sign: '-', nags: [], remarks: [], line: tag.line, column: tag.column };
    }),
  );
  return { first: leader, moves: [...rows.flat(), ...(ending === -1 ? [] : moves.slice(ending))] };
}

/** Whose play begins with any player (3.10). */
function isEndPosition(game: PbnGame): boolean {
  return /^(NT|[SHDC])$/i.test(pbnValue(game, 'Contract').trim());
}

function remarksOnLines(remarks: readonly PbnRemark[]): string[] {
  return remarks.flatMap(remarkLines);
}

function remarkLines({ kind, text }: PbnRemark): string[] {
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

function tagLine(name: string, value: string, isTable = false): string {
  // What begins so would be read as the value of another game (4.8).
  const plain = /^\s*(#\s*$|##)/.test(value) ? value.replace(/^[\s#]+/, '') : value;
  const escaped = plain.replace(isTable ? /"/g : /["\\]/g, (sign) => `\\${sign}`);
  return rawTag(name, escaped);
}

/** A tag on its line; what is too long for it is cut. Tabs and other control signs may not stand in strings (3.2). */
function rawTag(name: string, written: string): string {
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

function cut(line: string): string {
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
function inLatin(text: string): string {
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
