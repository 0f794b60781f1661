import { EventCatalogue, Ledger } from '#ledger';
import { createPool, requireMigrated } from '#platform';
import type { Command, Terminal } from './command.js';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const verifyCommand: Command = {
  name: 'verify',
  usage: '[TOURNAMENT]',
  summary: 'walk the chains of the books and name the first line of each that was changed',
  arguments: [0, 1],
  options: [],
  makesHome: false,
  async run([id], _, { connectionString, terminal }) {
    await requireMigrated(connectionString);
    const pool = createPool(connectionString, { name: 'tirage verify', max: 2 });
    // Hashes are over the stored text: what the events mean does not matter.
    const ledger = new Ledger({ pool, catalogue: new EventCatalogue([]) });
    try {
      return id === undefined
        ? await verifyAll(ledger, terminal)
        : await verifyOne(ledger, id.toLowerCase(), terminal);
    } finally {
      await ledger.close();
      await pool.end();
    }
  },
};

async function verifyOne(ledger: Ledger, tournament: string, terminal: Terminal): Promise<number> {
  if (!UUID.test(tournament)) {
    terminal.err(
      `${tournament} is not the id of a tournament: take it from the address of the tournament's page.`,
    );
    return 1;
  }
  if (!(await ledger.head(tournament))) {
    terminal.err(`There is no tournament ${tournament}: tirage verify without an id walks them all.`);
    return 1;
  }
  return (await isWhole(ledger, tournament, terminal)) ? 0 : 1;
}

async function verifyAll(ledger: Ledger, terminal: Terminal): Promise<number> {
  let [books, broken] = [0, 0];
  let page = await ledger.heads({ archived: true });
  while (page.length > 0) {
    for (const { tournament } of page) {
      books++;
      if (!(await isWhole(ledger, tournament, terminal))) broken++;
    }
    page = await ledger.heads({ archived: true, after: page.at(-1)!.tournament });
  }
  const all = `${books} ${books === 1 ? 'book' : 'books'}`;
  terminal.out(broken === 0 ? `${all}, all whole.` : `${all}, ${broken} not whole.`);
  return broken === 0 ? 0 : 1;
}

async function isWhole(ledger: Ledger, tournament: string, terminal: Terminal): Promise<boolean> {
  const result = await ledger.verify(tournament);
  terminal.out(
    `${tournament}: ${result.ok ? `whole up to line ${result.position}, hash ${result.hash}` : result.why}`,
  );
  return result.ok;
}
