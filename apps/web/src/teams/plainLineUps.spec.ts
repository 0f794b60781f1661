import type { SessionSeen } from '../api/documents.js';
import type { MatchesSeen } from '../api/matchDocuments.js';
import { plainLineUps } from './plainLineUps.js';

const players = (team: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ person: `${team}${'abcdef'[index]}`, name: null }));
const sat = (N: string, E: string, S: string, W: string) =>
  Object.fromEntries(Object.entries({ N, E, S, W }).map(([seat, person]) => [seat, { person, name: null }]));
const team = (number: number, count: number, more: object = {}) => ({
  team: `A-${number}`,
  players: players(number, count),
  handedIn: [],
  lineUps: [],
  ...more,
});
const segments = [1, 2].map((round) => ({ home: { round }, away: { round }, boards: [] }));
const meet = (home: number, away: number) => ({ home: `A-${home}`, away: `A-${away}`, off: false, segments });
const seen = {
  teams: [
    team(1, 4),
    // Who of five plays is a choice, but not where they play as last time.
    team(2, 5),
    team(3, 5, { lineUps: [{ fromRound: 1, lineUp: sat('3e', '3c', '3b', '3d') }] }),
    team(4, 4, { handedIn: [2] }),
    team(5, 4, { handedIn: [1] }),
    team(6, 4),
    // It meets nobody.
    team(7, 4),
  ],
  matches: [meet(1, 2), meet(3, 4), meet(5, 6)],
} as unknown as MatchesSeen;
const away = [{ fromRound: 1, untilRound: null }];
const session = {
  contestants: [1, 2, 3, 4, 5, 6, 7].flatMap((number) =>
    ['NS', 'EW'].map((side) => ({ contestant: `A-${side}${number}`, absent: number === 6 ? away : [] })),
  ),
} as unknown as SessionSeen;

describe('the line-ups that need no choice', () => {
  it('are those of teams of four as they entered, and of others as last time', () =>
    expect(plainLineUps(seen, session, 2)).toEqual([
      { team: 'A-1', lineUp: { N: '1a', E: '1c', S: '1b', W: '1d' } },
      { team: 'A-3', lineUp: { N: '3e', E: '3c', S: '3b', W: '3d' } },
    ]));

  it('are none of who has handed in for the round', () =>
    expect(plainLineUps(seen, session, 1).map(({ team: one }) => one)).toEqual(['A-1', 'A-4']));
});
