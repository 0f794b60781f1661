import { SEATS, vulnerabilityOf } from '#cards';
import {
  NO_FIGURES,
  type PublishedAward,
  type PublishedLine,
  type PublishedResult,
  type PublishedSection,
} from '#interchange';
import { scoreForNS } from '#scoring';
import { generator } from '../generator.js';

/** Tables of a section, and rounds of its Mitchell. */
const TABLES = 13;
const BOARDS_PER_ROUND = 2;
const BOARDS = TABLES * BOARDS_PER_ROUND;
/** As many sections as a session names with one letter. */
const SECTIONS = 26;

/** Results of a section that has played all its rounds. */
export const RESULTS_OF_SECTION = TABLES * BOARDS;

/**
 * A congress of pairs: sessions of up to 26 sections of 13 tables, each with a Mitchell of 26 boards, with the matchpoints of
 * every result. The same in every run.
 *
 * @param results at least so many: sections are always whole
 */
export function congress(results: number): PublishedResult[] {
  const random = generator(22);
  const sections = Math.ceil(results / RESULTS_OF_SECTION);
  const sessions = Math.ceil(sections / SECTIONS);
  return Array.from({ length: sessions }, (_, index): PublishedResult => {
    const count = Math.min(SECTIONS, sections - index * SECTIONS);
    const names = Array.from({ length: count }, (_one, at) => String.fromCodePoint(65 + at));
    const played = names.map((section) => playedSection(section, random));
    return {
      game: {
        name: `event 1 session ${index + 1}`,
        title: 'Congress',
        date: null,
        event: {},
        kind: 'pairs',
        session: { number: index + 1, of: sessions },
        scoring: {
          method: 'matchpoints',
          scale: 'double',
          regulation: 'white-book',
          scored: names.map((name) => [name]),
          ranked: names.map((name) => [name]),
        },
        strata: [],
        sections: played,
        deals: [],
      },
      figures: {
        ...NO_FIGURES,
        printed: { award: 2, score: 2, percentage: 2 },
        awards: played.flatMap(awardsOf),
      },
    };
  });
}

/** North-South stay; East-West move a table up, boards a table down. */
function playedSection(section: string, random: () => number): PublishedSection {
  const lines: PublishedLine[] = [];
  for (let set = 0; set < TABLES; set++) {
    for (let one = 1; one <= BOARDS_PER_ROUND; one++) {
      const board = set * BOARDS_PER_ROUND + one;
      for (let round = 0; round < TABLES; round++) {
        const table = (set - round + TABLES) % TABLES;
        const ns = `NS${table + 1}`;
        const ew = `EW${((table - round + TABLES) % TABLES) + 1}`;
        lines.push(line(section, { board, ns, ew, round: round + 1, table: table + 1 }, random));
      }
    }
  }
  return {
    section,
    winners: 2,
    boardsPerRound: BOARDS_PER_ROUND,
    expected: null,
    fullCard: null,
    contestants: ['NS', 'EW'].flatMap((side) =>
      Array.from({ length: TABLES }, (_, index) => ({
        contestant: `${side}${index + 1}`,
        players: ['North', 'South'].map((seat) => ({ name: `${seat} ${section} ${side} ${index + 1}` })),
        ranked: true,
        stratum: null,
        beside: [],
      })),
    ),
    lines,
  };
}

/** What tables play for the most part. */
const CONTRACTS = [
  { level: 1, strain: 'NT' },
  { level: 2, strain: 'H' },
  { level: 3, strain: 'NT' },
  { level: 4, strain: 'S' },
] as const;

function line(
  section: string,
  play: Pick<PublishedLine, 'board' | 'ns' | 'ew' | 'round' | 'table'>,
  random: () => number,
): PublishedLine {
  const of = (count: number) => Math.floor(random() * count);
  const contract = {
    ...CONTRACTS[of(CONTRACTS.length)]!,
    doubling: '',
    declarer: SEATS[of(4)]!,
    tricks: 6 + of(6),
  } as const;
  const score = scoreForNS(contract, vulnerabilityOf(play.board));
  const outcome = { kind: 'score', score } as const;
  return {
    ...play,
    id: `${section}/${play.board} ${play.ns} v ${play.ew}`,
    contract,
    outcome: { ns: outcome, ew: outcome },
  };
}

/** Two matchpoints for each result that is worse, one for each that is the same. */
function awardsOf({ lines }: PublishedSection): PublishedAward[] {
  const boards = Array.from({ length: BOARDS }, (_, index) =>
    lines.filter(({ board }) => board === index + 1),
  );
  return boards.flatMap((traveller) => {
    const scores = traveller.map(({ outcome }) => (outcome.ns.kind === 'score' ? outcome.ns.score : 0));
    return traveller.flatMap(({ id }, index) => {
      const own = scores[index]!;
      const points = scores.reduce((sum, score) => sum + (score < own ? 2 : score === own ? 1 : 0), -1);
      const top = 2 * (traveller.length - 1);
      return [
        { line: id, side: 'NS', points: `${points}` },
        { line: id, side: 'EW', points: `${top - points}` },
      ] as const;
    });
  });
}
