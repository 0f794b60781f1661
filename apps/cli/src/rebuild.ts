import { Ledger } from '#ledger';
import { createPool, requireMigrated } from '#platform';
import { projections, rebuild } from '#projections';
import { eventCatalogue } from '#tournament';
import type { DatabaseCommand } from './command.js';

export const rebuildCommand: DatabaseCommand = {
  name: 'rebuild',
  usage: '[PROJECTION]',
  summary: 'compute what is read anew from the books, beside what is live, then flip',
  arguments: [0, 1],
  options: [],
  makesHome: false,
  interrupted: 'Interrupted: what was computed anew by then stays, the rest is as it was.',
  async run([name], _, { connectionString, terminal, signal }) {
    const chosen = projections.filter((projection) => name === undefined || projection.name === name);
    if (chosen.length === 0) {
      const names = projections.map((projection) => projection.name).join(', ');
      terminal.err(`There is no projection ${name}: name one of ${names}, or none for all of them.`);
      return 1;
    }
    await requireMigrated(connectionString);
    const pool = createPool(connectionString, { name: 'tirage rebuild', max: 4 });
    const ledger = new Ledger({ pool, catalogue: eventCatalogue() });
    try {
      let books = 0;
      for (let page = await ledger.heads({ archived: true }); page.length > 0;) {
        for (const { tournament } of page) {
          for (const projection of chosen) {
            signal.throwIfAborted();
            await rebuild({ pool, ledger, projection, tournament });
          }
          books++;
        }
        page = await ledger.heads({ archived: true, after: page.at(-1)!.tournament });
      }
      const done = chosen.map((projection) => projection.name).join(', ');
      terminal.out(`${done} of ${books} ${books === 1 ? 'book' : 'books'}: computed anew.`);
      return 0;
    } finally {
      await ledger.close();
      await pool.end();
    }
  },
};
