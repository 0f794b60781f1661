import type { PlayPlace } from '../../journal/names.js';
import { tablesOf } from '../../session/plan/schedule.js';
import type { SessionState } from '../../session/state.js';
import { tableEvents } from '../../table/events.js';
import { playKey, playOfKey, type TableState } from '../../table/state.js';

/** The event that says that a contradiction about a play is open now, or is not any more; none where that is known. */
export function contradictionsNow(
  { session, table: name, round, board }: PlayPlace,
  table: TableState,
  open: boolean,
) {
  if (playKey({ round, board }) in table.contradicted === open) return [];
  const play = { session, table: name, round, board };
  return [open ? tableEvents.contradictionOpened(play) : tableEvents.contradictionClosed(play)];
}

/** A play that keeps the official seal back. */
export interface PlayInTheWay {
  readonly table: string;
  readonly round: number;
  readonly board: number;
}

export type Tables = Readonly<Record<string, TableState>>;

/** The plays whose entries contradict the deal or each other, and nobody has decided; a ruling is a decision, too. */
export function openContradictions(session: SessionState, tables: Tables): PlayInTheWay[] {
  return tablesOf(session).flatMap((table) => {
    const { contradicted, rulings } = tables[table]!;
    return Object.keys(contradicted)
      .filter((key) => !(key in rulings))
      .map((key) => ({ table, ...playOfKey(key) }));
  });
}
