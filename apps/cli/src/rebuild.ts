import { Ledger } from '#ledger';
import { createPool, requireMigrated } from '#platform';
import { projections, rebuild } from '#projections';
import { eventCatalogue } from '#tournament';
import type { DatabaseCommand } from './command/command.js';

export const rebuildCommand: DatabaseCommand = {
  name: 'rebuild',
  usage: '[PROJECTION]',
  summary: 'rebuild pages from the journals',
  arguments: [0, 1],
  options: [],
  makesHome: false,
  interrupted: 'Interrupted. Pages rebuilt so far are kept; the others are unchanged.',
  async run([name], _, { connectionString, terminal, signal }) {
    const chosen = projections.filter((projection) => name === undefined || projection.name === name);
    if (chosen.length === 0) {
      const names = projections.map((projection) => projection.name).join(', ');
      terminal.err(`There is no projection ${name}. Use one of ${names}, or leave it out to rebuild all.`);
      return 1;
    }
    await requireMigrated(connectionString);
    const pool = createPool(connectionString, { name: 'tirage rebuild', max: 4 });
    const ledger = new Ledger({ pool, catalogue: eventCatalogue() });
    try {
      let journals = 0;
      for (let page = await ledger.heads({ archived: true }); page.length > 0;) {
        for (const { tournament } of page) {
          for (const projection of chosen) {
            signal.throwIfAborted();
            await rebuild({ pool, ledger, projection, tournament });
          }
          journals++;
        }
        page = await ledger.heads({ archived: true, after: page.at(-1)!.tournament });
      }
      const done = chosen.map((projection) => projection.name).join(', ');
      terminal.out(`Rebuilt ${done} from ${journals} ${journals === 1 ? 'journal' : 'journals'}.`);
      return 0;
    } finally {
      await ledger.close();
      await pool.end();
    }
  },
};
