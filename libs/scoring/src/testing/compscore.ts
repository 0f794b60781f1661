import type { Seat, Side } from '#cards';
import type { ArtificialScore, SideResult } from '../board-field.js';
import type { Contract, Doubling, Level, Strain } from '../contract/contract.js';
import { Rational } from '../rational.js';
import { SESSION_REGULATIONS } from '../session/regulations.js';
import type { SessionRegulation } from '../session/session.js';
import type { PublishedSession } from './published-session.js';

/** As the White Book has it, but who missed boards is scaled up to the fullest card of the line. */
export const COMPSCORE: SessionRegulation = { ...SESSION_REGULATIONS['white-book'], fullCard: 'line' };

/**
 * Reads a session of one section that Compscore wrote as USEBIO 1.2.
 *
 * A board with fewer lines than others was not scheduled everywhere; Compscore prints its matchpoints without factoring
 * them, but factors them in the totals.
 */
export function readCompscore(name: string, text: string): PublishedSession {
  const twoWinners = textOf(text, 'WINNER_TYPE') === '2';
  const contestantOf = (pair: string) =>
    twoWinners ? pair.replace(/^(\d+)(NS|EW)$/, 'A-$2$1') : `A-${pair}`;
  const played = readCompscoreBoards(text, contestantOf);
  const expected = Math.max(...played.map(({ lines }) => lines.length));
  const pairs = elementsOf(text, 'PAIR').map((pair) => ({
    contestant: contestantOf(textOf(pair, 'PAIR_NUMBER')!),
    line: twoWinners ? textOf(pair, 'DIRECTION')! : 'one',
    score: Rational.parse(textOf(pair, 'TOTAL_SCORE')!),
    percentage: Rational.parse(textOf(pair, 'PERCENTAGE')!),
    place: Number(textOf(pair, 'PLACE')),
  }));
  return {
    name,
    played: {
      contestants: pairs.map(({ contestant, line }) => ({ contestant, section: 'A', line })),
      fields: played.map(({ board, lines }) => ({
        field: fieldOf(board),
        board,
        expected,
        lines: lines.map(({ line }) => line),
      })),
    },
    regulation: COMPSCORE,
    contracts: played.flatMap(({ board, lines }) =>
      lines.flatMap(({ line, contract, score }) =>
        score === undefined ? [] : [{ of: `${fieldOf(board)} ${line.id}`, board, contract, scoreNS: score }],
      ),
    ),
    awards: played.flatMap(({ board, lines }) =>
      lines.flatMap(({ line, points }) =>
        (['NS', 'EW'] as const).map((side) => ({
          field: fieldOf(board),
          line: line.id,
          side,
          points: points[side],
          unfactored: lines.length < expected,
        })),
      ),
    ),
    totals: pairs.map(({ contestant, score, percentage }) => ({ contestant, score, percentage })),
    rankings: [...new Set(pairs.map(({ line }) => line))].map((line) => {
      const inLine = pairs.filter((pair) => pair.line === line);
      return {
        name: line,
        entries: inLine.map(({ contestant }) => ({ contestant, ranked: true })),
        places: inLine.map(({ contestant, place, score }) => {
          const sharing = inLine.filter((other) => other.place === place && other.score.equals(score)).length;
          return { contestant, kind: 'shared' as const, first: place, last: place + sharing - 1 };
        }),
      };
    }),
    printed: { award: 1, awardHalves: 'to-even', score: 2, percentage: 2 },
  };
}

/** What Compscore wrote of one board: its lines with the published points, whichever method they are of. */
export interface CompscoreBoard {
  readonly board: number;
  /** The datum of a Butler board. */
  readonly average: number | undefined;
  readonly lines: readonly ReturnType<typeof readLine>[];
}

/** The boards that were played. */
export function readCompscoreBoards(
  text: string,
  contestantOf: (pair: string) => string = (pair) => pair,
): CompscoreBoard[] {
  return elementsOf(text, 'BOARD')
    .map((board) => {
      const average = textOf(board, 'BOARD_AVERAGE');
      return {
        board: Number(textOf(board, 'BOARD_NUMBER')),
        average: average === undefined ? undefined : Number(average),
        lines: elementsOf(board, 'TRAVELLER_LINE').map((line) => readLine(line, contestantOf)),
      };
    })
    .filter(({ lines }) => lines.length > 0);
}

/** The total score of each pair. */
export function readCompscoreTotals(text: string): Map<string, Rational> {
  return new Map(
    elementsOf(text, 'PAIR').map((pair) => [
      textOf(pair, 'PAIR_NUMBER')!,
      Rational.parse(textOf(pair, 'TOTAL_SCORE')!),
    ]),
  );
}

function fieldOf(board: number): string {
  return `A/${board}`;
}

function readLine(line: string, contestantOf: (pair: string) => string) {
  const ns = contestantOf(textOf(line, 'NS_PAIR_NUMBER')!);
  const ew = contestantOf(textOf(line, 'EW_PAIR_NUMBER')!);
  const score = textOf(line, 'SCORE')!;
  const [nsResult, ewResult] = readScore(score);
  return {
    line: { id: `${ns} v ${ew}`, contestants: { ns, ew }, ns: nsResult, ew: ewResult },
    contract: readContract(line),
    score: /^-?\d+$/.test(score) ? Number(score) : undefined,
    points: {
      NS: pointsOf(line, 'NS'),
      EW: pointsOf(line, 'EW'),
    },
  };
}

function pointsOf(line: string, side: Side): Rational {
  const found = ['MATCH', 'BUTLER', 'CROSS_IMP'].map((method) => textOf(line, `${side}_${method}_POINTS`));
  return Rational.parse(found.find((points) => points !== undefined)!);
}

const ARTIFICIAL: Readonly<Record<string, ArtificialScore>> = { 60: 'ave+', 50: 'ave', 40: 'ave-' };

/** Points for North and South, or the code of an artificial score: A6040 is 60 % for them and 40 % for East and West. */
function readScore(score: string): readonly [SideResult, SideResult] {
  const code = /^A(\d\d)(\d\d)$/.exec(score);
  if (!code) {
    const result: SideResult = { kind: 'score', score: Number(score) };
    return [result, result];
  }
  const side = (percent: string): SideResult => {
    const award = ARTIFICIAL[percent];
    return award ? { kind: 'artificial', award } : { kind: 'percentage', percent };
  };
  return [side(code[1]!), side(code[2]!)];
}

function readContract(line: string): Contract | undefined {
  const text = textOf(line, 'CONTRACT');
  const parts = /^([1-7])(C|D|H|S|NT)(X{0,2})$/.exec(text ?? '');
  if (!parts) return undefined;
  return {
    level: Number(parts[1]) as Level,
    strain: parts[2] as Strain,
    doubling: parts[3]!.toLowerCase() as Doubling,
    declarer: textOf(line, 'PLAYED_BY') as Seat,
    tricks: Number(textOf(line, 'TRICKS')),
  };
}

/** The contents of every element of a name; elements of one name are not nested in these files. */
function elementsOf(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^]*?)</${name}>`, 'g'))].map(
    (match) => match[1]!,
  );
}

function textOf(xml: string, name: string): string | undefined {
  return elementsOf(xml, name)[0]?.trim();
}
