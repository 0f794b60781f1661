import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createLog, EmbeddedPostgres } from '#platform';

/**
 * Measures on a PostgreSQL server of its own, which is gone afterwards, also after an interruption.
 *
 * @param folder where its home is made
 */
export async function onPostgres(
  folder: string,
  options: Parameters<typeof EmbeddedPostgres.start>[2],
  measure: (connectionString: string) => Promise<void>,
): Promise<void> {
  const home = await mkdtemp(join(folder, 'tirage-bench-'));
  let server: EmbeddedPostgres | undefined;
  const end = async () => {
    await server?.stop();
    await rm(home, { recursive: true, force: true });
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      // The connections of whatever is being measured break on purpose.
      process.on('uncaughtException', () => undefined);
      void end().then(() => process.exit(1));
    });
  }
  try {
    server = await EmbeddedPostgres.start(home, createLog('warn'), options);
    await measure(server.connectionString);
  } finally {
    await end();
  }
}
