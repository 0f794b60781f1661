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
import type { ServerCommand, ServerContext, Terminal } from '../command.js';
import { UsageError } from '../command-line.js';
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
  summary:
    'push the public pages of a tournament to a folder, S3-compatible storage, by SFTP or to another Tirage',
  details: `  --to FOLDER            a folder that a web host serves
  --to s3://BUCKET/PATH  S3-compatible storage, with AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_REGION and
                         AWS_ENDPOINT_URL as the storage has given them
  --to sftp://USER@HOST/PATH  by SFTP, with TIRAGE_SFTP_PASSWORD or TIRAGE_SFTP_KEY_FILE, and TIRAGE_SFTP_HOST_KEY, the
                         fingerprint of the host's key, which is said when it is missing
  --to https://HOST/sites/NAME  another Tirage, with TIRAGE_SITE_TOKEN, the token that its administrator has made
  --live                 go on until Ctrl-C: what has changed is pushed, and pushed again after a lost line
  --every SECONDS        how often it is looked for changes (${EVERY})
  --server URL           the server; otherwise the one that runs here

ID is that of a tournament, or the address of one of its pages. Set TIRAGE_LOGIN and TIRAGE_PASSWORD to an account that
organises or directs it. Only what has changed is sent, data before the pages that ask for it, the list of files last.`,
  arguments: [1, 1],
  options: ['live'],
  valued: ['to', 'every', 'server'],
  interrupted: 'Interrupted: what was said to be pushed is there.',
  async run([from], options, context) {
    const { values, env, terminal, signal } = context;
    const every = secondsOf(values);
    const to = values.get('to');
    if (to === undefined)
      throw new UsageError(
        '--to says where the pages go: a folder, s3://BUCKET/PATH, sftp://USER@HOST/PATH or https://HOST/sites/NAME.',
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
  if (!/^\d{1,4}(\.\d)?$/.test(text)) throw new UsageError('--every is a number of seconds.');
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
      throw new Refusal(`${place.name} cannot be used: ${causeOf(error)}`, { cause: error });
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
      terminal.err(`${place.name}: not pushed (${causeOf(error)}); it is tried again.`);
      return false;
    }
  }

  async #send(): Promise<void> {
    const { place, terminal, signal } = this.#parts;
    const { written, removed, files, position } = await this.#push.push(signal);
    this.#position = position;
    const gone = removed > 0 ? `, ${removed} taken away` : '';
    terminal.out(`${place.name}: pushed up to line ${position} (${written} of ${files} files sent${gone}).`);
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
