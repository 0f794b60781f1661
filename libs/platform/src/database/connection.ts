import pg from 'pg';
import { Refusal } from '../process/refusal.js';

/** The database does not let us in. */
export class DatabaseUnreachable extends Refusal {
  override readonly name = 'DatabaseUnreachable';
}

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there: start it or correct DATABASE_URL',
  ENOTFOUND: 'there is no such host: correct DATABASE_URL',
  EAI_AGAIN: 'the host\u2019s name cannot be looked up: correct DATABASE_URL or the network',
  ETIMEDOUT: 'it does not answer: correct DATABASE_URL or the network',
  EHOSTUNREACH: 'the host cannot be reached: correct DATABASE_URL or the network',
  ECONNRESET: 'it closed the connection: see its log',
  '28P01': 'it refuses the password: correct DATABASE_URL',
  '28000': 'it refuses the account: correct DATABASE_URL',
  '3D000': 'it has no such database: make it or correct DATABASE_URL',
  '53300': 'it has no connection left: allow it more or use fewer',
};

/** Why a connection could not be made, in one sentence and without the password; another error is given back as it is. */
export function unreachable(connectionString: string, error: unknown): unknown {
  const { code } = error as { code?: string };
  // Of several addresses of a host, each with its own error, Node tells only that all failed.
  const first = error instanceof AggregateError ? (error.errors[0] as { code?: string }).code : undefined;
  const reason = REASONS[first ?? code ?? ''];
  if (!reason) return error;
  const { host, pathname } = new URL(connectionString);
  return new DatabaseUnreachable(
    `The database ${pathname.slice(1)} at ${host} cannot be used, because ${reason}.`,
    { cause: error },
  );
}

/** A connection of its own, without the pool's limits on time. */
export async function connect(connectionString: string, name: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString, application_name: name, connectionTimeoutMillis: 10_000 });
  // A break is told by the statement that it interrupts.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    throw unreachable(connectionString, error);
  }
}
