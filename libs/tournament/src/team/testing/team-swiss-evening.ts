import { callRound, createSession, drawRound, startSession } from '../../session/commands/commands.js';
import type { Step } from '../../session/testing/evening.js';
import { standingsOf } from '../../session/testing/swiss-evening.js';
import { setTeamSwiss } from '../commands/setting-team-swiss.js';

/** A session of teams whose matches are drawn, the first by numbers: 1 meets 2, 3 meets 4. */
export function teamSwiss(teams: number, matches: number, more: object = {}, draw: object = {}): Step[] {
  return [
    [createSession, { session: '1' }],
    [
      setTeamSwiss,
      { session: '1', teams, matches, boardsPerRound: 2, draw: { first: 'neighbours', ...draw }, ...more },
    ],
  ];
}

export const start: Step = [startSession, { session: '1' }];

/** Round 1, 2, ... is called. */
export const call = (round: number): Step => [callRound, { session: '1', round }];

/**
 * A round is drawn from the standing behind the one before it.
 *
 * @param ranked the teams' numbers, the best first
 */
export function draw(round: number, ranked: string, more: object = {}, section = 'A'): Step {
  return [
    drawRound,
    { session: '1', section, round, at: 100, ...more },
    standingsOf(ranked, { upTo: round - 1, section }),
  ];
}
