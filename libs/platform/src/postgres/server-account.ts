import { readFileSync, statSync } from 'node:fs';
import { Refusal } from '../process/refusal.js';

/** The account that PostgreSQL runs as when the program itself runs as root, which PostgreSQL refuses. */
export interface ServerAccount {
  readonly uid: number;
  readonly gid: number;
}

/**
 * Undefined when the server runs as the same account as the program. Else whoever owns the data folder already, then
 * `postgres`, then `nobody`.
 * @throws PostgresRefused when none of them exists, in one sentence
 */
export function serverAccount(dataFolder: string): ServerAccount | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(dataFolder, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const name of ['postgres', 'nobody']) {
    const account = accounts.find((fields) => fields[0] === name);
    if (account) return { uid: Number(account[2]), gid: Number(account[3]) };
  }
  throw new PostgresRefused(
    'PostgreSQL does not run as root and there is neither an account postgres nor nobody: start as another user.',
  );
}

/** The embedded PostgreSQL cannot run on this machine or with the data in the home. */
export class PostgresRefused extends Refusal {
  override readonly name = 'PostgresRefused';
}
