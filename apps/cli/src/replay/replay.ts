import { resolve } from 'node:path';
import { UsageError } from '../command/command-line.js';
import type { ServerCommand, ServerContext } from '../command/command.js';
import { Browser } from '../server/browser.js';
import type { Players } from '../server/players.js';
import { newAccount, runningServer, setUpTemporary, signIn } from '../server/sign-in.js';
import { startTemporaryServer, THIS_MACHINE } from '../server/temporary-server.js';
import { replayFile, type LaterFile, type ReplayedFile } from './replay-file.js';
import { fileText, reportOf, totalText, type SkippedFile } from './report.js';
import { resultFiles, type ResultFile } from './result-files.js';

export const replayCommand: ServerCommand = {
  worksOn: 'server',
  name: 'replay',
  usage: 'FILE [--then FILE] [--server URL] [--json]',
  summary: 're-score published results and compare',
  details: `Plays the published results in FILE through a server, and compares every score with the published ones.

  --then FILE     the same results as published later, after rulings; the rulings are given in between
  --server URL    server to use (default: a temporary one); sign in with TIRAGE_LOGIN and TIRAGE_PASSWORD
  --json          output as JSON`,
  arguments: [1, 1],
  options: ['json'],
  valued: ['server', 'then'],
  interrupted:
    'Interrupted. Results played so far stay on the server named with --server. A temporary server is removed.',
  async run([path], options, context) {
    const files = await resultFiles(resolve(path!));
    const later = await laterFile(context.values.get('then'), files);
    const asJson = options.has('json');
    const report = await onServer(context, async (players) => {
      const replayed: ReplayedFile[] = [];
      const skipped: SkippedFile[] = [];
      for (const { name, read } of named(files, path!)) {
        context.signal.throwIfAborted();
        if (typeof read === 'string') {
          skipped.push({ file: name, why: read });
          continue;
        }
        const file = await replayFile(name, read, players, later);
        replayed.push(file);
        if (!asJson) context.terminal.out(fileText(file));
      }
      return reportOf(replayed, skipped);
    });
    context.terminal.out(asJson ? JSON.stringify(report, null, 2) : totalText(report));
    return report.total.agrees ? 0 : 1;
  },
};

/**
 * The later publication that is named.
 *
 * @throws UsageError when it is no single file of results, there are several before it, or nothing but teams in that
 */
async function laterFile(
  path: string | undefined,
  before: readonly ResultFile[],
): Promise<LaterFile | undefined> {
  if (path === undefined) return undefined;
  const [file, ...others] = await resultFiles(resolve(path));
  if (before.length !== 1 || !file || others.length > 0)
    throw new UsageError('Use --then with one results file for one other file.');
  const { read } = before[0]!;
  if (typeof read !== 'string' && read.results.length === 0)
    throw new UsageError('--then works only with results of pairs and individuals.');
  if (typeof file.read === 'string') throw new UsageError(`${path}: ${file.read}`);
  return { file: path, read: file.read };
}

/** Files as the command line names them. */
function named(files: readonly ResultFile[], path: string): readonly ResultFile[] {
  return files.length === 1 && files[0]!.name === resolve(path) ? [{ ...files[0]!, name: path }] : files;
}

/** Works on the server that was named, or on one of its own, which goes afterwards. */
async function onServer<Result>(
  { env, values, signal }: ServerContext,
  work: (players: Players) => Promise<Result>,
): Promise<Result> {
  const address = values.get('server');
  if (address !== undefined) {
    const server = runningServer(address);
    const organiser = await signIn(server, env, signal);
    return work({ organiser, newBrowser: () => new Browser(server.origin, signal) });
  }
  const server = await startTemporaryServer('replay', THIS_MACHINE, env, signal);
  try {
    const organiser = await setUpTemporary(server, newAccount('Replay'), signal);
    return await work({ organiser, newBrowser: () => new Browser(server.origin, signal) });
  } finally {
    await server.stop();
  }
}
