import type { CallSeen, TableSeen } from '../api/tableDocuments.js';
import type { TableCommands } from '../offline/commands.js';
import type { Unsent } from '../offline/outbox.js';

/** A call that the server has not heard of. */
export interface CallWaiting {
  /** The command's. */
  readonly id: string;
  /** In microseconds since the epoch. */
  readonly time: number;
}

/** Whether a call that is open is the one that was made: the server takes the same call again for one. */
function isHeard(open: CallSeen, made: TableCommands['table.call-director']): boolean {
  const { table, round, board = null, pair = null, matter, hand, by } = made;
  const about = { table, round, board, pair, matter, hand, by };
  return Object.entries(about).every(([member, value]) => open[member as keyof typeof about] === value);
}

/**
 * The open calls of a table as its phone knows them: with what it has said of them and the server has not heard of yet.
 * On a slow line a call is open there before the answer to it comes: it is told once.
 *
 * @param away it is the phone of a pair that sits nowhere: what those at the table call is theirs
 */
export function callsNow(
  { calls, table }: Pick<TableSeen, 'calls' | 'table'>,
  unsent: readonly Unsent[],
  away = false,
): { readonly calls: readonly CallSeen[]; readonly waiting: readonly CallWaiting[] } {
  const isSame = (one: Pick<CallSeen, 'table' | 'call'>, other: Pick<CallSeen, 'table' | 'call'>) =>
    one.table === other.table && one.call === other.call;
  const now = unsent.reduce<readonly CallSeen[]>(
    (open, { name, body }) => {
      if (name === 'table.take-call-back') return open.filter((each) => !isSame(each, body));
      if (name !== 'table.describe-call') return open;
      const { round, board = null, matter, hand, by } = body;
      return open.map((each) => (isSame(each, body) ? { ...each, round, board, matter, hand, by } : each));
    },
    away ? calls.filter(({ pair }) => pair !== null) : calls,
  );
  const waiting = unsent.flatMap(({ id, name, body, at = 0 }) =>
    name === 'table.call-director' &&
    (away || body.table === table || body.pair !== undefined) &&
    !calls.some((open) => isHeard(open, body))
      ? [{ id, time: at * 1_000 }]
      : [],
  );
  return { calls: now, waiting };
}
