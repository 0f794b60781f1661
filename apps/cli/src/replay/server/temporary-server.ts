import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot, Refusal } from '#platform';

/** A server of its own could not be started. */
export class ServerNotStarted extends Refusal {
  override readonly name = 'ServerNotStarted';
}

/** The server's program beside this one: from the build, or from the sources where these run. */
function program(): string[] {
  const inProject = (path: string) => join(projectRoot(), path);
  if (!import.meta.url.endsWith('.ts')) return [inProject('dist/programs/server.mjs')];
  return ['--import', inProject('apps/dev/typescript.mjs'), inProject('apps/server/src/main.ts')];
}

const READY = /Tirage is ready at (\S+)[^]*set-up#(\S+)/;

/** A server that runs on a home of its own, which goes with it. */
export interface TemporaryServer {
  readonly origin: string;
  /** The token of the first set-up. */
  readonly setUpToken: string;
  stop(): Promise<void>;
}

/**
 * Starts a server on a temporary home, for this machine alone.
 *
 * @throws ServerNotStarted with what it said
 */
export async function startTemporaryServer(
  env: NodeJS.ProcessEnv,
  signal: AbortSignal,
): Promise<TemporaryServer> {
  const home = await mkdtemp(join(tmpdir(), 'tirage-replay-'));
  let child: ChildProcess | undefined;
  const stop = async () => {
    if (child) await ended(child);
    await rm(home, { recursive: true, force: true, maxRetries: 10 });
  };
  try {
    child = spawn(process.execPath, program(), {
      cwd: projectRoot(),
      // A group of its own: Ctrl-C at the terminal reaches this program, which then stops the server in order.
      detached: true,
      env: serverEnvironment(env, home),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const [origin, setUpToken] = await ready(child, signal);
    return { origin, setUpToken, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** What this program was configured with is not the temporary server's matter. */
function serverEnvironment(env: NodeJS.ProcessEnv, home: string): NodeJS.ProcessEnv {
  const { DATABASE_URL: _database, REDIS_URL: _redis, PUBLIC_URL: _url, TIRAGE_ROLES: _roles, ...rest } = env;
  return { ...rest, NODE_OPTIONS: '', TIRAGE_HOME: home, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'error' };
}

async function ready(child: ChildProcess, signal: AbortSignal): Promise<readonly [string, string]> {
  let output = '';
  return new Promise((resolve, reject) => {
    const give = (error: Error) => reject(error);
    for (const stream of [child.stdout!, child.stderr!]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        const found = READY.exec(output);
        if (found) resolve([new URL(found[1]!.replace('localhost', '127.0.0.1')).origin, found[2]!]);
      });
    }
    child.once('error', give);
    child.once('close', () => give(new ServerNotStarted(`The server did not start: ${output.trim()}`)));
    signal.addEventListener('abort', () => give(signal.reason as Error), { once: true });
  });
}

/** Ends a process in order. */
async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const closed = once(child, 'close');
  child.kill('SIGTERM');
  await closed;
}
