import './require-node.mjs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from './build.mjs';
import { install } from './install.mjs';
import { main, Refusal, root } from './root.mjs';
import { run } from './run.mjs';

const HOMES = `${root}apps/server/src/whole-server/homes/`;
const ACCOUNT = { TIRAGE_LOGIN: 'olga', TIRAGE_PASSWORD: 'a long enough password' };
/** What is played at how many tables, and where its standings are. */
const EVENINGS = [
  { game: 'bridge', tables: 6, document: 'standings' },
  { game: 'preferans', tables: 2, document: 'sheet-standings' },
];

/**
 * Keeps a home of this version for the tests of later ones: plays an evening of each game on a server of its own, and
 * writes its backup with the standings that it showed. To be run for each release.
 */
await main(async () => {
  await install();
  await build();
  const { version } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
  const home = mkdtempSync(join(tmpdir(), 'tirage-keep-'));
  const server = spawn(process.execPath, [`${root}dist/programs/server.mjs`], {
    env: {
      ...process.env,
      TIRAGE_HOME: home,
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'error',
      DOUBLE_DUMMY_SECONDS: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const setUp = await setUpLink(server);
    const { origin } = new URL(setUp);
    const kept = [];
    for (const { game, tables, document } of EVENINGS) {
      const to = kept.length === 0 ? setUp : origin;
      // One after the other: the first makes the account.
      const played = await tirage(
        home,
        'demo',
        '--server',
        to,
        '--speed',
        'max',
        '--game',
        game,
        '--tables',
        `${tables}`,
        '--seed',
        'kept',
        '--json',
      );
      const { tournament } = JSON.parse(played);
      kept.push({ tournament, document, ...(await standings(origin, tournament, document)) });
    }
    const file = `${HOMES}${version}.backup`;
    await tirage(home, 'backup', file);
    chmodSync(file, 0o644);
    writeFileSync(`${HOMES}${version}.json`, `${JSON.stringify(kept, null, 2)}\n`);
    process.stdout.write(`Kept: ${file}\n`);
  } finally {
    const over = once(server, 'close');
    server.kill('SIGTERM');
    await over;
    rmSync(home, { recursive: true, force: true });
  }
});

async function setUpLink(server) {
  let output = '';
  for await (const text of server.stdout.setEncoding('utf8')) {
    output += text;
    const link = /http\S+set-up#\S+/.exec(output);
    if (link) return link[0].replace('localhost', '127.0.0.1');
  }
  throw new Refusal('The server did not start.');
}

async function tirage(home, ...words) {
  const { code, output } = await run(process.execPath, [`${root}dist/programs/tirage.mjs`, ...words], {
    env: { ...ACCOUNT, TIRAGE_HOME: home },
  });
  if (code !== 0) throw new Refusal(output.trim());
  return output;
}

/** As everybody sees them. */
async function standings(origin, tournament, document) {
  const answer = await fetch(`${origin}/api/tournaments/${tournament}/sessions/1/${document}`);
  const { position, rankings, standings: places } = await answer.json();
  const entries = rankings?.flatMap((ranking) => ranking.entries) ?? places;
  return { position, standings: entries.map(({ place, contestant, score }) => [place, contestant, score]) };
}
