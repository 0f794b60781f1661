import { everyOne } from '../../server/every-one.js';
import { DIRECTOR, type Deed } from '../plan/evening-plan.js';
import type { HallClock } from './hall-clock.js';

/**
 * Carries deeds out when their time has come: each table does one thing after the other, beside the others; the director
 * acts on what the tables have done, and they on what he has done, also where all goes at once.
 *
 * @param deeds in the order of their times
 */
export async function inTurn(
  deeds: readonly Deed[],
  clock: HallClock,
  carryOut: (deed: Deed) => Promise<void>,
): Promise<void> {
  /** What is under way at each table. */
  const underWay = new Map<string, Promise<void>>();
  const allTables = () => everyOne(underWay.values());
  try {
    for (const deed of deeds) {
      await clock.reach(deed.at);
      if (deed.by === DIRECTOR) {
        await allTables();
        await carryOut(deed);
        continue;
      }
      const doing = (underWay.get(deed.by) ?? Promise.resolve()).then(() => carryOut(deed));
      // Looked at by `allTables`, in the end at the latest.
      doing.catch(() => undefined);
      underWay.set(deed.by, doing);
    }
  } finally {
    await allTables();
  }
}
