import { changeEntry } from '../../entries/commands/decide.js';
import { entriesStream } from '../../entries/state.js';
import {
  admitContestant,
  callRound,
  closeSession,
  namePlayers,
  seatEntry,
  substitute,
  withdrawContestant,
} from '../commands/commands.js';
import { sessionEvents } from '../events.js';
import { playerIn, playersOf } from './naming.js';
import {
  club,
  FIVE_TABLES,
  given,
  HALF_TABLE,
  HOWELL,
  type Journal,
  pair,
  playedUpTo,
  playersOfPair,
  registered,
  reserve,
  roundScored,
  session,
  setUp,
  type Step,
} from '../testing/evening.js';

const AT_TABLE = { actor: 'device:00000000-0000-4000-8000-0000000000d1', capacity: 'table' } as const;
const STAFF = { capacity: 'scorer' } as const;
const namesGiven = expect.objectContaining({ type: 'session.players-named' });
const substituted = expect.objectContaining({ type: 'session.substituted' });

/** A table names the pair of this number as a contestant. */
function named(table: string, contestant: string, number: number): Step {
  return [namePlayers, { session: '1', table, contestant, players: playersOfPair(number) }, AT_TABLE];
}

/** Who plays in a round: by the contestant, first who sits North or East. */
function playing(journal: Journal, contestant: string, round: number) {
  const entries = journal.state(entriesStream);
  return [0, 1].map((index) => playerIn(session(journal), entries, contestant, index as 0 | 1, round));
}

const numbers = given(club, ...setUp(HALF_TABLE), ...playedUpTo(1));

describe('a session that started on pair numbers alone', () => {
  it('knows nobody', () => expect(playing(numbers, 'A-NS1', 1)).toEqual([undefined, undefined]));

  it('has its names from the tables in round 1', () => {
    given(numbers)
      .when(...named('A1', 'A-EW1', 6))
      .then(sessionEvents.playersNamed({ session: '1', contestant: 'A-EW1', players: playersOfPair(6) }));
    expect(playing(given(numbers, named('A1', 'A-EW1', 6)), 'A-EW1', 4)).toEqual(playersOfPair(6));
  });

  it('has them from the pair that sits out, too', () =>
    given(numbers)
      .when(...named('A5', 'A-EW5', 9))
      .then(namesGiven));

  it('has them from before the first round is called, but not from before the start', () => {
    const started = given(club, ...setUp(HALF_TABLE), ...playedUpTo(0));
    given(started, named('A1', 'A-NS1', 1));
    given(club, ...setUp(HALF_TABLE))
      .when(...named('A1', 'A-NS1', 1))
      .thenRejected('session.not-started');
  });

  it('has nothing new from the same names', () =>
    given(numbers, named('A1', 'A-NS1', 1))
      .when(...named('A1', 'A-NS1', 1))
      .thenNothing());

  it('takes one name until the partner comes', () => {
    const one = [playersOfPair(1)[0]];
    const body = { session: '1', table: 'A1', contestant: 'A-NS1', players: one };
    expect(playing(given(numbers, [namePlayers, body, AT_TABLE]), 'A-NS1', 1)).toEqual([one[0], undefined]);
  });
});

describe('a table that names somebody', () => {
  it('names the two that sit there in round 1', () => {
    given(numbers)
      .when(...named('A1', 'A-EW2', 7))
      .thenRejected('session.not-at-table', { contestant: 'A-EW2', table: 'A1' });
    given(numbers)
      .when(...named('A6', 'A-NS1', 1))
      .thenRejected('session.table-unknown', { table: 'A6' });
    given(numbers)
      .when(...named('A1', 'B-NS1', 1))
      .thenRejected('session.contestant-unknown');
  });

  it('does not name the phantom', () =>
    given(numbers)
      .when(...named('A5', 'A-NS5', 5))
      .thenRejected('session.contestant-absent'));

  it('does so in round 1, later the staff does', () => {
    const second = given(club, ...setUp(HALF_TABLE), ...playedUpTo(2));
    given(second)
      .when(...named('A1', 'A-NS1', 1))
      .thenRejected('session.names-by-staff');
    const [command, body] = named('A1', 'A-NS1', 1);
    given(second).when(command, body, STAFF).then(namesGiven);
  });

  it('names a late pair in the round in which it comes', () => {
    const late = given(club, ...setUp(HALF_TABLE), ...playedUpTo(3), [
      admitContestant,
      { session: '1', contestant: 'A-NS5', fromRound: 3, missed: 'late' },
    ]);
    given(late, named('A5', 'A-NS5', 5));
    given(late, ...playedUpTo(4).slice(-1))
      .when(...named('A5', 'A-NS5', 5))
      .thenRejected('session.names-by-staff');
  });

  it('cannot name somebody who plays at another table', () => {
    const journal = given(numbers, named('A1', 'A-NS1', 1));
    given(journal)
      .when(...named('A2', 'A-NS2', 1))
      .thenRejected('session.player-elsewhere', { contestant: 'A-NS1' });
  });

  it('cannot name somebody who entered as another contestant', () => {
    const seated = given(
      club,
      ...setUp(HALF_TABLE),
      ...registered(9),
      [seatEntry, { session: '1', contestant: 'A-EW3', entry: pair(8) }],
      ...playedUpTo(1),
    );
    given(seated)
      .when(...named('A2', 'A-NS2', 8))
      .thenRejected('session.player-elsewhere', { contestant: 'A-EW3' });
  });

  it('can name somebody whose place is empty, for that pair did not come', () => {
    const journal = given(
      numbers,
      named('A1', 'A-NS1', 1),
      [withdrawContestant, { session: '1', contestant: 'A-NS1', fromRound: 1 }],
      named('A2', 'A-NS2', 1),
    );
    expect(playing(journal, 'A-NS2', 1)).toEqual(playersOfPair(1));
  });

  it('swaps two pairs that were named the wrong way round', () => {
    const wrong = given(numbers, named('A1', 'A-NS1', 6), named('A1', 'A-EW1', 1));
    const right = given(wrong, named('A1', 'A-NS1', 1), named('A1', 'A-EW1', 6));
    expect(playing(right, 'A-NS1', 1)).toEqual(playersOfPair(1));
    expect(playing(right, 'A-EW1', 1)).toEqual(playersOfPair(6));
  });

  it('names each player once', () => {
    const [player] = playersOfPair(1);
    const players = [player, player!.toUpperCase()];
    const body = { session: '1', table: 'A1', contestant: 'A-NS1', players };
    given(numbers).when(namePlayers, body, AT_TABLE).thenRejected('entries.player-twice');
  });
});

describe('names that the staff corrects', () => {
  const journal = given(numbers, named('A1', 'A-NS1', 1), named('A2', 'A-NS2', 2));
  const swapped = { session: '1', table: 'A1', contestant: 'A-NS1', players: playersOfPair(2) };

  it('may be those of another pair for a moment: the answer says whose', () =>
    expect(given(journal).when(namePlayers, swapped, STAFF).decision).toMatchObject({
      accepted: true,
      answer: { elsewhere: ['A-NS2'] },
    }));

  it('touch no score, so that a closed session takes them', () => {
    const nobody = ['NS1', 'NS2', 'NS3', 'NS4'].map((name): Step => [
      withdrawContestant,
      { session: '1', contestant: `A-${name}`, fromRound: 1 },
    ]);
    const closed = given(journal, ...nobody, [closeSession, { session: '1' }]);
    given(closed).when(namePlayers, swapped, STAFF).then(namesGiven);
    given(closed)
      .when(...named('A1', 'A-EW1', 6))
      .thenRejected('session.closed');
  });
});

describe('the players of an entry', () => {
  const seated = given(
    club,
    ...setUp(FIVE_TABLES),
    ...registered(2),
    [seatEntry, { session: '1', contestant: 'A-NS1', entry: pair(1) }],
    ...playedUpTo(1),
  );
  const names = (journal: Journal) => playersOf(session(journal), journal.state(entriesStream), 'A-NS1');

  it('are its contestant’s, as long as the table names nobody else', () => {
    expect(names(seated)).toEqual(playersOfPair(1));
    expect(names(given(seated, named('A1', 'A-NS1', 9)))).toEqual(playersOfPair(9));
  });
});

describe('a substitute', () => {
  const [anna, boris] = playersOfPair(1);
  const [celina] = playersOfPair(2);
  const dora = reserve(1);
  const field = given(numbers, named('A1', 'A-NS1', 1), named('A2', 'A-NS2', 2));
  const sitsIn = (person: string, seat: string, fromRound: number, toRound: number): Step => [
    substitute,
    { session: '1', contestant: 'A-NS1', seat, person, fromRound, toRound },
  ];

  it('sits in from one round to another; the pair stays the pair', () => {
    given(field)
      .when(...sitsIn(dora, 'S', 2, 3))
      .then(
        sessionEvents.substituted({
          session: '1',
          contestant: 'A-NS1',
          seat: 'S',
          person: dora,
          fromRound: 2,
          toRound: 3,
        }),
      );
    const journal = given(field, sitsIn(dora, 'S', 2, 3));
    expect([1, 2, 3, 4].map((round) => playing(journal, 'A-NS1', round))).toEqual([
      [anna, boris],
      [anna, dora],
      [anna, dora],
      [anna, boris],
    ]);
  });

  it('gives way to another, or to the player who comes back', () => {
    const other = given(field, sitsIn(dora, 'S', 2, 5), sitsIn(reserve(2), 'S', 4, 5));
    expect(playing(other, 'A-NS1', 3)).toEqual([anna, dora]);
    expect(playing(other, 'A-NS1', 4)).toEqual([anna, reserve(2)]);
    const back = given(field, sitsIn(dora, 'S', 2, 5), sitsIn(boris!, 'S', 3, 5));
    expect(playing(back, 'A-NS1', 2)).toEqual([anna, dora]);
    expect(playing(back, 'A-NS1', 3)).toEqual([anna, boris]);
  });

  it('is recorded once', () => {
    given(field, sitsIn(dora, 'S', 2, 3))
      .when(...sitsIn(dora, 'S', 2, 3))
      .thenNothing();
    given(field)
      .when(...sitsIn(boris!, 'S', 2, 3))
      .thenNothing();
  });

  it('can sit in for a pair of which only the number is known', () =>
    given(field)
      .when(substitute, {
        session: '1',
        contestant: 'A-EW3',
        seat: 'W',
        person: dora,
        fromRound: 1,
        toRound: 1,
      })
      .then(substituted));

  it('cannot play at two tables at once', () => {
    given(field)
      .when(...sitsIn(celina!, 'S', 2, 3))
      .thenRejected('session.player-elsewhere', { contestant: 'A-NS2' });
    const elsewhere: Step = [
      substitute,
      { session: '1', contestant: 'A-EW4', seat: 'E', person: dora, fromRound: 3, toRound: 4 },
    ];
    const busy = given(field, sitsIn(dora, 'S', 2, 3));
    given(busy)
      .when(...elsewhere)
      .thenRejected('session.player-elsewhere', { contestant: 'A-NS1' });
    given(field, sitsIn(dora, 'S', 1, 2), elsewhere);
  });

  it('cannot be the partner', () =>
    given(field)
      .when(...sitsIn(anna!, 'S', 2, 3))
      .thenRejected('session.player-elsewhere', { contestant: 'A-NS1' }));

  it('can be somebody whose own pair has left', () => {
    const left = given(field, [withdrawContestant, { session: '1', contestant: 'A-NS2', fromRound: 3 }]);
    given(left, sitsIn(celina!, 'S', 3, 5));
    given(left)
      .when(...sitsIn(celina!, 'S', 2, 5))
      .thenRejected('session.player-elsewhere');
  });

  it('plays with another in the place of a pair that has left: the results stay with its number', () => {
    const place = { session: '1', contestant: 'A-NS2' };
    const left = given(field, [withdrawContestant, { ...place, fromRound: 2 }]);
    const taken = given(
      left,
      [admitContestant, { ...place, fromRound: 3, missed: 'not-played' }],
      ...['N', 'S'].map((seat, index): Step => [
        substitute,
        { ...place, seat, person: reserve(3 + index), fromRound: 3, toRound: 5 },
      ]),
    );
    expect(playing(taken, 'A-NS2', 1)).toEqual(playersOfPair(2));
    expect(playing(taken, 'A-NS2', 3)).toEqual([reserve(3), reserve(4)]);
  });

  it('sits in a seat that the pair holds', () => {
    given(field)
      .when(...sitsIn(dora, 'E', 2, 3))
      .thenRejected('session.seat-not-held', { contestant: 'A-NS1', seat: 'E' });
    // Pair 6 of this Howell stays North-South, pair 1 sits East-West in round 1 and North-South in round 3.
    const howell = given(club, ...setUp(HOWELL), ...playedUpTo(1));
    const inHowell = { session: '1', contestant: 'A-1', person: dora, fromRound: 1, toRound: 1 };
    given(howell)
      .when(substitute, { ...inHowell, seat: 'N' })
      .thenRejected('session.seat-not-held');
    const journal = given(howell, [substitute, { ...inHowell, seat: 'E', toRound: 5 }]);
    expect(playing(journal, 'A-1', 3)).toEqual([dora, undefined]);
  });

  it.each([
    ['rounds the wrong way round', { fromRound: 3, toRound: 2 }, 'session.rounds-reversed'],
    ['a round too many', { toRound: 6 }, 'session.round-unknown'],
    ['nobody', { contestant: 'A-NS9' }, 'session.contestant-unknown'],
    ['the phantom', { contestant: 'A-NS5' }, 'session.contestant-absent'],
  ] as const)('is refused for %s', (_what, other, code) => {
    const body = { session: '1', contestant: 'A-NS1', seat: 'S', person: dora, fromRound: 2, toRound: 3 };
    given(field)
      .when(substitute, { ...body, ...other })
      .thenRejected(code);
  });

  it('is named by the director while the session runs', () => {
    expect(substitute.access).toEqual({ roles: ['organiser', 'director'] });
    given(club, ...setUp(FIVE_TABLES))
      .when(...sitsIn(dora, 'S', 1, 1))
      .thenRejected('session.not-started');
  });
});

describe('an entry that changes', () => {
  const seated = given(club, ...setUp(HOWELL), ...registered(2), [
    seatEntry,
    { session: '1', contestant: 'A-1', entry: pair(1) },
  ]);
  const changed: Step = [changeEntry, { entry: pair(1), players: [playersOfPair(1)[0], reserve(1)] }];
  const now = [playersOfPair(1)[0], reserve(1)];

  it('changes who plays in a session that has not started', () =>
    expect(playing(given(seated, changed, ...playedUpTo(1)), 'A-1', 1)).toEqual(now));

  it('leaves a session that has started as it was played', () =>
    expect(playing(given(seated, ...playedUpTo(1), changed), 'A-1', 1)).toEqual(playersOfPair(1)));

  it('leaves alone also a pair that was seated when the session had started, and its place when it is taken away', () => {
    const late = given(seated, ...playedUpTo(1), [
      seatEntry,
      { session: '1', contestant: 'A-2', entry: pair(2) },
    ]);
    const other: Step = [changeEntry, { entry: pair(2), players: [reserve(2), reserve(3)] }];
    expect(playing(given(late, other), 'A-2', 1)).toEqual(playersOfPair(2));
    const away: Step = [seatEntry, { session: '1', contestant: 'A-2', entry: null }];
    expect(playing(given(late, away), 'A-2', 1)).toEqual([undefined, undefined]);
  });

  it('brings one who plays alone a partner, until the session is closed', () => {
    const alone: Step = [changeEntry, { entry: pair(1), players: [playersOfPair(1)[0]] }];
    const begun = given(seated, alone, ...playedUpTo(0), changed);
    expect(playing(begun, 'A-1', 1)).toEqual(now);
    const rounds = [1, 2, 3, 4, 5];
    const played = rounds.reduce(
      (journal, round) => roundScored(given(journal, [callRound, { session: '1', round }]), round),
      begun,
    );
    const again: Step = [changeEntry, { entry: pair(1), players: playersOfPair(1) }];
    expect(playing(given(played, [closeSession, { session: '1' }], again), 'A-1', 1)).toEqual(now);
  });

  it('has nothing to say where others were named', () => {
    const others: Step = [
      namePlayers,
      { session: '1', table: 'A1', contestant: 'A-1', players: [reserve(4), reserve(5)] },
    ];
    const journal = given(seated, ...playedUpTo(1), others, changed);
    expect(playing(journal, 'A-1', 1)).toEqual([reserve(4), reserve(5)]);
  });
});
