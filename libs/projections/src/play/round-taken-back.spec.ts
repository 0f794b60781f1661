import { mitchell } from '#movement';
import type { JournalEvent, SectionData } from '#tournament';
import {
  agreed,
  BEGINS,
  event,
  played,
  setUp,
  type TestEvents,
  type PlayAt,
} from '../testing/play-events.js';
import { roundAt } from './progress.js';
import { scheduleOf } from './schedule.js';

const section = {
  section: 'A',
  movement: mitchell({ tables: 3 }) as SectionData['movement'],
  boardsPerRound: 2,
  firstBoard: 1,
};
const begun: TestEvents = [setUp({ sections: [section] }), event('session.started', { session: '1' })];
const called = (round: number): JournalEvent[] => [
  event('session.round-called', { session: '1', round }),
  event('clock.started', { session: '1', round, begins: BEGINS, ends: BEGINS + round }),
];
const withdrawn = (round: number): JournalEvent[] => [
  event('session.round-taken-back', { session: '1', round }),
  event('clock.taken-back', { session: '1', round }),
];
const session = (...events: TestEvents) => played(...begun, ...events).sessions['1']!;

/** The boards of round 1 at a table. */
function firstRound(table: string): JournalEvent[] {
  const boards = scheduleOf(session()).playedAt(table, 1)!.boards;
  return boards.flatMap((board) => agreed({ table, round: 1, board, sections: [section] } as PlayAt));
}

it('has its tables back in the round before, as if it had not been called', () => {
  const before: TestEvents = [called(1), firstRound('A1'), firstRound('A2')];
  expect(session(...before, called(2), withdrawn(2))).toEqual(session(...before));
  // Calling a round that is over does not end it a second time.
  const over: TestEvents = [...before, firstRound('A3')];
  const again = session(...over, called(2), withdrawn(2), called(2));
  expect(again).toEqual(session(...over, called(2)));
  expect(again.ended).toHaveLength(1);
});

it('has a table that had moved on with its boards open at them again', () => {
  const moved = event('table.moved-on', { session: '1', table: 'A3', round: 2 });
  const back = session(called(1), firstRound('A1'), called(2), moved, withdrawn(2));
  expect(['A1', 'A2', 'A3'].map((table) => roundAt(back, table))).toEqual([1, 1, 1]);
  expect(back.finished['A3'] ?? {}).toEqual({});
});

it('of the first leaves a session that has not begun to play', () => {
  const none = session(called(1), withdrawn(1));
  expect(none).toMatchObject({ round: 0, clock: { status: 'stopped' } });
  expect(Object.values(none.tables).map(({ movedTo }) => movedTo)).toEqual([0, 0, 0]);
});
