import { DatabaseAway } from './database-away.js';
import { isWaitOver } from './pool.js';

/**
 * Why the database could not do what it was asked for, though nothing is wrong with that: it does not answer, has no room
 * on its disk, or has too much to do.
 */
export type DatabaseFault = 'away' | 'full' | 'busy';

/** By SQLSTATE (PostgreSQL 17, appendix A). */
const FAULTS: readonly (readonly [DatabaseFault, RegExp])[] = [
  // The connection, an administrator, a crash or a start; no connection left; a standby, which does not write.
  ['away', /^(08...|57P0[1-5]|53300|25006)$/],
  ['full', /^53100$/],
  // Memory, a statement that took too long, a lock that was not free, a deadlock, a conflict of transactions.
  ['busy', /^(53200|57014|55P03|40P01|40001)$/],
];
/** What the system says of a connection that cannot be made or goes on no longer. */
const OF_CONNECTIONS =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** What `pg` says of it, which gives these no code. */
const BROKEN =
  /^(Connection terminated|Query read timeout|Client (was closed|has encountered a connection error) and is not queryable)/;
/** What Prisma's adapter makes of it. */
const KINDS: readonly unknown[] = ['DatabaseNotReachable', 'ConnectionClosed', 'SocketTimeout'];

/** The fault of the database behind an error of `pg` or Prisma; undefined: there is none. */
export function databaseFaultOf(error: unknown): DatabaseFault | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if (error instanceof DatabaseAway) return 'away';
  if (isWaitOver(error)) return 'busy';
  const { code, severity, originalCode, kind, message, syscall } = error as Record<string, unknown>;
  const fault = faultOfState(severity === undefined ? originalCode : code);
  if (fault) return fault;
  if (syscall !== undefined && OF_CONNECTIONS.test(String(code))) return 'away';
  if (KINDS.includes(kind) || (typeof message === 'string' && BROKEN.test(message))) return 'away';
  return databaseFaultOf(behind(error));
}

/** Whether it is that the database does not answer: the pool has logged it once, for all who ask again and again. */
export function isDatabaseAway(error: unknown): boolean {
  return databaseFaultOf(error) === 'away';
}

/** The same by a SQLSTATE. */
export function faultOfState(state: unknown): DatabaseFault | undefined {
  return FAULTS.find(([, states]) => states.test(String(state)))?.[0];
}

/** What an error was made of. */
function behind(error: object): unknown {
  const { cause, meta } = error as { cause?: unknown; meta?: { driverAdapterError?: unknown } };
  return cause ?? meta?.driverAdapterError;
}
