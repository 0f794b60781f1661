import { readConfiguration, type Configuration } from '#platform';
import type { ServerContext } from '../command/command.js';
import { Browser, type BrowserOptions } from '../server/browser.js';
import type { Players } from '../server/players.js';
import {
  newAccount,
  runningServer,
  ServerUnusable,
  setUpTemporary,
  signIn,
  type Account,
  type RunningServer,
} from '../server/sign-in.js';
import { addressHere, isTirage } from '../server/server-here.js';
import { startTemporaryServer } from '../server/temporary-server.js';

/** The server on which a demo is played. */
export interface DemoServer {
  readonly players: Players;
  /** Its address for people. */
  readonly address: string;
  /** The organiser of a server of the demo's own; a running one has its own people. */
  readonly account: Account | undefined;
  /** Aborted by Ctrl-C, and when a server of its own has ended. */
  readonly signal: AbortSignal;
}

/**
 * Works on the server that was named, on the one that runs at the configured port, or on one of the demo's own, with
 * a temporary home, which goes afterwards.
 *
 * @throws ServerUnusable, ServerUnreachable, ServerNotStarted
 */
export async function onDemoServer<Result>(
  { env, values, signal }: ServerContext,
  options: BrowserOptions,
  work: (server: DemoServer) => Promise<Result>,
): Promise<Result> {
  const named = values.get('server');
  if (named !== undefined) return work(await joined(runningServer(named), env, signal, options));
  const configuration = readConfiguration(env);
  const here = addressHere(configuration);
  if (configuration.port !== 0 && (await isTirage(here, signal))) {
    if (!env['TIRAGE_LOGIN'] || !env['TIRAGE_PASSWORD']) {
      throw new ServerUnusable(
        `Tirage runs at ${here}. Set TIRAGE_LOGIN and TIRAGE_PASSWORD to an account that can create tournaments there. If there is no organiser yet, also give the set-up link with --server.`,
      );
    }
    return work(await joined({ origin: here, setUpToken: undefined }, env, signal, options));
  }
  return onOwnServer(configuration, env, signal, options, work);
}

async function joined(
  server: RunningServer,
  env: NodeJS.ProcessEnv,
  signal: AbortSignal,
  options: BrowserOptions,
): Promise<DemoServer> {
  const { origin } = server;
  // Whoever signs in wants to know at once that nobody is there; an outage is waited for from then on.
  const organiser = (await signIn(server, env, signal)).with(options);
  const newBrowser = () => new Browser(origin, signal, options);
  return { players: { organiser, newBrowser }, address: origin, account: undefined, signal };
}

async function onOwnServer<Result>(
  { host, port }: Configuration,
  env: NodeJS.ProcessEnv,
  interrupted: AbortSignal,
  options: BrowserOptions,
  work: (server: DemoServer) => Promise<Result>,
): Promise<Result> {
  // A terminal that is closed takes this program with it, but not a server in a group of its own.
  const closed = new AbortController();
  const close = () => closed.abort(new ServerUnusable('The terminal was closed.'));
  process.on('SIGHUP', close);
  try {
    const given = AbortSignal.any([interrupted, closed.signal]);
    const server = await startTemporaryServer('demo', { host, port }, env, given);
    try {
      const signal = AbortSignal.any([given, server.ended]);
      const account = newAccount('Demo');
      const organiser = (await setUpTemporary(server, account, signal)).with(options);
      const newBrowser = () => new Browser(server.origin, signal, options);
      const address = new URL(server.address).origin;
      return await work({ players: { organiser, newBrowser }, address, account, signal });
    } finally {
      await server.stop();
    }
  } finally {
    process.off('SIGHUP', close);
  }
}
