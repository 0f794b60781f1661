import { everyOne } from '../../server/every-one.js';
import { DIRECTOR, type HistoryEvent } from '../plan/evening-plan.js';
import type { HallClock } from './hall-clock.js';

/**
 * Carries events out when their time has come: each table does one thing after the other, beside the others; the director
 * acts on what the tables have done, and they on what he has done, also where all goes at once.
 *
 * @param historyEvents in the order of their times
 */
export async function inTurn(
  historyEvents: readonly HistoryEvent[],
  clock: HallClock,
  carryOut: (historyEvent: HistoryEvent) => Promise<void>,
): Promise<void> {
  /** What is under way at each table. */
  const underWay = new Map<string, Promise<void>>();
  const allTables = () => everyOne(underWay.values());
  try {
    for (const historyEvent of historyEvents) {
      await clock.reach(historyEvent.at);
      if (historyEvent.by === DIRECTOR) {
        await allTables();
        await carryOut(historyEvent);
        continue;
      }
      const doing = (underWay.get(historyEvent.by) ?? Promise.resolve()).then(() => carryOut(historyEvent));
      // Looked at by `allTables`, in the end at the latest.
      doing.catch(() => undefined);
      underWay.set(historyEvent.by, doing);
    }
  } finally {
    await allTables();
  }
}
