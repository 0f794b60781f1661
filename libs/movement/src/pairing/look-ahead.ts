/** Pairs of places that have not met, by place. */
export type Unmet = readonly ReadonlySet<number>[];

/** So many steps are tried before nobody knows. */
const STEPS = 50_000;

/**
 * Whether so many rounds can still be drawn without anybody meeting again, whoever stands where: whether that many draws
 * exist that have no match in common.
 *
 * @returns nothing when that was not found out in reasonable time
 */
export function canBeDrawn(unmet: Unmet, rounds: number): boolean | undefined {
  if (rounds <= 0) return true;
  if (unmet.length % 2 === 1) return false;
  const fewest = Math.min(...unmet.map((others) => others.size));
  if (fewest < rounds) return false;
  // G. A. Dirac, 1952: where everybody has half of the field to meet there is a draw, and each draw takes one of them.
  if (fewest - rounds + 1 >= unmet.length / 2) return true;
  const search = new Search(unmet);
  const found = search.rounds(rounds);
  return found || !search.isTired ? found : undefined;
}

class Search {
  private readonly left: Set<number>[];
  private steps = 0;

  constructor(unmet: Unmet) {
    this.left = unmet.map((others) => new Set(others));
  }

  get isTired(): boolean {
    return this.steps >= STEPS;
  }

  rounds(count: number): boolean {
    if (count === 0) return true;
    if (this.left.some((others) => others.size < count)) return false;
    return this.round(new Set(this.left.keys()), count);
  }

  /** Draws those who are free, then the rounds that are left. */
  private round(free: Set<number>, count: number): boolean {
    if (free.size === 0) return this.rounds(count - 1);
    if (this.steps++ >= STEPS) return false;
    // Whoever has the fewest to meet comes first: who must meet somebody now does so.
    const choices = [...free].map((place) => ({
      place,
      others: [...this.left[place]!].filter((other) => free.has(other)),
    }));
    const { place, others } = choices.reduce((least, one) =>
      one.others.length < least.others.length ? one : least,
    );
    free.delete(place);
    for (const other of others) {
      free.delete(other);
      this.left[place]!.delete(other);
      this.left[other]!.delete(place);
      const found = this.round(free, count);
      this.left[place]!.add(other);
      this.left[other]!.add(place);
      free.add(other);
      if (found) {
        free.add(place);
        return true;
      }
    }
    free.add(place);
    return false;
  }
}
