import { setTimeout as sleep } from 'node:timers/promises';
import { FilePush, Refusal, type FileToPlace, type Place } from '#platform';
import type { ServerCommand, ServerContext, Terminal } from '../command.js';
import { UsageError } from '../command-line.js';
import { refusedInWords, siteArchive, tournamentOf } from '../export/from-server.js';
import { unzipped } from '../export/unzip.js';
import type { Browser } from '../server/browser.js';
import { ServerRefused } from '../server/server-refused.js';
import { signInHere } from '../server/server-here.js';
import { placeOf } from './place-of.js';

/** The list of a site's files, which goes last. */
const LIST = 'site.json';
/** Seconds between two looks whether the tournament has moved on. */
const EVERY = 15;
/** Seconds before a place that did not answer is tried again: twice as many each time, up to these. */
const LONGEST_WAIT = 60;

export const pushCommand: ServerCommand = {
  worksOn: 'server',
  name: 'push',
  usage: 'ID --to PLACE',
  summary: 'push the public pages of a tournament to a folder, S3-compatible storage or by SFTP',
  details: `  --to FOLDER            a folder that a web host serves
  --to s3://BUCKET/PATH  S3-compatible storage, with AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_REGION and
                         AWS_ENDPOINT_URL as the storage has given them
  --to sftp://USER@HOST/PATH  by SFTP, with TIRAGE_SFTP_PASSWORD or TIRAGE_SFTP_KEY_FILE, and TIRAGE_SFTP_HOST_KEY, the
                         fingerprint of the host's key, which is said when it is missing
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
        '--to says where the pages go: a folder, s3://BUCKET/PATH or sftp://USER@HOST/PATH.',
      );
    const place = placeOf(to, env);
    try {
      const browser = await signInHere(context);
      const pushing = new SitePush({ browser, tournament: tournamentOf(from!), place, terminal, signal });
      await refusedInWords(() => pushing.once());
      for (let failures = 0; options.has('live') && !signal.aborted;) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other, until it is ended
        await sleep(1_000 * waitAfter(failures, every), undefined, { signal });
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

function waitAfter(failures: number, every: number): number {
  return failures === 0 ? every : Math.min(LONGEST_WAIT, every * 2 ** failures);
}

interface Parts {
  readonly browser: Browser;
  readonly tournament: string;
  readonly place: Place;
  readonly terminal: Terminal;
  readonly signal: AbortSignal;
}

/** Keeps a place equal to what everybody may see of a tournament. */
class SitePush {
  readonly #parts: Parts;
  readonly #push: FilePush;
  #position = 0;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#push = new FilePush(parts.place, LIST);
  }

  /** Pushes everything that is not there. @throws Refusal where the place has another tournament; whatever keeps it back */
  async once(): Promise<void> {
    const { place, tournament } = this.#parts;
    const there = listOf(await placed(place, () => place.read(LIST)));
    if (there !== undefined && there.tournament !== tournament) {
      throw new Refusal(`${place.name} has the pages of another tournament: choose another place.`);
    }
    const files = await this.#files(true);
    await placed(place, () => this.#send(files));
  }

  /** Pushes what has changed since; answers whether it could, and says why not. */
  async again(): Promise<boolean> {
    const { browser, tournament, terminal, signal, place } = this.#parts;
    try {
      const { position } = await browser.get(`/api/tournaments/${tournament}`);
      if (position === this.#position) return true;
      const changed = await this.#files(false);
      const list = listOf(changed.at(-1)?.content);
      const coming = new Set(changed.map(({ path }) => path));
      const hasPages = list !== undefined && (await this.#push.has(list.files, (path) => coming.has(path)));
      await this.#send(hasPages ? changed : await this.#files(true));
      return true;
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof ServerRefused && error.problem.status === 404) throw error;
      terminal.err(`${place.name}: not pushed (${causeOf(error)}); it is tried again.`);
      return false;
    }
  }

  async #files(pages: boolean): Promise<readonly FileToPlace[]> {
    const { browser, tournament } = this.#parts;
    return [...unzipped(await siteArchive(browser, tournament, pages))];
  }

  async #send(files: readonly FileToPlace[]): Promise<void> {
    const { place, terminal, signal } = this.#parts;
    const { written, removed } = await this.#push.push(files, signal);
    const position = listOf(files.at(-1)?.content)?.position ?? 0;
    this.#position = position;
    const gone = removed > 0 ? `, ${removed} taken away` : '';
    terminal.out(
      `${place.name}: pushed up to line ${position} (${written} of ${files.length} files sent${gone}).`,
    );
  }
}

/** What a place refuses in the beginning is said, and nothing is tried again. @throws Refusal */
async function placed<Result>(place: Place, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(`${place.name} cannot be used: ${causeOf(error)}`, { cause: error });
  }
}

interface List {
  readonly tournament: string;
  readonly position: number;
  readonly files: Readonly<Record<string, string>>;
}

function listOf(content: Buffer | undefined): List | undefined {
  try {
    return content && (JSON.parse(content.toString()) as List);
  } catch {
    return undefined;
  }
}

function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { cause } = error;
  return cause instanceof Error ? `${error.message}: ${cause.message}` : error.message;
}
