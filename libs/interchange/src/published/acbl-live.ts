import { z } from 'zod';
import { dealsOf, handRecord } from './acbl-live-deals.js';
import { contractOf } from './contract-text.js';
import { readJson } from './json.js';
import { dayOf, type PublishedEvent, type PublishedPlayer } from './published-event.js';
import {
  decimal,
  NO_FIGURES,
  unreadFigures,
  type PublishedFigures,
  type PublishedPlace,
  type PublishedRanking,
} from './published-figures.js';
import {
  contestantInSession,
  eachApart,
  lineNames,
  type PublishedLine,
  type PublishedSection,
  type SideOutcome,
} from './published-game.js';
import { pairsAlone, type PublishedResult, type ResultFormat } from './result-format.js';

const TITLE = 'ACBL Live JSON';

const text = z.union([z.string(), z.number().transform(String)]);
const optionalText = text.nullish();
const count = z.coerce.number().int().min(1);

/** 'Section', or 'Overall': over all sections and lines. */
const stratumPlace = z.object({ strat_number: z.coerce.number().int(), rank: text, type: z.string() });

const player = z.object({ name: z.string(), id_number: optionalText });

const pairSummary = z.object({
  pair_number: text,
  /** Where there are two winners. */
  direction: z.string().nullish(),
  /** The weakest stratum that the pair is in, from 1. */
  strat: z.coerce.number().int().nullish(),
  is_eligible: z.coerce.number().default(1),
  players: z.array(player).default([]),
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

const session = z.object({
  number: count,
  hand_records: z.array(handRecord).nullish(),
  sections: z.array(section),
});

const page = z.object({
  id: optionalText,
  organization: z.string().nullish(),
  club_name: z.string().nullish(),
  club_id_number: optionalText,
  program_name: z.string().nullish(),
  latest_upload: z.object({ program_name: z.string().nullish(), program_version: optionalText }).nullish(),
  name: z.string(),
  type: z.string(),
  start_date: z.string().nullish(),
  number_of_sessions: count,
  board_scoring_method: z.string(),
  winner_type: z.union([z.literal(1), z.literal(2)]),
  /** Matchpoints of the best score on a board. */
  acbl_board_top: optionalText,
  strats: z.array(z.object({ number: z.int(), label: z.string().nullish() })).default([]),
  sessions: z.array(session),
});
type Page = z.infer<typeof page>;

const METHODS = { MATCH_POINTS: 'matchpoints', IMPS: 'imps', CROSS_IMPS: 'cross-imps' } as const;

function methodOf({ board_scoring_method, type }: Page) {
  if (type !== 'PAIRS') return 'other';
  return METHODS[board_scoring_method as keyof typeof METHODS] ?? 'other';
}

function readSession(
  read: Page,
  { number, sections, hand_records: records }: z.infer<typeof session>,
): PublishedResult {
  const method = methodOf(read);
  const isRead = method === 'matchpoints';
  const apart = isRead ? eachApart(sections.map(({ name }) => name)) : [];
  return {
    game: {
      name: `session ${number}`,
      title: read.name,
      date: read.start_date ?? null,
      event: eventOf(read),
      kind: 'pairs',
      deals: dealsOf(records ?? [], TITLE),
      session: { number, of: read.number_of_sessions },
      scoring: { method, scale: 'acbl', regulation: 'acblscore', scored: apart, ranked: apart },
      strata: isRead ? strataOf(read).map(({ name }) => name) : [],
      sections: isRead ? sections.map((each) => readSection(each, read)) : [],
    },
    figures: isRead
      ? figuresOf(read, sections)
      : unreadFigures([{ why: 'method', what: read.board_scoring_method, figures: 0 }]),
  };
}

function eventOf({
  start_date: date,
  id,
  club_name,
  club_id_number,
  organization,
  ...rest
}: Page): PublishedEvent {
  // '05/27/2025': the month comes first.
  const written = /^(\d{2})\/(\d{2})\/(\d{4})$/
    .exec(date ?? '')
    ?.slice(1)
    .map(Number);
  const day = written && dayOf(written[2]!, written[0]!, written[1]!);
  const { program_name: name, program_version: version } = rest.latest_upload ?? {};
  const program = name ?? rest.program_name;
  return {
    ...(day && { day }),
    ...(id && { identifier: id }),
    ...((club_name || club_id_number) && {
      club: { ...(club_name && { name: club_name }), ...(club_id_number && { number: club_id_number }) },
    }),
    ...(organization && { federation: organization }),
    ...(program && { program: { name: program, ...(version && { version }) } }),
  };
}

function playerOf({ name, id_number: number }: z.infer<typeof player>): PublishedPlayer {
  return { name, ...(number && { number }) };
}

/** Strata by number, the strongest first, as the page calls them. */
function strataOf({ strats }: Page): { readonly number: number; readonly name: string }[] {
  const inOrder = strats.toSorted((one, other) => one.number - other.number);
  const labelled = new Set(inOrder.map(({ label }) => label || undefined));
  const named = labelled.size === inOrder.length && !labelled.has(undefined);
  return inOrder.map(({ number, label }) => ({ number, name: named ? label! : String(number) }));
}

function readSection(each: Section, read: Page): PublishedSection {
  const { name, boards_per_round: boardsPerRound, number_of_rounds: rounds } = each;
  const top = decimal(read.acbl_board_top);
  const fullCard = top && boardsPerRound && rounds ? Number(top) * boardsPerRound * rounds : undefined;
  const strata = strataOf(read);
  return {
    section: name,
    winners: read.winner_type,
    boardsPerRound: boardsPerRound ?? null,
    expected: top === undefined ? null : Math.round(Number(top)) + 1,
    fullCard: fullCard === undefined ? null : String(fullCard),
    contestants: each.pair_summaries.map((pair) => ({
      contestant: contestantOf(pair, read),
      players: pair.players.map(playerOf),
      ranked: pair.is_eligible === 1,
      stratum: strata.find(({ number }) => number === (pair.strat ?? 1))?.name ?? null,
      beside: [],
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

function figuresOf(read: Page, sections: readonly Section[]): PublishedFigures {
  const strata = strataOf(read);
  const everybody = { number: strata[0]?.number ?? 1, name: null };
  return {
    ...NO_FIGURES,
    printed: { award: 2, score: 2, percentage: 2 },
    awards: sections.flatMap((each) =>
      linesOf(each, read).flatMap(({ line: { id }, from }) => [
        ...award(id, 'NS', from.ns_match_points),
        ...award(id, 'EW', from.ew_match_points),
      ]),
    ),
    totals: sections.flatMap((each) => each.pair_summaries.map((pair) => totalOf(each, pair, read))),
    rankings: [everybody, ...strata.slice(1)].flatMap((stratum) => [
      ...sections.flatMap((each) => sectionRankings(each, read, stratum)),
      ...overallRanking(sections, read, stratum),
    ]),
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

/** A stratum; the first is everybody, which has no name. */
interface Stratum {
  readonly number: number;
  readonly name: string | null;
}

const suffixOf = ({ name }: Stratum) => (name === null ? '' : `, stratum ${name}`);

function sectionRankings(
  { name, pair_summaries: pairs }: Section,
  read: Page,
  stratum: Stratum,
): PublishedRanking[] {
  const lines = read.winner_type === 1 ? ['one'] : ['NS', 'EW'];
  return lines.flatMap((line) => {
    const places = pairs
      .filter((pair) => line === 'one' || contestantOf(pair, read).startsWith(line))
      .flatMap((pair) => placesIn(name, pair, read, stratum, 'Section'));
    const ranking = `${name} ${line}${suffixOf(stratum)}`;
    return places.length === 0 ? [] : [{ name: ranking, over: 'section', stratum: stratum.name, places }];
  });
}

function overallRanking(sections: readonly Section[], read: Page, stratum: Stratum): PublishedRanking[] {
  const places = sections.flatMap(({ name, pair_summaries: pairs }) =>
    pairs.flatMap((pair) => placesIn(name, pair, read, stratum, 'Overall')),
  );
  const name = `overall${suffixOf(stratum)}`;
  return places.length === 0 ? [] : [{ name, over: 'overall', stratum: stratum.name, places }];
}

/** A pair's places: '1', or '1/2' where they are shared. */
function placesIn(
  section: string,
  pair: z.infer<typeof pairSummary>,
  read: Page,
  stratum: Stratum,
  kind: 'Section' | 'Overall',
): PublishedPlace[] {
  return (pair.strat_place ?? [])
    .filter(({ strat_number, type }) => strat_number === stratum.number && type === kind)
    .flatMap(({ rank }) => {
      const shared = rank.split('/').map(Number);
      if (!shared.every(Number.isInteger)) return [];
      const contestant = contestantInSession(section, contestantOf(pair, read));
      return [{ contestant, kind: 'shared', first: shared[0]!, last: shared.at(-1)! }];
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
  const read = readJson(z.looseObject({ sessions: z.array(z.unknown()) }), written, TITLE);
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
    const read = readJson(page, written, TITLE);
    return pairsAlone(read.sessions.map((each) => readSession(read, each)));
  },
  withoutFigures,
} as const satisfies ResultFormat;
