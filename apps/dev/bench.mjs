import './require-node.mjs';
import { spawn } from 'node:child_process';

const { main, Refusal, root } = await import('./root.mjs');

/** `npm run bench -- ledger [--quick] [--json]`: measures from the sources, which need no build. */
await main(async () => {
  const [what, ...flags] = process.argv.slice(2);
  if (what !== 'ledger') {
    throw new Refusal('There is no such benchmark: npm run bench -- ledger [--quick] [--json] is right.');
  }
  const { install } = await import('./install.mjs');
  await install({ development: true });
  const { generate } = await import('./build.mjs');
  await generate();
  const hooks = new URL('typescript.mjs', import.meta.url).href;
  const bench = spawn(process.execPath, ['--import', hooks, `${root}apps/bench/ledger/main.ts`, ...flags], {
    cwd: root,
    stdio: 'inherit',
  });
  process.exitCode = await new Promise((resolve) => bench.once('close', (code) => resolve(code ?? 1)));
});
