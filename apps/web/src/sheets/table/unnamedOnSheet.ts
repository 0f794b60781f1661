import type { SeatName } from '#tournament';
import type { SessionSeen } from '../../api/documents.js';
import type { SheetSeen } from '../../play/sheetQueries.js';

/** A player at a table of sheets whom nobody has named yet, and where they sit. */
export interface UnnamedPlayer {
  readonly contestant: string;
  readonly seats: readonly [SeatName];
}

/** Whose names a table is asked for: of those who have none, in the round in which they first sit down. */
export function unnamedOnSheet(
  { seated, round }: Pick<SheetSeen, 'seated' | 'round'>,
  session: Pick<SessionSeen, 'contestants'>,
): readonly UnnamedPlayer[] {
  return (['N', 'E', 'S', 'W'] as const).flatMap((seat): UnnamedPlayer[] => {
    const known = session.contestants.find(({ contestant }) => contestant === seated[seat]);
    if (!known || known.players.length > 0) return [];
    const arrived = known.absent.find(({ untilRound }) => untilRound !== null)?.untilRound ?? 1;
    return round === arrived ? [{ contestant: known.contestant, seats: [seat] }] : [];
  });
}
