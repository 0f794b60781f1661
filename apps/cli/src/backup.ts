import { resolve } from 'node:path';
import { backup } from '#platform';
import type { DatabaseCommand } from './command/command.js';
import { countJournals } from './count-journals.js';

export const backupCommand: DatabaseCommand = {
  name: 'backup',
  usage: 'FILE',
  summary: 'save everything, keys included, in one file (server may be running)',
  arguments: [1, 1],
  options: [],
  makesHome: false,
  interrupted: 'Interrupted. Nothing was changed.',
  async run([file], _, { connectionString, terminal, signal }) {
    const path = resolve(file!);
    const rows = await backup(connectionString, path, signal);
    terminal.out(
      `Backup saved: ${path} (${countJournals(rows)}). It contains every key, so keep it where only you can read it.`,
    );
    return 0;
  },
};
