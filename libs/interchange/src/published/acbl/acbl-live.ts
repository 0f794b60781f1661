import { z } from 'zod';
import { dealsOf, unknownInRecords } from './acbl-live-deals.js';
import { figuresOf } from './acbl-live-figures.js';
import { page, strataOf, type Page, type SessionOfPage } from './acbl-live-page.js';
import { isNoFigure, linesOf, readSection, unknownInSummary } from './acbl-live-section.js';
import { leftAsideIn, type JsonLeftAside } from '../json/json-left-aside.js';
import { isRecord, readJson } from '../json/json.js';
import { dayIn } from '../day-text.js';
import type { PublishedEvent } from '../published-event.js';
import { unreadFigures } from '../published-figures.js';
import { eachApart } from '../published-game.js';
import { pairsAlone, type PublishedResult, type ResultFormat } from '../result-format.js';

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
