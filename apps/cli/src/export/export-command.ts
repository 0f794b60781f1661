import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ServerCommand, ServerContext } from '../command.js';
import { Refusal } from '#platform';
import { UsageError } from '../command-line.js';
import type { Browser } from '../server/browser.js';
import { signInHere } from '../server/server-here.js';
import { refusedInWords, siteArchive, streamOf, tournamentOf } from './from-server.js';
import { unzipped } from './unzip.js';

/** What is asked of the server, and where it goes. */
interface Export {
  readonly browser: Browser;
  readonly tournament: string;
  readonly session: string;
  readonly out: string;
  readonly options: ReadonlySet<string>;
  readonly values: ReadonlyMap<string, string>;
}

interface Format {
  /** Where it goes when nobody says so. */
  readonly out: (tournament: string, session: string) => string;
  /** Answers what was written, in one sentence. */
  readonly take: (wanted: Export) => Promise<string>;
}

/** In what a tournament leaves. */
const FORMATS: Readonly<Record<string, Format>> = {
  book: { out: (tournament) => `${tournament}.tirage`, take: takeBook },
  usebio: ofSession('results?format=usebio', 'xml'),
  pbn: ofSession('open-deals', 'pbn'),
  protocol: ofSession('protocol', 'json'),
  site: { out: (tournament) => `site-${tournament}`, take: takeSite },
};

export const exportCommand: ServerCommand = {
  worksOn: 'server',
  name: 'export',
  usage: 'ID --format FORMAT',
  summary: 'take a tournament along: its whole book, its public pages as a folder, results, deals',
  details: `  --format book    the whole book, which another installation takes in and verifies (ID.tirage)
  --format site    what everybody may see, with its pages, as a folder that any web host serves (site-ID)
  --format usebio  the results of a session that is closed, in USEBIO
  --format pbn     the open deals of a session, in PBN
  --format protocol  the published protocol of a session, in JSON
  --session N      which session (1)
  --out PATH       the file or folder to write
  --server URL     the server; otherwise the one that runs here
  --no-people      book: without names, clubs, member numbers and free texts
  --unseen REASON  book: with the keys of deals that nobody may see yet; the journal says so, and why

ID is that of a tournament, or the address of one of its pages. Set TIRAGE_LOGIN and TIRAGE_PASSWORD to an account that
organises it.`,
  arguments: [1, 1],
  options: ['no-people'],
  valued: ['format', 'out', 'server', 'session', 'unseen'],
  interrupted: 'Interrupted: what was written by then is not whole.',
  async run([from], options, context) {
    const { values, terminal } = context;
    const format = formatOf(values);
    const tournament = tournamentOf(from!);
    const session = values.get('session') ?? '1';
    const out = resolve(values.get('out') ?? format.out(tournament, session));
    const browser = await signInHere(context);
    terminal.out(
      await refusedInWords(() => format.take({ browser, tournament, session, out, options, values })),
    );
    return 0;
  },
};

function formatOf(values: ServerContext['values']): Format {
  const name = values.get('format') ?? '';
  if (!Object.hasOwn(FORMATS, name)) {
    throw new UsageError(`--format is one of ${Object.keys(FORMATS).join(', ')}.`);
  }
  return FORMATS[name]!;
}

/** What a session has at an address, as a file. */
function ofSession(address: string, extension: string): Format {
  return {
    out: (tournament, session) => `${tournament}-${session}.${extension}`,
    async take({ browser, tournament, session, out }) {
      const path = `/api/tournaments/${tournament}/sessions/${encodeURIComponent(session)}/${address}`;
      await saved(streamOf(await browser.file('GET', path)), out, EMPTY[address]);
      return `${out} is written.`;
    },
  };
}

/** What it means that the server answers with nothing. */
const EMPTY: Readonly<Record<string, string>> = {
  'open-deals': 'No deal of this session is open yet: nothing was written.',
};

/**
 * Writes a file under another name until it is whole.
 *
 * @param empty why there is nothing to write
 * @throws Refusal where there is nothing
 */
async function saved(content: Readable, out: string, empty = 'There is nothing to write.'): Promise<void> {
  const coming = `${out}.coming`;
  try {
    const file = createWriteStream(coming, { mode: 0o600 });
    await pipeline(content, file);
    if (file.bytesWritten === 0) throw new Refusal(empty);
    await rename(coming, out);
  } catch (error) {
    await rm(coming, { force: true });
    throw error;
  }
}

async function takeBook({ browser, tournament, out, options, values }: Export): Promise<string> {
  const reason = values.get('unseen');
  const body = { people: !options.has('no-people'), ...(reason !== undefined && { unseen: { reason } }) };
  const book = await browser.file('POST', `/api/tournaments/${tournament}/book`, body);
  await saved(streamOf(book), out);
  const keys =
    reason === undefined
      ? ''
      : ' Keys of deals that nobody may see yet are in it: give it to nobody who plays.';
  return `${out} holds the whole book.${keys}`;
}

async function takeSite({ browser, tournament, out }: Export): Promise<string> {
  let count = 0;
  for (const { path, content } of unzipped(await siteArchive(browser, tournament, true))) {
    const file = join(out, path);
    // oxlint-disable-next-line no-await-in-loop -- in the order of the archive: the page comes after what it asks for
    await mkdir(dirname(file), { recursive: true });
    // oxlint-disable-next-line no-await-in-loop -- as above
    await writeFile(file, content);
    count++;
  }
  return `${out} holds ${count} files: put the folder wherever a web host serves it.`;
}
