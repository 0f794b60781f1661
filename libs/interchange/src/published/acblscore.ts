import { z } from 'zod';
import {
  contestantOf,
  event,
  gamesOf,
  header,
  linesOf,
  sectionOf,
  TITLE,
  type AcblscoreEntry,
  type AcblscoreSection,
  type Together,
} from './acblscore-event.js';
import { figuresOfEvent } from './acblscore-figures.js';
import { jsonOf, parsed } from './json.js';
import type { PublishedContestant, PublishedGame, PublishedSection } from './published-game.js';
import type { PublishedResult, ResultFormat } from './result-format.js';

const games = z.array(z.object({ event: z.array(z.looseObject({})) }));

function readEvent(value: unknown): PublishedResult[] {
  const head = parsed(header, value, TITLE);
  if (head.event_scoring !== 'Matchpoints' || head.event_type !== 'Pairs') return [otherwiseScored(head)];
  const read = parsed(event, value, TITLE);
  const together = gamesOf(read);
  return together.map((group) => {
    const letters = group.ranked.flat();
    const sections = letters.map((each) => readSection(each, sectionOf(read, each)));
    const name = together.length === 1 ? nameOf(read) : `${nameOf(read)} ${letters.join('+')}`;
    const game = gameOf(read, name, sections, group);
    return { game, figures: figuresOfEvent(read, group, game) };
  });
}

function nameOf({ event_id }: z.infer<typeof header>): string {
  return `event ${event_id}`;
}

function gameOf(
  head: z.infer<typeof header>,
  name: string,
  sections: readonly PublishedSection[],
  { ranked, scored }: Pick<Together, 'ranked' | 'scored'>,
): PublishedGame {
  return {
    name,
    title: [head.session_name, name].filter(Boolean).join(', '),
    date: head.date ?? null,
    session: { number: head.session_num, of: head.nsessions },
    scoring: {
      method: 'matchpoints',
      scale: 'acbl',
      regulation: 'acblscore',
      scored,
      ranked: ranked.length === 1 && scored === 'together' ? 'together' : 'by-section',
    },
    sections,
  };
}

function otherwiseScored(head: z.infer<typeof header>): PublishedResult {
  const game = gameOf(head, nameOf(head), [], { ranked: [], scored: 'together' });
  const method = /board-a-match|bam/i.test(head.event_scoring)
    ? 'board-a-match'
    : /imp/i.test(head.event_scoring)
      ? 'imps'
      : 'other';
  return {
    game: { ...game, scoring: { ...game.scoring, method } },
    figures: {
      printed: { award: 2, score: 2, percentage: 2 },
      awards: [],
      totals: [],
      rankings: [],
      notCompared: [{ why: 'method', what: `${head.event_type}, ${head.event_scoring}`, figures: 0 }],
    },
  };
}

function readSection(name: string, read: AcblscoreSection): PublishedSection {
  return {
    section: name,
    winners: read.is_howell ? 1 : 2,
    boardsPerRound: read.boards_per_round,
    fullCard: typeof read.maximum_score === 'number' ? String(read.maximum_score) : null,
    contestants: Object.entries(read.entry).map(([pair, each]) => readContestant(pair, each, read)),
    lines: linesOf(name, read).map(({ line }) => line),
  };
}

function readContestant(pair: string, { player, eligibility }: AcblscoreEntry, read: AcblscoreSection) {
  const contestant: PublishedContestant = {
    contestant: contestantOf(read, Number.parseInt(pair, 10), pair.endsWith('E') ? 'EW' : 'NS'),
    players: player,
    ranked: eligibility === 0,
  };
  return contestant;
}

/** What is left of an entry when its figures are taken away. */
const KEPT_OF_ENTRY = new Set(['eligibility', 'player', 'score_adjustment', 'score_handicap', 'strat_num']);

type Loose = Record<string, unknown>;

function withoutFigures(text: string): string {
  const read = parsed(games, jsonOf(text, TITLE), TITLE);
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
    parsed(games, jsonOf(text, TITLE), TITLE).flatMap(({ event: events }) => events.flatMap(readEvent)),
  withoutFigures,
} as const satisfies ResultFormat;
