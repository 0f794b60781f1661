/** For instance `3 tournaments with 1 journal entry`, from how many rows each table has. */
export function countJournals(rows: Readonly<Record<string, number>>): string {
  const tournaments = rows['ledger.book'] ?? 0;
  const lines = (rows['ledger.line'] ?? 0) + (rows['ledger.line_archive'] ?? 0);
  return `${tournaments} ${tournaments === 1 ? 'tournament' : 'tournaments'} with ${lines} ${lines === 1 ? 'journal entry' : 'journal entries'}`;
}
