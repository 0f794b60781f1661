import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { projectRoot, serverProgram } from '#platform';

/** The program as it runs, with a database of its own, in a process beside the one that measures. */
export async function startServer() {
  const home = await mkdtemp(join(tmpdir(), 'tirage-bench-'));
  const server = spawn(process.execPath, serverProgram(), {
    cwd: projectRoot(),
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'error',
      TIRAGE_HOME: home,
      DOUBLE_DUMMY_SECONDS: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return {
    home,
    pid: server.pid,
    /** Where it is, and the token of the first set-up, once it says so. @throws Error when it has not started */
    ready: async (): Promise<{ base: string; token: string }> => {
      let output = '';
      server.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
      for (;;) {
        const base = /Tirage is ready at (\S+)\s/.exec(output)?.[1];
        const token = /set-up#(\S+)/.exec(output)?.[1];
        if (base !== undefined && token !== undefined) return { base, token };
        if (server.exitCode !== null) throw new Error(`The server has not started: ${output}`);
        // oxlint-disable-next-line no-await-in-loop -- until it is there
        await sleep(50);
      }
    },
    /** Ends it, and removes what it has written. */
    stop: async (): Promise<void> => {
      if (server.exitCode === null) {
        const closed = once(server, 'close');
        server.kill('SIGTERM');
        await closed;
      }
      await rm(home, { recursive: true, force: true });
    },
  };
}
