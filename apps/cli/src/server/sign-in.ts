import { randomBytes } from 'node:crypto';
import { Refusal } from '#platform';
import { Browser } from './browser.js';
import { ServerRefused } from './server-refused.js';
import type { TemporaryServer } from './temporary-server.js';

/** The server cannot be used. */
export class ServerUnusable extends Refusal {
  override readonly name = 'ServerUnusable';
}

/** An account that a command has made. */
export interface Account {
  readonly name: string;
  readonly login: string;
  readonly password: string;
}

/** An account with a password that nobody guesses. */
export function newAccount(name: string): Account {
  return { name, login: name.toLowerCase(), password: randomBytes(12).toString('base64url') };
}

/** Makes the first organiser of a temporary server. */
export async function setUpTemporary(
  { origin, setUpToken }: TemporaryServer,
  account: Account,
  signal: AbortSignal,
): Promise<Browser> {
  const browser = new Browser(origin, signal);
  await browser.post('/api/set-up', { token: setUpToken, ...account });
  return browser;
}

/** A running server as the command line names it: its address, or the link of its first set-up. */
export interface RunningServer {
  readonly origin: string;
  readonly setUpToken: string | undefined;
}

/** @throws ServerUnusable when it is no address */
export function runningServer(address: string): RunningServer {
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) {
    throw new ServerUnusable(`${address} is not a server address. Use one like http://localhost:3000.`);
  }
  const url = new URL(address);
  const token = url.pathname === '/set-up' ? url.hash.slice(1) : '';
  return { origin: url.origin, setUpToken: token || undefined };
}

/**
 * Signs in at a running server with TIRAGE_LOGIN and TIRAGE_PASSWORD, and TIRAGE_CODE where it asks for a code; by the link of its first set-up the organiser is
 * made with them.
 *
 * @throws ServerUnusable when they are missing or wrong; ServerUnreachable
 */
export async function signIn(
  { origin, setUpToken }: RunningServer,
  { TIRAGE_LOGIN: login, TIRAGE_PASSWORD: password, TIRAGE_CODE: code }: NodeJS.ProcessEnv,
  signal: AbortSignal,
): Promise<Browser> {
  if (!login || !password) {
    throw new ServerUnusable(
      'Set TIRAGE_LOGIN and TIRAGE_PASSWORD to an account that can create tournaments on that server.',
    );
  }
  const browser = new Browser(origin, signal);
  try {
    if (setUpToken === undefined)
      await browser.post('/api/sign-in', { login, password, ...(code && { code }) });
    else await browser.post('/api/set-up', { token: setUpToken, name: login, login, password });
  } catch (error) {
    throw error instanceof ServerRefused ? new ServerUnusable(`${origin}: ${sentenceOf(error)}`) : error;
  }
  return browser;
}

function sentenceOf({ problem }: ServerRefused): string {
  return problem.detail ?? problem.title ?? problem.code;
}
