import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ServerCommand, ServerContext } from '../command/command.js';
import type { SendFault } from '#interchange';
import { Refusal } from '#platform';
import { sendFaultText } from '#words';
import { UsageError } from '../command/command-line.js';
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
  book: { out: (tournament) => `${tournament}.tirage`, take: takeJournal },
  usebio: ofSession('results?format=usebio', 'xml'),
  pbn: ofSession('open-deals', 'pbn'),
  protocol: ofSession('protocol', 'json'),
  send: ofFederation(),
  site: { out: (tournament) => `site-${tournament}`, take: takeSite },
};

export const exportCommand: ServerCommand = {
  worksOn: 'server',
  name: 'export',
  usage: 'ID --format FORMAT',
  summary: 'export a tournament, its pages, results or deals',
  details: `  --format book      the full tournament, for import into another Tirage (ID.tirage)
  --format site      the public pages, as a folder for any web host (site-ID)
  --format usebio    results of a closed session, in USEBIO
  --format pbn       released deals of a session, in PBN
  --format send      results for the federation, with member numbers; lists what is missing
  --format protocol  official results file of a session, in JSON
  --session N        session to export (default: 1)
  --out PATH         file or folder to write
  --server URL       server to use (default: the one that runs here)
  --no-people        with book: leave out names, clubs, member numbers and free text
  --unseen REASON    with book: include keys of deals not released yet; the journal records this and your reason

ID is the tournament’s id, or the address of one of its pages. Set TIRAGE_LOGIN and TIRAGE_PASSWORD to the account of
an organiser of the tournament.`,
  arguments: [1, 1],
  options: ['no-people'],
  valued: ['format', 'out', 'server', 'session', 'unseen'],
  interrupted: 'Interrupted. The export is incomplete.',
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
    throw new UsageError(`Choose a format: --format ${Object.keys(FORMATS).join(', ')}.`);
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
      return `Saved ${out}.`;
    },
  };
}

/** The results for the federation, behind what is missing in them. */
function ofFederation(): Format {
  const file = ofSession('federation-file', 'xml');
  return {
    ...file,
    async take(wanted) {
      const { browser, tournament, session } = wanted;
      const path = `/api/tournaments/${tournament}/sessions/${encodeURIComponent(session)}/federation-check`;
      const { faults } = (await browser.get(path)) as { readonly faults: readonly SendFault[] };
      const told =
        faults.length === 0 ? ['Nothing is missing.'] : faults.map((each) => sendFaultText(each, 'en'));
      return [...told, await file.take(wanted)].join('\n');
    },
  };
}

/** What it means that the server answers with nothing. */
const EMPTY: Readonly<Record<string, string>> = {
  'open-deals': 'No deals of this session have been released yet. Nothing was saved.',
};

/**
 * Writes a file under another name until it is whole.
 *
 * @param empty why there is nothing to write
 * @throws Refusal where there is nothing
 */
async function saved(content: Readable, out: string, empty = 'There is nothing to export.'): Promise<void> {
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

async function takeJournal({ browser, tournament, out, options, values }: Export): Promise<string> {
  const reason = values.get('unseen');
  const body = { people: !options.has('no-people'), ...(reason !== undefined && { unseen: { reason } }) };
  const journal = await browser.file('POST', `/api/tournaments/${tournament}/book`, body);
  await saved(streamOf(journal), out);
  const keys =
    reason === undefined
      ? ''
      : ' It contains keys of deals that are not released yet. Do not give it to players.';
  return `Saved the full tournament as ${out}.${keys}`;
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
  return `Saved ${count} files in ${out}. Upload the folder to your web host.`;
}
