import type { Coded } from '../movement/refusal.js';

/** Where one side of a match comes from: its seed number, or what it did in an earlier match. */
export type SideOf =
  | { readonly of: 'seed'; readonly seed: number }
  | { readonly of: 'winner' | 'loser'; readonly match: number };

/** A match of a knockout or of its play-offs. */
export interface KnockoutMatch {
  /** From 1, in the order of rounds: an earlier match has a lower number. */
  readonly match: number;
  /** From 1. */
  readonly round: number;
  readonly sides: readonly [SideOf, SideOf];
  /** The places that are still open to who wins it: 1 to 4 in a semi-final, 1 and 2 in the final. */
  readonly places: PlacesOpen;
  /** The places that are left for who loses it, to be played for or shared. */
  readonly left: PlacesOpen;
}

/** Places that somebody can still have, both counted. */
export interface PlacesOpen {
  readonly from: number;
  readonly to: number;
}

/** Who meets whom in a knockout, from the seeds to the final. Plain data. */
export interface Knockout {
  readonly entries: number;
  readonly rounds: number;
  readonly matches: readonly KnockoutMatch[];
  /** Seeds that play no match in the first round. */
  readonly byes: readonly number[];
}

/**
 * How far down places are played for: the final alone, a match of the losing semi-finalists for the third place, or
 * matches of the losers of every round for all the places behind.
 */
export type PlacesPlayed = 'first' | 'third' | 'all';

export interface KnockoutOptions {
  /** Left out: first. */
  readonly places?: PlacesPlayed;
}

/** The fewest and the most that play a knockout. */
const KNOCKOUT_ENTRIES = { least: 2, most: 256 } as const;

/**
 * A knockout with seeding: were every seed to win against a lower one, 1 would meet 2 in the final, 1 would meet 4 and 2
 * would meet 3 before that, and so on (8 entries: 1 v 8, 4 v 5, 2 v 7, 3 v 6). Where they are no power of two the first
 * seeds have a bye.
 *
 * @param entries how many play
 * @throws RangeError when they are no whole number from 2 to 256
 */
export function knockout(entries: number, { places = 'first' }: KnockoutOptions = {}): Knockout {
  const { least, most } = KNOCKOUT_ENTRIES;
  if (!Number.isInteger(entries) || entries < least || entries > most)
    throw new RangeError(`A knockout has from ${least} to ${most} entries, not ${entries}.`);
  const seeds = Array.from({ length: entries }, (_, index): SideOf => ({ of: 'seed', seed: index + 1 }));
  const drafts: Draft[] = [];
  bracket(drafts, { sides: seeds, best: 1, round: 1, played: places });
  // Numbered in the order of rounds; of a round those for the better places first.
  const order = drafts
    .map((_, index) => index)
    .toSorted((one, other) => drafts[one]!.round - drafts[other]!.round || one - other);
  const numberOf = new Map(order.map((draft, index) => [draft, index + 1]));
  const matches = order.map((draft): KnockoutMatch => {
    const { sides, ...match } = drafts[draft]!;
    const side = (one: DraftSide): SideOf =>
      one.of === 'seed' ? one : { of: one.of, match: numberOf.get(one.match)! };
    return { match: numberOf.get(draft)!, ...match, sides: [side(sides[0]), side(sides[1])] };
  });
  const playing = new Set(
    matches
      .filter(({ round }) => round === 1)
      .flatMap(({ sides }) => sides.flatMap((side) => (side.of === 'seed' ? [side.seed] : []))),
  );
  return {
    entries,
    rounds: Math.max(...matches.map(({ round }) => round)),
    matches,
    byes: seeds.flatMap((side) => (side.of === 'seed' && !playing.has(side.seed) ? [side.seed] : [])),
  };
}

/** Matches are named by their index as long as they are not numbered. */
type DraftSide = SideOf;
type Draft = Omit<KnockoutMatch, 'match'>;

/** The matches of those who play for the places from the best one on, the higher seed first. */
function bracket(
  drafts: Draft[],
  {
    sides,
    best,
    round,
    played,
  }: {
    readonly sides: readonly DraftSide[];
    readonly best: number;
    readonly round: number;
    readonly played: PlacesPlayed;
  },
): void {
  if (sides.length < 2) return;
  const size = 2 ** Math.ceil(Math.log2(sides.length));
  const byes = size - sides.length;
  const last = best + sides.length - 1;
  const places = { from: best, to: last };
  const left = { from: best + size / 2, to: last };
  const winners: DraftSide[] = sides.slice(0, byes);
  const losers: DraftSide[] = [];
  // The first who plays meets the last.
  for (let index = byes; index < size / 2; index++) {
    const match = drafts.length;
    drafts.push({ round, sides: [sides[index]!, sides[size - 1 - index]!], places, left });
    winners.push({ of: 'winner', match });
    // Who loses to the highest seed was the lowest: play-offs are seeded the other way round.
    losers.unshift({ of: 'loser', match });
  }
  bracket(drafts, { sides: winners, best, round: round + 1, played });
  const forThird = played === 'third' && best === 1 && winners.length === 2 && losers.length === 2;
  if (played === 'all' || forThird)
    bracket(drafts, { sides: losers, best: best + winners.length, round: round + 1, played });
}

/** A match as far as it is known who plays it. */
export interface MatchSoFar extends KnockoutMatch {
  /** Nobody yet where an earlier match has to be played first. */
  readonly entries: readonly [string | undefined, string | undefined];
  readonly winner: string | undefined;
}

/** What is known of a knockout: its matches, and the places that are decided. */
export interface KnockoutSoFar {
  readonly matches: readonly MatchSoFar[];
  /** Who has which place; those who went out in one round and play no more share the places that were left. */
  readonly places: readonly { readonly entry: string; readonly from: number; readonly to: number }[];
}

/**
 * A knockout as far as it has been played.
 *
 * @param entries in the order of seeds
 * @param winners by the number of the match; a winner who does not play in it counts for nothing
 * @throws RangeError when there are not as many entries as the knockout has
 */
export function knockoutSoFar(
  { entries: size, matches }: Pick<Knockout, 'entries' | 'matches'>,
  entries: readonly string[],
  winners: ReadonlyMap<number, string>,
): KnockoutSoFar {
  if (entries.length !== size)
    throw new RangeError(`This knockout has ${size} entries, not ${entries.length}.`);
  const known = new Map<number, MatchSoFar>();
  const entryOf = (side: SideOf): string | undefined => {
    if (side.of === 'seed') return entries[side.seed - 1];
    const { entries: two, winner } = known.get(side.match)!;
    if (winner === undefined) return undefined;
    return side.of === 'winner' ? winner : two.find((each) => each !== winner);
  };
  for (const match of matches) {
    const two = [entryOf(match.sides[0]), entryOf(match.sides[1])] as const;
    const named = winners.get(match.match);
    const decided = two.every((each) => each !== undefined) && two.includes(named);
    known.set(match.match, { ...match, entries: two, winner: decided ? named : undefined });
  }
  const places = matches.flatMap(({ match, places: { from }, left }) => {
    const { entries: two, winner } = known.get(match)!;
    if (winner === undefined) return [];
    const loser = two.find((each) => each !== winner)!;
    const goesOn = (of: 'winner' | 'loser') =>
      matches.some(({ sides }) => sides.some((side) => side.of === of && side.match === match));
    return [
      ...(goesOn('winner') ? [] : [{ entry: winner, from, to: from }]),
      ...(goesOn('loser') ? [] : [{ entry: loser, ...left }]),
    ];
  });
  return { matches: [...known.values()], places: places.toSorted((one, other) => one.from - other.from) };
}

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
export type ChoosingRefusal = Coded<{
  'choosing.odd': { entries: number };
  'choosing.choosers': { choosers: number; most: number };
  'choosing.too-many': { chosen: number; choosers: number };
  'choosing.not-free': { chooser: string; chosen: string; among: readonly string[] };
}>;

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
