import {
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
import { deskView } from '../../../reading/play/views/desk-view.js';
import { deskDocument } from '../desk-document.js';

const really = (play: { readonly table: string; readonly round: number; readonly board: number }) =>
  event('result.irregular-recorded', {
    session: '1',
    ...play,
    seating: seatsAt(play),
    result: score(110),
    flags: [],
    reason: NOTED,
  });

const room = (...events: TestEvents) => {
  const state = played(begun(), ...events);
  return deskDocument(state, state.sessions['1']!);
};

describe('the director’s desk shows a board of another round', () => {
  const board5 = { table: 'A2', round: 1, board: 5 };
  const board1 = { table: 'A3', round: 1, board: 1 };

  it('at which table and in which round it was played, in the order of rounds and tables', () => {
    expect(room(really(board1), really(board5)).otherBoards).toEqual([board5, board1]);
    const second = { table: 'A1', round: 2, board: 1 };
    expect(
      room(really(board1), roundPlayed(1), called(2), really(second), really(board5)).otherBoards,
    ).toEqual([board5, board1, second]);
  });

  it('as long as its result stands, also when the session is closed', () => {
    const closed = event('session.closed', { session: '1' });
    expect(room(really(board5), closed).otherBoards).toEqual([board5]);
    expect(room(really(board5), voided(board5)).otherBoards).toEqual([]);
  });

  it('not of a board that others have played at its own table, or with the arrow turned', () => {
    expect(room(really({ table: 'A2', round: 1, board: 3 })).otherBoards).toEqual([]);
  });

  it('and of who really sat where it was not as scheduled', () => {
    const seating = { N: 'A-NS2', S: 'A-NS2', E: 'A-EW1', W: 'A-EW1' };
    const play = { table: 'A2', round: 1, board: 3 };
    const others = event('result.irregular-recorded', {
      session: '1',
      ...play,
      seating,
      result: score(110),
      flags: [],
      reason: NOTED,
    });
    expect(room(others).reallyPlayed).toEqual([{ ...play, ns: 'A-NS2', ew: 'A-EW1' }]);
    expect(room(others, voided(play)).reallyPlayed).toEqual([]);
  });

  it('to a playing director only after they have played the board', () => {
    const both = room(really(board1), really(board5));
    const seenBy = (maySee: readonly number[]) =>
      deskView(both, {
        maySeeFlags: (board) => maySee.includes(board),
        maySeeDeal: () => true,
        directs: true,
        person: '',
        names: new Map(),
        responsibleName: () => null,
      });
    expect(seenBy([1, 5])).toMatchObject({ otherBoards: [board5, board1], clashes: both.clashes });
    expect(seenBy([5]).otherBoards).toEqual([board5]);
    expect(seenBy([5]).reallyPlayed).toMatchObject([board5]);
    // What a play does to the schedule names its board, too.
    const boardsOfClashes = (maySee: readonly number[]) =>
      new Set(seenBy(maySee).clashes.map(({ board }) => board));
    expect(boardsOfClashes([1, 5])).toEqual(new Set([1, 5]));
    expect(boardsOfClashes([5])).toEqual(new Set([5]));
  });
});
