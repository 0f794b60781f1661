import type { Side } from '#cards';

/** What a side with one score has more than with another: both in points, positive when North and South gain. */
export function gain(side: Side, score: number, than: number): number {
  return side === 'NS' ? score - than : than - score;
}
