import { setTimeout as sleep } from 'node:timers/promises';
import {
  isLasting,
  PlaceRefused,
  Refusal,
  secondsUntilNext,
  siteListOf,
  SitePush,
  type ArePlaced,
  type FileToPlace,
  type Place,
} from '#platform';
import type { ServerCommand, ServerContext, Terminal } from '../command/command.js';
import { UsageError } from '../command/command-line.js';
import { refusedInWords, siteArchive, tournamentOf } from '../export/from-server.js';
import { unzipped } from '../export/unzip.js';
import type { Browser } from '../server/browser.js';
import { ServerRefused } from '../server/server-refused.js';
import { signInHere } from '../server/server-here.js';
import { placeOf } from './place-of.js';

/** Seconds between two looks whether the tournament has moved on. */
const EVERY = 15;

export const pushCommand: ServerCommand = {
  worksOn: 'server',
  name: 'push',
  usage: 'ID --to PLACE',
  summary: 'publish a tournament’s pages to a folder, S3, SFTP or another Tirage',
  details: `  --to FOLDER                   a folder served by a web host
  --to s3://BUCKET/PATH         S3-compatible storage; set AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_REGION and
                                AWS_ENDPOINT_URL to the values from your provider
  --to sftp://USER@HOST/PATH    SFTP; set TIRAGE_SFTP_PASSWORD or TIRAGE_SFTP_KEY_FILE, and set TIRAGE_SFTP_HOST_KEY to
                                the fingerprint of the host’s key (it is shown if you leave it out)
  --to https://HOST/sites/NAME  another Tirage; set TIRAGE_SITE_TOKEN to the token from its administrator
  --live                        keep publishing changes until Ctrl-C, also after a lost connection
  --every SECONDS               how often to check for changes (default: ${EVERY})
  --server URL                  server to use (default: the one that runs here)

ID is the tournament’s id, or the address of one of its pages. Set TIRAGE_LOGIN and TIRAGE_PASSWORD to the account of
an organiser or a director of the tournament. Only changes are sent: first data, then pages, last the list of files.`,
  arguments: [1, 1],
  options: ['live'],
  valued: ['to', 'every', 'server'],
  interrupted: 'Interrupted. Pages reported as published are online.',
  async run([from], options, context) {
    const { values, env, terminal, signal } = context;
    const every = secondsOf(values);
    const to = values.get('to');
    if (to === undefined)
      throw new UsageError(
        'Choose a place with --to: a folder, s3://BUCKET/PATH, sftp://USER@HOST/PATH or https://HOST/sites/NAME.',
      );
    const place = placeOf(to, env);
    try {
      const browser = await signInHere(context);
      const pushing = new LivePush({ browser, tournament: tournamentOf(from!), place, terminal, signal });
      await refusedInWords(() => pushing.once());
      for (let failures = 0; options.has('live') && !signal.aborted;) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other, until it is ended
        await sleep(1_000 * secondsUntilNext(failures, every), undefined, { signal });
        // oxlint-disable-next-line no-await-in-loop -- as above
        failures = (await pushing.again()) ? 0 : failures + 1;
      }
      return 0;
    } finally {
      place.close?.();
    }
  },
};

function secondsOf(values: ServerContext['values']): number {
  const text = values.get('every') ?? String(EVERY);
  if (!/^\d{1,4}(\.\d)?$/.test(text)) throw new UsageError('--every must be a number of seconds.');
  return Number(text);
}

interface Parts {
  readonly browser: Browser;
  readonly tournament: string;
  readonly place: Place;
  readonly terminal: Terminal;
  readonly signal: AbortSignal;
}

/** Pushes what a server answers, and says how it went. */
class LivePush {
  readonly #parts: Parts;
  readonly #push: SitePush;
  #position = 0;

  constructor(parts: Parts) {
    const { browser, tournament, place } = parts;
    this.#parts = parts;
    const files = (arePlaced: ArePlaced) => filesOf(browser, tournament, arePlaced);
    this.#push = new SitePush({ tournament, place, source: { files } });
  }

  /** What keeps a push back in the beginning is said, and nothing is tried again. @throws Refusal */
  async once(): Promise<void> {
    const { place } = this.#parts;
    try {
      await this.#send();
    } catch (error) {
      if (error instanceof Refusal || error instanceof ServerRefused) throw error;
      throw new Refusal(`Cannot publish to ${place.name}: ${causeOf(error)}`, { cause: error });
    }
  }

  /** Pushes what has changed since; answers whether it could, and says why not. */
  async again(): Promise<boolean> {
    const { browser, tournament, terminal, signal, place } = this.#parts;
    try {
      const { position } = await browser.get(`/api/tournaments/${tournament}`);
      if (position !== this.#position) await this.#send();
      return true;
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof ServerRefused && error.problem.status === 404) throw error;
      if (error instanceof PlaceRefused && isLasting(error)) throw error;
      terminal.err(`${place.name}: not published (${causeOf(error)}). Trying again.`);
      return false;
    }
  }

  async #send(): Promise<void> {
    const { place, terminal, signal } = this.#parts;
    const { written, removed, files, position } = await this.#push.push(signal);
    this.#position = position;
    const gone = removed > 0 ? `, ${removed} removed` : '';
    terminal.out(
      `${place.name}: published up to journal entry ${position} (${written} of ${files} files sent${gone}).`,
    );
  }
}

/** The files of a site as the server gives them; the pages that show it only where they are not placed yet. */
async function filesOf(
  browser: Browser,
  tournament: string,
  arePlaced: ArePlaced,
): Promise<readonly FileToPlace[]> {
  const archived = async (pages: boolean) => [...unzipped(await siteArchive(browser, tournament, pages))];
  const data = await archived(false);
  const list = siteListOf(data.at(-1)?.content);
  const coming = new Set(data.map(({ path }) => path));
  return list !== undefined && (await arePlaced(list.files, coming)) ? data : archived(true);
}

function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { cause } = error;
  return cause instanceof Error ? `${error.message}: ${cause.message}` : error.message;
}
