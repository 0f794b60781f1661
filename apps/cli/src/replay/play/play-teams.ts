import { SESSION, setUpOfTeams, type TeamsPlan } from '#importing';
import type { PublishedTeamsGame } from '#interchange';
import { DEFAULT_SETTINGS } from '#tournament';
import type { Players } from '../../server/players.js';
import type { PlayedGame } from './play-game.js';
import { playRound, ruleInTheEnd } from './play-round.js';
import { REASON, SessionInPlay } from './session-in-play.js';

/**
 * Plays matches of teams as a tournament of one session: teams by their numbers, two tables a match, round by round.
 *
 * @throws ServerRefused when the server does not take something
 */
export async function playTeams(
  players: Players,
  name: string,
  game: PublishedTeamsGame,
  plan: TeamsPlan,
): Promise<PlayedGame> {
  const tournament = await players.organiser.create(name);
  const session = new SessionInPlay(players, tournament);
  const { laws } = DEFAULT_SETTINGS;
  for (const { name: command, body } of setUpOfTeams(game, plan, { session: SESSION, reason: REASON }))
    await session.direct(command, body);
  await session.haveBoardsDealt(plan.boards);
  await session.pairDevices(Array.from({ length: plan.tables }, (_, index) => `A${index + 1}`));
  await session.direct('session.start');
  for (const round of plan.rounds) await playRound(session, round, laws);
  await ruleInTheEnd(session, plan.neverPlayed, laws);
  return { tournament, position: await session.close(), counts: session.counts };
}
