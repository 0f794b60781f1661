import { movementFromRows, playsFromTriples, type PlayTriple } from '../generators/rows.js';
import {
  asMovement,
  individualFromFigures,
  type IndividualFigures,
} from '../individual/individual-movement.js';
import type { Movement } from '../movement/movement.js';
import { costOfPlays } from '../offers/movement-cost.js';
import { competitionQuality } from '../quality/competition.js';
import { isIndividual } from '../movement/seats.js';
import { MARK, readWrittenMovements, type WrittenFault, type WrittenMovement } from './read-movements.js';

/** What a file of movements holds. */
export interface MovementFile {
  readonly movements: readonly WrittenMovement[];
  /** Given where there is none: the file begins like JSON and is none, or holds no movement. */
  readonly problem?: 'file.json' | 'file.empty';
}

/** The longest lists that are read: of tables, and of rounds. */
const MOST = 400;
const MOST_FIGURE = 9999;
/** A movement lies no deeper in a file, so that no file can be too deep to be read. */
const DEEPEST = 20;

/**
 * Reads every movement of a file: JSON with `rows[table][round] = [ns, ew, set]`, of an individual `[n, s, e, w, set]`,
 * anywhere in it, or the text format of British scoring programs. Nothing is refused for its rows: checkMovement and
 * checkIndividual tell what is wrong with them.
 *
 * What a JSON says of its rows and they do not give is told: `tables`, `rounds`, `sets`, `copies` and `Q`. With rows it
 * may say `title` or `name`, `twoWinner` (pairs are counted through: East-West k is T + k),
 * `phantom`, `stationary`, `arrowSwitched`, `scrambled`, `declared`, `boardsPerRound` and `contestants: 'teams'`.
 */
export function readMovementFile(text: string): MovementFile {
  const content = text.replace(/^\uFEFF/, '');
  if (!/^\s*[[{]/.test(content)) return written(content);
  try {
    return found(movementsIn(JSON.parse(content), '', 0));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    // A title may begin with a mark in brackets.
    if (MARK.test(content)) return written(content);
    const inText = found(readWrittenMovements(content));
    return inText.problem ? { movements: [], problem: 'file.json' } : inText;
  }
}

/** A line of figures: words with one among them are meant as a movement. */
const FIGURES = /^[^\S\r\n]*\d+(?:[ \t,;]+\d+){2,}[ \t,;]*$/m;

function written(content: string): MovementFile {
  const movements = readWrittenMovements(content);
  return FIGURES.test(content) && movements.length > 0 ? { movements } : found(movements);
}

function found(movements: readonly WrittenMovement[]): MovementFile {
  // Words without one figure behind them are no movement with a fault, but something else.
  const any = movements.some(
    ({ movement, faults }) => movement ?? faults.some(({ code }) => code === 'written.play'),
  );
  return any ? { movements } : { movements, problem: 'file.empty' };
}

type Said = Readonly<Record<string, unknown>>;

function movementsIn(content: unknown, at: string, depth: number): readonly WrittenMovement[] {
  if (typeof content !== 'object' || content === null || depth > DEEPEST) return [];
  const said = content as Said;
  const rows = figuresIn(said['rows']);
  if (rows) return [movementOf(said, rows, at)];
  const stray = strayIn(said['rows']);
  if (stray) return [{ ...headOf(said, at), faults: [{ code: 'written.play', ...stray }] }];
  return Object.entries(content).flatMap(([name, part]) =>
    movementsIn(
      part,
      Array.isArray(content) ? `${at}[${name}]` : [at, name].filter(Boolean).join('.'),
      depth + 1,
    ),
  );
}

type Figures = readonly (readonly (readonly number[])[])[];

/** Rows in figures; undefined: these are none. */
function figuresIn(rows: unknown): Figures | undefined {
  if (!listOf(rows, (row) => listOf(row, Array.isArray))) return undefined;
  const plays = rows as Figures;
  const widths = new Set(plays.flat().map((play) => play.length));
  const [width] = widths;
  const counted = plays.flat(2).every((figure) => isCount(figure));
  return widths.size === 1 && (width === 3 || width === 5) && counted ? plays : undefined;
}

/** The first play that is none, among rows of which some are plays; undefined: these are no rows of a movement. */
function strayIn(rows: unknown): { readonly table: number; readonly round: number } | undefined {
  if (!listOf(rows, (row) => listOf(row, Array.isArray))) return undefined;
  const plays = rows as readonly (readonly (readonly unknown[])[])[];
  const width = plays.flat().some(({ length }) => length === 5) ? 5 : 3;
  const isPlay = (play: readonly unknown[]) => play.length === width && play.every(isCount);
  if (!plays.flat().some(isPlay)) return undefined;
  const table = plays.findIndex((row) => !row.every(isPlay));
  return { table: table + 1, round: plays[table]!.findIndex((play) => !isPlay(play)) + 1 };
}

function listOf(list: unknown, of: (item: unknown) => boolean): list is readonly unknown[] {
  return Array.isArray(list) && list.length <= MOST && list.every(of);
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= MOST_FIGURE;
}

function headOf(said: Said, at: string) {
  const called = [said['title'], said['name']].find((name) => typeof name === 'string');
  const title = [called, at].filter(Boolean).join(', ');
  const boards = said['boardsPerRound'];
  return { title, line: 1, boardsPerRound: isCount(boards) ? boards : 0 };
}

function movementOf(said: Said, rows: Figures, at: string): WrittenMovement {
  const phantom = phantomIn(said['phantom']);
  if (rows[0]?.[0]?.length === 5) {
    const figures = rows as unknown as readonly (readonly IndividualFigures[])[];
    const individual = individualFromFigures(figures, phantom === undefined ? {} : { phantom });
    const faults = contradictions(said, asMovement(individual));
    return { ...headOf(said, at), faults, movement: { of: 'individual', rows: individual } };
  }
  const triples = rows as unknown as readonly (readonly PlayTriple[])[];
  const movement = pairsOf(said, triples, phantom);
  const faults = contradictions(said, movement);
  return { ...headOf(said, at), faults, movement: { of: 'pairs', rows: movement } };
}

/** A quality is given rounded. */
const ROUNDED = 0.06;

/** What is said of the rows and they do not give. */
function contradictions(said: Said, movement: Movement): readonly WrittenFault[] {
  const figure = (member: string) => {
    const told = said[member];
    return typeof told === 'number' ? told : undefined;
  };
  const shape = (['tables', 'rounds'] as const).flatMap((member): WrittenFault[] => {
    const told = figure(member);
    const found = movement[member];
    return told === undefined || told === found
      ? []
      : [{ code: 'written.contradiction', member, said: told, found }];
  });
  const misstated = (member: 'sets' | 'copies' | 'Q', found: number): WrittenFault[] => [
    { code: 'written.misstated', member, said: figure(member)!, found },
  ];
  const [sets, copies, quality] = (['sets', 'copies', 'Q'] as const).map(figure);
  const needed = copies === undefined ? 0 : costOfPlays(movement, 1).sharing.tables;
  const percent =
    quality === undefined || isIndividual(movement) ? null : competitionQuality(movement).percent;
  const inLines = said['twoWinner'] !== true || movement.winners === 2 || movement.contestants;
  return [
    ...shape,
    ...(inLines ? [] : [{ code: 'written.not-two-lines' as const }]),
    ...(sets === undefined || sets === movement.sets ? [] : misstated('sets', movement.sets)),
    // There may be more copies than it needs.
    ...(needed > (copies ?? 0) ? misstated('copies', needed) : []),
    ...(percent !== null && Math.abs(percent - quality!) > ROUNDED ? misstated('Q', percent) : []),
  ];
}

function phantomIn(phantom: unknown): number | undefined {
  const number = typeof phantom === 'string' && /^\d{1,4}$/.test(phantom) ? Number(phantom) : phantom;
  return isCount(number) && number > 0 ? number : undefined;
}

function pairsOf(
  said: Said,
  rows: readonly (readonly PlayTriple[])[],
  phantom: number | undefined,
): Movement {
  const tables = rows.length;
  const isTeams = said['contestants'] === 'teams' || said['teams'] !== undefined;
  const plays = rows.flat().filter(([, , set]) => set !== 0);
  // Of two lines East-West is counted on from North-South; a rover, the last North-South pair, from East-West.
  const rover = 2 * tables + 1;
  const inLines =
    said['twoWinner'] === true &&
    !isTeams &&
    plays.every(([ns, ew]) => (ns <= tables || ns === rover) && ew > tables && ew < rover);
  const inLine = (number: number) => (number > tables ? number - tables : number);
  const winners = inLines ? 2 : 1;
  const figures = inLines
    ? rows.map((row) =>
        row.map(([ns, ew, set]): PlayTriple => (set === 0 ? [0, 0, 0] : [inLine(ns), inLine(ew), set])),
      )
    : rows;
  const line = phantom !== undefined && phantom > tables && phantom < rover ? 'EW' : 'NS';
  const movement = movementFromRows(playsFromTriples(figures, winners), {
    winners,
    ...(phantom !== undefined && {
      phantom: inLines ? `${line}${inLine(phantom)}` : String(phantom),
    }),
  });
  const declared = declaredIn(said['declared']);
  const stationary = stationaryIn(said['stationary'], inLines ? tables : undefined);
  const [turned, byTable] = [said['arrowSwitched'], said['scrambled']];
  return {
    ...movement,
    ...(declared && { declared }),
    ...(stationary && { stationary }),
    ...(winners === 1 && listOf(turned, isCount) && { arrowSwitched: turned as readonly number[] }),
    ...(winners === 1 &&
      listOf(byTable, (rounds) => listOf(rounds, isCount)) && {
        scrambled: byTable as readonly (readonly number[])[],
      }),
    // A team is at two tables in each round.
    ...(isTeams && { contestants: 'teams' as const, stationary: [] }),
  };
}

/** Who is said to stay, as movements call them; `tables` where East-West is counted on from North-South. */
function stationaryIn(said: unknown, tables: number | undefined): readonly string[] | undefined {
  if (!listOf(said, (one) => isCount(one) || (typeof one === 'string' && /^(NS|EW)?\d{1,4}$/.test(one))))
    return undefined;
  return said.map((one) => {
    const number = Number(one);
    if (tables === undefined || Number.isNaN(number)) return String(one);
    return number > tables ? `EW${number - tables}` : `NS${number}`;
  });
}

function declaredIn(said: unknown): Movement['declared'] {
  if (typeof said !== 'object' || said === null) return undefined;
  const { copies, meetings } = said as Said;
  const declared = {
    ...(isCount(copies) && copies > 0 && { copies }),
    ...(isCount(meetings) && meetings > 0 && { meetings }),
  };
  return Object.keys(declared).length > 0 ? declared : undefined;
}
