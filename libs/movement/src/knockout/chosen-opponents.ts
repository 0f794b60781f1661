/** How opponents are chosen: the first so many choose, one after the other, among all behind them. */
export interface ChoosingOpponents {
  /** In the order of the qualification; an even number. */
  readonly entries: readonly string[];
  /** How many choose; at most half of them. */
  readonly choosers: number;
}

/** How far the choosing has come. */
export interface ChosenOpponents {
  /** The chooser first; where all have chosen also the matches of those who are left, the first with the last. */
  readonly matches: readonly (readonly [string, string])[];
  /** Whose turn it is, and whom it may choose; nobody where all have chosen. */
  readonly next: { readonly chooser: string; readonly among: readonly string[] } | undefined;
}

/** Why opponents cannot be chosen so. */
export type ChoosingRefusal =
  | { readonly code: 'choosing.odd'; readonly entries: number }
  | { readonly code: 'choosing.choosers'; readonly choosers: number; readonly most: number }
  | { readonly code: 'choosing.too-many'; readonly chosen: number; readonly choosers: number }
  | {
      readonly code: 'choosing.not-free';
      readonly chooser: string;
      readonly chosen: string;
      readonly among: readonly string[];
    };

/**
 * The matches of a round in which the seeds choose their opponents: as in the quarter-finals of world championships, where
 * the first three choose, in their order, among those behind them, and the two who are left meet.
 *
 * @param chosen whom the choosers have chosen so far, in their order
 * @returns the matches, or why there are none
 */
export function chosenOpponents(
  { entries, choosers }: ChoosingOpponents,
  chosen: readonly string[],
): ChosenOpponents | ChoosingRefusal {
  if (entries.length % 2 === 1 || entries.length === 0)
    return { code: 'choosing.odd', entries: entries.length };
  const most = entries.length / 2;
  if (!Number.isInteger(choosers) || choosers < 1 || choosers > most)
    return { code: 'choosing.choosers', choosers, most };
  if (chosen.length > choosers) return { code: 'choosing.too-many', chosen: chosen.length, choosers };
  const matches: (readonly [string, string])[] = [];
  let free = entries.slice(choosers);
  for (const [index, opponent] of chosen.entries()) {
    const chooser = entries[index]!;
    if (!free.includes(opponent))
      return { code: 'choosing.not-free', chooser, chosen: opponent, among: free };
    matches.push([chooser, opponent]);
    free = free.filter((each) => each !== opponent);
  }
  const chooser = entries[chosen.length]!;
  if (chosen.length < choosers) return { matches, next: { chooser, among: free } };
  const left = free.slice(0, free.length / 2).map((each, index) => [each, free.at(-1 - index)!] as const);
  return { matches: [...matches, ...left], next: undefined };
}
