import './require-node.mjs';
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Starts the program in a new home with the Node that runs this, asks whether it is up, and stops it, twice. */
const [home] = process.argv.slice(2);
const start = fileURLToPath(new URL('start.mjs', import.meta.url));

for (const turn of ['new', 'again']) {
  const child = spawn(process.execPath, [start], {
    env: { ...process.env, TIRAGE_HOME: home, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const over = new Promise((resolve) => child.once('close', resolve));
  const address = await new Promise((resolve) => {
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      output += text;
      const ready = /is ready at (\S+)/.exec(output);
      if (ready) resolve(ready[1]);
    });
    over.then(() => resolve(undefined)).catch(() => resolve(undefined));
  });
  const status = address && (await fetch(`${address}/api/health`)).status;
  child.kill('SIGTERM');
  const code = await over;
  if (status !== 200 || code !== 0) {
    process.stderr.write(
      `On Node ${process.versions.node} the ${turn} start answered ${status} and ended with ${code}.\n`,
    );
    process.exit(1);
  }
}
process.stdout.write(`On Node ${process.versions.node} it starts, starts again and stops.\n`);
