import type { TournamentsOfPlayer } from '#access';
import type { PrismaClient } from '#platform';

/** How controllers ask for the tournaments in which somebody has a part. */
export const TOURNAMENTS_OF_PLAYER = Symbol('TournamentsOfPlayer');

/**
 * Tournaments that name somebody among their entries or in a session, drafts too. A tournament counts as made by
 * whoever wrote its first line, or imported its journal here: the lines of an imported journal may have been written by
 * others.
 */
export function tournamentsOfPlayer(prisma: () => PrismaClient): TournamentsOfPlayer {
  return async (ids) => {
    const parts = await prisma().participantView.findMany({
      where: { person: { in: [...ids] } },
      distinct: 'tournament',
      select: { tournament: true },
    });
    const makers = await prisma().journalView.findMany({
      where: {
        tournament: { in: parts.map(({ tournament }) => tournament) },
        OR: [{ position: 1 }, { type: 'tournament.brought' }],
      },
      orderBy: { position: 'asc' },
      select: { tournament: true, actor: true },
    });
    // The last one of a tournament counts.
    const madeBy = new Map(makers.map(({ tournament, actor }) => [tournament, actor]));
    return parts.map(({ tournament }) => ({ tournament, madeBy: madeBy.get(tournament) ?? null }));
  };
}
