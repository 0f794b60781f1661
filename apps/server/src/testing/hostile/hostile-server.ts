import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { Ledger } from '#ledger';
import { createPool, projectRoot } from '#platform';
import { eventCatalogue } from '#tournament';
import type { Client } from '../client.js';
import { ServerProcess } from '../server-process.js';
import { brokenJournals, hostileRun, type HostileReport } from './hostile-run.js';

/** What is kept of a hostile run. */
export interface HostileOutcome extends HostileReport {
  readonly brokenJournals: readonly unknown[];
  /** What the server has written into its log: nothing but what it could not do. */
  readonly log: string;
  /** Whether the server answers when all is over. */
  readonly isUp: boolean;
}

/** Sends hostile requests to the program as it runs, with a database in its home, and looks at what is left. */
export async function hostileOutcome(
  home: string,
  options: { readonly requests: number; readonly seed: number; onProgress?(done: number): void },
): Promise<HostileOutcome> {
  const program = await ServerProcess.start({ TIRAGE_HOME: home });
  const { password, port } = JSON.parse(readFileSync(join(home, 'postgres.json'), 'utf8')) as Record<
    string,
    string
  >;
  const pool = createPool(`postgresql://tirage:${password}@127.0.0.1:${port}/tirage`, { max: 2 });
  const ledger = new Ledger({ pool, catalogue: eventCatalogue(), log: pino({ level: 'silent' }) });
  try {
    let first: Promise<Client> | undefined;
    const organiser = () => (first ??= program.organiser());
    const server = { client: () => program.client(), organiser, ledger, pool };
    const paths = [projectRoot(), home];
    const report = await hostileRun({ base: program.base, server, paths, ...options });
    const broken = await brokenJournals(await organiser());
    const { status } = await program.client().get('/api/health');
    return { ...report, brokenJournals: broken, isUp: status === 200, log: program.output };
  } finally {
    await ledger.close();
    await pool.end();
    await program.stop();
  }
}
