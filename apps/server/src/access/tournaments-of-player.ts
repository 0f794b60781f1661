import type { TournamentsOfPlayer } from '#access';
import type { Ledger } from '#ledger';
import type { PrismaClient } from '#platform';
import { journal, NotYetProjected, play, type Waiting } from '#projections';

interface Read {
  readonly prisma: PrismaClient;
  readonly ledger: Ledger;
  readonly waiting: Waiting;
}

/**
 * Tournaments that name somebody among their entries or in a session, drafts too. A tournament counts as made by
 * whoever wrote its first line, or imported its journal here: the lines of an imported journal may have been written by
 * others. Rows follow the journals a moment later: those of tournaments with a name of their own for the player are waited
 * for.
 */
export function tournamentsOfPlayer(read: Read): TournamentsOfPlayer {
  const { prisma } = read;
  return async (ids) => {
    const named = await prisma.nameInTournament.findMany({
      where: { playerId: { in: [...ids] } },
      distinct: 'tournament',
      select: { tournament: true },
    });
    await Promise.all(named.map(({ tournament }) => rowsUpToDate(read, tournament)));
    const parts = await prisma.participantView.findMany({
      where: { person: { in: [...ids] } },
      distinct: 'tournament',
      select: { tournament: true },
    });
    const makers = await prisma.journalView.findMany({
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

async function rowsUpToDate({ ledger, waiting }: Read, tournament: string): Promise<void> {
  const position = (await ledger.head(tournament))?.position ?? 0;
  try {
    for (const projection of [journal, play]) {
      // oxlint-disable-next-line no-await-in-loop -- they are brought up to date one after the other
      await waiting.until(projection, tournament, position);
    }
  } catch (error) {
    // A journal that cannot be read on counts as far as it was read.
    if (!(error instanceof NotYetProjected)) throw error;
  }
}
