import { createHash } from 'node:crypto';
import { seededRandom } from '#cards';

/** What can be drawn, each with how likely it is beside the others. */
export type Weighted<Item> = readonly (readonly [item: Item, weight: number])[];

/** Chance that a seed repeats: each purpose has a course of its own, so that one more draw here changes nothing there. */
export class Chance {
  readonly #seed: string;
  readonly #random: (bytes: number) => Uint8Array;

  /** @param seed any text */
  constructor(seed: string) {
    this.#seed = seed;
    this.#random = seededRandom(createHash('sha256').update(seed).digest('hex'));
  }

  of(purpose: string): Chance {
    return new Chance(`${this.#seed} ${purpose}`);
  }

  /** From 0 to less than 1. */
  share(): number {
    const [a, b, c, d] = this.#random(4) as unknown as readonly [number, number, number, number];
    return (((a * 256 + b) * 256 + c) * 256 + d) / 2 ** 32;
  }

  /** From `least` to less than `most`. */
  between(least: number, most: number): number {
    return least + (most - least) * this.share();
  }

  happens(probability: number): boolean {
    return this.share() < probability;
  }

  pick<Item>(items: readonly Item[]): Item {
    return items[Math.floor(this.share() * items.length)]!;
  }

  weighted<Item>(items: Weighted<Item>): Item {
    let left = this.share() * items.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [item, weight] of items) {
      left -= weight;
      if (left < 0) return item;
    }
    return items.at(-1)![0];
  }

  shuffled<Item>(items: readonly Item[]): Item[] {
    return items
      .map((item) => ({ item, key: this.share() }))
      .toSorted((one, other) => one.key - other.key)
      .map(({ item }) => item);
  }
}
