import type pg from 'pg';
import type { Ledger } from '#ledger';
import type { JournalMarks } from './journal-marks.js';

/** Whether what was acknowledged is there, was delivered, and stands in chains that hold. */
export interface Checks {
  readonly tournaments: number;
  readonly acknowledged: number;
  readonly stored: number;
  readonly delivered: number;
  readonly chains: number;
  /** What does not hold; empty when everything does. */
  readonly faults: readonly string[];
}

export async function check(
  pool: pg.Pool,
  ledger: Ledger,
  acknowledged: ReadonlyMap<string, JournalMarks>,
  delivered: ReadonlyMap<string, JournalMarks>,
): Promise<Checks> {
  const faults: string[] = [];
  const { rows } = await pool.query<{ tournament: string; count: string }>(
    'SELECT tournament, count(*) FROM ledger.line GROUP BY tournament',
  );
  const stored = new Map(rows.map(({ tournament, count }) => [tournament, Number(count)]));
  let chains = 0;
  for (const [tournament, marks] of acknowledged) {
    if (stored.get(tournament) !== marks.count) {
      faults.push(`${tournament}: ${marks.count} events acknowledged, ${stored.get(tournament)} stored`);
    }
    const given = delivered.get(tournament);
    if (given && !given.equals(marks)) {
      faults.push(`${tournament}: ${marks.count} events acknowledged, ${given.count} delivered, or others`);
    }
    const chain = await ledger.verify(tournament);
    if (chain.ok && chain.position === marks.count) chains++;
    else faults.push(`${tournament}: ${chain.ok ? `the chain ends at ${chain.position}` : chain.why}`);
  }
  return {
    tournaments: acknowledged.size,
    acknowledged: sum([...acknowledged.values()].map(({ count }) => count)),
    stored: sum([...acknowledged.keys()].map((tournament) => stored.get(tournament) ?? 0)),
    delivered: sum([...delivered.values()].map(({ count }) => count)),
    chains,
    faults,
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
