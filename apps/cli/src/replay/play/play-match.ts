import { planOfMatch, ROOMS } from '#importing';
import type { PublishedMatch } from '#interchange';
import { KNOCKOUT } from '#scoring';
import { everyOne } from '../../server/every-one.js';
import type { Players } from '../../server/players.js';
import type { PlayedGame } from './play-game.js';
import { REASON, SessionInPlay } from './session-in-play.js';

/**
 * Plays a knockout match as a tournament of one session: segment by segment both tables enter and confirm their results.
 *
 * @throws ServerRefused when the server does not take something
 */
export async function playMatch(players: Players, name: string, match: PublishedMatch): Promise<PlayedGame> {
  const tournament = await players.organiser.create(name);
  const session = new SessionInPlay(players, tournament);
  const { boardsPerRound, movement, carried, rounds } = planOfMatch(match);
  await session.direct('session.create');
  await session.direct('session.set-movement', { sections: [{ section: 'A', boardsPerRound, movement }] });
  await session.direct('session.score-matches', { method: KNOCKOUT });
  await session.direct('session.carry-into-match', {
    home: 'A-1',
    away: 'A-2',
    hundredths: carried,
    reason: REASON,
  });
  await session.haveBoardsDealt(
    Array.from({ length: boardsPerRound * rounds.length }, (_, index) => index + 1),
  );
  await session.pairDevices(ROOMS.map(({ table }) => table));
  await session.direct('session.start');
  for (const { round, played, blank, notPlayed } of rounds) {
    await session.direct('session.call-round', { round });
    await everyOne(ROOMS.map(({ room, table }) => session.playAtTable(table, round, played[room])));
    for (const play of notPlayed) {
      await session.direct('result.mark-not-played', { ...play, round, reason: REASON });
    }
    // Boards that the segments do not have are no plays that were missed.
    session.counts.notPlayed += blank.length;
  }
  return { tournament, position: await session.close(), counts: session.counts };
}
