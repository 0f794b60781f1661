import { Unscorable } from '../board/unscorable.js';
import type { SessionContestant } from './session.js';

/** The contestants of a session, each with a number by which columns know it. A value. */
export class Roster {
  private constructor(
    private readonly numbers: ReadonlyMap<string, number>,
    readonly contestants: readonly SessionContestant[],
  ) {}

  static readonly EMPTY = new Roster(new Map(), []);

  get size(): number {
    return this.contestants.length;
  }

  /** The roster with new contestants behind the others, and others as they are now. */
  with(changed: readonly SessionContestant[]): Roster {
    if (changed.length === 0) return this;
    const numbers = new Map(this.numbers);
    const contestants = [...this.contestants];
    for (const contestant of changed) {
      const number = numbers.get(contestant.contestant) ?? contestants.length;
      numbers.set(contestant.contestant, number);
      contestants[number] = contestant;
    }
    return new Roster(numbers, contestants);
  }

  has(contestant: string): boolean {
    return this.numbers.has(contestant);
  }

  names(): IterableIterator<string> {
    return this.numbers.keys();
  }

  /** @throws Unscorable when nobody entered the contestant */
  numberOf(contestant: string): number {
    const number = this.numbers.get(contestant);
    if (number === undefined) throw new Unscorable({ code: 'scoring.contestant-unknown', contestant });
    return number;
  }
}
