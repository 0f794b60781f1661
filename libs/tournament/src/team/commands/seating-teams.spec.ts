import { drawnAgain, metAllTheSame } from '#movement';
import { describeEntry } from '../../entries/commands/decide.js';
import { NOTHING_FOR_DRAWS } from '../../entries/events.js';
import { entriesStream } from '../../entries/state.js';
import { createSession, seatEntries, setMovement, startSession } from '../../session/commands/commands.js';
import { type SessionEvent, sessionEvents } from '../../session/events.js';
import { playersOf } from '../../session/people/naming.js';
import { club, given, session, type Step } from '../../session/testing/evening.js';
import { drawTeams, seatTeam } from './seating-teams.js';
import { setTeamSwiss } from './setting-team-swiss.js';
import { teamsMeeting } from '../matches.js';
import { wishesOfTeams } from '../wishes-of-teams.js';
import { playersOfTeam, team, teamsRegistered } from '../testing/teams.js';

type Drawn = Extract<SessionEvent, { type: 'session.teams-drawn' }>['payload'];

const ofClub = (number: number, name: string): Step => [
  describeEntry,
  {
    entry: team(number),
    forDraws: { ...NOTHING_FOR_DRAWS, groups: { club: [name], country: [], family: [] } },
  },
];
const entered = given(
  club,
  ...teamsRegistered(6),
  ...[1, 2].map((number) => ofClub(number, 'Alpha')),
  ...[3, 4].map((number) => ofClub(number, 'Beta')),
  [createSession, { session: '1' }],
);
const swiss = given(entered, [setTeamSwiss, { session: '1', teams: 6, matches: 3, boardsPerRound: 8 }]);
const roundRobin = given(entered, [
  setMovement,
  {
    session: '1',
    sections: [
      {
        section: 'A',
        boardsPerRound: 4,
        movement: { kind: 'teams', teams: { name: 'round-robin', teams: 6 } },
      },
    ],
  },
]);
const SEEDS = Array.from({ length: 12 }, (_, byte) => byte.toString(16).padStart(2, '0').repeat(32));

describe('the numbers of teams', () => {
  it('are drawn by lot alone where nothing else is wanted', () => {
    const { decision } = given(swiss).when(drawTeams, { session: '1', seed: SEEDS[0]! });
    if (!decision.accepted) throw new Error(decision.rejection.code);
    expect(decision.events['session']![0]!.payload).not.toHaveProperty('wishes');
  });

  it.each(SEEDS)('keep clubs apart in the first match and in the draws of the next ones (%s)', (seed) => {
    const drawing = { session: '1', seed, apart: ['club'], apartRounds: 2 };
    const { decision } = given(swiss).when(drawTeams, drawing);
    if (!decision.accepted) throw new Error(decision.rejection.code);
    const { seats, wishes } = decision.events['session']![0]!.payload as Drawn;
    const published = wishesOfTeams(wishes!, session(swiss).sections);
    expect(metAllTheSame(wishes!.apart, seats, published.sections)).toEqual([]);
    expect(drawnAgain({ kind: 'seed', seed, seats, wishes: published })).toEqual(seats);
    const { draw } = session(given(swiss, [drawTeams, drawing])).sections[0]!;
    expect(draw!.apart).toMatchObject({ rounds: 2, groups: [{ kind: 'club' }, { kind: 'club' }] });
  });

  it('are given by hand in an order that was chosen, and two teams exchange them', () => {
    const order = [4, 2, 5].map((number, index) => ({
      contestant: `A-${index + 1}`,
      entry: team(number) as string | null,
    }));
    const seating = (seats: typeof order) => [seatEntries, { session: '1', seats }] as const;
    const numbered = ({ contestant, entry }: (typeof order)[number]) =>
      sessionEvents.teamSeated({ session: '1', team: contestant, entry });
    given(roundRobin)
      .when(...seating(order))
      .then(...order.map(numbered));
    const seated = given(roundRobin, seating(order));
    const exchanged = [
      { contestant: 'A-1', entry: team(5) },
      { contestant: 'A-3', entry: team(4) },
    ];
    given(seated)
      .when(...seating(exchanged))
      .then(...exchanged.map(numbered));
    const freed = { contestant: 'A-2', entry: null };
    given(seated)
      .when(...seating([freed]))
      .then(numbered(freed));
    given(seated)
      .when(...seating(order))
      .thenNothing();
    given(seated)
      .when(...seating([{ contestant: 'A-4', entry: team(2) }]))
      .thenRejected('session.entry-seated', { contestant: 'A-2' });
    given(seated)
      .when(...seating([{ contestant: 'A-4', entry: team(9) }]))
      .thenRejected('entries.unknown');
    given(seated)
      .when(...seating([{ contestant: 'A-7', entry: team(6) }]))
      .thenRejected('session.contestant-unknown');
  });

  it('of a session that has started are given with the people who play from then on', () => {
    const seat = (entry: string | null) => [seatTeam, { session: '1', team: 'A-1', entry }] as const;
    const running = given(swiss, seat(team(1)), [startSession, { session: '1' }]);
    const playing = (journal: typeof running) =>
      ['A-NS1', 'A-EW1'].flatMap((pair) => playersOf(session(journal), journal.state(entriesStream), pair));
    expect(playing(running)).toEqual(playersOfTeam(1));
    expect(playing(given(running, seat(team(2))))).toEqual(playersOfTeam(2));
    expect(playing(given(running, seat(null)))).toEqual([]);
  });

  it('let those meet late whom a round robin brings together', () => {
    const { decision } = given(roundRobin).when(drawTeams, {
      session: '1',
      seed: SEEDS[1]!,
      apart: ['club'],
      unavoidable: 'early',
    });
    if (!decision.accepted) throw new Error(decision.rejection.code);
    expect(decision.events['session']).toHaveLength(1);
    const { seats, wishes } = decision.events['session']![0]!.payload as Drawn;
    const met = metAllTheSame(wishes!.apart, seats, teamsMeeting(session(roundRobin).sections));
    expect(met.map(({ round }) => round)).toEqual([1, 1]);
  });
});

describe('seeded teams', () => {
  const seeded = (number: number, seed: number): Step => [
    describeEntry,
    { entry: team(number), forDraws: { ...NOTHING_FOR_DRAWS, seed } },
  ];
  /* Team n is seeded n-th; of sixteen the last eight are not. */
  const sixteen = given(
    club,
    ...teamsRegistered(16),
    ...[1, 2, 3, 4, 5, 6, 7, 8].map((number) => seeded(number, number)),
    [createSession, { session: '1' }],
  );
  const roundRobins = (...sizes: readonly number[]): Step => [
    setMovement,
    {
      session: '1',
      sections: sizes.map((teams, index) => ({
        section: 'AB'[index],
        boardsPerRound: 4,
        movement: { kind: 'teams', teams: { name: 'round-robin', teams } },
      })),
    },
  ];
  const evenings = {
    'two round robins': given(sixteen, roundRobins(8, 8)),
    'two sections of American whist': given(sixteen, [
      setMovement,
      {
        session: '1',
        sections: ['A', 'B'].map((section) => ({
          section,
          boardsPerRound: 3,
          movement: { kind: 'teams', teams: { name: 'american-whist', teams: 9 } },
        })),
      },
    ]),
    'a Swiss in two sections, one of them odd': given(sixteen, [
      setTeamSwiss,
      {
        session: '1',
        teams: 9,
        others: [{ section: 'B', teams: 7 }],
        matches: 3,
        boardsPerRound: 8,
      },
    ]),
  };

  it.each(Object.entries(evenings))(
    'are spread over the sections, and anybody draws them again: %s',
    (_name, journal) => {
      for (const seed of SEEDS) {
        const { decision } = given(journal).when(drawTeams, { session: '1', seed, seeded: true });
        if (!decision.accepted) throw new Error(decision.rejection.code);
        const { seats, wishes } = decision.events['session']![0]!.payload as Drawn;
        const strengths = (section: string) =>
          seats
            .filter(({ contestant }) => contestant.startsWith(section))
            .map(({ entry }) => Number(entry.slice(-2)))
            .filter((number) => number <= 8);
        for (const section of ['A', 'B']) {
          expect(strengths(section)).toHaveLength(4);
          expect(strengths(section).reduce((sum, one) => sum + one, 0)).toBe(18);
        }
        const published = wishesOfTeams(wishes!, session(journal).sections);
        expect(drawnAgain({ kind: 'seed', seed, seats, wishes: published })).toEqual(seats);
        const everySeed = wishes!.seeds!.map(({ entry }) => entry);
        const begun = metAllTheSame([everySeed], seats, published.sections).filter(
          ({ round }) => round === 1,
        );
        expect(begun).toEqual([]);
      }
    },
  );

  it('are needed where they are to be spread', () => {
    given(roundRobin).when(drawTeams, { session: '1', seeded: true }).thenRejected('session.no-seeds');
  });
});
