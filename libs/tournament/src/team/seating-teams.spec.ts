import { drawnAgain, metAllTheSame } from '#movement';
import { describeEntry } from '../entries/decide.js';
import { NOTHING_FOR_DRAWS } from '../entries/for-draws.js';
import { entriesStream } from '../entries/state.js';
import { createSession, setMovement, startSession } from '../session/commands.js';
import type { SessionEvent } from '../session/events.js';
import { playersOf } from '../session/players.js';
import { club, given, session, type Step } from '../session/testing/evening.js';
import { drawTeams, seatTeam } from './seating-teams.js';
import { setTeamSwiss } from './setting-team-swiss.js';
import { teamsMeeting } from './teams-meeting.js';
import { playersOfTeam, team, teamsRegistered } from './testing/teams.js';

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
    const sections = teamsMeeting(session(swiss).sections);
    expect(metAllTheSame(wishes!.apart, seats, sections)).toEqual([]);
    const published = { ...wishes!, held: [], seeds: [], sections };
    expect(drawnAgain({ kind: 'seed', seed, seats, wishes: published })).toEqual(seats);
    const { draw } = session(given(swiss, [drawTeams, drawing])).sections[0]!;
    expect(draw!.apart).toMatchObject({ rounds: 2, groups: [{ kind: 'club' }, { kind: 'club' }] });
  });

  it('of a session that has started are given with the people who play from then on', () => {
    const seat = (entry: string | null) => [seatTeam, { session: '1', team: 'A-1', entry }] as const;
    const running = given(swiss, seat(team(1)), [startSession, { session: '1' }]);
    const playing = (book: typeof running) =>
      ['A-NS1', 'A-EW1'].flatMap((pair) => playersOf(session(book), book.state(entriesStream), pair));
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
