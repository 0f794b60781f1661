import type { PlannedBoards } from '#movement';
import { enterResult, recordIrregular, recordResult } from '../../result/commands/commands.js';
import { boardMoves, boardPlansOf } from '../plan/board-moves.js';
import { admitContestant, closeSession, setMovement, withdrawContestant } from '../commands/commands.js';
import { sessionEvents } from '../events.js';
import { roundsOfContestant } from '../plan/schedule.js';
import {
  club,
  FIVE_TABLES,
  given,
  HALF_TABLE,
  HOWELL,
  type Journal,
  playedUpTo,
  roundScored,
  scored,
  session,
  setUp,
  toBePlayed,
} from '../testing/evening.js';

const half = given(club, ...setUp(HALF_TABLE), ...playedUpTo(1));
const full = given(club, ...setUp(FIVE_TABLES), ...playedUpTo(1));

/** A late pair for North-South 5 in this round. */
const late = (fromRound: number, missed: 'late' | 'not-played') =>
  [admitContestant, { session: '1', contestant: 'A-NS5', fromRound, missed }] as const;
const leaves = (contestant: string, fromRound: number) =>
  [withdrawContestant, { session: '1', contestant, fromRound }] as const;

describe('a pair that does not come', () => {
  it('sits out whoever meets it', () => {
    given(full)
      .when(...leaves('A-EW2', 1))
      .then(sessionEvents.contestantWithdrew({ session: '1', contestant: 'A-EW2', fromRound: 1 }));
    const journal = given(full, leaves('A-EW2', 1));
    // East-West 2 would be at tables 2, 3, 4, 5 and 1.
    expect(toBePlayed(journal, 'A2')[0]).toBe('2/7');
    expect(toBePlayed(journal, 'A1').at(-1)).toBe('4/12');
    expect(toBePlayed(full, 'A1').at(-1)).toBe('5/15');
  });

  it('is known to be missing before the session begins, too', () => {
    const journal = given(club, ...setUp(FIVE_TABLES), leaves('A-EW2', 1), ...playedUpTo(1));
    expect(roundsOfContestant(session(journal), 'A-EW2')).toEqual([]);
  });

  it('is missing once', () => {
    given(full, leaves('A-EW2', 1))
      .when(...leaves('A-EW2', 1))
      .thenNothing();
    given(full, leaves('A-EW2', 1))
      .when(...leaves('A-EW2', 4))
      .thenNothing();
    given(half)
      .when(...leaves('A-NS5', 3))
      .thenNothing();
  });

  it('comes after all, and nothing has been missed', () => {
    const journal = given(full, leaves('A-EW2', 1), [
      admitContestant,
      { session: '1', contestant: 'A-EW2', fromRound: 1, missed: 'not-played' },
    ]);
    expect(toBePlayed(journal, 'A2')).toEqual(toBePlayed(full, 'A2'));
  });
});

describe('a late pair in the phantom’s place', () => {
  it('plays from its round on; what it has missed is not played', () => {
    given(half)
      .when(...late(3, 'not-played'))
      .then(
        sessionEvents.contestantArrived({
          session: '1',
          contestant: 'A-NS5',
          fromRound: 3,
          missed: 'not-played',
        }),
      );
    const journal = given(half, late(3, 'not-played'));
    expect(toBePlayed(journal, 'A5')).toEqual([
      '3/4',
      '3/5',
      '3/6',
      '4/7',
      '4/8',
      '4/9',
      '5/10',
      '5/11',
      '5/12',
    ]);
  });

  it('plays from its round on, and late what it has missed', () => {
    const journal = given(half, late(3, 'late'));
    expect(toBePlayed(journal, 'A5').slice(0, 6)).toEqual(['1/13', '1/14', '1/15', '2/1', '2/2', '2/3']);
    expect(toBePlayed(journal, 'A5')).toHaveLength(15);
  });

  it('has its late plays entered like others', () => {
    const slip = { session: '1', table: 'A5', round: 1, board: 13, result: { kind: 'passed-out' } };
    given(half).when(recordResult, slip).thenRejected('result.board-not-scheduled');
    given(half, late(3, 'not-played')).when(recordResult, slip).thenRejected('result.board-not-scheduled');
    given(half, late(3, 'late'), [recordResult, slip]);
  });

  it('does not play late what everybody else has finished: it can be read by then', () => {
    // Three tables of a Howell without pair 6: the boards that it misses in round 3 are finished with that round.
    const howell = given(club, ...setUp({ ...HOWELL, phantom: 6 }), ...playedUpTo(3));
    const finished = [1, 2, 3].reduce((journal, round) => roundScored(journal, round), howell);
    const comes = (missed: string) =>
      [admitContestant, { session: '1', contestant: 'A-6', fromRound: 4, missed }] as const;
    given(finished)
      .when(...comes('late'))
      .thenRejected('session.boards-public', { boards: '7, 8, 9' });
    const [command, body] = comes('not-played');
    given(finished, [command, { ...body, boards: 'more-copies' }]);
    const [, late] = comes('late');
    given(howell, [command, { ...late, boards: 'more-copies' }]);
  });

  it('can be expected while the session is prepared', () => {
    const journal = given(club, ...setUp(HALF_TABLE), late(2, 'late'), ...playedUpTo(1));
    expect(roundsOfContestant(session(journal), 'A-NS5')).toEqual([1, 2, 3, 4, 5]);
    const expected = given(club, ...setUp(HALF_TABLE), late(2, 'not-played'), ...playedUpTo(1));
    expect(roundsOfContestant(session(expected), 'A-NS5')).toEqual([2, 3, 4, 5]);
  });

  it('comes earlier than was said', () => {
    const journal = given(half, late(4, 'not-played'), late(2, 'not-played'));
    expect(roundsOfContestant(session(journal), 'A-NS5')).toEqual([2, 3, 4, 5]);
  });

  it('comes for somebody who is missing, not for somebody who is there', () => {
    given(full)
      .when(...late(1, 'late'))
      .thenRejected('session.contestant-present', { contestant: 'A-NS5' });
    given(half, late(3, 'late'))
      .when(...late(3, 'not-played'))
      .thenRejected('session.contestant-present');
    given(half, late(3, 'not-played'))
      .when(...late(4, 'late'))
      .thenRejected('session.contestant-present');
  });
});

describe('a pair that leaves', () => {
  const played = roundScored(full, 1);

  it('keeps what it has played', () => {
    const journal = given(played, leaves('A-EW2', 2));
    expect(roundsOfContestant(session(journal), 'A-EW2')).toEqual([1]);
    expect(toBePlayed(journal, 'A2').slice(0, 3)).toEqual(['1/4', '1/5', '1/6']);
  });

  it('cannot leave from a round in which a board of it is settled', () => {
    given(played)
      .when(...leaves('A-EW2', 1))
      .thenRejected('session.contestant-has-played', { contestant: 'A-EW2', round: 1 });
    const begun = given(scored(full, 'A1', 1));
    given(begun)
      .when(...leaves('A-NS1', 1))
      .thenRejected('session.contestant-has-played');
    given(begun, leaves('A-NS2', 1));
  });

  it('has played where it really sat', () => {
    const play = { session: '1', table: 'A2', round: 1, board: 4, result: { kind: 'passed-out' } } as const;
    // East-West 1 and 2 have changed places.
    const seating = { N: 'A-NS2', E: 'A-EW1', S: 'A-NS2', W: 'A-EW1' };
    const interchanged = given(full, [
      recordIrregular,
      { ...play, seating, reason: 'They went to the wrong tables.' },
    ]);
    given(interchanged)
      .when(...leaves('A-EW1', 1))
      .thenRejected('session.contestant-has-played', { contestant: 'A-EW1', round: 1 });
    given(interchanged, leaves('A-EW2', 1));
  });

  it('has played what waits for the other side', () => {
    const entered = given(full, [
      enterResult,
      {
        session: '1',
        table: 'A1',
        round: 1,
        board: 1,
        side: 'NS',
        result: { kind: 'passed-out' },
      },
    ]);
    given(entered)
      .when(...leaves('A-NS1', 1))
      .thenRejected('session.contestant-has-played');
  });

  it('says the last of those rounds', () => {
    const second = roundScored(given(played, ...playedUpTo(2).slice(-1)), 2);
    given(second)
      .when(...leaves('A-EW2', 1))
      .thenRejected('session.contestant-has-played', { contestant: 'A-EW2', round: 2 });
  });

  it('has no round left to leave from once it has played in the last', () => {
    const last = roundScored(given(full, ...playedUpTo(5).slice(2)), 5);
    given(last)
      .when(...leaves('A-EW2', 5))
      .thenRejected('session.contestant-played-last', { contestant: 'A-EW2', round: 5 });
  });

  it('may leave in a round to come, and earlier than was said', () => {
    const journal = given(played, leaves('A-EW2', 5), leaves('A-EW2', 3));
    expect(roundsOfContestant(session(journal), 'A-EW2')).toEqual([1, 2]);
  });

  it('comes back and leaves again', () => {
    const back = given(played, leaves('A-EW2', 2), [
      admitContestant,
      { session: '1', contestant: 'A-EW2', fromRound: 4, missed: 'not-played' },
    ]);
    expect(roundsOfContestant(session(back), 'A-EW2')).toEqual([1, 4, 5]);
    expect(roundsOfContestant(session(given(back, leaves('A-EW2', 2))), 'A-EW2')).toEqual([1]);
    expect(roundsOfContestant(session(given(back, leaves('A-EW2', 5))), 'A-EW2')).toEqual([1, 4]);
  });

  it('comes back and plays late what it has missed', () => {
    const back = given(played, leaves('A-EW2', 2), [
      admitContestant,
      { session: '1', contestant: 'A-EW2', fromRound: 4, missed: 'late' },
    ]);
    expect(roundsOfContestant(session(back), 'A-EW2')).toEqual([1, 2, 3, 4, 5]);
  });
});

describe('who comes and who leaves', () => {
  it('is a contestant of the movement, in a round of its section', () => {
    const sections = [
      { section: 'A', boardsPerRound: 3, movement: FIVE_TABLES },
      { section: 'B', boardsPerRound: 3, movement: { ...HOWELL, tables: 2, rounds: 3 } },
    ];
    const both = given(club, ...setUp(FIVE_TABLES), [setMovement, { session: '1', sections }]);
    given(both)
      .when(...leaves('A-NS6', 1))
      .thenRejected('session.contestant-unknown', { contestant: 'A-NS6' });
    given(both)
      .when(...leaves('C-1', 1))
      .thenRejected('session.contestant-unknown');
    given(both)
      .when(...leaves('B-1', 4))
      .thenRejected('session.round-unknown', { round: 4, rounds: 3 });
    given(both)
      .when(...leaves('A-NS1', 6))
      .thenRejected('session.round-unknown', { round: 6, rounds: 5 });
    const back = { session: '1', contestant: 'B-1', fromRound: 4, missed: 'late' };
    given(both).when(admitContestant, back).thenRejected('session.round-unknown');
  });

  it('is told of a session that is there and not closed', () => {
    given(club)
      .when(...leaves('A-NS1', 1))
      .thenRejected('session.unknown');
    given(club)
      .when(...late(1, 'late'))
      .thenRejected('session.unknown');
    const nobody = ['A-NS1', 'A-NS2', 'A-NS3', 'A-NS4', 'A-NS5'].map((contestant) => leaves(contestant, 1));
    const closed = given(full, ...nobody, [closeSession, { session: '1' }]);
    given(closed)
      .when(...leaves('A-NS1', 1))
      .thenRejected('session.closed');
    given(closed)
      .when(...late(1, 'late'))
      .thenRejected('session.closed');
  });

  it.each([0, 1.5, 201, '2'])('is told of no round %p', (fromRound) =>
    expect(() => given(full).when(...leaves('A-NS1', fromRound as number))).toThrow('fromRound'),
  );
});

describe('the boards when a late pair comes', () => {
  const RELAY = { kind: 'made', name: 'share-and-relay', tables: 8, rounds: 8, phantom: 8 } as const;
  const comes = (contestant: string, fromRound: number, boards?: 'shared' | 'more-copies') =>
    [
      admitContestant,
      { session: '1', contestant, fromRound, missed: 'not-played', ...(boards && { boards }) },
    ] as const;
  /** The most copies of a board, and the tables that share one in a round. */
  function copiesAndSharing(journal: Journal, round: number) {
    const [{ plan }] = boardPlansOf(session(journal)) as [PlannedBoards];
    const shared = plan.ways
      .flatMap(({ stops }) => stops.filter((stop) => stop.round === round))
      .flatMap(({ table, sharedWith }) => (sharedWith.length > 0 ? [[table, ...sharedWith]] : []));
    return { copies: Math.max(...plan.copies.map(({ copies }) => copies)), shared };
  }

  it('in a half table with share and relay there is one copy, before and after: tables 1 and 8 share it', () => {
    const fifteen = given(club, ...setUp(RELAY), ...playedUpTo(1));
    expect(copiesAndSharing(fifteen, 3)).toEqual({ copies: 1, shared: [] });
    given(fifteen)
      .when(...comes('A-NS8', 2))
      .then(
        sessionEvents.contestantArrived({
          session: '1',
          contestant: 'A-NS8',
          fromRound: 2,
          missed: 'not-played',
          copies: 1,
        }),
      );
    expect(copiesAndSharing(given(fifteen, comes('A-NS8', 2)), 3)).toEqual({ copies: 1, shared: [[1, 8]] });
  });

  it('has more copies where they are made', () => {
    const fifteen = given(club, ...setUp(RELAY), ...playedUpTo(1));
    const made = given(fifteen, comes('A-NS8', 2, 'more-copies'));
    expect(copiesAndSharing(made, 3)).toEqual({ copies: 2, shared: [] });
    const section = { section: 'A', boardsPerRound: 3, movement: RELAY, copies: 1 };
    const one = given(
      club,
      ...setUp(RELAY),
      [setMovement, { session: '1', sections: [section] }],
      ...playedUpTo(1),
    );
    expect(copiesAndSharing(given(one, comes('A-NS8', 2, 'more-copies')), 3)).toEqual({
      copies: 2,
      shared: [],
    });
  });

  /** Where each copy has been up to a round. */
  function whereUpTo(journal: Journal, last: number): string[] {
    const [{ plan }] = boardPlansOf(session(journal)) as [PlannedBoards];
    return plan.ways.flatMap(({ set, copy, stops }) =>
      stops
        .filter(({ round }) => round <= last)
        .map(({ round, table, sharedWith }) => `${set}.${copy} ${round} ${[table, ...sharedWith].join('+')}`),
    );
  }

  it.each(
    (['late', 'not-played'] as const).flatMap((missed) =>
      (['shared', 'more-copies'] as const).map((boards) => [missed, boards] as const),
    ),
  )('have been where they were until it came: what it missed is %s, boards are %s', (missed, boards) => {
    const fifteen = given(club, ...setUp(RELAY), ...playedUpTo(2));
    const body = { session: '1', contestant: 'A-NS8', fromRound: 3, missed, boards };
    const sixteen = given(fifteen, [admitContestant, body]);
    expect(whereUpTo(sixteen, 2)).toEqual(whereUpTo(fifteen, 2));
    // Boards 4 to 6 go on from table 1, where they are.
    expect(boardMoves(session(sixteen), 2)).toContainEqual(
      expect.objectContaining({ boards: [4, 5, 6], from: 'A1', to: 'A7', by: 'caddy' }),
    );
    const shares = boards === 'shared' ? [[1, 8]] : [];
    expect(copiesAndSharing(sixteen, 3)).toEqual({ copies: boards === 'shared' ? 1 : 2, shared: shares });
  });

  it('are shared from the first round on when it comes before that', () => {
    const sixteen = given(club, ...setUp(RELAY), comes('A-NS8', 1, 'shared'), ...playedUpTo(1));
    expect(copiesAndSharing(sixteen, 1)).toEqual({ copies: 1, shared: [[1, 8]] });
  });

  it('in a movement that is not made for it nobody shares without a word', () => {
    const six = given(club, ...setUp({ ...HOWELL, phantom: 6 }), ...playedUpTo(1));
    given(six)
      .when(...comes('A-6', 2))
      .thenRejected('session.boards-at-two-tables', { section: 'A', copies: 2, least: 3 });
    const shared = given(six, comes('A-6', 2, 'shared'));
    expect(session(shared).sections[0]).toMatchObject({ copies: 2, shared: true });
    expect(copiesAndSharing(shared, 2).copies).toBe(2);
    expect(session(given(six, comes('A-6', 2, 'more-copies'))).sections[0]).not.toHaveProperty('copies');
  });

  it('are as they were laid out when a pair that has left comes back', () => {
    const six = given(club, ...setUp(HOWELL), ...playedUpTo(1));
    const back = given(six, leaves('A-6', 2), comes('A-6', 2));
    expect(copiesAndSharing(back, 5)).toEqual(copiesAndSharing(six, 5));
    expect(session(back).sections).toEqual(session(six).sections);
  });

  it('has nothing to say where no table needs another copy', () => {
    given(half)
      .when(...comes('A-NS5', 3, 'shared'))
      .then(
        sessionEvents.contestantArrived({
          session: '1',
          contestant: 'A-NS5',
          fromRound: 3,
          missed: 'not-played',
        }),
      );
  });
});
