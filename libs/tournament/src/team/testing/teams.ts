import type { Step } from '../../session/testing/evening.js';
import { registerTeam } from '../commands/entering.js';

const uuid = (kind: string, number: number) =>
  `${kind.repeat(8)}-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** The entry of team 1, 2, ... */
export const team = (number: number) => uuid('f', number);

/** The players of team 1, 2, ...: so many of them, the captain first. */
export const playersOfTeam = (number: number, players = 4) =>
  Array.from({ length: players }, (_, index) => uuid('d', 10 * number + index));

/** Teams 1 to so many register. */
export function teamsRegistered(teams: number, players = 4): Step[] {
  return Array.from({ length: teams }, (_, index) => {
    const number = index + 1;
    const persons = playersOfTeam(number, players);
    return [registerTeam, { entry: team(number), players: persons, captain: persons[0] }];
  });
}
