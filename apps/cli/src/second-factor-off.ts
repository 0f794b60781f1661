import { normaliseLogin, switchSecondFactorOff } from '#access';
import { createPrisma, requireMigrated } from '#platform';
import type { DatabaseCommand } from './command/command.js';

export const secondFactorOffCommand: DatabaseCommand = {
  name: 'second-factor-off',
  usage: 'LOGIN',
  summary: 'switch off the second factor of an account',
  arguments: [1, 1],
  options: [],
  makesHome: false,
  interrupted: 'Interrupted. Nothing was changed.',
  async run([login], _, { connectionString, terminal }) {
    await requireMigrated(connectionString);
    const database = createPrisma(connectionString);
    try {
      const person = await database.person.findUnique({ where: { login: normaliseLogin(login!) } });
      if (!person) {
        terminal.err(`There is no account with the login ${login}. Administrators see all under Accounts.`);
        return 1;
      }
      if (!person.secondFactorSince) {
        terminal.err(`The account ${person.login} has no second factor.`);
        return 1;
      }
      await switchSecondFactorOff(database, person.id, 'job:command-line', new Date());
      terminal.out(`The second factor of ${person.login} is off. Set up a new one under “Your account”.`);
      return 0;
    } finally {
      await database.$disconnect();
    }
  },
};
