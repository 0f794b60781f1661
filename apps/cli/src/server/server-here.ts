import { readConfiguration, type Configuration } from '#platform';
import type { ServerContext } from '../command/command.js';
import type { Browser } from './browser.js';
import { runningServer, ServerUnusable, signIn, type RunningServer } from './sign-in.js';

const LOOK_MS = 5_000;

/**
 * Signs in at the server that was named, or at the one that runs at the configured port.
 *
 * @throws ServerUnusable, ServerUnreachable
 */
export async function signInHere({ env, values, signal }: ServerContext): Promise<Browser> {
  const named = values.get('server');
  return signIn(named === undefined ? await serverHere(env, signal) : runningServer(named), env, signal);
}

async function serverHere(env: NodeJS.ProcessEnv, signal: AbortSignal): Promise<RunningServer> {
  const configuration = readConfiguration(env);
  const origin = addressHere(configuration);
  if (configuration.port !== 0 && (await isTirage(origin, signal))) return { origin, setUpToken: undefined };
  throw new ServerUnusable(
    `No Tirage runs at ${origin}. Start it with npm start, or name another server with --server.`,
  );
}

/** Where a server with this configuration answers on this machine. */
export function addressHere({ host, port }: Pick<Configuration, 'host' | 'port'>): string {
  const everywhere = host === '0.0.0.0' || host === '::';
  const name = everywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

/** Whether a Tirage answers there, be it up or about to be. */
export async function isTirage(address: string, signal: AbortSignal): Promise<boolean> {
  try {
    const within = AbortSignal.any([signal, AbortSignal.timeout(LOOK_MS)]);
    const answer = await fetch(`${address}/api/health`, { signal: within });
    const { roles, code } = (await answer.json()) as { roles?: unknown; code?: unknown };
    return Array.isArray(roles) || code === 'server.starting';
  } catch {
    signal.throwIfAborted();
    return false;
  }
}
