import { z } from 'zod';
import {
  contestantOf,
  event,
  header,
  linesOf,
  sectionOf,
  strataOf,
  TITLE,
  type AcblscoreEntry,
  type AcblscoreSection,
} from './acblscore-event.js';
import { figuresOfEvent } from './acblscore-figures.js';
import { missing, parsed, readJson, type JsonPart } from './json.js';
import { dayOf, type PublishedEvent } from './published-event.js';
import { unreadFigures } from './published-figures.js';
import type {
  PublishedBeside,
  PublishedContestant,
  PublishedGame,
  PublishedSection,
} from './published-game.js';
import { pairsAlone, type PublishedResult, type ResultFormat } from './result-format.js';

const games = z.array(z.object({ event: z.array(z.looseObject({})) }));

function readEvent(value: unknown, part: JsonPart): PublishedResult {
  const head = parsed(header, value, part);
  if (head.event_scoring !== 'Matchpoints' || head.event_type !== 'Pairs') return otherwiseScored(head);
  const read = parsed(event, value, part);
  const groups = read.combining_and_ranking;
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
    title: [head.session_name, name].filter(Boolean).join(', '),
    date: head.date ?? null,
    event: eventOf(head),
    kind: 'pairs' as const,
    deals: [],
    session: { number: head.session_num, of: head.nsessions },
  };
}

function eventOf({ date, event_id: identifier }: z.infer<typeof header>): PublishedEvent {
  // 'May 4, 2025'
  const written = /^(?<month>[a-z]{3})[a-z]* (?<day>\d{1,2}), (?<year>\d{4})$/i.exec(date ?? '')?.groups;
  const month = MONTHS.indexOf(written?.['month']?.toLowerCase() ?? '') + 1;
  const day = written && dayOf(Number(written['year']), month, Number(written['day']));
  return { identifier: String(identifier), program: { name: 'ACBLscore' }, ...(day && { day }) };
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

function otherwiseScored(head: z.infer<typeof header>): PublishedResult {
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
    figures: unreadFigures([
      { why: 'method', what: `${head.event_type}, ${head.event_scoring}`, figures: 0 },
    ]),
  };
}

function readSection(name: string, read: AcblscoreSection, strata: readonly string[]): PublishedSection {
  const { board_top: top, maximum_score: maximum } = read;
  return {
    section: name,
    winners: read.is_howell ? 1 : 2,
    boardsPerRound: read.boards_per_round,
    expected: typeof top === 'number' ? Math.round(top) + 1 : null,
    fullCard: typeof maximum === 'number' ? String(maximum) : null,
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
    players: entry.player.map((name) => ({ name })),
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
  const read = readJson(games, text, TITLE);
  const stripped = read.map((game) => ({
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

/** Games as ACBLscore 7 dumps them: an array of games, each with its events. */
export const acblscore = {
  name: 'acblscore',
  title: TITLE,
  recognises: (text) => /^\s*\[\s*\{\s*"event"\s*:\s*\[/.test(text),
  read: (text) =>
    pairsAlone(
      readJson(games, text, TITLE).flatMap(({ event: events }, game) =>
        events.map((one, at) => readEvent(one, { format: TITLE, text, path: [game, 'event', at] })),
      ),
    ),
  withoutFigures,
} as const satisfies ResultFormat;
