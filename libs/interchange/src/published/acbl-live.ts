import { z } from 'zod';
import { contractOf } from './contract-text.js';
import { jsonOf, parsed } from './json.js';
import { decimal, type PublishedFigures, type PublishedPlace } from './published-figures.js';
import {
  contestantInSession,
  lineNames,
  type PublishedLine,
  type PublishedSection,
  type SideOutcome,
} from './published-game.js';
import type { PublishedResult, ResultFormat } from './result-format.js';

const TITLE = 'ACBL Live JSON';

const text = z.union([z.string(), z.number().transform(String)]);
const optionalText = text.nullish();
const count = z.coerce.number().int().min(1);

const stratumPlace = z.object({ strat_number: z.coerce.number().int(), rank: text, type: z.string() });

const pairSummary = z.object({
  pair_number: text,
  /** Where there are two winners. */
  direction: z.string().nullish(),
  is_eligible: z.coerce.number().default(1),
  players: z.array(z.object({ name: z.string() })).default([]),
  boards_played: z.coerce.number().int().nullish(),
  score: optionalText,
  percentage: optionalText,
  strat_place: z.array(stratumPlace).nullish(),
});

const boardResult = z.object({
  round_number: count.nullish(),
  table_number: count.nullish(),
  ns_pair: text,
  ew_pair: text,
  ns_score: optionalText,
  ew_score: optionalText,
  contract: optionalText,
  declarer: optionalText,
  tricks_taken: optionalText,
  opening_lead: optionalText,
  ns_match_points: optionalText,
  ew_match_points: optionalText,
});
type BoardResult = z.infer<typeof boardResult>;

const section = z.object({
  name: z.string().regex(/^[A-Z]{1,2}$/),
  boards_per_round: count.nullish(),
  number_of_rounds: count.nullish(),
  pair_summaries: z.array(pairSummary),
  boards: z.array(z.object({ board_number: count, board_results: z.array(boardResult) })),
});
type Section = z.infer<typeof section>;

const session = z.object({ number: count, sections: z.array(section) });

const page = z.object({
  name: z.string(),
  type: z.string(),
  start_date: z.string().nullish(),
  number_of_sessions: count,
  board_scoring_method: z.string(),
  winner_type: z.union([z.literal(1), z.literal(2)]),
  /** Matchpoints of the best score on a board. */
  acbl_board_top: optionalText,
  strats: z.array(z.object({ number: z.int() })).default([]),
  sessions: z.array(session),
});
type Page = z.infer<typeof page>;

const METHODS = { MATCH_POINTS: 'matchpoints', IMPS: 'imps', CROSS_IMPS: 'cross-imps' } as const;

function methodOf({ board_scoring_method, type }: Page) {
  if (type !== 'PAIRS') return 'other';
  return METHODS[board_scoring_method as keyof typeof METHODS] ?? 'other';
}

function readSession(read: Page, { number, sections }: z.infer<typeof session>): PublishedResult {
  const method = methodOf(read);
  return {
    game: {
      name: `session ${number}`,
      title: read.name,
      date: read.start_date ?? null,
      session: { number, of: read.number_of_sessions },
      scoring: {
        method,
        scale: 'acbl',
        regulation: 'acblscore',
        scored: 'by-section',
        ranked: 'by-section',
      },
      sections: method === 'matchpoints' ? sections.map((each) => readSection(each, read)) : [],
    },
    figures: figuresOf(read, sections, method === 'matchpoints'),
  };
}

function readSection(each: Section, read: Page): PublishedSection {
  const { name, boards_per_round: boardsPerRound, number_of_rounds: rounds } = each;
  const top = decimal(read.acbl_board_top);
  const fullCard = top && boardsPerRound && rounds ? Number(top) * boardsPerRound * rounds : undefined;
  return {
    section: name,
    winners: read.winner_type,
    boardsPerRound: boardsPerRound ?? null,
    fullCard: fullCard === undefined ? null : String(fullCard),
    contestants: each.pair_summaries.map((pair) => ({
      contestant: contestantOf(pair, read),
      players: pair.players.map((player) => player.name),
      ranked: pair.is_eligible === 1,
    })),
    lines: linesOf(each, read).map(({ line }) => line),
  };
}

function contestantOf(
  { pair_number, direction }: Pick<z.infer<typeof pairSummary>, 'pair_number' | 'direction'>,
  { winner_type }: Page,
) {
  if (winner_type === 1) return pair_number;
  return `${/^e/i.test(direction ?? '') ? 'EW' : 'NS'}${pair_number}`;
}

function linesOf({ name, boards }: Section, { winner_type }: Page) {
  const lineName = lineNames(name);
  return boards.flatMap(({ board_number: board, board_results }) =>
    board_results.map((from) => {
      const [ns, ew] =
        winner_type === 1 ? [from.ns_pair, from.ew_pair] : [`NS${from.ns_pair}`, `EW${from.ew_pair}`];
      const line: PublishedLine = {
        id: lineName({ board, ns, ew }),
        board,
        round: from.round_number ?? null,
        table: from.table_number ?? null,
        ns,
        ew,
        outcome: { ns: outcomeOf(from.ns_score, 1), ew: outcomeOf(from.ew_score, -1) },
        contract: contractOfResult(from),
      };
      return { line, from };
    }),
  );
}

function contractOfResult({ contract, declarer, tricks_taken, opening_lead }: BoardResult) {
  return contractOf({
    contract: contract ?? undefined,
    declarer: declarer ?? undefined,
    tricks: tricks_taken ?? undefined,
    lead: opening_lead ?? undefined,
  });
}

const ARTIFICIAL = { '+': 'average-plus', '': 'average', '=': 'average', '-': 'average-minus' } as const;

/** A side's own points, or a word instead of them. */
function outcomeOf(written: string | null | undefined, forNS: 1 | -1): SideOutcome {
  const score = (written ?? '').trim();
  if (/^[+-]?\d+$/.test(score)) return { kind: 'score', score: Number(score) * forNS || 0 };
  if (/^pass(ed)?( out)?$/i.test(score)) return { kind: 'score', score: 0 };
  const average = /^ave?(?:rage)?\s*([+=-]?)$/i.exec(score);
  if (average) return { kind: 'artificial', award: ARTIFICIAL[average[1] as keyof typeof ARTIFICIAL] };
  if (/^late/i.test(score)) return { kind: 'late' };
  return { kind: 'not-played' };
}

function figuresOf(read: Page, sections: readonly Section[], compared: boolean): PublishedFigures {
  const printed = { award: 2, score: 2, percentage: 2 };
  if (!compared) {
    const notCompared = [{ why: 'method' as const, what: read.board_scoring_method, figures: 0 }];
    return { printed, awards: [], totals: [], rankings: [], notCompared };
  }
  const strata = read.strats.map(({ number }) => number).filter((number) => number > 1);
  return {
    printed,
    awards: sections.flatMap((each) =>
      linesOf(each, read).flatMap(({ line: { id }, from }) => [
        ...award(id, 'NS', from.ns_match_points),
        ...award(id, 'EW', from.ew_match_points),
      ]),
    ),
    totals: sections.flatMap((each) => each.pair_summaries.map((pair) => totalOf(each, pair, read))),
    rankings: sections.flatMap((each) => rankingsOf(each, read)),
    notCompared: strata
      .map((stratum) => ({
        why: 'strata' as const,
        what: `places in stratum ${stratum}`,
        figures: sections.flatMap((each) => each.pair_summaries.flatMap((pair) => placesIn(pair, stratum)))
          .length,
      }))
      .filter(({ figures }) => figures > 0),
  };
}

function award(line: string, side: 'NS' | 'EW', written: string | null | undefined) {
  const points = decimal(written);
  return points === undefined ? [] : [{ line, side, points }];
}

function totalOf({ name }: Section, pair: z.infer<typeof pairSummary>, read: Page) {
  const [score, percentage] = [decimal(pair.score), decimal(pair.percentage)];
  return {
    contestant: contestantInSession(name, contestantOf(pair, read)),
    ...(typeof pair.boards_played === 'number' && { boards: pair.boards_played }),
    ...(score !== undefined && { score }),
    ...(percentage !== undefined && { percentage }),
  };
}

/** The first stratum is everybody. */
function rankingsOf({ name, pair_summaries: pairs }: Section, read: Page) {
  const inSession = (pair: z.infer<typeof pairSummary>) =>
    contestantInSession(name, contestantOf(pair, read));
  const lines = read.winner_type === 1 ? ['one'] : ['NS', 'EW'];
  return lines.flatMap((line) => {
    const taking = pairs.filter(
      (pair) => pair.is_eligible === 1 && (line === 'one' || contestantOf(pair, read).startsWith(line)),
    );
    const places = taking.flatMap((pair) =>
      placesIn(pair, 1).map((place): PublishedPlace => ({
        contestant: inSession(pair),
        kind: 'shared',
        ...place,
      })),
    );
    return places.length === 0 ? [] : [{ name: `${name} ${line}`, ranked: taking.map(inSession), places }];
  });
}

/** A pair's places in its section: '1', or '1/2' where they are shared. */
function placesIn({ strat_place }: z.infer<typeof pairSummary>, stratum: number) {
  return (strat_place ?? [])
    .filter(({ strat_number, type }) => strat_number === stratum && type === 'Section')
    .flatMap(({ rank }) => {
      const shared = rank.split('/').map(Number);
      return shared.every(Number.isInteger) ? [{ first: shared[0]!, last: shared.at(-1)! }] : [];
    });
}

const FIGURES_OF_PAIR = [
  'boards_played',
  'score',
  'percentage',
  'raw_score',
  'strat_place',
  'session_scores',
];
const FIGURES_OF_RESULT = ['ns_match_points', 'ew_match_points'];

function withoutFigures(written: string): string {
  const read = parsed(z.looseObject({ sessions: z.array(z.unknown()) }), jsonOf(written, TITLE), TITLE);
  return JSON.stringify(read, (key, value: unknown) =>
    FIGURES_OF_PAIR.includes(key) || FIGURES_OF_RESULT.includes(key) ? undefined : value,
  );
}

/** The page that ACBL Live shows of a club's game, as JSON. */
export const acblLive = {
  name: 'acbl-live',
  title: TITLE,
  recognises: (written) => /^\s*\{/.test(written) && /"pair_summaries"\s*:/.test(written),
  read(written) {
    const read = parsed(page, jsonOf(written, TITLE), TITLE);
    return read.sessions.map((each) => readSession(read, each));
  },
  withoutFigures,
} as const satisfies ResultFormat;
