import { Ledger } from '#ledger';
import { createPool, requireMigrated } from '#platform';
import { eventCatalogue, verifyJournal, verifyJournals, type VerifiedJournal } from '#tournament';
import type { CommandContext, DatabaseCommand, Terminal } from './command/command.js';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const verifyCommand: DatabaseCommand = {
  name: 'verify',
  usage: '[TOURNAMENT]',
  summary: 'check that no journal was changed',
  arguments: [0, 1],
  options: [],
  makesHome: false,
  interrupted: 'Interrupted. Journals not listed above were not fully checked.',
  async run([id], _, { connectionString, terminal, signal }) {
    await requireMigrated(connectionString);
    const pool = createPool(connectionString, { name: 'tirage verify', max: 2 });
    const ledger = new Ledger({ pool, catalogue: eventCatalogue() });
    try {
      return id === undefined
        ? await verifyAll(ledger, { terminal, signal })
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
      `${tournament} is not a tournament id. Copy the id from the address of the tournament’s page.`,
    );
    return 1;
  }
  if (!(await ledger.head(tournament))) {
    terminal.err(
      `There is no tournament ${tournament}. To check all journals, run tirage verify without an id.`,
    );
    return 1;
  }
  return isWhole(tournament, await verifyJournal(ledger, tournament), terminal) ? 0 : 1;
}

async function verifyAll(
  ledger: Ledger,
  { terminal, signal }: Pick<CommandContext, 'terminal' | 'signal'>,
): Promise<number> {
  let [books, broken] = [0, 0];
  for await (const { tournament, ...book } of verifyJournals(ledger, signal)) {
    books++;
    if (!isWhole(tournament, book, terminal)) broken++;
  }
  const all = `${books} ${books === 1 ? 'journal' : 'journals'} checked`;
  terminal.out(broken === 0 ? `${all}: none was changed.` : `${all}: ${broken} changed.`);
  return broken === 0 ? 0 : 1;
}

function isWhole(tournament: string, journal: VerifiedJournal, terminal: Terminal): boolean {
  const said = journal.ok ? `unchanged up to entry ${journal.position}, hash ${journal.hash}` : journal.why;
  terminal.out(`${tournament}: ${said}`);
  return journal.ok;
}
