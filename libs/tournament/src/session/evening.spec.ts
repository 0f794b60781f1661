import { registerEntry } from '../entries/commands/decide.js';
import { entriesStream } from '../entries/state.js';
import { correctResult } from '../result/commands/commands.js';
import { moveOn } from '../table/commands/rounds.js';
import { tableStream } from '../table/state.js';
import { tournamentEvents } from '../tournament/events.js';
import {
  admitContestant,
  announceBoardMovement,
  callRound,
  closeSession,
  drawSeats,
  namePlayers,
  reopenSession,
  seatEntry,
  startSession,
  substitute,
  withdrawContestant,
} from './commands/commands.js';
import { sessionEvents } from './events.js';
import { playersOf } from './people/naming.js';
import { scheduledPlays } from './plan/schedule.js';
import { tooLate } from '../result/testing/three-tables.js';
import {
  club,
  given,
  HALF_TABLE,
  type Journal,
  pair,
  playersOfPair,
  registered,
  reserve,
  roundScored,
  scored,
  session,
  setUp,
  toBePlayed,
} from './testing/evening.js';

const call = (round: number) => [callRound, { session: '1', round }] as const;

/** How many boards each contestant is to play in all. */
function boardsEach(journal: Journal): Record<string, number> {
  const boards: Record<string, number> = {};
  for (const { ns, ew } of scheduledPlays(session(journal))) {
    for (const contestant of [ns, ew]) boards[contestant] = (boards[contestant] ?? 0) + 1;
  }
  return boards;
}

/** Who holds boards back after round 2. */
function withheld(journal: Journal) {
  const { decision } = given(journal).when(announceBoardMovement, { session: '1', afterRound: 2 });
  if (!decision.accepted) throw new Error(decision.rejection.code);
  return (decision.events['session']![0]!.payload as { withheld: unknown }).withheld;
}

/*
 * A Thursday in the club. Nine pairs have entered: five tables of a Mitchell, three boards a round, North-South 5 missing.
 * Round 1: East-West 2 does not come. Round 2: a tenth pair comes and plays as North-South 5. Round 3: table 4 is slow, and
 * somebody sits in for a player who has to go. Round 5: East-West 4 has gone home.
 */
const drawn = given(club, ...setUp(HALF_TABLE), ...registered(9), [drawSeats, { session: '1' }]);
const begun = given(drawn, [startSession, { session: '1' }], call(1), [
  withdrawContestant,
  { session: '1', contestant: 'A-EW2', fromRound: 1 },
]);
const second = given(
  roundScored(begun, 1),
  call(2),
  [registerEntry, { entry: pair(10), players: playersOfPair(10) }],
  [seatEntry, { session: '1', contestant: 'A-NS5', entry: pair(10) }],
  [admitContestant, { session: '1', contestant: 'A-NS5', fromRound: 2, missed: 'late' }],
);
const third = given(roundScored(second, 2, 'A4'), call(3), [
  substitute,
  { session: '1', contestant: 'A-NS1', seat: 'S', person: reserve(1), fromRound: 3, toRound: 5 },
]);
const fourth = given(roundScored(scored(third, 'A4', 2), 3), call(4));
const fifth = given(roundScored(fourth, 4), call(5), [
  withdrawContestant,
  { session: '1', contestant: 'A-EW4', fromRound: 5 },
]);
const played = roundScored(fifth, 5);
const over = scored(played, 'A5', 1);

const closedAndSealed = [
  tournamentEvents.sessionClosed({ session: '1' }),
  tournamentEvents.sealRequested({ kind: 'provisional' }),
];

describe('a director’s evening', () => {
  it('begins with nine pairs at five tables, nobody at North-South 5', () => {
    const { entries } = session(drawn);
    expect(Object.keys(entries)).toHaveLength(9);
    expect(entries).not.toHaveProperty('A-NS5');
  });

  it('sits out whoever meets the pair that did not come', () => {
    expect(toBePlayed(begun, 'A2')).toHaveLength(12);
    expect(boardsEach(begun)).toEqual({
      'A-NS1': 12,
      'A-NS2': 12,
      'A-NS3': 12,
      'A-NS4': 12,
      'A-EW1': 12,
      'A-EW3': 12,
      'A-EW4': 12,
      'A-EW5': 12,
    });
  });

  it('gives the late pair fifteen boards but for its sit-out: three of them it plays late', () => {
    const late = boardsEach(second);
    expect(late['A-NS5']).toBe(12);
    expect(late['A-EW5']).toBe(15);
    expect(toBePlayed(second, 'A5').slice(0, 3)).toEqual(['1/13', '1/14', '1/15']);
    expect(playersOf(session(second), second.state(entriesStream), 'A-NS5')).toEqual(playersOfPair(10));
  });

  it('names the table that holds boards back when round 3 is called, and goes on there (Law 8B)', () => {
    expect(withheld(third)).toEqual([{ table: 'A4', boards: [13, 14, 15] }]);
    const finished = given(scored(third, 'A4', 2), [moveOn, { session: '1', table: 'A4', round: 3 }]);
    expect(finished.state(tableStream({ session: '1', table: 'A4' })).movedTo).toBe(3);
    expect(withheld(finished)).toEqual([]);
  });

  it('keeps the names of a pair for which somebody sits in', () =>
    expect(session(third).entries['A-NS1']).toBe(session(drawn).entries['A-NS1']));

  it('leaves the pair that went home with what it has played', () => {
    expect(boardsEach(fifth)['A-EW4']).toBe(12);
    expect(toBePlayed(fifth, 'A5').some((play) => play.startsWith('5/'))).toBe(true);
    expect(toBePlayed(fifth, 'A3').some((play) => play.startsWith('5/'))).toBe(false);
  });

  it('waits for the late plays before it closes (Law 8C)', () => {
    given(played)
      .when(closeSession, { session: '1' })
      .thenRejected('session.tables-unfinished', { tables: 'A5', plays: 3 });
    given(over)
      .when(closeSession, { session: '1' })
      .then(sessionEvents.closed({ session: '1' }), ...closedAndSealed);
  });

  it('reopens for a wrong score, and corrects a name in passing', () => {
    const closed = given(over, [closeSession, { session: '1' }]);
    const right = {
      session: '1',
      table: 'A1',
      round: 1,
      board: 2,
      result: { kind: 'score', score: -110 },
      reason: 'North wrote it in the wrong column.',
    };
    given(closed).when(correctResult, right, tooLate).thenRejected('session.correction-over');
    const players = [playersOfPair(10)[0], reserve(2)];
    given(
      closed,
      [reopenSession, { session: '1', reason: 'Board 2 at table 1.' }],
      [correctResult, right],
      [namePlayers, { session: '1', table: 'A5', contestant: 'A-NS5', players }],
      [closeSession, { session: '1' }],
    );
  });
});
