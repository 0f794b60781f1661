import { Ledger } from '#ledger';
import { createPool, requireMigrated } from '#platform';
import { eventCatalogue, verifyBook, verifyBooks, type VerifiedBook } from '#tournament';
import type { CommandContext, DatabaseCommand, Terminal } from './command.js';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const verifyCommand: DatabaseCommand = {
  name: 'verify',
  usage: '[TOURNAMENT]',
  summary: 'walk the chains and seals of the books and name the first line of each that was changed',
  arguments: [0, 1],
  options: [],
  makesHome: false,
  interrupted: 'Interrupted: the books that are not named above were not walked to their end.',
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
      `${tournament} is not the id of a tournament: take it from the address of the tournament's page.`,
    );
    return 1;
  }
  if (!(await ledger.head(tournament))) {
    terminal.err(`There is no tournament ${tournament}: tirage verify without an id walks them all.`);
    return 1;
  }
  return isWhole(tournament, await verifyBook(ledger, tournament), terminal) ? 0 : 1;
}

async function verifyAll(
  ledger: Ledger,
  { terminal, signal }: Pick<CommandContext, 'terminal' | 'signal'>,
): Promise<number> {
  let [books, broken] = [0, 0];
  for await (const { tournament, ...book } of verifyBooks(ledger, signal)) {
    books++;
    if (!isWhole(tournament, book, terminal)) broken++;
  }
  const all = `${books} ${books === 1 ? 'book' : 'books'}`;
  terminal.out(broken === 0 ? `${all}, all whole.` : `${all}, ${broken} not whole.`);
  return broken === 0 ? 0 : 1;
}

function isWhole(tournament: string, book: VerifiedBook, terminal: Terminal): boolean {
  const said = book.ok ? `whole up to line ${book.position}, hash ${book.hash}` : book.why;
  terminal.out(`${tournament}: ${said}`);
  return book.ok;
}
