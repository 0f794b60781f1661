import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import '../typescript.mjs';

/**
 * One PostgreSQL for the run, in a temporary folder, with a migrated database that tests copy; and a home that was
 * started and stopped once, for tests of starts that are not the first.
 */
export default async function setUp() {
  const [{ EmbeddedPostgres }, { migrate }, { pino }] = await Promise.all([
    import('../../../libs/platform/src/postgres/embedded-postgres.ts'),
    import('../../../libs/platform/src/database/migrate.ts'),
    import('pino'),
  ]);
  await unpackBrowser();
  const home = mkdtempSync(join(tmpdir(), 'tirage-test-'));
  // Whatever way Jest ends, this process sees its pipe close, ends the server and removes the folder.
  const caretaker = spawn(
    process.execPath,
    [fileURLToPath(new URL('caretaker.mjs', import.meta.url)), home],
    {
      stdio: ['pipe', 'ignore', 'ignore'],
      detached: true,
    },
  );
  caretaker.unref();
  caretaker.stdin.unref();
  globalThis.tirageCaretaker = caretaker;
  const start = () =>
    EmbeddedPostgres.start(home, pino({ level: 'silent' }), {
      durable: false,
      keptUp: false,
      settings: { max_connections: '400' },
    });
  const first = await start();
  await migrate(first.connectionString);
  await first.stop();
  const made = join(home, 'made');
  mkdirSync(made);
  for (const name of ['postgres', 'postgres.json']) execFileSync('cp', ['-a', join(home, name), made]);
  process.env.TIRAGE_TEST_HOME = made;
  const postgres = await start();
  const server = new URL(postgres.connectionString);
  server.pathname = '/postgres';
  process.env.TIRAGE_TEST_POSTGRES = server.href;
}

/** The packaged browser is unpacked once: two workers that do it at the same time spoil each other's file. */
async function unpackBrowser() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return;
  const { default: chromium } = await import('@sparticuz/chromium');
  await chromium.executablePath();
}
