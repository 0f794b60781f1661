/** Where somebody sat in the rounds before. */
export interface SatBefore {
  /** How often North-South, and how often East-West. */
  readonly ns: number;
  readonly ew: number;
}

/** Keeps a table and a direction. */
export interface KeptSeat {
  readonly table: number;
  readonly side: 'ns' | 'ew';
}

export interface SeatedMatch {
  readonly table: number;
  readonly ns: string;
  readonly ew: string;
}

/**
 * Gives each match of a round its table and each side its direction: stationary entries keep theirs, the others sit by
 * rank from the first table that is free, and who has sat North-South less often does so now (the higher in rank of two
 * alike). Where entries have a venue, its tables go first to matches there.
 *
 * @param matches by rank
 * @param tables those that are free, at least as many as matches
 */
export function seatedRound(
  matches: readonly (readonly [string, string])[],
  tables: readonly number[],
  {
    kept = new Map(),
    before = new Map(),
    venue,
  }: {
    readonly kept?: ReadonlyMap<string, KeptSeat>;
    readonly before?: ReadonlyMap<string, SatBefore>;
    /** The tables of an entry's venue. */
    readonly venue?: (entry: string) => readonly number[] | undefined;
  } = {},
): SeatedMatch[] {
  const free = new Set(tables);
  const take = (wanted: readonly number[] | undefined) => {
    const table = wanted?.find((one) => free.has(one)) ?? [...free][0]!;
    free.delete(table);
    return table;
  };
  const seats = matches.map(([one, other]) => {
    const seat = [one, other].flatMap((entry) => kept.get(entry) ?? []).find(({ table }) => free.has(table));
    if (seat) free.delete(seat.table);
    return seat;
  });
  return matches
    .map((match, at) => {
      const [one, other] = match;
      const table = seats[at]?.table ?? take(venue?.(one));
      const [ns, ew] = isTurned(match, { kept, before }) ? [other, one] : [one, other];
      return { table, ns, ew };
    })
    .toSorted((one, two) => one.table - two.table);
}

/** Whether the second of a match sits North-South. */
function isTurned(
  [one, other]: readonly [string, string],
  {
    kept,
    before,
  }: { readonly kept: ReadonlyMap<string, KeptSeat>; readonly before: ReadonlyMap<string, SatBefore> },
): boolean {
  if (kept.has(one)) return kept.get(one)!.side === 'ew';
  if (kept.has(other)) return kept.get(other)!.side === 'ns';
  const lead = (entry: string) => {
    const { ns, ew } = before.get(entry) ?? { ns: 0, ew: 0 };
    return ns - ew;
  };
  return lead(other) < lead(one);
}

/** What is to be avoided in a round. */
export interface RoundFault {
  /** 'together': two are to be kept apart where that can be. */
  readonly kind: 'rematch' | 'banned' | 'together';
  readonly entries: readonly [string, string];
}

/** What a round has that is to be avoided: it knows nothing of how rounds are drawn, so that one keeps the other honest. */
export function roundFaults(
  matches: readonly (readonly [string, string])[],
  met: readonly (readonly [string, string])[],
  bans: readonly (readonly [string, string])[] = [],
  apart: readonly (readonly string[])[] = [],
): RoundFault[] {
  const isAmong = (pairs: readonly (readonly [string, string])[], [a, b]: readonly [string, string]) =>
    pairs.some(([one, other]) => (one === a && other === b) || (one === b && other === a));
  return matches.flatMap((entries): RoundFault[] => [
    ...(isAmong(met, entries) ? [{ kind: 'rematch' as const, entries }] : []),
    ...(isAmong(bans, entries) ? [{ kind: 'banned' as const, entries }] : []),
    ...(apart.some((group) => entries.every((entry) => group.includes(entry)))
      ? [{ kind: 'together' as const, entries }]
      : []),
  ]);
}
