import type { ChangeSearch } from './wish/wish.js';
import type { Search } from '../generators/cyclic/first-round.js';

/** Something that can be done in a round. */
export interface RoundOption {
  /** What it uses up: nothing with the same name may be done in another round. */
  readonly uses: readonly string[];
  /** Who sits out because of it; how often one may is a matter of its own. */
  readonly sitsOut?: string;
}

/** What may be asked of a choice. */
export interface Allowed {
  /** So often anybody may sit out for it. */
  readonly atMost: number;
  /** In so many rounds nothing may be done. */
  readonly without: number;
}

/**
 * Chooses one option for each round so that nothing is used twice, the round with the fewest first.
 *
 * @param allowed the first of these that there is a choice for; none only where everything was tried for all of them
 */
export function oneEachRound<Option extends RoundOption>(
  rounds: readonly (readonly Option[])[],
  allowed: readonly Allowed[],
  search: ChangeSearch,
): Search<readonly Option[]> {
  const steps = Math.ceil(search.steps / allowed.length);
  let late = false;
  for (const each of allowed) {
    const choice = new Choice(rounds, each, { ...search, steps });
    const found = choice.run();
    if (found) return { outcome: 'found', found };
    late ||= !choice.isComplete;
  }
  return { outcome: late ? 'out-of-time' : 'none' };
}

class Choice<Option extends RoundOption> {
  readonly #rounds: readonly (readonly Option[])[];
  readonly #atMost: number;
  readonly #used = new Set<string>();
  readonly #out = new Map<string, number>();
  readonly #chosen: (Option | 'nothing' | undefined)[];
  readonly #expired: () => boolean;
  #idle: number;
  #steps: number;

  constructor(
    rounds: readonly (readonly Option[])[],
    { atMost, without }: Allowed,
    { steps, expired = () => false }: ChangeSearch,
  ) {
    this.#rounds = rounds;
    this.#atMost = atMost;
    this.#chosen = rounds.map(() => undefined);
    this.#idle = without;
    this.#steps = steps;
    this.#expired = expired;
  }

  /** Whether everything was tried. */
  get isComplete(): boolean {
    return this.#steps >= 0;
  }

  run(): readonly Option[] | undefined {
    if (!this.#choose(this.#rounds.length)) return undefined;
    return this.#chosen.filter((each): each is Option => each !== 'nothing' && each !== undefined);
  }

  #choose(left: number): boolean {
    if (left === 0) return true;
    if (--this.#steps < 0 || this.#expired()) {
      this.#steps = -1;
      return false;
    }
    const [round, options] = this.#fewest();
    for (const option of options) {
      this.#chosen[round] = option;
      this.#use(option, 1);
      if (this.#choose(left - 1)) return true;
      this.#use(option, -1);
      this.#chosen[round] = undefined;
      if (this.#steps < 0) return false;
    }
    if (this.#idle === 0) return false;
    this.#idle--;
    this.#chosen[round] = 'nothing';
    if (this.#choose(left - 1)) return true;
    this.#idle++;
    this.#chosen[round] = undefined;
    return false;
  }

  #fewest(): readonly [number, readonly Option[]] {
    let best: readonly [number, readonly Option[]] | undefined;
    for (const [round, options] of this.#rounds.entries()) {
      if (this.#chosen[round] !== undefined) continue;
      const open = options.filter((option) => this.#isOpen(option));
      if (!best || open.length < best[1].length) best = [round, open];
    }
    return best!;
  }

  #isOpen({ uses, sitsOut }: Option): boolean {
    if (uses.some((name) => this.#used.has(name))) return false;
    return sitsOut === undefined || (this.#out.get(sitsOut) ?? 0) < this.#atMost;
  }

  #use({ uses, sitsOut }: Option, by: 1 | -1): void {
    for (const name of uses) {
      if (by > 0) this.#used.add(name);
      else this.#used.delete(name);
    }
    if (sitsOut !== undefined) this.#out.set(sitsOut, (this.#out.get(sitsOut) ?? 0) + by);
  }
}
