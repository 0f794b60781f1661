import { z } from 'zod';
import type { AlsoStates } from '../../command/command.js';
import { tableName } from '../../journal/names.js';
import { tableEvents } from '../../table/events.js';
import { isSettled, tableStream, type TableState } from '../../table/state.js';
import { partCalled } from '../called-rounds.js';
import { playedAt, tablesOf } from '../plan/schedule.js';
import type { SessionState } from '../state.js';

/**
 * The tables for which a phone stands: only they can say that their players are still playing. At every other table the
 * players go on with the call, and its scores come later. Left out: everybody finishes first.
 */
export const tablesWithPhone = z.array(tableName).max(5000).optional().meta({
  description:
    'Tables without a phone that move on when the round starts. Any list does this; tables now linked to a phone replace it. If left out, every table finishes first',
});

interface Asked {
  readonly round: number;
  readonly section?: string | undefined;
  readonly phones?: readonly string[] | undefined;
}

function withoutPhone(session: SessionState, phones: readonly string[]): string[] {
  // A sheet of a whole round is written to its end wherever it is.
  if (session.sheets) return [];
  const standing = new Set(phones);
  return tablesOf(session).filter((table) => !standing.has(table));
}

/** The streams that a call needs beside its own: those of the tables without a phone. */
export function streamsWithoutPhone(session: SessionState, { round, section, phones }: Asked) {
  const part = partCalled(session, section);
  if (phones === undefined || round === 1 || 'accepted' in part) return {};
  const tables = withoutPhone(part, phones);
  return Object.fromEntries(tables.map((table) => [table, tableStream({ session: session.session, table })]));
}

/** The events by which tables without a phone go on with the call of a round: those that have scores to come. */
export function goingWithCall(
  { session: name, round }: { readonly session: string; readonly round: number },
  session: SessionState,
  phones: readonly string[] | undefined,
  known: AlsoStates,
) {
  if (phones === undefined || round === 1) return {};
  const stays = (table: string) => {
    const state = known[table] as TableState;
    const before = Array.from({ length: round - 1 }, (_, index) => index + 1);
    return before
      .slice(Math.max(0, state.movedTo - 1))
      .some((each) =>
        (playedAt(session, table, each)?.boards ?? []).some(
          (board) => !isSettled(state, { round: each, board }),
        ),
      );
  };
  return Object.fromEntries(
    withoutPhone(session, phones)
      .filter(stays)
      .map((table) => [table, [tableEvents.movedOn({ session: name, table, round })]]),
  );
}
