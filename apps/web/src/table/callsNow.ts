import type { CallSeen, TableSeen } from '../api/tableDocuments.js';
import type { Unsent } from './outbox.js';

/** A call that the server has not heard of. */
export interface CallWaiting {
  /** The command's. */
  readonly id: string;
  /** In microseconds since the epoch. */
  readonly time: number;
}

/** The open calls of a table as its phone knows them: with what it has said of them and the server has not heard of yet. */
export function callsNow(
  { calls, table }: Pick<TableSeen, 'calls' | 'table'>,
  unsent: readonly Unsent[],
): { readonly calls: readonly CallSeen[]; readonly waiting: readonly CallWaiting[] } {
  const now = unsent.reduce<readonly CallSeen[]>((open, { name, body }) => {
    if (name === 'table.take-call-back' && body.table === table)
      return open.filter(({ call }) => call !== body.call);
    if (name !== 'table.describe-call' || body.table !== table) return open;
    const { round, board, matter, hand, by } = body;
    return open.map((each) => (each.call === body.call ? { ...each, round, board, matter, hand, by } : each));
  }, calls);
  const waiting = unsent.flatMap(({ id, name, body, at = 0 }) =>
    name === 'table.call-director' && body.table === table ? [{ id, time: at * 1_000 }] : [],
  );
  return { calls: now, waiting };
}
