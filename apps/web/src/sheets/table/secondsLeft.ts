import type { SeatName } from '#tournament';
import type { Unsent } from '../../offline/outbox.js';
import type { SheetSeen } from '../../play/sheetQueries.js';

/** How many seconds a player has left in a round, once everything has been sent; below zero: so many too many were used. */
export function secondsLeft(
  { table, round, times }: Pick<SheetSeen, 'table' | 'round' | 'times'>,
  seat: SeatName,
  unsent: readonly Unsent[],
): number {
  const known = times.find((one) => one.seat === seat);
  const waiting = unsent.flatMap((command) => {
    if (command.name !== 'sheet.use-time') return [];
    const { body } = command;
    return body.table === table && body.round === round && body.seat === seat ? [body.seconds] : [];
  });
  return (known?.allowed ?? 0) - (known?.used ?? 0) - waiting.reduce((sum, one) => sum + one, 0);
}
