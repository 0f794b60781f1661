import type { ChangesBetween, GamePlan } from '#importing';
import type { Players } from '../../server/players.js';
import type { PlayedGame } from './play-game.js';
import { REASON, SessionInPlay } from './session-in-play.js';

/**
 * Opens a closed game again, gives the rulings and corrections that lie between two publications of it, and closes it: all
 * that is ruled on a board is one ruling.
 *
 * @throws ServerRefused when the server does not take something
 */
export async function playChanges(
  players: Players,
  { tournament }: PlayedGame,
  { tournament: { laws } }: GamePlan,
  changes: ChangesBetween,
): Promise<PlayedGame> {
  const session = new SessionInPlay(players, tournament);
  await session.direct('session.reopen', { reason: REASON });
  for (const { result, ...play } of changes.corrected) {
    await session.direct('result.correct', { ...play, result, reason: REASON });
    session.counts.corrected++;
  }
  for (const plays of changes.ruled.values()) {
    await session.rule(laws, plays);
  }
  return { tournament, position: await session.close(), counts: session.counts };
}
