import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { PostgresRefused } from './server-account.js';

/** How programs on this machine reach the embedded server: kept in the home, readable to its owner alone. */
export interface ConnectionFile {
  readonly password: string;
  /** The port the server last listened on, and that it asks for again. */
  readonly port?: number | undefined;
}

const NAME = 'postgres.json';
export const DATABASE = 'tirage';
export const SUPERUSER = 'tirage';

/** Undefined when the home has no such file. */
export function readConnectionFile(home: string): ConnectionFile | undefined {
  let text: string;
  try {
    text = readFileSync(join(home, NAME), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  try {
    const { password, port } = JSON.parse(text) as Record<string, unknown>;
    if (typeof password === 'string' && password) {
      return { password, port: typeof port === 'number' ? port : undefined };
    }
  } catch {
    // Said below.
  }
  throw new PostgresRefused(
    `${join(home, NAME)} does not hold the database’s password. Restore this file from a copy of the home.`,
  );
}

/** Replaces the file in one step, so that it is the old or the new one whenever the power goes. */
export function writeConnectionFile(home: string, content: ConnectionFile): void {
  const path = join(home, NAME);
  const file = openSync(`${path}.new`, 'w', 0o600);
  try {
    writeSync(file, `${JSON.stringify(content)}\n`);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(`${path}.new`, path);
}

/** 256 bits, of characters that need no escaping in an address. */
export function newPassword(): string {
  return randomBytes(32).toString('base64url');
}

export function connectionStringOf(password: string, port: number, database: string = DATABASE): string {
  return `postgresql://${SUPERUSER}:${password}@127.0.0.1:${port}/${database}`;
}
