/** A tournament in which a player has a part, and what it calls them. */
export interface CallsPlayer {
  readonly tournament: string;
  /** The actor who made it here; null where nobody knows. */
  readonly madeBy: string | null;
  /** The name of its own; null: it calls them as their record does. */
  readonly name: string | null;
}

/**
 * The name on which the tournaments of a player agree, and which their record then takes: each of them gives it as a name
 * of its own, and they were made by at least two people. Nobody agrees with themselves, however many tournaments they make.
 */
export function agreedName(tournaments: readonly CallsPlayer[]): string | undefined {
  const name = tournaments[0]?.name ?? undefined;
  if (name === undefined || tournaments.some((each) => each.name !== name)) return undefined;
  const makers = new Set(tournaments.flatMap(({ madeBy }) => madeBy ?? []));
  return makers.size > 1 ? name : undefined;
}
