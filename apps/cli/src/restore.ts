import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  checkBackup,
  CopiesAtPlace,
  KeptBackups,
  pushFailureOf,
  Refusal,
  requireNothingHeld,
  restore,
} from '#platform';
import { isProblemCode, problemText } from '#words';
import { emptyQueueStorage, queueStorage } from '#queues';
import type { CommandContext, DatabaseCommand } from './command/command.js';
import { countJournals } from './count-journals.js';
import { placeOf } from './push/place-of.js';

export const restoreCommand: DatabaseCommand = {
  name: 'restore',
  usage: 'FILE|PLACE [MADE] [--replace]',
  summary: 'restore a backup, or a copy from elsewhere (--replace: overwrite)',
  details: `  FILE                a backup, as tirage backup writes it
  FOLDER              a folder with encrypted copies
  s3://BUCKET/PATH    copies in S3-compatible storage; set AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_REGION and
                      AWS_ENDPOINT_URL to the values from your provider
  sftp://USER@HOST/PATH
                      copies on another machine; set TIRAGE_SFTP_PASSWORD or TIRAGE_SFTP_KEY_FILE
  MADE                which copy, by its time (default: the latest)
  --replace           overwrite the data that are here

For copies, set TIRAGE_PASSPHRASE to their passphrase. The copy is also kept among the backups of the home.`,
  arguments: [1, 2],
  options: ['replace'],
  makesHome: true,
  interrupted: 'Interrupted. Nothing was changed.',
  prepare: async ([from]) => {
    if (!isOfCopies(from!)) await checkBackup(resolve(from!));
  },
  async run([from, made], options, context) {
    const { connectionString, redisUrl, terminal, signal } = context;
    const replace = options.has('replace');
    const ofCopies = isOfCopies(from!);
    // It is refused before a whole copy is fetched for nothing.
    if (ofCopies && !replace) await requireNothingHeld(connectionString);
    const path = ofCopies ? await fetched(from!, made, context) : resolve(from!);
    const storage = queueStorage({ databaseUrl: connectionString, redisUrl });
    const rows = await restore(connectionString, path, {
      replace,
      emptyQueues: () => emptyQueueStorage(storage),
      signal,
    });
    terminal.out(`Restored from ${path}: ${countJournals(rows)}.`);
    return 0;
  },
};

/** Whether it names a place of encrypted copies, and no backup. */
function isOfCopies(from: string): boolean {
  return /^(s3|sftp):\/\//.test(from) || existsSync(join(resolve(from), 'copies.json'));
}

/** Brings a copy to the backups of the home. @throws Refusal where there is none, or it has another passphrase */
async function fetched(
  from: string,
  made: string | undefined,
  { env, home, connectionString, terminal, signal }: CommandContext,
): Promise<string> {
  const { TIRAGE_PASSPHRASE: passphrase } = env;
  if (!passphrase) throw new Refusal('Set TIRAGE_PASSPHRASE to the passphrase of the copies.');
  const place = placeOf(from, env);
  try {
    const copies = new CopiesAtPlace(place);
    const key = await copies.openKey(passphrase, undefined, signal);
    const wanted = made ?? (await copies.all(signal))[0]?.made;
    if (wanted === undefined) throw new Refusal(`No copy has arrived in ${place.name} yet.`);
    terminal.out(`Fetching the copy of ${wanted} from ${place.name}.`);
    const backups = new KeptBackups(home, connectionString);
    const { name } = await backups.bring(await copies.read(wanted, key, signal));
    return join(backups.folder, name);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const { code, params } = pushFailureOf(error);
    if (code === 'push.failed' || !isProblemCode(code)) throw error;
    throw new Refusal(`${place.name}: ${problemText(code, params, 'en')}`, { cause: error });
  } finally {
    place.close?.();
  }
}
