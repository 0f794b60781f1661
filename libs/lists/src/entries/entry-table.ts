/** An entry as it is written into a table. */
export interface EntryToWrite {
  /** The captain of a team first. */
  readonly players: readonly { readonly name: string | null; readonly memberNumber?: string }[];
  /** The name of a team, or of the team that somebody who plays alone belongs to. */
  readonly team?: string;
  readonly clubs: readonly string[];
  readonly seed: number | null;
  readonly stratum: string | null;
  readonly categories: readonly string[];
}

/** What the columns of a table of entries are called, in the language of whoever takes it along. */
export type EntryHeadings = Readonly<
  Record<'player' | 'memberNumber' | 'team' | 'club' | 'seed' | 'stratum' | 'category', string>
>;

/**
 * Entries as the rows of a table, the heading first: a column for each player, with his member number where any is known,
 * then team, club, seed, stratum and category. `readEntryList` makes the same entries of it again.
 */
export function entryTable(
  entries: readonly EntryToWrite[],
  headings: EntryHeadings,
): (string | number | null)[][] {
  const most = Math.max(0, ...entries.map(({ players }) => players.length));
  const numbered = entries.some(({ players }) => players.some(({ memberNumber }) => memberNumber));
  const inTeams = entries.some(({ team }) => team !== undefined);
  const places = Array.from({ length: most }, (_, at) => at);
  const { player, memberNumber, team, club, seed, stratum, category } = headings;
  return [
    [
      ...places.flatMap((at) => [`${player} ${at + 1}`, ...(numbered ? [`${memberNumber} ${at + 1}`] : [])]),
      ...(inTeams ? [team] : []),
      club,
      seed,
      stratum,
      category,
    ],
    ...entries.map((entry) => [
      ...places.flatMap((at) => {
        const named = entry.players[at];
        return [named?.name ?? null, ...(numbered ? [named?.memberNumber ?? null] : [])];
      }),
      ...(inTeams ? [entry.team ?? null] : []),
      entry.clubs.join('; '),
      entry.seed,
      entry.stratum,
      entry.categories.join('; '),
    ]),
  ];
}
