import { withdrawEntry } from '../../entries/commands/decide.js';
import { archiveTournament } from '../../tournament/commands/decide.js';
import {
  admitContestant,
  createSession,
  drawSeats,
  namePlayers,
  seatEntries,
  seatEntry,
  setMovement,
  startSession,
  withdrawContestant,
} from '../commands/commands.js';
import { sessionEvents } from '../events.js';
import {
  given,
  club,
  FIVE_TABLES,
  HALF_TABLE,
  nowhere,
  pair,
  playedUpTo,
  playersOfPair,
  registered,
  session,
  setUp,
} from '../testing/evening.js';

const ten = given(club, ...setUp(FIVE_TABLES), ...registered(10));
const drawn = given(ten, [drawSeats, { session: '1' }]);
const draw = [drawSeats, { session: '1' }] as const;

describe('what a draw needs', () => {
  it('is a session, a movement and somebody who has entered', () => {
    given(nowhere)
      .when(...draw)
      .thenRejected('session.unknown');
    given(club)
      .when(...draw)
      .thenRejected('session.unknown');
    given(club, [createSession, { session: '1' }])
      .when(...draw)
      .thenRejected('session.no-movement');
    given(club, ...setUp(FIVE_TABLES))
      .when(...draw)
      .thenRejected('entries.none');
  });

  it('is a place for everybody', () => {
    const nine = given(club, ...setUp(HALF_TABLE), ...registered(10));
    given(nine)
      .when(...draw)
      .thenRejected('session.too-few-places', { pairs: 10, places: 9 });
    given(nine, [withdrawEntry, { entry: pair(4) }], draw);
  });

  it('finds the phantom’s place when the phantom is not needed', () => {
    const tenth = given(club, ...setUp(HALF_TABLE), ...registered(10), [
      admitContestant,
      { session: '1', contestant: 'A-NS5', fromRound: 1, missed: 'late' },
    ]);
    expect(session(given(tenth, draw)).entries).toHaveProperty('A-NS5');
  });

  it('keeps a place for a pair that comes in round 2, none for one that does not come', () => {
    const late = given(
      ten,
      [withdrawContestant, { session: '1', contestant: 'A-EW1', fromRound: 1 }],
      [admitContestant, { session: '1', contestant: 'A-EW1', fromRound: 2, missed: 'not-played' }],
    );
    expect(session(given(late, draw)).entries).toHaveProperty('A-EW1');
    given(ten, [withdrawContestant, { session: '1', contestant: 'A-EW1', fromRound: 1 }])
      .when(...draw)
      .thenRejected('session.too-few-places', { pairs: 10, places: 9 });
  });

  it('is a session that has not begun, in a tournament that goes on', () => {
    given(drawn, ...playedUpTo(0))
      .when(...draw)
      .thenRejected('session.started');
    given(ten, [archiveTournament, {}])
      .when(...draw)
      .thenRejected('tournament.archived');
  });

  it('is done again with the reason: the journal tells of both', () => {
    const body = { session: '1', seed: '0'.repeat(64) };
    given(drawn).when(drawSeats, body).thenRejected('session.redraw-reason-needed');
    const again = given(drawn, [drawSeats, { ...body, reason: 'Two pairs came late' }]);
    expect(session(again).entries).not.toEqual(session(drawn).entries);
    expect(Object.keys(session(again).entries)).toHaveLength(10);
  });

  it('is lost with a new movement', () => {
    const sections = [{ section: 'A', boardsPerRound: 2, movement: FIVE_TABLES }];
    expect(session(given(drawn, [setMovement, { session: '1', sections }])).entries).toEqual({});
  });
});

describe('a place', () => {
  it('is given by hand, and taken away', () => {
    const seated = sessionEvents.seated({ session: '1', contestant: 'A-NS3', entry: pair(7) });
    given(ten)
      .when(seatEntry, { session: '1', contestant: 'A-NS3', entry: pair(7) })
      .then(seated);
    const journal = given(ten, [seatEntry, { session: '1', contestant: 'A-NS3', entry: pair(7) }]);
    given(journal)
      .when(seatEntry, { session: '1', contestant: 'A-NS3', entry: pair(7) })
      .thenNothing();
    given(journal)
      .when(seatEntry, { session: '1', contestant: 'A-NS3', entry: null })
      .then(sessionEvents.seated({ session: '1', contestant: 'A-NS3', entry: null }));
    given(ten).when(seatEntry, { session: '1', contestant: 'A-NS3', entry: null }).thenNothing();
  });

  it('is given with others at once, in an order that was chosen, and two change places', () => {
    const order = [7, 2, 9].map((number, index) => ({ contestant: `A-NS${index + 1}`, entry: pair(number) }));
    given(ten)
      .when(seatEntries, { session: '1', seats: order })
      .then(...order.map((one) => sessionEvents.seated({ session: '1', ...one })));
    const seated = given(ten, [seatEntries, { session: '1', seats: order }]);
    const exchanged = [
      { contestant: 'A-NS1', entry: pair(9) },
      { contestant: 'A-NS3', entry: pair(7) },
    ];
    given(seated)
      .when(seatEntries, { session: '1', seats: exchanged })
      .then(...exchanged.map((one) => sessionEvents.seated({ session: '1', ...one })));
    const { entries } = session(given(seated, [seatEntries, { session: '1', seats: exchanged }]));
    expect(Object.entries(entries)).toEqual(
      expect.arrayContaining([
        ['A-NS1', pair(9)],
        ['A-NS2', pair(2)],
        ['A-NS3', pair(7)],
      ]),
    );
    given(seated)
      .when(seatEntries, { session: '1', seats: [{ contestant: 'A-NS4', entry: pair(2) }] })
      .thenRejected('session.entry-seated', { contestant: 'A-NS2' });
    given(seated)
      .when(seatEntries, { session: '1', seats: [order[0]!, { ...order[0]!, contestant: 'A-NS4' }] })
      .thenRejected('session.entry-seated', { contestant: 'A-NS1' });
    given(seated).when(seatEntries, { session: '1', seats: order }).thenNothing();
    given(drawn, ...playedUpTo(0))
      .when(seatEntries, { session: '1', seats: order })
      .thenRejected('session.started');
  });

  it('means the same entry in capital letters', () =>
    given(ten)
      .when(seatEntry, { session: '1', contestant: 'A-NS3', entry: pair(7).toUpperCase() })
      .then(sessionEvents.seated({ session: '1', contestant: 'A-NS3', entry: pair(7) })));

  it('is one for each entry', () => {
    const journal = given(ten, [seatEntry, { session: '1', contestant: 'A-NS3', entry: pair(7) }]);
    given(journal)
      .when(seatEntry, { session: '1', contestant: 'A-EW1', entry: pair(7) })
      .thenRejected('session.entry-seated', { contestant: 'A-NS3' });
  });

  it.each([
    ['an entry that nobody made', { contestant: 'A-NS3', entry: pair(11) }, 'entries.unknown'],
    ['a contestant of no section', { contestant: 'B-NS3', entry: pair(1) }, 'session.contestant-unknown'],
    ['a number too high', { contestant: 'A-NS6', entry: pair(1) }, 'session.contestant-unknown'],
    ['a number without its line', { contestant: 'A-3', entry: pair(1) }, 'session.contestant-unknown'],
  ] as const)('is refused to %s', (_what, body, code) =>
    given(ten)
      .when(seatEntry, { session: '1', ...body })
      .thenRejected(code),
  );

  it('is refused to an entry that has been withdrawn', () =>
    given(ten, [withdrawEntry, { entry: pair(7) }])
      .when(seatEntry, { session: '1', contestant: 'A-NS3', entry: pair(7) })
      .thenRejected('entries.unknown'));

  it('can be given while the session runs: its names are the entry’s then', () => {
    const running = given(ten, ...playedUpTo(1), [
      namePlayers,
      { session: '1', table: 'A3', contestant: 'A-NS3', players: playersOfPair(9) },
      { capacity: 'table' },
    ]);
    expect(session(running).players['A-NS3']).toEqual(playersOfPair(9));
    const seated = given(running, [seatEntry, { session: '1', contestant: 'A-NS3', entry: pair(7) }]);
    expect(session(seated).players['A-NS3']).toEqual(playersOfPair(7));
  });

  it('is given with a word about players who play elsewhere', () => {
    const running = given(ten, ...playedUpTo(1), [
      namePlayers,
      { session: '1', table: 'A3', contestant: 'A-NS3', players: playersOfPair(7) },
    ]);
    const { decision } = given(running).when(seatEntry, {
      session: '1',
      contestant: 'A-EW4',
      entry: pair(7),
    });
    expect(decision).toMatchObject({ accepted: true, answer: { elsewhere: ['A-NS3'] } });
  });
});

describe('an entry that is withdrawn after the draw', () => {
  const withdrawn = given(drawn, [withdrawEntry, { entry: pair(7) }]);
  const [contestant] = Object.entries(session(drawn).entries).find(([, entry]) => entry === pair(7))!;

  it('keeps the session from starting until its place is taken care of', () => {
    given(withdrawn)
      .when(startSession, { session: '1' })
      .thenRejected('session.entry-withdrawn', { contestant });
    given(
      withdrawn,
      [seatEntry, { session: '1', contestant, entry: null }],
      [startSession, { session: '1' }],
    );
  });

  it('goes on playing when the session runs: a pair that leaves is the director’s matter', () =>
    expect(
      session(given(drawn, ...playedUpTo(1), [withdrawEntry, { entry: pair(7) }])).entries[contestant],
    ).toBe(pair(7)));
});

describe('an entry in the phantom’s place', () => {
  it('keeps the session from starting until it is admitted', () => {
    const seated = given(club, ...setUp(HALF_TABLE), ...registered(10), [
      seatEntry,
      { session: '1', contestant: 'A-NS5', entry: pair(10) },
    ]);
    given(seated)
      .when(startSession, { session: '1' })
      .thenRejected('session.contestant-absent', { contestant: 'A-NS5' });
    given(
      seated,
      [admitContestant, { session: '1', contestant: 'A-NS5', fromRound: 2, missed: 'late' }],
      [startSession, { session: '1' }],
    );
  });
});
