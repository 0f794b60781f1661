import { migrate, updateDatabase, type Updated } from '#platform';
import type { DatabaseCommand } from './command/command.js';

export const migrateCommand: DatabaseCommand = {
  name: 'migrate',
  usage: '[--no-backup]',
  summary: 'update the database to this version, after a backup',
  details: `Updates the database to this version before the server starts, as npm start does by itself. If the database holds data, a
backup of it is first saved in the folder backups of the home. While a server of another version runs, stop it first.

  --no-backup     the data was backed up in another way
  --help          show this help`,
  arguments: [0, 0],
  options: ['no-backup'],
  makesHome: false,
  interrupted: 'Interrupted. Nothing was changed.',
  async run(_, options, { connectionString, home, terminal, signal }) {
    const { applied, backup }: Updated = options.has('no-backup')
      ? { applied: await migrate(connectionString) }
      : await updateDatabase(connectionString, home, signal);
    if (backup !== undefined)
      terminal.out(`Backup saved: ${backup}. It contains every key, so keep it where only you can read it.`);
    terminal.out(
      applied.length === 0
        ? 'The database is up to date: nothing was changed.'
        : `The database was updated: ${applied.length} ${applied.length === 1 ? 'migration' : 'migrations'} up to ${applied.at(-1)}.`,
    );
    return 0;
  },
};
