import { hasPlayBefore } from '#projections';
import type { Core } from '../core/core.js';
import type { BlindsElsewhere } from './take-player-back.js';

/** Asks the books of the tournaments that a person helps to run, but for those that whoever speaks of them organises. */
export function blindsElsewhere(core: () => Core): BlindsElsewhere {
  return async (here, { person, players, by }) => {
    const { prisma, reading, access } = core();
    const asking = by.replace(/^person:/, '');
    const [held, organised, ever] = await Promise.all([
      prisma.roleView.findMany({
        where: { person, tournament: { not: here } },
        select: { tournament: true },
        distinct: ['tournament'],
      }),
      prisma.roleView.findMany({
        where: { person: asking, role: 'organiser' },
        select: { tournament: true },
      }),
      access.ownPlayers.everOf(person),
    ]);
    const theirs = new Set(organised.map(({ tournament }) => tournament));
    for (const { tournament } of held.filter((one) => !theirs.has(one.tournament))) {
      // oxlint-disable-next-line no-await-in-loop -- one book in memory after the other
      const { state } = await reading.play.now.state(tournament);
      const isBlinded =
        hasPlayBefore(state, { person, players }) && !hasPlayBefore(state, { person, formerly: ever });
      if (isBlinded) return true;
    }
    return false;
  };
}
