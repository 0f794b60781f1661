/** Something that one outcome changes, in words. */
export interface ChangedRow {
  readonly key: string;
  readonly called: string;
  readonly before: string;
  readonly after: string;
}

/** The same of a ranking: whether the place is another one, or only what it goes by. */
export interface MovedRow extends ChangedRow {
  readonly moved: boolean;
}

/** A row of several outcomes side by side: what one of them does not change is as it was. */
export interface ComparedRow extends Omit<ChangedRow, 'after'> {
  readonly after: readonly string[];
}

/** The rows that any of several outcomes changes, in the order in which they come first. */
export function rowsOf(outcomes: readonly (readonly ChangedRow[])[]): ComparedRow[] {
  const rows = new Map(outcomes.flat().map((row) => [row.key, row]));
  return [...rows.values()].map(({ key, called, before }) => ({
    key,
    called,
    before,
    after: outcomes.map((changed) => changed.find((row) => row.key === key)?.after ?? before),
  }));
}
