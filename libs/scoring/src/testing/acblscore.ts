import type { SideResult } from '../board-field.js';
import { Rational } from '../rational.js';
import { SESSION_REGULATIONS } from '../session/regulations.js';
import type { BoardField, SessionContestant, TravellerLine } from '../session/session.js';
import type {
  PublishedAward,
  PublishedPlace,
  PublishedRanking,
  PublishedSession,
  PublishedTotal,
} from './published-session.js';

/** [round, table, NS pair, score, matchpoints, EW pair, score, matchpoints] */
type BoardLine = readonly [number, number, number, Score, number, number, Score, number];
/** Points of the side, or a word instead of them. */
type Score = number | 'Ave+' | 'Ave' | 'Ave-' | 'Late Play' | 'Not Played';

interface Game {
  readonly event: readonly GameEvent[];
}

interface GameEvent {
  readonly event_id: number;
  readonly session_num: number;
  /** Sections that are matchpointed together, of them those that are ranked together, of them the sections. */
  readonly combining_and_ranking: readonly (readonly (readonly string[])[])[];
  readonly nstrats: number;
  readonly section: Readonly<Record<string, Section>>;
}

interface Section {
  readonly is_howell: 0 | 1;
  readonly board_top: number;
  readonly maximum_score: number;
  readonly board: Readonly<Record<string, readonly BoardLine[]>>;
  /** By pair: '3N', '3E', and '3' in a Howell. */
  readonly entry: Readonly<Record<string, Entry>>;
}

interface Entry {
  readonly nboards: number;
  readonly score_unscaled: number;
  readonly score_session: number;
  readonly score_carrover: number;
  readonly pct: number;
  /** 0: takes places and points. */
  readonly eligibility: number;
  /** By stratum; 0 for places that are not listed, and for the last place where nobody shares. */
  readonly rank: readonly (StratumRank | null)[];
}

interface StratumRank {
  readonly rank: number;
  readonly section_rank_low: number;
  readonly section_rank_high: number;
  readonly overall_rank_low: number;
  readonly overall_rank_high: number;
}

/**
 * Reads a game that ACBLscore 7 dumped as JSON.
 *
 * @returns a session for each of its events
 */
export function readAcblscore(name: string, text: string): PublishedSession[] {
  const games = JSON.parse(text) as readonly Game[];
  return games.flatMap(({ event }) => event.map((one) => readEvent(`${name} event ${one.event_id}`, one)));
}

/** A pair's entry with what it is called here. */
interface EnteredPair {
  readonly contestant: SessionContestant;
  readonly entry: Entry;
}

function readEvent(name: string, event: GameEvent): PublishedSession {
  const pairs = Object.entries(event.section).flatMap(([letter, section]) => enteredPairs(letter, section));
  const boards = event.combining_and_ranking.flatMap((together) => readFields(together.flat(), event));
  return {
    name,
    played: {
      contestants: pairs.map(({ contestant }) => contestant),
      fields: boards.map(({ field }) => field),
    },
    regulation: SESSION_REGULATIONS.acblscore,
    contracts: [],
    awards: boards.flatMap(({ awards }) => awards),
    totals: pairs.map(readTotal),
    rankings: readRankings(event, pairs),
    printed: { award: 2, score: 2, percentage: 2 },
  };
}

function enteredPairs(letter: string, section: Section): EnteredPair[] {
  return Object.entries(section.entry).map(([pair, entry]) => {
    const number = Number.parseInt(pair, 10);
    const line = section.is_howell ? 'one' : pair.endsWith('N') ? 'NS' : 'EW';
    const contestant = {
      contestant: contestantOf(letter, section, number, line === 'EW' ? 'EW' : 'NS'),
      section: letter,
      line,
      maximum: section.maximum_score,
      ranked: entry.eligibility === 0,
    };
    return { contestant, entry };
  });
}

function contestantOf(letter: string, section: Section, pair: number, side: 'NS' | 'EW'): string {
  return `${letter}-${section.is_howell ? '' : side}${pair}`;
}

function readFields(letters: readonly string[], event: GameEvent): ReadField[] {
  const boards = new Map<number, { readonly letter: string; readonly line: BoardLine }[]>();
  for (const letter of letters) {
    for (const [board, lines] of Object.entries(event.section[letter]!.board)) {
      const field = boards.get(Number(board)) ?? [];
      field.push(...lines.map((line) => ({ letter, line })));
      boards.set(Number(board), field);
    }
  }
  const expected = event.section[letters[0]!]!.board_top + 1;
  return [...boards].map(([board, lines]) => {
    const field = `${letters.join('+')}/${board}`;
    const read = lines.map(({ letter, line }) => readLine(field, letter, event.section[letter]!, line));
    return {
      field: { field, board, expected, lines: read.map(({ line }) => line) },
      awards: read.flatMap(({ awards }) => awards),
    };
  });
}

interface ReadField {
  readonly field: BoardField;
  readonly awards: readonly PublishedAward[];
}

function readLine(
  field: string,
  letter: string,
  section: Section,
  [round, table, ns, nsScore, nsPoints, ew, ewScore, ewPoints]: BoardLine,
): { readonly line: TravellerLine; readonly awards: readonly PublishedAward[] } {
  const id = `${letter}${table} round ${round}`;
  return {
    line: {
      id,
      contestants: {
        ns: contestantOf(letter, section, ns, 'NS'),
        ew: contestantOf(letter, section, ew, 'EW'),
      },
      ns: readResult(nsScore, 1),
      ew: readResult(ewScore, -1),
    },
    awards: [
      { field, line: id, side: 'NS', points: Rational.from(nsPoints) },
      { field, line: id, side: 'EW', points: Rational.from(ewPoints) },
    ],
  };
}

function readResult(score: Score, forNS: 1 | -1): SideResult {
  switch (score) {
    case 'Ave+':
    case 'Ave':
    case 'Ave-':
      return { kind: 'artificial', award: score.toLowerCase() as 'ave+' | 'ave' | 'ave-' };
    case 'Late Play':
    case 'Not Played':
      return { kind: 'not-played' };
    default:
      return { kind: 'score', score: score * forNS };
  }
}

function readTotal({ contestant, entry }: EnteredPair): PublishedTotal {
  return {
    contestant: contestant.contestant,
    boards: entry.nboards,
    points: Rational.from(entry.score_unscaled),
    score: Rational.from(entry.score_session),
    percentage: Rational.from(entry.pct),
  };
}

/**
 * Places in the section are taken by line among the sections that are ranked together; overall places among all pairs of
 * the event, with what they carried over. Each stratum ranks its own pairs and those of the strata below.
 */
function readRankings(event: GameEvent, pairs: readonly EnteredPair[]): PublishedRanking[] {
  const together = event.combining_and_ranking.flat();
  return Array.from({ length: event.nstrats }, (_, stratum) => {
    const inStratum = pairs.filter(({ entry }) => entry.rank[stratum]);
    const sections = together.flatMap((letters) =>
      ['NS', 'EW', 'one'].map((line) => {
        const inLine = inStratum.filter(
          ({ contestant }) => letters.includes(contestant.section) && contestant.line === line,
        );
        return ranking(
          `stratum ${stratum + 1} ${letters.join('+')} ${line}`,
          inLine,
          ({ entry, contestant }) => {
            const { rank, section_rank_low: low, section_rank_high: high } = entry.rank[stratum]!;
            const inOrder = {
              contestant: contestant.contestant,
              kind: 'in-order',
              first: rank,
              last: rank,
            } as const;
            return [inOrder, ...sharedPlace(contestant, low, high)];
          },
        );
      }),
    );
    const overall = ranking(`stratum ${stratum + 1} overall`, inStratum, ({ entry, contestant }) => {
      const { overall_rank_low: low, overall_rank_high: high } = entry.rank[stratum]!;
      return sharedPlace(contestant, low, high);
    });
    const carrying = {
      ...overall,
      entries: inStratum.map(({ contestant, entry }) => ({
        contestant: contestant.contestant,
        carried: Rational.from(entry.score_carrover),
        ranked: contestant.ranked !== false,
      })),
    };
    return [...sections, carrying];
  }).flat();
}

function ranking(
  name: string,
  pairs: readonly EnteredPair[],
  placesOf: (pair: EnteredPair) => readonly PublishedPlace[],
): PublishedRanking {
  const entries = pairs.map(({ contestant }) => ({
    contestant: contestant.contestant,
    ranked: contestant.ranked !== false,
  }));
  return { name, entries, places: pairs.flatMap(placesOf) };
}

function sharedPlace({ contestant }: SessionContestant, low: number, high: number): PublishedPlace[] {
  return low === 0 ? [] : [{ contestant, kind: 'shared', first: low, last: high === 0 ? low : high }];
}
