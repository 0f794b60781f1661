import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot, Refusal, serverProgram } from '#platform';

/** A server of its own could not be started. */
export class ServerNotStarted extends Refusal {
  override readonly name = 'ServerNotStarted';
}

/** A server of its own ended before its time. */
export class ServerEnded extends Refusal {
  override readonly name = 'ServerEnded';
}

const READY = /Tirage is ready at (\S+)[^]*set-up#(\S+)/;

/** A server that runs on a home of its own, which goes with it. */
export interface TemporaryServer {
  /** Where this machine asks it. */
  readonly origin: string;
  /** Its address as it tells it to people. */
  readonly address: string;
  /** The token of the first set-up. */
  readonly setUpToken: string;
  /** Aborted with what it said when it ends without having been stopped. */
  readonly ended: AbortSignal;
  stop(): Promise<void>;
}

/** Where a temporary server listens. */
export interface Listening {
  readonly host: string;
  /** 0: any free one. */
  readonly port: number;
}

/** For this machine alone. */
export const THIS_MACHINE: Listening = { host: '127.0.0.1', port: 0 };

/**
 * Starts a server on a temporary home.
 *
 * @param command the command that needs it, which names its home
 * @throws ServerNotStarted with what it said
 */
export async function startTemporaryServer(
  command: string,
  listening: Listening,
  env: NodeJS.ProcessEnv,
  signal: AbortSignal,
): Promise<TemporaryServer> {
  const home = await mkdtemp(join(tmpdir(), `tirage-${command}-`));
  const ended = new AbortController();
  let child: ChildProcess | undefined;
  let output = '';
  const stop = async () => {
    if (child) await end(child);
    await rm(home, { recursive: true, force: true, maxRetries: 10 });
  };
  try {
    child = spawn(process.execPath, serverProgram(), {
      cwd: projectRoot(),
      // A group of its own: Ctrl-C at the terminal reaches this program, which then stops the server in order.
      detached: true,
      env: serverEnvironment(env, home, listening),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout!, child.stderr!]) {
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    }
    const [address, setUpToken] = await ready(child, () => output, signal);
    child.once('close', () => ended.abort(new ServerEnded(`The server has stopped: ${said(output)}`)));
    const origin = new URL(address.replace('localhost', '127.0.0.1')).origin;
    return { origin, address, setUpToken, ended: ended.signal, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** What this program was configured with is not the temporary server's matter. */
function serverEnvironment(
  env: NodeJS.ProcessEnv,
  home: string,
  { host, port }: Listening,
): NodeJS.ProcessEnv {
  const { DATABASE_URL: _database, REDIS_URL: _redis, PUBLIC_URL: _url, TIRAGE_ROLES: _roles, ...rest } = env;
  return {
    ...rest,
    NODE_OPTIONS: '',
    TIRAGE_HOME: home,
    HOST: host,
    PORT: String(port),
    LOG_LEVEL: 'error',
  };
}

/** What a server said last. */
function said(output: string): string {
  return output.trim().split('\n').at(-1)!.trim();
}

async function ready(
  child: ChildProcess,
  output: () => string,
  signal: AbortSignal,
): Promise<readonly [string, string]> {
  return new Promise((resolve, reject) => {
    const give = (error: Error) => reject(error);
    child.stdout!.on('data', () => {
      const found = READY.exec(output());
      if (found) resolve([found[1]!, found[2]!]);
    });
    child.once('error', give);
    child.once('close', () => give(new ServerNotStarted(`The server did not start: ${output().trim()}`)));
    signal.addEventListener('abort', () => give(signal.reason as Error), { once: true });
  });
}

/** Ends a process in order. */
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const closed = once(child, 'close');
  child.kill('SIGTERM');
  await closed;
}
