import type { CodeRectification } from './rectification.js';

/** A remise in tricks, as a rule has it. */
export type RemiseInTricks = Extract<
  CodeRectification,
  { kind: 'undertricks' | 'proven-undertricks' | 'without-all' }
>;

/** What a player took of what he had to. */
export interface TricksOfPlayer {
  /** Contracted of declarer, required of a whister. */
  readonly due: number;
  readonly taken: number;
  /** Undertricks that the others have proven. Rules 3.4.6 and 3.9.18. */
  readonly proven?: number;
}

/** How many tricks down are written of the player whose remise it is: with those that he lacks by his play. */
export function undertricksWritten(
  remise: RemiseInTricks,
  { due, taken, proven = 0 }: TricksOfPlayer,
): number {
  const lacked = Math.max(0, due - taken);
  if (remise.kind === 'without-all') return due;
  if (remise.kind === 'proven-undertricks') return Math.max(remise.least, proven);
  return {
    contract: Math.max(remise.count, lacked),
    taken: remise.count + lacked,
    proven: remise.count + proven,
  }[remise.beyond];
}
