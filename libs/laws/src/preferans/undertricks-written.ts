import type { CodeRectification } from './terms/rectification.js';

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
  /** Plays so as not to take tricks: each that was taken is one down. */
  readonly avoids?: true;
  /** Undertricks that the others have proven. Rules 3.4.6 and 3.9.18. */
  readonly proven?: number;
}

/** How many tricks down a player is by the play. */
export function lackedIn({ due, taken, avoids }: Pick<TricksOfPlayer, 'due' | 'taken' | 'avoids'>): number {
  return avoids ? taken : Math.max(0, due - taken);
}

/** How many tricks down are written of the player whose remise it is: with those that he lacks by his play. */
export function undertricksWritten(
  remise: RemiseInTricks,
  { due, taken, avoids, proven = 0 }: TricksOfPlayer,
): number {
  const lacked = lackedIn({ due, taken, ...(avoids && { avoids }) });
  if (remise.kind === 'without-all') return due;
  if (remise.kind === 'proven-undertricks') return Math.max(remise.least, proven);
  return {
    contract: Math.max(remise.count, lacked),
    taken: remise.count + lacked,
    proven: remise.count + proven,
  }[remise.beyond];
}
