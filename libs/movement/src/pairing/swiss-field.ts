import type { SwissEntry } from './swiss-round.js';

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

/** Who has met whom and who belongs together, by places of the ranking. */
export class Field {
  readonly everybody: readonly number[];
  private readonly met = new Set<number>();
  private readonly groups: readonly (readonly string[])[];

  constructor(
    readonly ranked: readonly SwissEntry[],
    met: Iterable<readonly [string, string]>,
  ) {
    this.everybody = [...ranked.keys()];
    this.groups = ranked.map(({ groups = [] }) => groups);
    const places = new Map(ranked.map(({ entry }, place) => [entry, place]));
    for (const [one, other] of met) {
      const [a, b] = [places.get(one), places.get(other)];
      if (a !== undefined && b !== undefined) this.met.add(this.key(a, b));
    }
  }

  haveMet(a: number, b: number): boolean {
    return this.met.has(this.key(a, b));
  }

  areTogether(a: number, b: number): boolean {
    const others = this.groups[b]!;
    return others.length > 0 && this.groups[a]!.some((group) => others.includes(group));
  }

  isAllowed(a: number, b: number, level: Level): boolean {
    if (level === 'everything') return true;
    return !this.areTogether(a, b) && (level === 'rematches' || !this.haveMet(a, b));
  }

  byesOf(place: number): number {
    return this.ranked[place]!.byes ?? 0;
  }

  /** The field in which these, too, do not meet. */
  without(pairs: readonly Pair[]): Field {
    const name = (place: number) => this.ranked[place]!.entry;
    const met = this.everybody.flatMap((a) =>
      this.everybody.filter((b) => b > a && this.haveMet(a, b)).map((b) => [name(a), name(b)] as const),
    );
    return new Field(this.ranked, [...met, ...pairs.map(({ a, b }) => [name(a), name(b)] as const)]);
  }

  private key(a: number, b: number): number {
    return Math.min(a, b) * this.ranked.length + Math.max(a, b);
  }
}
