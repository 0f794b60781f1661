import type { CodeRectification } from './rectification.js';

/** What a player took, of what he had to. */
export interface TricksOfPlayer {
  /** Contracted of declarer, required of a whister; none on a misère and on all-pass. */
  readonly due: number;
  readonly taken: number;
  /** Undertricks that the others have proven. Rules 3.4.6 and 3.9.18. */
  readonly proven?: number;
}

/**
 * The tricks that are written for a player at fault, after what follows for him: fewer than none where penalties are more
 * than what he had to take. Those of the others stay as they were taken where the penalty goes to nobody (fn 34).
 *
 * @param of who he is; a trick off or more is his where he is the offender, whatever he played
 */
export function tricksCounted(
  follows: readonly CodeRectification[],
  of: 'declarer' | 'whister' | 'all-pass',
  { due, taken, proven = 0 }: TricksOfPlayer,
): number {
  return follows.reduce((counted, one) => {
    switch (one.kind) {
      case 'tricks':
        return counted + one.change;
      case 'without-all':
        return of === 'declarer' ? 0 : counted;
      case 'proven-undertricks':
        return one.of === of ? due - Math.max(one.least, proven) : counted;
      case 'undertricks': {
        if (one.of !== of) return counted;
        const beyond = { contract: 0, taken: Math.max(0, due - taken), proven }[one.beyond];
        return due - one.count - beyond;
      }
      default:
        return counted;
    }
  }, taken);
}
