import { resolve } from 'node:path';
import { checkBackup, restore } from '#platform';
import { emptyQueueStorage, queueStorage } from '#queues';
import type { DatabaseCommand } from './command/command.js';
import { countJournals } from './count-journals.js';

export const restoreCommand: DatabaseCommand = {
  name: 'restore',
  usage: 'FILE [--replace]',
  summary: 'restore a backup (--replace: overwrite)',
  arguments: [1, 1],
  options: ['replace'],
  makesHome: true,
  interrupted: 'Interrupted. Nothing was changed.',
  prepare: ([file]) => checkBackup(resolve(file!)),
  async run([file], options, { connectionString, redisUrl, terminal, signal }) {
    const path = resolve(file!);
    const storage = queueStorage({ databaseUrl: connectionString, redisUrl });
    const rows = await restore(connectionString, path, {
      replace: options.has('replace'),
      emptyQueues: () => emptyQueueStorage(storage),
      signal,
    });
    terminal.out(`Restored from ${path}: ${countJournals(rows)}.`);
    return 0;
  },
};
