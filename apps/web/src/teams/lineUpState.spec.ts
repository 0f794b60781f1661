import type { SessionSeen } from '../api/documents.js';
import type { MatchesSeen } from '../api/matchDocuments.js';
import { lineUpState, teamsWithoutLineUp } from './lineUpState.js';

const shownFrom = (...rounds: number[]) => rounds.map((fromRound) => ({ fromRound })) as never;

describe('the line-up of a team for a round', () => {
  it('is handed in, shown, as before, or missing', () => {
    const team = { handedIn: [3], lineUps: shownFrom(2) };
    expect([1, 2, 3, 4].map((round) => lineUpState(team, round))).toEqual([
      'missing',
      'shown',
      'handedIn',
      'asBefore',
    ]);
  });
});

describe('the teams without a line-up', () => {
  const players = [{}, {}, {}, {}];
  const team = (name: string, more: object = {}) => ({
    team: name,
    players,
    handedIn: [],
    lineUps: [],
    ...more,
  });
  const segments = [1, 2].map((round) => ({ home: { round }, away: { round }, boards: [] }));
  const seen = {
    teams: [
      team('A-1'),
      team('A-2', { handedIn: [1] }),
      team('A-3', { lineUps: shownFrom(1) }),
      team('A-4', { handedIn: [2] }),
      // Nobody is named of it, so that nothing can be handed in.
      team('A-5', { players: [] }),
      team('A-6'),
      // It has no opponents.
      team('A-7'),
    ],
    matches: [
      { home: 'A-1', away: 'A-2', segments },
      { home: 'A-3', away: 'A-4', segments },
      { home: 'A-5', away: 'A-6', segments },
    ],
  } as unknown as MatchesSeen;
  const session = (round: number, away: readonly string[] = []) =>
    ({
      round,
      called: null,
      contestants: away.map((contestant) => ({
        contestant,
        absent: [{ fromRound: 1, untilRound: null }],
      })),
    }) as unknown as SessionSeen;
  const without = (round: number, away?: readonly string[]) =>
    teamsWithoutLineUp(seen, session(round, away)).map((one) => one.team);

  it('are those that play the round that was called, or the first one before its call', () => {
    expect(without(1)).toEqual(['A-1', 'A-4', 'A-6']);
    expect(without(0)).toEqual(['A-1', 'A-4', 'A-6']);
    // What was handed in for an earlier round goes on.
    expect(without(2)).toEqual(['A-1', 'A-6']);
    expect(without(2, ['A-NS6', 'A-EW6'])).toEqual(['A-1']);
  });

  it('are none of those that have played every board of the round', () => {
    const board = (home: string, away = 'agreed') => ({
      shown: true,
      home: { status: home },
      away: { status: away },
    });
    const playing = (...boards: object[]) => {
      const match = {
        home: 'A-1',
        away: 'A-2',
        segments: [{ home: { round: 1 }, away: { round: 1 }, boards }],
      };
      const matches = { teams: [team('A-1'), team('A-2')], matches: [match] } as unknown as MatchesSeen;
      return teamsWithoutLineUp(matches, session(1)).length;
    };
    expect(playing(board('agreed'), board('to-play'))).toBe(2);
    expect(playing(board('agreed'), { shown: false })).toBe(2);
    expect(playing(board('agreed'), board('ruled', 'not-played'))).toBe(0);
  });
});
