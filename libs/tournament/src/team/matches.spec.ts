import { createSession, setMovement } from '../session/commands/commands.js';
import { placeOf, scheduledPlays } from '../session/plan/schedule.js';
import { club, given, session, type Step } from '../session/testing/evening.js';
import { matchesIn, opponentsIn, pairsOfTeam, teamOfPair, teamsIn } from './matches.js';

const setUp = (teams: unknown, boardsPerRound = 2): Step[] => [
  [createSession, { session: '1' }],
  [
    setMovement,
    { session: '1', sections: [{ section: 'A', boardsPerRound, movement: { kind: 'teams', teams } }] },
  ],
];
const played = (teams: unknown, boardsPerRound?: number) =>
  session(given(club, ...setUp(teams, boardsPerRound)));

/** A match on one line: the teams, then of each segment its boards and both rooms as `table/round`. */
const printout = (teams: unknown) =>
  matchesIn(played(teams)).map(({ home, away, segments }) =>
    [
      `${home} v ${away}`,
      ...segments.map(
        ({ boards, home: one, away: other }) =>
          `${boards.join('-')} ${one.table}/${one.round} ${other.table}/${other.round}`,
      ),
    ].join(', '),
  );

/** Who meets whom, on which set of boards. */
const meets = (home: number, away: number, set = 1) => ({ home, away, set });

describe('the matches of a session', () => {
  it('of a round robin are played head to head, both rooms at once', () =>
    expect(printout({ name: 'round-robin', teams: 4 })).toEqual([
      'A-4 v A-1, 1-2 A1/1 A2/1',
      'A-2 v A-3, 1-2 A3/1 A4/1',
      'A-4 v A-2, 3-4 A1/2 A2/2',
      'A-3 v A-1, 3-4 A3/2 A4/2',
      'A-4 v A-3, 5-6 A1/3 A2/3',
      'A-1 v A-2, 5-6 A3/3 A4/3',
    ]));

  it('of a knockout have all its segments', () =>
    expect(printout({ name: 'knockout', teams: 4, segments: 3 })).toEqual([
      'A-1 v A-2, 1-2 A1/1 A2/1, 3-4 A1/2 A2/2, 5-6 A1/3 A2/3',
      'A-3 v A-4, 1-2 A3/1 A4/1, 3-4 A3/2 A4/2, 5-6 A3/3 A4/3',
    ]));

  it('of a round robin in segments have those of theirs', () => {
    const matches = matchesIn(played({ name: 'round-robin', teams: 4, matches: 2, segments: 2 }));
    expect(matches.map(({ segments }) => segments.length)).toEqual([2, 2, 2, 2]);
    expect(matches[2]!.segments.map(({ boards }) => boards)).toEqual([
      [5, 6],
      [7, 8],
    ]);
  });

  it('of an American Whist are played on one set at both home tables, in different rounds', () =>
    expect(printout({ name: 'american-whist', teams: 3 })).toEqual([
      'A-1 v A-3, 3-4 A1/1 A3/2',
      'A-2 v A-1, 5-6 A2/1 A1/2',
      'A-3 v A-2, 1-2 A3/1 A2/2',
    ]));

  it('are those that were given, each at its two tables, in the segments that follow each other', () => {
    const [one, other, later] = [meets(1, 2), meets(4, 3), meets(3, 1, 2)];
    expect(
      printout({
        name: 'given',
        rounds: [
          [one, other],
          [null, later],
        ],
      }),
    ).toEqual(['A-1 v A-2, 1-2 A1/1 A2/1', 'A-4 v A-3, 1-2 A3/1 A4/1', 'A-3 v A-1, 3-4 A3/2 A4/2']);
    const segments = [[one], [{ ...one, set: 2 }], [{ ...one, set: 3 }]];
    expect(printout({ name: 'given', segments: 3, rounds: segments })).toEqual([
      'A-1 v A-2, 1-2 A1/1 A2/1, 3-4 A1/2 A2/2, 5-6 A1/3 A2/3',
    ]);
    const [swiss] = played({ name: 'given', swiss: true, rounds: [[one, other]] }).sections;
    expect([swiss!.movement.name, swiss!.movement.rounds, swiss!.movement.sets]).toEqual(['swiss', 1, 1]);
  });

  const bare = given(club, [createSession, { session: '1' }]);
  const asGiven = (...rounds: readonly unknown[]) => ({
    session: '1',
    sections: [
      { section: 'A', boardsPerRound: 2, movement: { kind: 'teams', teams: { name: 'given', rounds } } },
    ],
  });

  it.each([
    ['a team at two tables', asGiven([meets(1, 2), meets(3, 1)])],
    ['a team against itself', asGiven([meets(1, 1)])],
    ['boards that a team has played', asGiven([meets(1, 2)], [meets(1, 3)])],
  ])('are none where %s was given', (_, body) => {
    given(bare)
      .when(setMovement, body as never)
      .thenRejected('session.movement-impossible');
  });

  it('are none where nobody plays', () => {
    given(bare)
      .when(setMovement, asGiven([null]) as never)
      .thenRejected('session.movement-empty');
  });

  it('of three teams are three at once, of two in two stanzas one', () => {
    expect(printout({ name: 'triple' })).toHaveLength(3);
    expect(printout({ name: 'two-stanza' })).toEqual(['A-1 v A-2, 1-2 A1/1 A2/2, 3-4 A1/2 A2/1']);
  });

  it.each([
    [{ name: 'round-robin', teams: 7, segments: 2 }],
    [{ name: 'knockout', teams: 8, segments: 4 }],
    [{ name: 'american-whist', teams: 7 }],
    [{ name: 'american-whist', teams: 8 }],
    [{ name: 'new-england-relay', teams: 6 }],
    [{ name: 'thurner', teams: 8 }],
    [{ name: 'outer-table', teams: 10 }],
    [{ name: 'stagger', teams: 8 }],
    [{ name: 'parallel-rows', teams: 8 }],
    [{ name: 'triple' }],
    [{ name: 'two-stanza' }],
  ])('hold every play of %j once', (teams) => {
    const state = played(teams);
    const inMatches = matchesIn(state).flatMap(({ segments }) =>
      segments.flatMap(({ boards, home, away }) =>
        boards.flatMap((board) => [home, away].map(({ table, round }) => `${table}/${round}/${board}`)),
      ),
    );
    const plays = scheduledPlays(state).map(({ table, round, board }) => `${table}/${round}/${board}`);
    expect(inMatches.toSorted()).toEqual(plays.toSorted());
  });

  it('are none of pairs', () => {
    const state = session(
      given(
        club,
        [createSession, { session: '1' }],
        [
          setMovement,
          {
            session: '1',
            sections: [
              {
                section: 'A',
                boardsPerRound: 2,
                movement: { kind: 'made', name: 'mitchell', tables: 5, rounds: 5 },
              },
            ],
          },
        ],
      ),
    );
    expect([matchesIn(state), teamsIn(state)]).toEqual([[], []]);
  });
});

describe('a team', () => {
  const state = played({ name: 'round-robin', teams: 3 });

  it('is its two pairs, each a contestant at one table', () => {
    expect(teamsIn(state)).toEqual(['A-1', 'A-2', 'A-3']);
    expect(pairsOfTeam('A-2')).toEqual({ NS: 'A-NS2', EW: 'A-EW2' });
    expect(teamOfPair('A-EW2')).toEqual({ team: 'A-2', side: 'EW' });
    expect([placeOf(state, 'A-NS2', 1), placeOf(state, 'A-EW2', 1)]).toEqual([
      { table: 'A1', side: 'NS' },
      { table: 'A2', side: 'EW' },
    ]);
  });

  it('meets nobody when it has a bye', () =>
    expect([1, 2, 3].map((round) => opponentsIn(state, 'A-1', round))).toEqual([[], ['A-3'], ['A-2']]));

  it('may meet two at once', () =>
    expect(opponentsIn(played({ name: 'american-whist', teams: 5 }), 'A-1', 1)).toEqual(['A-3', 'A-4']));
});

describe('a movement of teams that there is not', () => {
  it.each([
    [{ name: 'american-whist', teams: 6, rounds: 3 }, 'movement.none-with-rounds'],
    [{ name: 'knockout', teams: 5 }, 'movement.tables-unfit'],
    [{ name: 'thurner', teams: 10 }, 'movement.tables-unfit'],
    [{ name: 'outer-table', teams: 8 }, 'movement.tables-unfit'],
    [{ name: 'stagger', teams: 9 }, 'movement.tables-unfit'],
    [{ name: 'new-england-relay', teams: 6, rounds: 4 }, 'movement.none-with-rounds'],
  ])('says why: %j', (teams, fault) => {
    const movement = { kind: 'teams', teams };
    const asked = given(club, [createSession, { session: '1' }]).when(setMovement, {
      session: '1',
      sections: [{ section: 'A', boardsPerRound: 2, movement }],
    });
    expect(asked.decision).toMatchObject({ rejection: { code: 'session.movement-refused', fault } });
  });
});
