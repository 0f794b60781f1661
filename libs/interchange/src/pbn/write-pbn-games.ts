import { encodedText, isBeyondLatin1 } from '../text/records.js';
import { inLatin, rawTag, remarksOnLines, tagLine, cut, LONGEST } from './pbn-export-lines.js';
import { contractIn } from '../text/written-values.js';
import { pbnValue, type PbnGame, type PbnTag, type PbnElement } from './pbn-game.js';
import { exportValue, pbnSeat } from './pbn-values.js';
import { movesLines } from './write-pbn-moves.js';
import { elementRows, pbnColumns } from './pbn-table.js';

/** The tags that every game of a file in export format has, in their order (PBN 2.1, 3.4). */
const MANDATORY_TAGS = [
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

/** Tags that are empty where all four have passed (3.4.13 and 3.4.15). */
const AFTER_PLAY: ReadonlySet<string> = new Set(['Declarer', 'Result']);

const IN_UTF8 = '%Content-type: text/pbn; charset=UTF-8';

/**
 * Writes games in export format (PBN 2.1): CRLF, at most 255 signs a line, mandatory tags in their order, the others by
 * their names, then auction, play and tables; deals and auctions from the dealer, suffixes as numbers. A tag that a game
 * has again stands behind the first of its name, for readers to pass over (3.4). What it has written it writes again byte for byte, as it does with a file of others in export format whose elements are divided
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
    const isPassedOut = contractIn(pbnValue(game, 'Contract')) === 'passed-out';
    const put = (tag: PbnTag) => lines.push(...eachOf(game, tag).flatMap((one) => tagLines(game, one)));
    for (const name of MANDATORY_TAGS) {
      const tag = game.tags.get(name);
      if (tag) put(tag);
      else if (!game.inherited.has(name))
        lines.push(tagLine(name, isPassedOut && AFTER_PLAY.has(name) ? '' : '?'));
    }
    for (const tag of others) if (!isSection(tag)) put(tag);
    for (const name of ['Auction', 'Play'] as const) {
      const tag = game.tags.get(name);
      for (const one of tag ? eachOf(game, tag) : [])
        lines.push(...movesLines(game, one, name === 'Auction' ? 'call' : 'card'));
    }
    for (const tag of others) if (isSection(tag)) put(tag);
  }
  return lines.map((line) => `${line}\r\n`).join('');
}

/** A tag, and those of its name that stand there again. */
function eachOf({ again = [] }: PbnGame, tag: PbnTag): readonly PbnTag[] {
  return [tag, ...again.filter(({ name }) => name === tag.name)];
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
    declarer: pbnSeat(pbnValue(game, 'Declarer')),
    contract: pbnValue(game, 'Contract'),
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

/** The rows of a table in its columns; elements without columns on lines as they came. */
export function tableLines(tag: PbnTag): string[] {
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
