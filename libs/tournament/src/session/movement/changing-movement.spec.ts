import { requestDealing } from '../../board/commands/commands.js';
import { boardEvents } from '../../board/events.js';
import { giveRuling } from '../../ruling/commands/giving.js';
import { NOTED } from '../../testing/decider-specification.js';
import {
  announceBoardMovement,
  callRound,
  changeMovement,
  closeSession,
  createSession,
  namePlayers,
  reopenSession,
  setMovement,
  setSwiss,
  withdrawContestant,
} from '../commands/commands.js';
import { sessionEvents } from '../events.js';
import { meetingAt, roundsOf, roundsOfContestant, scheduledPlays, tablesOf } from '../plan/schedule.js';
import {
  club,
  FIVE_TABLES,
  given,
  HOWELL,
  playedUpTo,
  playersOfPair,
  roundScored,
  session,
  setUp,
  type Journal,
} from '../testing/evening.js';

/** Tables may play one copy in the same round. */
const SHARED: object = { shared: true };

/** A change of section A; the reason goes without saying. */
const change = (kind: object, more: object = {}) =>
  [changeMovement, { session: '1', section: 'A', change: kind, reason: 'It has to be.', ...more }] as const;
const another = (more: object = {}) => ({
  kind: 'another',
  tables: 4,
  rounds: 4,
  newSets: 0,
  copies: 2,
  meetAgain: true,
  ...more,
});

function scoredUpTo(journal: Journal, round: number): Journal {
  return Array.from({ length: round }, (_, index) => index + 1).reduce(
    (earlier, each) => roundScored(earlier, each),
    journal,
  );
}

/** Five tables that have played two rounds of five. */
const playing = scoredUpTo(given(club, ...setUp(FIVE_TABLES), ...playedUpTo(2)), 2);
const dealt = given(playing, [requestDealing, { set: '1', from: 1, to: 15, how: 'before-play' }]);

const playsBefore = (journal: Journal, fromRound: number) =>
  scheduledPlays(session(journal)).filter(({ round }) => round < fromRound);
/** What is played at a table in a round: `A-NS1 A-EW1 1`, with the first board. */
const at = (journal: Journal, table: string, round: number) => {
  const meeting = meetingAt(session(journal), table, round);
  return meeting && `${meeting.ns} ${meeting.ew} ${meeting.boards[0]}`;
};

describe('a movement changed in mid-session', () => {
  it.each([
    ['curtailed', { kind: 'curtail', rounds: 3 }],
    ['a late pair', { kind: 'late-pair' }],
    ['an extra table', { kind: 'extra-table', pairs: 2 }, SHARED],
    ['a table less', { kind: 'broken-table', table: 2, way: 'sit-out' }],
    ['a table elsewhere', { kind: 'broken-table', table: 2, way: 'moved' }],
    ['another movement', another(), SHARED],
  ])('keeps what was called as it was, with its results: %s', (_what, kind, more = {}) => {
    const journal = given(playing, change(kind, more));
    expect(playsBefore(journal, 3)).toEqual(playsBefore(playing, 3));
    expect(session(journal).sections).not.toEqual(session(playing).sections);
    // All of it goes on to the end.
    const rounds = roundsOf(session(journal));
    const calls = Array.from(
      { length: rounds - 2 },
      (_, index) => [callRound, { session: '1', round: index + 3 }] as const,
    );
    const over = Array.from({ length: rounds - 2 }, (_, index) => index + 3).reduce(
      (earlier, round) => roundScored(earlier, round),
      given(journal, ...calls),
    );
    expect(given(over).when(closeSession, { session: '1' }).decision.accepted).toBe(true);
  });

  it('is in the journal in full, with the reason', () => {
    const { movement } = session(given(playing, change({ kind: 'curtail', rounds: 3 }))).sections[0]!;
    expect(movement).toMatchObject({ name: 'mitchell', rounds: 3 });
    given(playing)
      .when(...change({ kind: 'curtail', rounds: 3 }))
      .then(
        sessionEvents.movementChanged({
          session: '1',
          section: 'A',
          change: 'curtail',
          fromRound: 4,
          movement,
          reason: NOTED,
        }),
      );
  });

  it('leaves other sections as they are', () => {
    const both = given(club, ...setUp(FIVE_TABLES, HOWELL), ...playedUpTo(2));
    const journal = given(both, change({ kind: 'curtail', rounds: 3 }));
    expect(session(journal).sections[1]).toEqual(session(both).sections[1]);
    expect(roundsOf(session(journal))).toBe(5);
    given(both)
      .when(...change({ kind: 'late-pair' }, { section: 'C' }))
      .thenRejected('session.section-unknown', { section: 'C' });
  });

  it('is what was shown, or nothing', () => {
    const { movement } = session(given(playing, change({ kind: 'late-pair' }))).sections[0]!;
    expect(given(playing).when(...change({ kind: 'late-pair' }, { shown: movement })).decision.accepted).toBe(
      true,
    );
    // A pair has left since it was looked at: the late one can have its place.
    given(playing, [withdrawContestant, { session: '1', contestant: 'A-NS3', fromRound: 3 }])
      .when(...change({ kind: 'late-pair' }, { shown: movement }))
      .thenRejected('change.otherwise');
  });

  it('is for a session that runs', () => {
    const prepared = given(club, ...setUp(FIVE_TABLES));
    given(prepared)
      .when(...change({ kind: 'curtail', rounds: 3 }))
      .thenRejected('session.not-started');
  });
});

describe('rounds that were called', () => {
  it('are not touched', () => {
    given(playing)
      .when(...change({ kind: 'late-pair' }, { fromRound: 2 }))
      .thenRejected('change.round-called', { round: 2 });
    given(playing)
      .when(...change({ kind: 'curtail', rounds: 1 }))
      .thenRejected('change.rounds-unfit', { least: 2, most: 4 });
  });

  it('may all be to come: a pair is late before the first one', () => {
    const journal = given(
      club,
      ...setUp(FIVE_TABLES),
      ...playedUpTo(0),
      change({ kind: 'extra-table', pairs: 2 }, SHARED),
    );
    expect(tablesOf(session(journal))).toHaveLength(6);
    expect(roundsOfContestant(session(journal), 'A-NS6')).toEqual([1, 2, 3, 4, 5]);
  });
});

describe('late pairs', () => {
  it('get numbers behind the others, are there from their round on, and can be named', () => {
    const { decision } = given(playing).when(...change({ kind: 'extra-table', pairs: 2 }, SHARED));
    expect(decision).toMatchObject({ answer: { newcomers: ['A-NS6', 'A-EW6'] } });
    const journal = given(playing, change({ kind: 'extra-table', pairs: 2 }, SHARED));
    expect(roundsOfContestant(session(journal), 'A-EW6')).toEqual([3, 4, 5]);
    const named = given(journal, [
      namePlayers,
      { session: '1', table: 'A6', contestant: 'A-NS6', players: playersOfPair(6) },
    ]);
    expect(session(named).players['A-NS6']).toEqual(playersOfPair(6));
  });

  it('share boards with a table, of which there are no more than before', () => {
    const journal = given(playing, change({ kind: 'extra-table', pairs: 2 }, SHARED));
    expect(session(journal).sections[0]).toMatchObject({ copies: 1, movement: { declared: { copies: 2 } } });
    const [, , boards] = at(journal, 'A6', 3)!.split(' ');
    const others = ['A1', 'A2', 'A3', 'A4', 'A5'].map((table) => at(journal, table, 3)!.split(' ')[2]);
    expect(others).toContain(boards);
  });
});

describe('boards of which more tables would play one copy in the same round', () => {
  const extraTable = { kind: 'extra-table', pairs: 2 };
  // Round 3 as it was to be, but at table 2 with the boards of table 4.
  const thirdRound = [
    { ns: 'NS1', ew: 'EW4', set: 3 },
    { ns: 'NS2', ew: 'EW5', set: 1 },
    { ns: 'NS3', ew: 'EW1', set: 5 },
    { ns: 'NS4', ew: 'EW2', set: 1 },
    { ns: 'NS5', ew: 'EW3', set: 2 },
  ];
  const byHand = { kind: 'rows', rows: thirdRound.map((play) => [play]) };

  it.each([
    ['an extra table', extraTable],
    ['rows by hand', byHand],
  ])('are shared if that is said, and only then: %s', (_what, kind) => {
    given(playing)
      .when(...change(kind))
      .thenRejected('session.boards-at-two-tables', { section: 'A', copies: 1, least: 2 });
    const [data] = session(given(playing, change(kind, SHARED))).sections;
    expect(data).toMatchObject({ copies: 1, shared: true });
  });

  it('may be as many as the section has copies of them', () => {
    const sections = [{ section: 'A', boardsPerRound: 3, copies: 2, movement: FIVE_TABLES }];
    const two = given(
      club,
      [createSession, { session: '1' }],
      [setMovement, { session: '1', sections }],
      ...playedUpTo(2),
    );
    expect(session(given(two, change(extraTable))).sections[0]).toMatchObject({ copies: 2 });
    expect(session(given(two, change(extraTable))).sections[0]).not.toHaveProperty('shared');
  });

  it('are no more tables than boards: one of them would sit without', () => {
    const sections = [{ section: 'A', boardsPerRound: 1, movement: FIVE_TABLES }];
    given(
      club,
      [createSession, { session: '1' }],
      [setMovement, { session: '1', sections }],
      ...playedUpTo(2),
    )
      .when(...change(extraTable, SHARED))
      .thenRejected('session.boards-too-few-to-share', { copies: 1, least: 2 });
  });

  it('are of this section: what another one shares is not asked again', () => {
    const both = given(
      club,
      ...setUp(FIVE_TABLES, FIVE_TABLES),
      ...playedUpTo(2),
      change(extraTable, SHARED),
    );
    const { decision } = given(both).when(...change({ kind: 'late-pair' }, { section: 'B' }));
    expect(decision.accepted).toBe(true);
  });

  it('are shared where the movement is made for it, and stay so when it is another one', () => {
    const relay = given(
      club,
      ...setUp({ kind: 'made', name: 'share-and-relay', tables: 6, rounds: 6 }),
      ...playedUpTo(2),
    );
    const once = given(relay, change({ kind: 'late-pair' }));
    expect(session(once).sections[0]).toMatchObject({ movement: { name: 'rows' }, shared: true });
    expect(given(once).when(...change({ kind: 'late-pair' })).decision.accepted).toBe(true);
  });
});

describe('a movement that is curtailed and lengthened again', () => {
  const curtailed = given(playing, change({ kind: 'curtail', rounds: 3 }));

  it('has the rounds that fell away', () => {
    const journal = given(curtailed, change({ kind: 'lengthen', rounds: 5 }));
    expect(session(journal).sections).toEqual(session(playing).sections);
  });

  it('does not play boards again that everybody has finished and can read', () => {
    const over = roundScored(given(curtailed, [callRound, { session: '1', round: 3 }]), 3);
    given(over)
      .when(...change({ kind: 'lengthen', rounds: 5 }))
      .thenRejected('session.boards-public', { boards: expect.stringContaining('1, 2, 3') });
    const reopened = given(
      over,
      [closeSession, { session: '1' }],
      [reopenSession, { session: '1', reason: 'One more' }],
    );
    given(reopened)
      .when(...change({ kind: 'lengthen', rounds: 4 }))
      .thenRejected('session.boards-public');
  });
});

describe('a section that is drawn round by round', () => {
  const swiss = given(
    club,
    [createSession, { session: '1' }],
    [setSwiss, { session: '1', pairs: 8, rounds: 4, boardsPerRound: 3 }],
    ...playedUpTo(1),
  );

  it('can have fewer rounds, drawn or not', () => {
    const { movement } = session(given(swiss, change({ kind: 'curtail', rounds: 2 }))).sections[0]!;
    expect(movement).toMatchObject({ name: 'swiss', rounds: 2, sets: 2, drawn: 1 });
    const all = session(given(swiss, change({ kind: 'curtail', rounds: 1 }))).sections[0]!;
    expect(all.movement).toMatchObject({ rounds: 1, sets: 1, drawn: 1 });
  });

  it('can have more rounds, as many as each has others to meet, also after it had fewer', () => {
    const fewer = given(swiss, change({ kind: 'curtail', rounds: 2 }));
    const { movement } = session(given(fewer, change({ kind: 'lengthen', rounds: 7 }))).sections[0]!;
    expect(movement).toMatchObject({ name: 'swiss', rounds: 7, sets: 7, drawn: 1 });
    expect(movement.rows.map((row) => row.length)).toEqual([7, 7, 7, 7]);
    given(fewer)
      .when(...change({ kind: 'lengthen', rounds: 8 }))
      .thenRejected('change.rounds-unfit', { least: 3, most: 7 });
    given(fewer, change({ kind: 'lengthen', rounds: 7 }))
      .when(...change({ kind: 'lengthen', rounds: 8 }))
      .thenRejected('change.no-further-rounds');
  });

  it('has the boards of further rounds dealt as the others are', () => {
    const dealt = given(swiss, [requestDealing, { set: '1', from: 1, to: 12, how: 'before-play' }]);
    const { decision } = given(dealt).when(...change({ kind: 'lengthen', rounds: 5 }));
    const events = Object.values((decision as { events: Record<string, readonly object[]> }).events).flat();
    expect(events.slice(1)).toEqual(
      [13, 14, 15].map((board) => boardEvents.dealingRequested({ set: '1', board })),
    );
  });

  it('is not changed otherwise: who meets whom is for the draw', () =>
    given(swiss)
      .when(...change({ kind: 'late-pair' }))
      .thenRejected('change.drawn-by-round'));
});

it('matches of teams can be fewer, and nothing else', () => {
  const teams = { kind: 'teams', teams: { name: 'round-robin', teams: 4 } };
  const matches = given(club, ...setUp(teams), ...playedUpTo(1));
  expect(given(matches).when(...change({ kind: 'curtail', rounds: 2 })).decision.accepted).toBe(true);
  given(matches)
    .when(...change({ kind: 'late-pair' }))
    .thenRejected('change.teams');
});

describe('boards that nobody has played', () => {
  const more = change(another({ tables: 5, rounds: 6, newSets: 2, copies: 1 }));
  const newBoards = (journal: Journal) => {
    const after = given(journal, more);
    const known = new Set(scheduledPlays(session(journal)).map(({ board }) => board));
    const boards = scheduledPlays(session(after))
      .filter(({ table }) => table.startsWith('A'))
      .map(({ board }) => board);
    return [...new Set(boards)].filter((board) => !known.has(board)).toSorted((one, other) => one - other);
  };

  it('are dealt as the others are', () => {
    expect(newBoards(dealt)).toEqual([16, 17, 18, 19, 20, 21]);
    const eventsOf = (journal: Journal) => {
      const { decision } = given(journal).when(...more);
      return Object.values((decision as { events: Record<string, readonly object[]> }).events)
        .flat()
        .slice(1);
    };
    const each = (event: typeof boardEvents.dealtAtTable | typeof boardEvents.dealingRequested) =>
      newBoards(dealt).map((board) => event({ set: '1', board }));
    expect(eventsOf(dealt)).toEqual(expect.arrayContaining(each(boardEvents.dealingRequested)));
    expect(eventsOf(playing)).toEqual([]);
    const atTable = given(playing, [requestDealing, { set: '1', from: 1, to: 15, how: 'at-the-table' }]);
    expect(eventsOf(atTable)).toEqual(expect.arrayContaining(each(boardEvents.dealtAtTable)));
  });

  it('are not those of another section', () => {
    const sections = [FIVE_TABLES, HOWELL].map((movement, index) => ({
      section: 'AB'[index],
      boardsPerRound: 3,
      firstBoard: [1, 16][index],
      movement,
    }));
    const both = given(
      club,
      [createSession, { session: '1' }],
      [setMovement, { session: '1', sections }],
      ...playedUpTo(2),
    );
    expect(newBoards(both)[0]).toBe(31);
  });
});

describe('what was said of rounds to come', () => {
  it('stands in the way where it is ruled on and would be another play', () => {
    const left = given(playing, [withdrawContestant, { session: '1', contestant: 'A-EW1', fromRound: 3 }]);
    // East-West 1 was to be at A3 in round 3, with boards 13 to 15.
    const ruled = given(left, [
      giveRuling,
      {
        session: '1',
        ruling: '3d1f7f5e-5f2b-4d39-9a43-0f0a5b1c2d30',
        law: { edition: '2017', law: '12C2' },
        reason: 'They have left.',
        effects: [
          {
            kind: 'score',
            table: 'A3',
            round: 3,
            board: 13,
            adjustment: {
              NS: { kind: 'artificial', award: 'average-plus' },
              EW: { kind: 'artificial', award: 'average-minus' },
            },
          },
        ],
      },
    ]);
    given(ruled)
      .when(...change({ kind: 'broken-table', table: 3, way: 'moved' }))
      .thenRejected('change.play-ruled', { table: 'A3', round: 3, board: 13 });
    expect(given(ruled).when(...change({ kind: 'curtail', rounds: 4 })).decision.accepted).toBe(true);
  });

  it('is announced anew where boards go elsewhere than was said', () => {
    const third = given(playing, [callRound, { session: '1', round: 3 }]);
    const announced = given(
      third,
      [announceBoardMovement, { session: '1', afterRound: 1 }, { capacity: 'system' }],
      [announceBoardMovement, { session: '1', afterRound: 2 }, { capacity: 'system' }],
    );
    expect(Object.keys(session(announced).announced)).toEqual(['1', '2']);
    // Boards go back into the box from round 3 on, not before.
    const curtailed = given(announced, change({ kind: 'curtail', rounds: 4 }));
    expect(Object.keys(session(curtailed).announced)).toEqual(['1', '2']);
    const relayed = given(
      club,
      ...setUp({ kind: 'made', name: 'howell', tables: 4, rounds: 7 }),
      ...playedUpTo(3),
    );
    const told = given(relayed, [
      announceBoardMovement,
      { session: '1', afterRound: 1 },
      { capacity: 'system' },
    ]);
    expect(session(given(told, change({ kind: 'curtail', rounds: 3 }))).announced).toEqual({});
  });
});
