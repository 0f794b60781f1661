import {
  agreed,
  begun,
  called,
  event,
  type TestEvents,
  NOTED,
  played,
  roundPlayed,
  score,
  seatsAt,
  voided,
} from '../../../testing/play-events.js';
import { openClashes } from './open-clashes.js';

const AT_A1 = { table: 'A1', round: 1 };
/** A board that was not to be played there, by those who sat there, or by others. */
const irregular = (board: number, seating = seatsAt({ ...AT_A1, board })) => [
  event('result.irregular-recorded', {
    session: '1',
    ...AT_A1,
    board,
    seating,
    result: score(110),
    flags: [],
    reason: NOTED,
  }),
  event('table.play-settled', { session: '1', ...AT_A1, board }),
];
const clashes = (...events: TestEvents) =>
  openClashes(played(begun(), ...events).sessions['1']!).map(
    ({ kind, contestant, board, table, round, of }) =>
      `${kind} ${contestant} board ${board}: ${table} round ${round}, of ${of.table} round ${of.round}`,
  );

describe('a board that was played at a wrong table', () => {
  const wrong = irregular(3);
  const NS1 = 'board-again A-NS1 board 3: A1 round 2, of A1 round 1';
  const EW1 = 'board-again A-EW1 board 3: A3 round 3, of A1 round 1';

  it('stays marked until both pairs are past it, each where it was to meet the board again', () => {
    expect(clashes()).toEqual([]);
    expect(clashes(wrong)).toEqual([NS1, EW1]);
    expect(clashes(wrong, roundPlayed(1), called(2))).toEqual([NS1, EW1]);
    const second = [wrong, roundPlayed(1), called(2), agreed({ table: 'A1', round: 2, board: 3 })];
    expect(clashes(...second)).toEqual([EW1]);
    expect(clashes(wrong, roundPlayed(1), called(2), roundPlayed(2), called(3), roundPlayed(3))).toEqual([]);
  });

  it('is marked no longer once it is void, or the session is closed', () => {
    expect(clashes(wrong, voided({ ...AT_A1, board: 3 }))).toEqual([]);
    expect(clashes(wrong, event('session.closed', { session: '1' }))).toEqual([]);
  });
});

describe('a board that others have played', () => {
  const { N, S } = seatsAt({ ...AT_A1, board: 1 });
  const wrong = irregular(1, { N, S, E: 'A-EW2', W: 'A-EW2' });

  it('says where they were to be until that is played, and who was left out as long as the round is on', () => {
    const again = 'board-again A-EW2 board 1: A3 round 2, of A1 round 1';
    const elsewhere = 'elsewhere A-EW2 board 1: A2 round 1, of A1 round 1';
    const leftOut = 'left-out A-EW1 board 1: A1 round 1, of A1 round 1';
    expect(clashes(wrong)).toEqual([leftOut, elsewhere, again]);
    expect(clashes(wrong, roundPlayed(1, { tables: ['A2', 'A3'] }))).toEqual([leftOut, again]);
    const moved = event('table.moved-on', { session: '1', table: 'A1', round: 2 });
    expect(clashes(wrong, roundPlayed(1, { tables: ['A2', 'A3'] }), called(2), moved)).toEqual([again]);
  });
});
