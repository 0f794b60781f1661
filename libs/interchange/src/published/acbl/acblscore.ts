import { z } from 'zod';
import {
  contestantOf,
  event,
  groupsOf,
  header,
  linesOf,
  sectionOf,
  strataOf,
  TITLE,
  type AcblscoreEntry,
  type AcblscoreSection,
} from './acblscore-event.js';
import { figuresOfEvent, masterPointsIn } from './acblscore-figures.js';
import {
  leftAsideIn,
  isRecord,
  listed,
  missing,
  parsed,
  readJson,
  type JsonLeftAside,
  type JsonPart,
} from '../json/json.js';
import type { PublishedEvent } from '../published-event.js';
import { dayIn } from '../day-text.js';
import { unreadFigures } from '../published-figures.js';
import type {
  PublishedBeside,
  PublishedContestant,
  PublishedGame,
  PublishedSection,
} from '../published-game.js';
import { pairsAlone, type PublishedResult, type ResultFormat } from '../result-format.js';

const oneGame = z.looseObject({ event: z.array(z.looseObject({})) });
/** Games in a list, or one by itself. */
const games = z.union([z.array(oneGame), oneGame]);

/** The games, each with where it lies in the file. */
function gamesIn(
  text: string,
): { readonly game: z.infer<typeof oneGame>; readonly path: JsonPart['path'] }[] {
  const read = readJson(games, text, TITLE);
  return Array.isArray(read) ? read.map((game, at) => ({ game, path: [at] })) : [{ game: read, path: [] }];
}

function readEvent(value: unknown, part: JsonPart): PublishedResult {
  const head = parsed(header, value, part);
  if (head.event_scoring !== 'Matchpoints' || head.event_type !== 'Pairs')
    return otherwiseScored(head, figuresIn(value));
  const read = parsed(event, value, part);
  const groups = groupsOf(read);
  const lacking = groups.flat(2).find((name) => !read.section[name]);
  if (lacking !== undefined) missing(['section', lacking], part);
  const strata = strataOf(read);
  const sections = groups.flat(2).map((each) => readSection(each, sectionOf(read, each), strata));
  const game: PublishedGame = {
    ...gameOf(head),
    scoring: {
      method: 'matchpoints',
      scale: 'acbl',
      regulation: 'acblscore',
      scored: groups.map((group) => group.flat()),
      ranked: groups.flat(),
    },
    strata,
    sections,
  };
  return { game, figures: figuresOfEvent(read, game) };
}

function gameOf(head: z.infer<typeof header>) {
  const name = `event ${head.event_id}`;
  return {
    name,
    title: [head.event_name, head.session_name, name].filter(Boolean).join(', '),
    date: head.date ?? null,
    event: eventOf(head),
    kind: 'pairs' as const,
    deals: [],
    session: { number: head.session_num, of: head.nsessions },
  };
}

function eventOf({ date, event_id: identifier }: z.infer<typeof header>): PublishedEvent {
  // 'May 4, 2025'
  const day = dayIn(date ?? '', 'month-first');
  return { identifier: String(identifier), program: { name: 'ACBLscore' }, ...(day && { day }) };
}

/** How many figures are in an event that is not read: of each line both awards, of each entry its score. */
function figuresIn(value: unknown): number {
  const read = loose.safeParse(value).data;
  return Object.values(read?.section ?? {}).reduce((sum, { board, entry: entries }) => {
    const lines = Object.values(board ?? {}).reduce((all, those) => all + those.length, 0);
    return sum + 2 * lines + Object.keys(entries ?? {}).length;
  }, 0);
}

const loose = z.object({
  section: z.record(
    z.string(),
    z.object({
      board: z.record(z.string(), z.array(z.unknown())).nullish(),
      entry: z.record(z.string(), z.unknown()).nullish(),
    }),
  ),
});

function otherwiseScored(head: z.infer<typeof header>, figures: number): PublishedResult {
  const method = /board-a-match|bam/i.test(head.event_scoring)
    ? 'board-a-match'
    : /imp/i.test(head.event_scoring)
      ? 'imps'
      : 'other';
  return {
    game: {
      ...gameOf(head),
      scoring: { method, scale: 'acbl', regulation: 'acblscore', scored: [], ranked: [] },
      strata: [],
      sections: [],
    },
    figures: unreadFigures([{ why: 'method', what: `${head.event_type}, ${head.event_scoring}`, figures }]),
  };
}

function readSection(name: string, read: AcblscoreSection, strata: readonly string[]): PublishedSection {
  const { board_top: top, maximum_score: maximum } = read;
  return {
    section: name,
    winners: read.is_howell ? 1 : 2,
    boardsPerRound: read.boards_per_round ?? null,
    // 0 where a program has not set them.
    expected: top ? Math.round(top) + 1 : null,
    fullCard: maximum ? String(maximum) : null,
    contestants: Object.entries(read.entry).map(([pair, each]) => readContestant(pair, each, read, strata)),
    lines: linesOf(name, read).map(({ line }) => line),
  };
}

function readContestant(
  pair: string,
  entry: AcblscoreEntry,
  read: AcblscoreSection,
  strata: readonly string[],
): PublishedContestant {
  return {
    contestant: contestantOf(read, Number.parseInt(pair, 10), pair.endsWith('E') ? 'EW' : 'NS'),
    players: entry.player,
    ranked: entry.eligibility === 0,
    stratum: strata[entry.strat_num - 1] ?? null,
    beside: besideOf(entry),
  };
}

function besideOf(entry: AcblscoreEntry): PublishedBeside[] {
  const points = {
    'carry-forward': entry.score_carrover,
    penalty: entry.score_adjustment,
    handicap: entry.score_handicap,
  } as const;
  return (Object.keys(points) as (keyof typeof points)[]).flatMap((reason) =>
    points[reason] ? [{ reason, points: String(points[reason]) }] : [],
  );
}

/** What is left of an entry when its figures are taken away. */
const KEPT_OF_ENTRY = new Set([
  'eligibility',
  'player',
  'score_carrover',
  'score_adjustment',
  'score_handicap',
  'strat_num',
]);

type Loose = Record<string, unknown>;

function withoutFigures(text: string): string {
  const stripped = gamesIn(text).map(({ game }) => ({
    ...game,
    event: game.event.map((one: Loose) => ({
      ...one,
      section: mapped(one['section'], (each) => ({
        ...each,
        board: mapped(each['board'], (lines) => (lines as unknown as unknown[][]).map(withoutPoints)),
        entry: mapped(each['entry'], (kept) =>
          Object.fromEntries(Object.entries(kept).filter(([key]) => KEPT_OF_ENTRY.has(key))),
        ),
      })),
    })),
  }));
  return JSON.stringify(stripped);
}

function mapped(record: unknown, change: (value: Loose) => unknown): Loose {
  return Object.fromEntries(
    Object.entries((record ?? {}) as Loose).map(([key, value]) => [key, change(value as Loose)]),
  );
}

function withoutPoints(line: readonly unknown[]): unknown[] {
  return line.map((value, index) => (index === 4 || index === 7 ? null : value));
}

/** Scores and master points that are not understood. */
function unknownIn(value: unknown, path: JsonPart['path']): JsonLeftAside[] {
  const read = event.safeParse(value).data;
  if (!read || read.event_scoring !== 'Matchpoints' || read.event_type !== 'Pairs') return [];
  return Object.keys(read.section).flatMap((name) => [
    ...Object.entries(sectionOf(read, name).entry).flatMap(([pair, { award }]) =>
      masterPointsIn(award)
        ? []
        : [{ path: [...path, 'section', name, 'entry', pair, 'award'], found: JSON.stringify(award) }],
    ),
    ...linesOf(name, sectionOf(read, name)).flatMap(
      ({ line: { board }, from, unknown, contradicting, at }) => {
        const value = (index: 3 | 6 | 8 | 12) => ({
          path: [...path, 'section', name, 'board', ...at, index],
          board,
          found: from[index],
        });
        return [
          ...unknown.map(value),
          ...contradicting.map((index) => ({ ...value(index), other: JSON.stringify(from[8]) })),
        ];
      },
    ),
  ]);
}

/** Whether an object is an event of a dump, whatever else is in it. */
function isEvent(value: unknown): boolean {
  return (
    isRecord(value) && ['event_scoring', 'event_type', 'combining_and_ranking'].some((name) => name in value)
  );
}

/** Games as ACBLscore 7 dumps them: a list of games, or one, each with its events. */
export const acblscore = {
  name: 'acblscore',
  title: TITLE,
  recognises: (text) => /^\s*[[{]/.test(text) && /"event"\s*:\s*\[/.test(text),
  isOf: (value) =>
    listed(value).some(
      (game) => isRecord(game) && Array.isArray(game['event']) && game['event'].some(isEvent),
    ),
  read(text) {
    const events = gamesIn(text).flatMap(({ game, path }) =>
      game.event.map((value, at) => ({ value, part: { format: TITLE, text, path: [...path, 'event', at] } })),
    );
    const unknown = events.flatMap(({ value, part }) => unknownIn(value, part.path));
    const leftAside = leftAsideIn(unknown, { format: TITLE, text, path: [] });
    return {
      ...pairsAlone(events.map(({ value, part }) => readEvent(value, part))),
      ...(leftAside.length > 0 && { leftAside }),
    };
  },
  withoutFigures,
} as const satisfies ResultFormat;
