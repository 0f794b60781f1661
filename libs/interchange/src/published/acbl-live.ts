import { z } from 'zod';
import { dealsOf } from './acbl-live-deals.js';
import { figuresOf } from './acbl-live-figures.js';
import { page, strataOf, type Page, type SessionOfPage } from './acbl-live-page.js';
import { readSection } from './acbl-live-section.js';
import { readJson } from './json.js';
import { dayOf, type PublishedEvent } from './published-event.js';
import { unreadFigures } from './published-figures.js';
import { eachApart } from './published-game.js';
import { pairsAlone, type PublishedResult, type ResultFormat } from './result-format.js';

const TITLE = 'ACBL Live JSON';

const METHODS = { MATCH_POINTS: 'matchpoints', IMPS: 'imps', CROSS_IMPS: 'cross-imps' } as const;

function methodOf({ board_scoring_method, type }: Page) {
  if (type !== 'PAIRS') return 'other';
  return METHODS[board_scoring_method as keyof typeof METHODS] ?? 'other';
}

function readSession(
  read: Page,
  { number, sections, hand_records: records }: SessionOfPage,
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
