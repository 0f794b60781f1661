/** An entry as it is written into a table. */
export interface EntryToWrite {
  readonly players: readonly { readonly name: string | null }[];
  readonly clubs: readonly string[];
  readonly seed: number | null;
  readonly stratum: string | null;
  readonly categories: readonly string[];
}

/** What the columns of a table of entries are called, in the language of whoever takes it along. */
export type EntryHeadings = Readonly<Record<'player' | 'club' | 'seed' | 'stratum' | 'category', string>>;

/**
 * Entries as the rows of a table, the heading first: a column for each player, then club, seed, stratum and category.
 * `readEntryList` makes the same entries of it again.
 */
export function entryTable(
  entries: readonly EntryToWrite[],
  headings: EntryHeadings,
): (string | number | null)[][] {
  const most = Math.max(0, ...entries.map(({ players }) => players.length));
  const players = Array.from({ length: most }, (_, at) => at);
  const { player, club, seed, stratum, category } = headings;
  return [
    [...players.map((at) => `${player} ${at + 1}`), club, seed, stratum, category],
    ...entries.map((entry) => [
      ...players.map((at) => entry.players[at]?.name ?? null),
      entry.clubs.join('; '),
      entry.seed,
      entry.stratum,
      entry.categories.join('; '),
    ]),
  ];
}
