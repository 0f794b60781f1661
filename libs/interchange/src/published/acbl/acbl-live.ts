import { z } from 'zod';
import {
  dealsOf,
  unknownInRecords,
  page,
  strataOf,
  type Page,
  type SessionOfPage,
  type PairSummary,
  type Section,
} from './acbl-live-page.js';
import { isNoFigure, linesOf, readSection, unknownInSummary, contestantOf } from './acbl-live-section.js';
import { leftAsideIn, isRecord, readJson, type JsonLeftAside } from '../json/json.js';
import type { PublishedEvent } from '../published-event.js';
import { dayIn } from '../day-text.js';
import {
  unreadFigures,
  NO_FIGURES,
  type PublishedFigures,
  type PublishedPlace,
  type PublishedRanking,
} from '../published-figures.js';
import { eachApart, contestantInSession } from '../published-game.js';
import { pairsAlone, type PublishedResult, type ResultFormat } from '../result-format.js';
import { decimalIn, placeIn } from '../written-values.js';

const TITLE = 'ACBL Live JSON';

const METHODS = { MATCH_POINTS: 'matchpoints', IMPS: 'imps', CROSS_IMPS: 'cross-imps' } as const;

function methodOf({ board_scoring_method, type }: Page) {
  if (type !== 'PAIRS') return 'other';
  return METHODS[board_scoring_method as keyof typeof METHODS] ?? 'other';
}

function readSession(read: Page, session: SessionOfPage): PublishedResult {
  const { number, sections, hand_records: records } = session;
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
      : unreadFigures([{ why: 'method', what: read.board_scoring_method, figures: figuresIn(session) }]),
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
  const day = dayIn(date ?? '', 'month-first');
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

/** What of the results and their figures is not understood. */
function unknownIn(read: Page): JsonLeftAside[] {
  const ofRecords = read.sessions.flatMap(({ hand_records: records }, session) =>
    unknownInRecords(records ?? []).map((one): JsonLeftAside => {
      const around = ['sessions', session, 'hand_records'];
      return {
        ...one,
        path: [...around, ...one.path],
        ...(one.first && { first: [...around, ...one.first] }),
      };
    }),
  );
  if (methodOf(read) !== 'matchpoints') return ofRecords;
  const { acbl_board_top: top } = read;
  const ofTop = isNoFigure(top) ? [{ path: ['acbl_board_top'], found: top }] : [];
  const ofSessions = read.sessions.flatMap(({ sections }, session) =>
    sections.flatMap((each, section) => {
      const inSection = ['sessions', session, 'sections', section];
      return [
        ...each.pair_summaries.flatMap((pair, at) =>
          unknownInSummary(pair, read).map(({ path, found }) => ({
            path: [...inSection, 'pair_summaries', at, ...path],
            found,
          })),
        ),
        ...linesOf(each, read).flatMap(({ line: { board }, from, unknown, at: [boardAt, at] }) =>
          unknown.map(({ path, other }) => ({
            path: [...inSection, 'boards', boardAt, 'board_results', at, path],
            board,
            found: from[path],
            ...(other !== undefined && { other }),
          })),
        ),
      ];
    }),
  );
  return [...ofTop, ...ofSessions, ...ofRecords];
}

/** How many figures a session has: of each result both awards, of each pair score and percentage. */
function figuresIn({ sections }: SessionOfPage): number {
  return sections.reduce((sum, { boards, pair_summaries: pairs }) => {
    const results = boards.reduce((all, { board_results: those }) => all + those.length, 0);
    return sum + 2 * results + 2 * pairs.length;
  }, 0);
}

/** The page that ACBL Live shows of a club's game, as JSON. */
export const acblLive = {
  name: 'acbl-live',
  title: TITLE,
  recognises: (written) => /^\s*\{/.test(written) && /"pair_summaries"\s*:/.test(written),
  isOf: (value) => isRecord(value) && 'board_scoring_method' in value && Array.isArray(value['sessions']),
  read(written) {
    const read = readJson(page, written, TITLE);
    const leftAside = leftAsideIn(unknownIn(read), { format: TITLE, text: written, path: [] });
    return {
      ...pairsAlone(read.sessions.map((each) => readSession(read, each))),
      ...(leftAside.length > 0 && { leftAside }),
    };
  },
  withoutFigures,
} as const satisfies ResultFormat;

/** The figures that a page publishes of a session's sections. */
export function figuresOf(read: Page, sections: readonly Section[]): PublishedFigures {
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
  const points = decimalIn(written ?? undefined);
  return points === undefined ? [] : [{ line, side, points }];
}

function totalOf({ name }: Section, pair: PairSummary, read: Page) {
  const [score, percentage] = [decimalIn(pair.score ?? undefined), decimalIn(pair.percentage ?? undefined)];
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
  pair: PairSummary,
  read: Page,
  stratum: Stratum,
  kind: 'Section' | 'Overall',
): PublishedPlace[] {
  return (pair.strat_place ?? [])
    .filter(({ strat_number, type }) => strat_number === stratum.number && type === kind)
    .flatMap(({ rank }): PublishedPlace[] => {
      const place = placeIn(rank);
      if (!place) return [];
      const contestant = contestantInSession(section, contestantOf(pair, read));
      return place.isMarked
        ? [{ contestant, kind: 'first', first: place.first, last: place.last, isMarked: true }]
        : [{ contestant, kind: 'shared', first: place.first, last: place.last }];
    });
}
