import { movementFromRows, playsFromTriples, type PlayTriple } from '../generators/rows.js';
import {
  individualFromFigures,
  type IndividualFigures,
  type IndividualMovement,
} from '../individual/individual-movement.js';
import type { Movement } from '../movement/movement.js';
import type { Coded } from '../movement/refusal.js';

/** What is wrong with a movement as it is written, with its line, from 1. */
export type WrittenFault = Coded<{
  /** There is no second line with `type,tables,boards,boards a round,rounds[,missing]`. */
  'written.header': { line: number };
  /** A type that is not known: it is read as pairs. */
  'written.type': { line: number; type: number };
  /** What stands there is no whole number. */
  'written.number': { line: number; word: string };
  /** A line does not have so many figures as its rounds need. */
  'written.figures': { line: number; figures: number; expected: number };
  /** What stands for a play of a JSON is no `[ns, ew, set]`, or of an individual no `[n, s, e, w, set]`. */
  'written.play': { table: number; round: number };
  /** It is said how many tables, rounds or players there are, and the rows have another number of them. */
  'written.contradiction': { member: 'tables' | 'rounds' | 'players'; said: number; found: number };
  /** A JSON says of its rows what they do not give. */
  'written.misstated': { member: 'sets' | 'copies' | 'Q'; said: number; found: number };
  /** A JSON says that there are two winners, and pairs sit now North-South, now East-West. */
  'written.not-two-lines': object;
  /** Not as many lines as tables. */
  'written.tables': { line: number; lines: number; tables: number };
  /** The boards are not so many as the sets that are played. */
  'written.boards': { line: number; boards: number; played: number };
}>;

/** A movement as it was read. */
export interface WrittenMovement {
  readonly title: string;
  /** The line of the title, from 1. */
  readonly line: number;
  readonly boardsPerRound: number;
  /** What could be read of it; nothing without a header. */
  readonly movement?:
    | { readonly of: 'pairs'; readonly rows: Movement }
    | { readonly of: 'individual'; readonly rows: IndividualMovement };
  readonly faults: readonly WrittenFault[];
}

/** The types of the format. */
export const HOWELL = 0;
export const MITCHELL = 1;
const SWITCHED_MITCHELL = 2;
const INDIVIDUALS = [3, 4];
export const AMERICAN_WHIST = 5;
const STAGGER = 7;
const TEAMS = [AMERICAN_WHIST, STAGGER];
const TYPES = new Set([HOWELL, MITCHELL, SWITCHED_MITCHELL, ...INDIVIDUALS, ...TEAMS]);

/** Tables and rounds: more is a misprint. */
const MOST = 200;

/**
 * Reads movements in the text format that British scoring programs use: a title; a header `type,tables,boards,boards a
 * round,rounds` and maybe the number of the missing pair, or how many players an individual has; a line for each table
 * with `ns,ew,set` for each round, of an individual `n,s,e,w,set`; set 0: nobody plays. Empty lines part the movements;
 * they may also be missing between two of them, or stand within one. Some programs mark the title: `[M6] Six tables`.
 *
 * Nothing is refused: what is wrong with the writing is told, and checkMovement and checkIndividual tell what is wrong
 * with the movements, for libraries that are about hold such that are.
 */
export function readWrittenMovements(text: string): readonly WrittenMovement[] {
  return blocksOf(text).map(readBlock);
}

/** The mark of a program before a title. */
export const MARK = /^\s*\[[A-Za-z]{0,3}\d{0,3}\]/;

/** A line that is not empty, and where it stands, from 1. */
interface Line {
  readonly line: number;
  readonly content: string;
}

/** A line of fewer figures may be a title. */
const FEWEST = 3;

/** The lines of each movement. */
function blocksOf(text: string): readonly (readonly Line[])[] {
  const full = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((content, index): Line => ({ content, line: index + 1 }))
    .filter(({ content }) => content.trim() !== '');
  const blocks: Line[][] = [];
  for (const [index, next] of full.entries()) {
    const open = blocks.at(-1);
    const isParted = next.line - 1 !== full[index - 1]?.line;
    if (open && isMarkAlone(open) && !isHeader(next)) open[0] = next;
    else if (open && (isParted ? goesOn(open, next) : !beginsBehind(open, next, full[index + 1])))
      open.push(next);
    else blocks.push([next]);
  }
  return blocks;
}

/** Whether a line behind an empty one still belongs to a movement that lacks its header, or tables. */
function goesOn([title, header, ...rows]: readonly Line[], next: Line): boolean {
  const isFigures = (line: Line | undefined) => ((line && figuresAlone(line)) ?? 0) >= FEWEST;
  if (!header) return isFigures(next) && !isFigures(title);
  const { tables, width } = saidIn(header);
  const words = wordsIn(next);
  // A misprint does not make it a title.
  const figures = words.filter((word) => FIGURE.test(word)).length;
  return rows.length < tables && words.length === width && 2 * figures > words.length;
}

/** Whether a line is the title of another movement, right behind the last table of one. */
function beginsBehind([, header, ...rows]: readonly Line[], next: Line, behind: Line | undefined): boolean {
  const isTitle = figuresAlone(next) === undefined && isHeader(behind);
  return isTitle && header !== undefined && rows.length === saidIn(header).tables;
}

function isMarkAlone([title, header]: readonly Line[]): boolean {
  return !header && title !== undefined && title.content.replace(MARK, '').trim() === '';
}

function isHeader(line: Line | undefined): boolean {
  const figures = line && figuresAlone(line);
  return figures === 5 || figures === 6;
}

/** What a header says of the lines behind it; of one that is none, nothing. */
function saidIn(header: Line): { readonly tables: number; readonly width?: number } {
  if (!isHeader(header)) return { tables: 0 };
  const [type, tables, , , rounds] = wordsIn(header).map(Number) as [number, number, number, number, number];
  return { tables, width: widthOf(type) * rounds };
}

/** How many figures a line has; undefined: other words, too. */
function figuresAlone(line: Line): number | undefined {
  const words = wordsIn(line);
  return words.every((word) => FIGURE.test(word)) ? words.length : undefined;
}

const FIGURE = /^-?\d{1,6}$/;

function wordsIn({ content }: Line): readonly string[] {
  return content.split(/[\s,;]+/).filter((word) => word !== '');
}

/** How many figures a play has. */
function widthOf(type: number): 3 | 5 {
  return INDIVIDUALS.includes(type) ? 5 : 3;
}

function readBlock([first, second, ...others]: readonly Line[]): WrittenMovement {
  const { line, content } = first!;
  const title = content.replace(MARK, '').trim() || content.trim();
  const headLine = second?.line ?? line + 1;
  const faults: WrittenFault[] = [];
  const figures = (text: Line): readonly number[] =>
    wordsIn(text).map((word) => {
      if (FIGURE.test(word)) return Number(word);
      faults.push({ code: 'written.number', line: text.line, word });
      return 0;
    });
  const header = second ? figures(second) : [];
  const tooMany = [header[1], header[4]].some((count) => count! > MOST);
  if (header.length < 5 || header.length > 6 || faults.length > 0 || tooMany) {
    return {
      title,
      line,
      boardsPerRound: 0,
      faults: [...faults, { code: 'written.header', line: headLine }],
    };
  }
  const [type, tables, boards, boardsPerRound, rounds, sixth = 0] = header as [
    number,
    number,
    number,
    number,
    number,
  ];
  if (!TYPES.has(type)) faults.push({ code: 'written.type', line: headLine, type });
  const individual = INDIVIDUALS.includes(type);
  const width = widthOf(type);
  const written = others.map((text) => {
    const row = figures(text);
    if (row.length !== width * rounds) {
      faults.push({
        code: 'written.figures',
        line: text.line,
        figures: row.length,
        expected: width * rounds,
      });
    }
    return Array.from({ length: Math.floor(row.length / width) }, (_, round) =>
      row.slice(width * round, width * (round + 1)),
    );
  });
  if (written.length !== tables) {
    faults.push({ code: 'written.tables', line, lines: written.length, tables });
  }
  const sets = new Set(written.flat().map((play) => play.at(-1)!));
  sets.delete(0);
  // Of a movement that was cut short some sets are not played, which the checker tells.
  if (![sets.size, Math.max(0, ...sets)].some((count) => count * boardsPerRound === boards)) {
    faults.push({ code: 'written.boards', line: headLine, boards, played: sets.size * boardsPerRound });
  }
  if (individual && sixth > 0) {
    const found = highestPlayer(written);
    // One fewer: the last of them is missing.
    if (sixth !== found && sixth !== found - 1)
      faults.push({ code: 'written.contradiction', member: 'players', said: sixth, found });
  }
  const movement = individual
    ? ({
        of: 'individual',
        rows: {
          ...individualFromFigures(written as unknown as IndividualFigures[][], {
            ...(sixth > 0 && sixth === highestPlayer(written) - 1 && { phantom: sixth + 1 }),
          }),
          rounds,
        },
      } as const)
    : ({
        of: 'pairs',
        rows: { ...pairsOf(written as unknown as PlayTriple[][], { type, tables, missing: sixth }), rounds },
      } as const);
  return { title, line, boardsPerRound, movement, faults };
}

/** The highest number of a player who plays somewhere. */
function highestPlayer(rows: readonly (readonly (readonly number[])[])[]): number {
  return Math.max(0, ...rows.flat().flatMap((play) => (play.at(-1) === 0 ? [] : play.slice(0, -1))));
}

function pairsOf(
  rows: readonly (readonly PlayTriple[])[],
  { type, tables, missing }: { readonly type: number; readonly tables: number; readonly missing: number },
): Movement {
  const plays = rows.flat().filter(([, , set]) => set !== 0);
  // A switched Mitchell may count the pairs through or in two lines, and these meet others of their number.
  const inLines =
    type === MITCHELL ||
    (type === SWITCHED_MITCHELL && plays.every(([ns, ew]) => ns <= tables && ew <= tables));
  const winners = inLines ? 2 : 1;
  // Some libraries count East-West on from North-South there, too.
  const through = inLines && plays.length > 0 && plays.every(([, ew]) => ew > tables);
  // A rover, the last North-South pair, is then counted on from East-West.
  const inLine = (ns: number) => (ns > 2 * tables ? ns - tables : ns);
  const figures = through
    ? rows.map((row) => row.map(([ns, ew, set]): PlayTriple => [inLine(ns), Math.max(0, ew - tables), set]))
    : rows;
  const isNorthSouth = missing <= tables || plays.some(([ns]) => ns === missing);
  const lined = isNorthSouth ? `NS${through ? inLine(missing) : missing}` : `EW${missing - tables}`;
  const phantom = inLines ? lined : String(missing);
  const written = playsFromTriples(figures, winners);
  // Of a rover or of extra tables a pair may be missing that is written only where no boards are: nobody meets it.
  const meets = written.flat().some((play) => play?.ns === phantom || play?.ew === phantom);
  const isNobody = !meets && missing <= 2 * tables + 1;
  const movement = movementFromRows(written, { winners, ...(missing > 0 && !isNobody && { phantom }) });
  // A team is at two tables in each round.
  return TEAMS.includes(type) ? { ...movement, contestants: 'teams', stationary: [] } : movement;
}
