import type { Seat } from '#cards';
import { sameForBoth } from '../board-field.js';
import type { Contract, Doubling, Level, Strain } from '../contract/contract.js';
import { Rational } from '../rational.js';
import { SESSION_REGULATIONS } from '../session/regulations.js';
import type { PublishedRanking, PublishedSession } from './published-session.js';

interface ResultsPage {
  readonly acbl_board_top: string;
  readonly strats: readonly { readonly number: number }[];
  readonly sessions: readonly { readonly number: number; readonly sections: readonly Section[] }[];
}

interface Section {
  readonly name: string;
  readonly boards_per_round: number;
  readonly number_of_rounds: number;
  readonly pair_summaries: readonly PairSummary[];
  readonly boards: readonly {
    readonly board_number: number;
    readonly board_results: readonly BoardResult[];
  }[];
}

interface PairSummary {
  readonly pair_number: string;
  /** The highest stratum that the pair is ranked in, from 1. */
  readonly strat: string;
  readonly boards_played: number;
  readonly score: string;
  readonly percentage: string;
  readonly is_eligible: 0 | 1;
  /** '1', or '1/2' where places are shared. */
  readonly strat_place: readonly {
    readonly strat_number: number;
    readonly rank: string;
    readonly type: string;
  }[];
}

interface BoardResult {
  readonly round_number: number;
  readonly table_number: number;
  readonly ns_pair: string;
  readonly ew_pair: string;
  readonly ns_score: string;
  readonly ns_match_points: string;
  readonly ew_match_points: string;
  /** '3 NT', '4 S x'. */
  readonly contract: string;
  readonly declarer: Seat;
  readonly tricks_taken: string;
}

/**
 * Reads the results page of an ACBL club game with one winner.
 *
 * @returns a session for each of its sections
 */
export function readAcblLive(name: string, text: string): PublishedSession[] {
  const page = JSON.parse(text) as ResultsPage;
  return page.sessions.flatMap(({ number, sections }) =>
    sections.map((section) =>
      readSection(`${name} session ${number} section ${section.name}`, section, page),
    ),
  );
}

function readSection(name: string, section: Section, page: ResultsPage): PublishedSession {
  const contestantOf = (pair: string) => `${section.name}-${pair}`;
  const top = Number(page.acbl_board_top);
  const maximum = top * section.boards_per_round * section.number_of_rounds;
  const results = section.boards.flatMap(({ board_number, board_results }) =>
    board_results.map((result) => ({
      result,
      board: board_number,
      field: `${section.name}/${board_number}`,
      line: `${section.name}${result.table_number} round ${result.round_number}`,
    })),
  );
  return {
    name,
    played: {
      contestants: section.pair_summaries.map((pair) => ({
        contestant: contestantOf(pair.pair_number),
        section: section.name,
        line: 'one',
        maximum,
      })),
      fields: section.boards.map(({ board_number }) => ({
        field: `${section.name}/${board_number}`,
        board: board_number,
        expected: top + 1,
        lines: results
          .filter(({ board }) => board === board_number)
          .map(({ result, line }) => ({
            ...sameForBoth(line, Number(result.ns_score)),
            contestants: { ns: contestantOf(result.ns_pair), ew: contestantOf(result.ew_pair) },
          })),
      })),
    },
    regulation: SESSION_REGULATIONS.acblscore,
    contracts: results.map(({ result, board, field, line }) => ({
      of: `${field} ${line}`,
      board,
      contract: readContract(result),
      scoreNS: Number(result.ns_score),
    })),
    awards: results.flatMap(({ result, field, line }) => [
      { field, line, side: 'NS' as const, points: Rational.parse(result.ns_match_points) },
      { field, line, side: 'EW' as const, points: Rational.parse(result.ew_match_points) },
    ]),
    totals: section.pair_summaries.map((pair) => ({
      contestant: contestantOf(pair.pair_number),
      boards: pair.boards_played,
      score: Rational.parse(pair.score),
      percentage: Rational.parse(pair.percentage),
    })),
    rankings: page.strats.map(({ number }) => readRanking(number, section, contestantOf)),
    printed: { award: 2, score: 2, percentage: 2 },
  };
}

function readContract({ contract, declarer, tricks_taken }: BoardResult): Contract {
  const [level, strain, doubling = ''] = contract.split(' ');
  return {
    level: Number(level) as Level,
    strain: strain as Strain,
    doubling: doubling.toLowerCase() as Doubling,
    declarer,
    tricks: Number(tricks_taken),
  };
}

function readRanking(
  stratum: number,
  { pair_summaries }: Section,
  contestantOf: (pair: string) => string,
): PublishedRanking {
  const inStratum = pair_summaries.filter(({ strat }) => Number(strat) >= stratum);
  return {
    name: `stratum ${stratum}`,
    entries: inStratum.map(({ pair_number, is_eligible }) => ({
      contestant: contestantOf(pair_number),
      ranked: is_eligible === 1,
    })),
    places: inStratum.flatMap(({ pair_number, strat_place }) =>
      strat_place
        .filter(({ strat_number, type }) => strat_number === stratum && type === 'Section')
        .map(({ rank }) => {
          const shared = rank.split('/').map(Number);
          const contestant = contestantOf(pair_number);
          return { contestant, kind: 'shared' as const, first: shared[0]!, last: shared.at(-1)! };
        }),
    ),
  };
}
