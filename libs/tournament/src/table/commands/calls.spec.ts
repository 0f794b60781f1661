import { at, closed, threeTables } from '../../result/testing/three-tables.js';
import { given, NOTED } from '../../testing/decider-specification.js';
import { answerCall, callDirector, comingToTable, countHands, describeCall, takeCallBack } from './calls.js';
import { tableEvents } from '../events.js';

const byTable = { capacity: 'table', actor: 'device:a1' } as const;
const THIRTEEN = { N: 13, E: 13, S: 13, W: 13 };
const play = at('A1 1 1');
const short = { N: 12, E: 13, S: 14, W: 13 };
const wrong = (call: number, cards = short, hand: 'N' | null = null) =>
  tableEvents.directorCalled({ ...play, call, matter: 'cards-miscounted', hand, by: null, cards });

describe('cards counted before play (Law 7B)', () => {
  it('are thirteen in each hand, and said once', () => {
    given(...threeTables(1))
      .when(countHands, { ...play, cards: THIRTEEN }, byTable)
      .then(tableEvents.handsCounted(play));
    given(...threeTables(1), tableEvents.handsCounted(play))
      .when(countHands, { ...play, cards: THIRTEEN }, byTable)
      .thenNothing();
  });

  it('that are not thirteen call the director, with what was counted (Law 13)', () => {
    given(...threeTables(1))
      .when(countHands, { ...play, cards: short }, byTable)
      .then(wrong(1));
    given(...threeTables(1), wrong(1))
      .when(countHands, { ...play, cards: { ...THIRTEEN, N: 12 } }, byTable)
      .then(wrong(2, { ...THIRTEEN, N: 12 }, 'N'));
  });

  it('are of a board that the table has in a round that was called', () => {
    given(...threeTables(1))
      .when(countHands, { ...play, round: 2, cards: THIRTEEN }, byTable)
      .thenRejected('session.round-not-called');
    given(...threeTables(1))
      .when(countHands, { ...play, board: 5, cards: THIRTEEN }, byTable)
      .thenRejected('result.board-not-scheduled');
  });
});

describe('the director is called', () => {
  const call = { ...play, matter: 'hand-taken-out', hand: 'N', by: 'W' } as const;
  it('to a hand that was taken out again with nobody of the other side there (Law 7C)', () =>
    given(...threeTables(1), wrong(1))
      .when(callDirector, call, byTable)
      .then(tableEvents.directorCalled({ ...call, call: 2 })));

  it('and says once how it was dealt with', () => {
    const answer = { session: '1', table: 'A1', call: 1 };
    const answered = tableEvents.callAnswered({ ...answer, reason: NOTED });
    given(...threeTables(1), wrong(1))
      .when(answerCall, { ...answer, reason: 'A card of board 2 lay under the table.' })
      .then(answered);
    given(...threeTables(1), wrong(1), answered)
      .when(answerCall, { ...answer, reason: 'Once more' })
      .thenNothing();
    given(...threeTables(1))
      .when(answerCall, { ...answer, reason: 'To what?' })
      .thenRejected('table.call-unknown', { table: 'A1', call: 1 });
  });

  it('not once the session is closed', () =>
    given(...threeTables(1), closed)
      .when(callDirector, call, byTable)
      .thenRejected('session.closed'));
});

describe('a call for the director', () => {
  const plain = { ...play, matter: 'irregularity', hand: null, by: null } as const;
  const called = tableEvents.directorCalled({ ...plain, call: 1 });
  const place = { session: '1', table: 'A1', call: 1 } as const;
  const answered = tableEvents.callAnswered({ ...place, reason: NOTED });
  const revoke = { ...plain, call: 1, matter: 'revoke' } as const;

  it('needs no reason, and two phones that call at once have called once', () => {
    given(...threeTables(1))
      .when(callDirector, plain, byTable)
      .then(called);
    given(...threeTables(1), called)
      .when(callDirector, plain, byTable)
      .thenNothing();
    given(...threeTables(1), called, answered)
      .when(callDirector, plain, byTable)
      .then(tableEvents.directorCalled({ ...plain, call: 2 }));
  });

  it('is told what it is about as long as nobody has dealt with it', () => {
    given(...threeTables(1), called)
      .when(describeCall, revoke, byTable)
      .then(tableEvents.callDescribed(revoke));
    given(...threeTables(1), called, tableEvents.callDescribed(revoke))
      .when(describeCall, revoke, byTable)
      .thenNothing();
    given(...threeTables(1), called, answered)
      .when(describeCall, revoke, byTable)
      .thenNothing();
  });

  it('is withdrawn by those who made it, and not by those who come after them', () => {
    given(...threeTables(2), called)
      .when(takeCallBack, place, byTable)
      .then(tableEvents.callTakenBack(place));
    given(...threeTables(2), called, tableEvents.callTakenBack(place))
      .when(takeCallBack, place, byTable)
      .thenNothing();
    given(...threeTables(2), called, tableEvents.movedOn({ session: '1', table: 'A1', round: 2 }))
      .when(takeCallBack, place, byTable)
      .thenRejected('table.call-of-others', { table: 'A1', call: 1 });
    given(...threeTables(2), tableEvents.movedOn({ session: '1', table: 'A1', round: 2 }), called)
      .when(takeCallBack, place, byTable)
      .then(tableEvents.callTakenBack(place));
  });

  it('needs no board: before the first round, and in a sit-out', () => {
    const { board: _board, ...ofTable } = plain;
    given(...threeTables(0))
      .when(callDirector, ofTable, byTable)
      .then(tableEvents.directorCalled({ ...ofTable, call: 1 }));
    given(...threeTables(0), tableEvents.directorCalled({ ...ofTable, call: 1 }))
      .when(callDirector, ofTable, byTable)
      .thenNothing();
    given(...threeTables(0))
      .when(callDirector, { ...ofTable, round: 2 }, byTable)
      .thenRejected('session.round-not-called', { round: 2, called: 0 });
    given(...threeTables(0))
      .when(callDirector, plain, byTable)
      .thenRejected('session.round-not-called');
    given(...threeTables(0))
      .when(callDirector, { ...ofTable, table: 'A4' }, byTable)
      .thenRejected('session.table-unknown');
    // EW3 is nobody: NS3 sits out at A3.
    given(...threeTables(1, { fivePairs: true }))
      .when(callDirector, { ...ofTable, table: 'A3' }, byTable)
      .then(tableEvents.directorCalled({ ...ofTable, table: 'A3', call: 1 }));
    // Those who come after them call for themselves.
    given(...threeTables(2), tableEvents.directorCalled({ ...ofTable, call: 1 }))
      .when(callDirector, { ...ofTable, round: 2 }, byTable)
      .then(tableEvents.directorCalled({ ...ofTable, round: 2, call: 2 }));
  });

  it('without a board is told a reason or a board, and ends when a director has dealt with it', () => {
    const { board: _board, ...ofTable } = { ...plain, call: 1 };
    const called = tableEvents.directorCalled(ofTable);
    const others = { ...ofTable, matter: 'other-players' } as const;
    given(...threeTables(1), called)
      .when(describeCall, others, byTable)
      .then(tableEvents.callDescribed(others));
    given(...threeTables(1), called, tableEvents.callDescribed(others))
      .when(describeCall, others, byTable)
      .thenNothing();
    given(...threeTables(1), called)
      .when(describeCall, revoke, byTable)
      .then(tableEvents.callDescribed(revoke));
    const noted = tableEvents.rulingNoted({ ...play, ruling: '4bafaea8-5a9a-4e4c-9e95-4d7dbfcd6b55' });
    // A ruling about a board is none about the table.
    given(...threeTables(1), called, noted)
      .when(takeCallBack, place, byTable)
      .then(tableEvents.callTakenBack(place));
    given(...threeTables(1), tableEvents.directorCalled({ ...plain, call: 1 }), noted)
      .when(takeCallBack, place, byTable)
      .thenNothing();
    given(...threeTables(1), called)
      .when(answerCall, { ...place, reason: 'They have found their table.' })
      .then(answered);
  });

  it('of a pair on its way is that pair’s: those at the table neither describe nor cancel it, and it not theirs', () => {
    const { board: _board, ...ofTable } = plain;
    const own = { ...byTable, pair: 'A-EW1' } as const;
    const others = { ...byTable, pair: 'A-EW2' } as const;
    const wish = { ...ofTable, round: 2, table: 'A2', pair: 'A-EW1' };
    const theirs = { session: '1', table: 'A2', call: 1 } as const;
    const { pair: _pair, ...said } = { ...wish, call: 1, matter: 'wrong-score' } as const;
    const ofPair = tableEvents.directorCalled({ ...wish, call: 1 });
    given(...threeTables(2))
      .when(callDirector, wish, own)
      .then(ofPair);
    given(...threeTables(2))
      .when(callDirector, { ...wish, pair: 'A-EW9' }, own)
      .thenRejected('session.contestant-unknown');
    given(...threeTables(2), ofPair)
      .when(callDirector, wish, own)
      .thenNothing();
    // The table's own call is another.
    const { pair: _of, ...atTable } = wish;
    given(...threeTables(2), ofPair)
      .when(callDirector, atTable, byTable)
      .then(tableEvents.directorCalled({ ...atTable, call: 2 }));
    given(...threeTables(2), ofPair)
      .when(describeCall, { ...said, pair: 'A-EW1' }, own)
      .then(tableEvents.callDescribed(said));
    given(...threeTables(2), ofPair)
      .when(takeCallBack, { ...theirs, pair: 'A-EW1' }, own)
      .then(tableEvents.callTakenBack(theirs));
    for (const stranger of [byTable, others]) {
      given(...threeTables(2), ofPair)
        .when(takeCallBack, theirs, stranger)
        .thenRejected('table.call-of-others');
      given(...threeTables(2), ofPair)
        .when(describeCall, said, stranger)
        .thenRejected('table.call-of-others');
    }
    // Wherever it is: nor does it cancel what those at a table have called to.
    given(...threeTables(2), called)
      .when(takeCallBack, { ...place, pair: 'A-EW1' }, own)
      .thenRejected('table.call-of-others');
  });

  it('has one director on the way, and is dealt with also when the session is over', () => {
    const coming = tableEvents.directorComing(place);
    given(...threeTables(1), called)
      .when(comingToTable, place)
      .then(coming);
    given(...threeTables(1), called, coming)
      .when(comingToTable, place)
      .thenNothing();
    given(...threeTables(1), called, tableEvents.callTakenBack(place))
      .when(comingToTable, place)
      .thenNothing();
    given(...threeTables(1), called, closed)
      .when(answerCall, { ...place, reason: 'The score was entered for the wrong side.' })
      .then(answered);
  });
});
