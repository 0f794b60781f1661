import { everyOne } from '../../server/every-one.js';
import { DIRECTOR, type PlannedAction } from '../plan/evening-plan.js';
import type { VenueClock } from './venue-clock.js';

/**
 * Carries out actions when their time has come. Each table does one thing after the other, beside the other tables. The
 * director acts on what the tables have done, and they on the director's actions, even when everything runs at once.
 *
 * @param actions in the order of their times
 */
export async function inTurn(
  actions: readonly PlannedAction[],
  clock: VenueClock,
  carryOut: (action: PlannedAction) => Promise<void>,
): Promise<void> {
  /** What is under way at each table. */
  const underWay = new Map<string, Promise<void>>();
  const allTables = () => everyOne(underWay.values());
  try {
    for (const action of actions) {
      await clock.reach(action.at);
      if (action.by === DIRECTOR) {
        await allTables();
        await carryOut(action);
        continue;
      }
      const doing = (underWay.get(action.by) ?? Promise.resolve()).then(() => carryOut(action));
      // Looked at by `allTables`, in the end at the latest.
      doing.catch(() => undefined);
      underWay.set(action.by, doing);
    }
  } finally {
    await allTables();
  }
}
