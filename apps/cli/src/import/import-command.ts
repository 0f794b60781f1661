import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { readConfiguration, Refusal } from '#platform';
import { derivedId } from '#tournament';
import type { ServerCommand, ServerContext } from '../command/command.js';
import type { Browser, FileToImport } from '../server/browser.js';
import { listedThere, maybeTheSame } from './imported-already.js';
import { addressHere, isTirage } from '../server/server-here.js';
import { ServerRefused } from '../server/server-refused.js';
import { runningServer, ServerUnusable, signIn } from '../server/sign-in.js';
import {
  importedText,
  previewText,
  type ImportedJournal,
  type CopyOfFile,
  type FileKnown,
  type ImportedFile,
  type RefusedFile,
  type Seen,
} from './import-texts.js';

export const importCommand: ServerCommand = {
  worksOn: 'server',
  name: 'import',
  usage: 'FILE [--server URL] [--look] [--again] [--json]',
  summary: 'import a .tirage file or published results (--look: preview only)',
  details: `Imports FILE, or each file in a folder, into a server. A .tirage file is a full tournament. Published results become a
finished tournament, and its scores are compared with the published ones.

  --server URL    server to use (default: the one that runs here); sign in with TIRAGE_LOGIN and TIRAGE_PASSWORD
  --look          show what would be imported, and save nothing
  --again         import a file again that was imported before
  --json          output as JSON`,
  arguments: [1, 1],
  options: ['look', 'again', 'json'],
  valued: ['server'],
  interrupted:
    'Interrupted. Files imported so far are kept. The current file is imported completely or not at all.',
  async run([path], options, context) {
    const files = await filesAt(resolve(path!));
    const organiser = await organiserOf(context);
    const done: (ImportedFile | FileKnown | ImportedJournal | RefusedFile | CopyOfFile | Seen)[] = [];
    const known = new Map<string, string>();
    for (const { path: at, name } of files) {
      context.signal.throwIfAborted();
      // oxlint-disable-next-line no-await-in-loop -- one file after the other
      const bytes = new Uint8Array(await readFile(at));
      const contents = createHash('sha256').update(bytes).digest('hex');
      const sameAs = known.get(contents);
      if (sameAs === undefined) known.set(contents, name);
      const one =
        sameAs === undefined
          ? // oxlint-disable-next-line no-await-in-loop -- one file after the other
            await imported(
              organiser,
              { name: basename(at), bytes },
              {
                name,
                previewOnly: options.has('look'),
                // The same contents give the same command: a server makes one tournament of them.
                commandId: options.has('again') ? randomUUID() : derivedId('import', contents),
              },
            )
          : { file: name, sameAs };
      done.push(one);
      if (!options.has('json'))
        context.terminal.out('toCome' in one ? previewText(one) : importedText(one, originOf(context)));
    }
    if (options.has('json')) context.terminal.out(JSON.stringify(done, null, 2));
    return done.some((one) => 'refused' in one) ? 1 : 0;
  },
};

/** Looks at a file, or imports it, and says what the server says; `name` is its place in the folder. */
async function imported(
  organiser: Browser,
  file: FileToImport,
  {
    name,
    previewOnly,
    commandId,
  }: { readonly name: string; readonly previewOnly: boolean; readonly commandId: string },
): Promise<ImportedFile | FileKnown | ImportedJournal | RefusedFile | Seen> {
  try {
    if (isPacked(file.bytes)) {
      const { lines, ...book } = await organiser.bring('/api/tournaments/brought', file);
      return { file: name, tournament: String(book['tournament']), lines: Number(lines) };
    }
    const toCome = (await organiser.bring('/api/imports/look', file)) as unknown as Seen['toCome'];
    if (previewOnly) return { file: name, toCome };
    const before = new Set((await listedThere(organiser)).map(({ id }) => id));
    const { tournament, position } = await organiser.bring('/api/imports', file, commandId);
    if (before.has(String(tournament))) return { file: name, importedAs: String(tournament) };
    const sessions: ImportedFile['sessions'][number][] = [];
    for (const { session } of toCome.kind === 'results' ? toCome.sessions : []) {
      const path = `/api/tournaments/${String(tournament)}/published?after=${String(position)}&session=${session}`;
      // oxlint-disable-next-line no-await-in-loop -- one session after the other
      const compared = await onceReadable(organiser, path);
      sessions.push(...(compared as unknown as Pick<ImportedFile, 'sessions'>).sessions);
    }
    const made = { file: name, tournament: String(tournament), leftOut: toCome.leftOut, sessions };
    await onceReadable(organiser, `/api/tournaments/${String(tournament)}?after=${String(position)}`);
    const all = await listedThere(organiser);
    const own = all.find(({ id }) => id === tournament);
    return {
      ...made,
      maybeSame: own ? maybeTheSame(own, all).map(({ id, name: of }) => ({ id, name: of })) : [],
    };
  } catch (error) {
    if (!(error instanceof ServerRefused)) throw error;
    const { problem } = error;
    return { file: name, refused: problem.detail ?? problem.code, problem };
  }
}

/** An answer that waits for a long journal to be read: until then the server says to ask again. */
async function onceReadable(organiser: Browser, path: string): Promise<Record<string, unknown>> {
  for (;;) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- until it can be read
      return await organiser.get(path);
    } catch (error) {
      if (!(error instanceof ServerRefused && error.problem.code === 'projection.behind')) throw error;
    }
  }
}

/** Whether a file is a whole journal, which alone comes packed (gzip). */
function isPacked(bytes: Uint8Array): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}

/** @throws Refusal when there is nothing of that name */
async function filesAt(path: string): Promise<{ path: string; name: string }[]> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    throw new Refusal(`Cannot read ${path} (${error.code}). Name a results file or a folder of them.`);
  });
  if (!found.isDirectory()) return [{ path, name: path }];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return paths.toSorted().map((each) => ({ path: each, name: each.slice(path.length + 1) }));
}

function originOf({ env, values }: ServerContext): string {
  const named = values.get('server');
  return named === undefined ? addressHere(readConfiguration(env)) : runningServer(named).origin;
}

/** Signs in at the server that was named, or at the one that runs here. @throws ServerUnusable */
async function organiserOf({ env, values, signal }: ServerContext): Promise<Browser> {
  const named = values.get('server');
  if (named !== undefined) return signIn(runningServer(named), env, signal);
  const origin = addressHere(readConfiguration(env));
  if (!(await isTirage(origin, signal)))
    throw new ServerUnusable(
      `No Tirage answers at ${origin}. Start it, or name another server with --server.`,
    );
  return signIn({ origin, setUpToken: undefined }, env, signal);
}
