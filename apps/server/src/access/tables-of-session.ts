/**
 * The tables of a session. None where the tournament has no tables yet: cards may be printed before a session is set up.
 */
export type TablesOfSession = (
  tournament: string,
  session: string,
) => Promise<ReadonlySet<string> | undefined>;

/** How controllers ask for them. */
export const TABLES_OF_SESSION = Symbol('TablesOfSession');
