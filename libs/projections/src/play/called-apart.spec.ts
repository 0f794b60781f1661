import { mitchell } from '#movement';
import { DEFAULT_SESSION_SETTINGS, type JournalEvent, type SectionData } from '#tournament';
import {
  BEGINS,
  agreed,
  event,
  played,
  setUp,
  type TestEvents,
  type PlayAt,
} from '../testing/play-events.js';
import { waitingTables } from './documents/waiting-tables.js';
import { clockDocument } from './documents/clock-document.js';
import { deskDocument } from './documents/desk-document.js';
import { sessionDocument } from './documents/session-document.js';
import { tableDocument } from './documents/table-document.js';
import { lastEnded, roundAt } from './progress.js';
import { scheduleOf } from './schedule.js';
import { dueAt } from './time-of-tables.js';

/** Two sections of three tables in the same movement, each with its own copies of the boards. */
const sections = ['A', 'B'].map((section) => ({
  section,
  movement: mitchell({ tables: 3 }) as SectionData['movement'],
  boardsPerRound: 2,
  firstBoard: 1,
}));
const apart: TestEvents = [
  setUp({ sections, settings: { ...DEFAULT_SESSION_SETTINGS, called: 'by-section' } }),
  event('session.started', { session: '1' }),
];
const called = (section: string, round: number): JournalEvent =>
  event('session.round-called', { session: '1', round, section });
const started = (section: string, round: number, ends: number): JournalEvent =>
  event('clock.started', { session: '1', section, round, begins: BEGINS, ends });
const state = (...events: TestEvents) => played(...apart, ...events);
const session = (...events: TestEvents) => state(...events).sessions['1']!;

/** All boards of a round at the tables of a section, or at some. */
function roundOf(section: string, round: number, tables = ['1', '2', '3']): JournalEvent[] {
  const { playedAt } = scheduleOf(session());
  return tables.flatMap((number) => {
    const table = `${section}${number}`;
    return playedAt(table, round)!.boards.flatMap((board) =>
      agreed({ table, round, board, sections } as PlayAt),
    );
  });
}

/** Section A is in its second round, section B in its first. */
const playing: TestEvents = [
  called('A', 1),
  started('A', 1, BEGINS + 20),
  roundOf('A', 1),
  called('A', 2),
  started('A', 2, BEGINS + 50),
  called('B', 1),
  started('B', 1, BEGINS + 30),
];

describe('sections that are called apart', () => {
  it('have their tables in their own rounds', () => {
    const seen = session(...playing);
    expect(['A1', 'A3', 'B1', 'B3'].map((table) => roundAt(seen, table))).toEqual([2, 2, 1, 1]);
    expect(session(called('A', 1)).tables).not.toHaveProperty('B1');
  });

  it('are at the director’s desk, at their tables and in the session with the round that was started there', () => {
    const past = state(...playing);
    const seen = past.sessions['1']!;
    expect(deskDocument(past, seen).sections).toEqual([
      { section: 'A', round: 2, rounds: 3 },
      { section: 'B', round: 1, rounds: 3 },
    ]);
    expect(deskDocument(past, seen).tables.map(({ behind }) => behind)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(tableDocument(seen, 'B1', { boards: undefined })).toMatchObject({
      round: 1,
      called: 1,
      mayMoveTo: null,
    });
    expect(sessionDocument(past, seen, []).called).toEqual({ A: 2, B: 1 });
  });

  it('have each their own clock', () => {
    const seen = session(...playing);
    expect(clockDocument(seen).sections).toMatchObject([
      { section: 'A', status: 'running', round: 2, ends: BEGINS + 50 },
      { section: 'B', status: 'running', round: 1, ends: BEGINS + 30 },
    ]);
    expect([dueAt(seen, 'A1', 1), dueAt(seen, 'A1', 2), dueAt(seen, 'B1', 1)]).toEqual([
      BEGINS + 20,
      BEGINS + 50,
      BEGINS + 30,
    ]);
    expect(dueAt(seen, 'B1', 2)).toBeNull();
  });

  it('end at their own times: what is still to come of one does not hang on the other', () => {
    const [a, b] = clockDocument(session(...playing)).sections!;
    const { round, change } = DEFAULT_SESSION_SETTINGS.clock;
    expect(a!.toCome).toEqual({ span: (round + change) * 60_000_000, notBefore: null });
    expect(b!.toCome).toEqual({ span: 2 * (round + change) * 60_000_000, notBefore: null });
  });

  it('wait for nobody of the other', () => {
    expect(waitingTables(session(...playing))).toEqual([]);
    const behind = session(...playing, roundOf('B', 1, ['1', '3']), called('B', 2));
    expect(waitingTables(behind).map(({ table }) => table)).toEqual(['B1', 'B3']);
  });

  it('have ended a round once it is over in both: then standings tell of it', () => {
    expect(lastEnded(session(...playing))).toBe(0);
    expect(lastEnded(session(...playing, roundOf('B', 1)))).toBe(1);
  });
});
