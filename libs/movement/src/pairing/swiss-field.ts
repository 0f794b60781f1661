/** Stands for an opponent of whoever sits out. */
export const BYE = -1;

/** Two places of the ranking, the higher first; or one that sits out. */
export interface Pair {
  readonly a: number;
  readonly b: number;
}

/** What is allowed: nothing that is to be avoided, rematches, or everything. */
export const LEVELS = ['clean', 'rematches', 'everything'] as const;
export type Level = (typeof LEVELS)[number];

function haveOneInCommon(own: readonly string[], others: readonly string[]): boolean {
  return own.length > 0 && others.length > 0 && own.some((group) => others.includes(group));
}

/** Who has met whom and who belongs together, by places of the ranking. */
export class Field {
  readonly everybody: readonly number[];
  private readonly met: ReadonlySet<number>;
  private readonly banned: ReadonlySet<number>;
  private readonly groups: readonly (readonly string[])[];
  private readonly apart: readonly (readonly string[])[];
  readonly hasWishes: boolean;
  readonly hasVenues: boolean;

  constructor(
    readonly ranked: readonly SwissEntry[],
    met: Iterable<readonly [string, string]>,
    private readonly bans: readonly (readonly [string, string])[] = [],
    private readonly staying: ReadonlySet<number> = new Set(),
  ) {
    this.everybody = [...ranked.keys()];
    this.groups = ranked.map(({ groups = [] }) => groups);
    this.apart = ranked.map(({ apart = [] }) => apart);
    this.hasWishes = this.apart.some((own) => own.length > 0);
    this.hasVenues = ranked.some(({ venue }) => venue !== undefined);
    const places = new Map(ranked.map(({ entry }, place) => [entry, place]));
    this.met = this.keys(met, places);
    this.banned = this.keys(bans, places);
  }

  haveMet(a: number, b: number): boolean {
    return this.met.has(this.key(a, b));
  }

  areTogether(a: number, b: number): boolean {
    return haveOneInCommon(this.groups[a]!, this.groups[b]!);
  }

  /** Whether two are to be kept apart as long as nobody meets again for that. */
  areWishedApart(a: number, b: number): boolean {
    return haveOneInCommon(this.apart[a]!, this.apart[b]!);
  }

  /** Whether two must not meet, or could not, because both keep their tables. */
  areBanned(a: number, b: number): boolean {
    if (this.banned.size > 0 && this.banned.has(this.key(a, b))) return true;
    return this.ranked[a]!.stationary === true && this.ranked[b]!.stationary === true;
  }

  /** Whether two play at different venues. */
  areApart(a: number, b: number): boolean {
    return this.hasVenues && this.ranked[a]!.venue !== this.ranked[b]!.venue;
  }

  isAllowed(a: number, b: number, level: Level): boolean {
    if (level === 'everything') return true;
    if (this.areTogether(a, b) || this.areBanned(a, b)) return false;
    return level === 'rematches' || !this.haveMet(a, b);
  }

  byesOf(place: number): number {
    return this.ranked[place]!.byes ?? 0;
  }

  maySitOut(place: number): boolean {
    return !this.staying.has(place);
  }

  /** The field in which these, too, do not meet or sit out. */
  without(pairs: readonly Pair[]): Field {
    const name = (place: number) => this.ranked[place]!.entry;
    const met = this.everybody.flatMap((a) =>
      this.everybody.filter((b) => b > a && this.haveMet(a, b)).map((b) => [name(a), name(b)] as const),
    );
    const more = pairs.flatMap(({ a, b }) => (b === BYE ? [] : [[name(a), name(b)] as const]));
    const staying = new Set([...this.staying, ...pairs.flatMap(({ a, b }) => (b === BYE ? [a] : []))]);
    return new Field(this.ranked, [...met, ...more], this.bans, staying);
  }

  private keys(
    pairs: Iterable<readonly [string, string]>,
    places: ReadonlyMap<string, number>,
  ): ReadonlySet<number> {
    const keys = new Set<number>();
    for (const [one, other] of pairs) {
      const [a, b] = [places.get(one), places.get(other)];
      if (a !== undefined && b !== undefined) keys.add(this.key(a, b));
    }
    return keys;
  }

  private key(a: number, b: number): number {
    return Math.min(a, b) * this.ranked.length + Math.max(a, b);
  }
}

/** A round of a field that is being drawn. */
export interface RoundOfField {
  readonly field: Field;
  /** Those that are drawn, in the order of the ranking. */
  readonly places: readonly number[];
  /** What stands of it already. */
  readonly standing: readonly Pair[];
}

/** Someone to be paired. */
export interface SwissEntry {
  readonly entry: string;
  /** Clubs, countries or families: two with one in common do not meet. */
  readonly groups?: readonly string[];
  /** What else it belongs to: two with one in common meet where there is no draw without that and without a rematch. */
  readonly apart?: readonly string[];
  /** How often it has sat out, missed a round, or played in a match of three. */
  readonly byes?: number;
  /** Where it plays: those of one venue meet each other as long as nobody need meet anybody again for that. */
  readonly venue?: string;
  /** It keeps its table and direction: two of these can't meet. */
  readonly stationary?: boolean;
}

/** How a round is drawn. Plain data. */
export interface SwissOptions {
  /**
   * - close: so that the squares of the distances in rank are least in all.
   * - top-down: the first meets the best that leaves a draw without a rematch, then the next one that is left, and so on.
   */
  readonly order: 'close' | 'top-down';
  /** avoid: nobody meets anybody again as long as there is a draw without that. allowed: as in the Danish system. */
  readonly rematches: 'avoid' | 'allowed';
  /** What becomes of an odd number: the lowest that has not sat out yet does, or three play a match of three. */
  readonly odd: 'bye' | 'three-way';
  /**
   * How many rounds are to come after this one. The draw is the closest after which these can still be drawn without a
   * rematch and without a second bye, as far as there is one; otherwise as many of them as can be.
   */
  readonly roundsToCome?: number;
  /**
   * What stands of the round already: who meets whom, two or three, or who sits out. Only the others are drawn; those of
   * what stands are in the rounds to come.
   */
  readonly standing?: readonly (readonly string[])[];
  /** Two that must not meet. */
  readonly bans?: readonly (readonly [string, string])[];
}

export interface SwissMatch {
  /** The higher in rank first. */
  readonly entries: readonly [string, string];
  /** They have met before. */
  readonly rematch: boolean;
  /** They have a group in common. */
  readonly together: boolean;
  /** They must not meet, or both keep their tables: there is no draw without such a match. */
  readonly banned: boolean;
  /** They play at different venues. */
  readonly across: boolean;
}

/** A drawn round. */
export interface SwissRound {
  /** By the rank of the higher one. */
  readonly matches: readonly SwissMatch[];
  readonly bye: string | undefined;
  readonly threeWay: readonly [string, string, string] | undefined;
}
