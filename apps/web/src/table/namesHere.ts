import type { SeatName } from '#tournament';
import type { ContestantSeen, SessionSeen } from '../api/documents.js';
import type { TableSeen } from '../api/tableDocuments.js';
import { isAway } from '../play/schedule.js';

/** Whose names a table tells, and where they sit: of a pair two seats, of an individual the one. */
export interface Naming {
  readonly contestant: string;
  readonly seats: readonly SeatName[];
}

/** Those at a table in the round in which they first sit down. */
function firstAt(
  table: TableSeen,
  session: SessionSeen,
  which: (contestant: ContestantSeen) => boolean,
): readonly Naming[] {
  const { ns, ew, partners, round } = table;
  const first = (contestant: string | null) => {
    const known = session.contestants.find((each) => each.contestant === contestant);
    if (!known || !which(known) || isAway(session, known.contestant, round)) return false;
    const arrived = known.absent.find(({ untilRound }) => untilRound !== null)?.untilRound ?? 1;
    return round === arrived;
  };
  const seated: readonly (readonly [string | null, Naming['seats']])[] = partners
    ? [
        [ns, ['N']],
        [ew, ['E']],
        [partners.ns, ['S']],
        [partners.ew, ['W']],
      ]
    : [
        [ns, ['N', 'S']],
        [ew, ['E', 'W']],
      ];
  return seated.flatMap(([contestant, seats]) =>
    contestant !== null && first(contestant) ? [{ contestant, seats }] : [],
  );
}

/** The pairs of a table that nobody has named yet. */
export function unnamedAt(table: TableSeen, session: SessionSeen): readonly Naming[] {
  return firstAt(table, session, ({ players }) => players.length === 0);
}

/** The pairs of a table whose names were told here, as far as they did not enter: the table may still put them right. */
export function namedAt(table: TableSeen, session: SessionSeen): readonly Naming[] {
  return firstAt(
    table,
    session,
    ({ players, entry, team }) => players.length > 0 && entry === null && team === undefined,
  );
}
