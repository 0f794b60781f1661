import type { Seat } from '#cards';
import type { Rectification } from '#preferans';
import type { CodeOutcome } from './terms.js';
import { undertricksWritten, type TricksOfPlayer } from './undertricks-written.js';

/** Who is at fault, with his tricks. */
export interface AtFault extends TricksOfPlayer {
  readonly seat: Seat;
  readonly as: 'declarer' | 'whister' | 'all-pass';
}

/**
 * What the Code says of a player at fault, as the record of the deal has it. A trick that goes over to the opponents is left
 * out: to which of them is for the judge to say.
 */
export function recorded(
  { law: rule, rectifications }: Pick<CodeOutcome, 'law' | 'rectifications'>,
  { seat, as, ...tricks }: AtFault,
): Rectification[] {
  return rectifications.flatMap((one): Rectification[] => {
    switch (one.kind) {
      case 'tricks':
        return one.to === 'nobody' ? [{ kind: 'penalty-tricks', seat, tricks: 1, rule }] : [];
      case 'remise':
        return [{ kind: 'mountain', seat, points: one.mountain, rule }];
      case 'undertricks':
      case 'proven-undertricks': {
        const lacked = Math.max(0, tricks.due - tricks.taken);
        const besides = undertricksWritten(one, tricks) - lacked;
        return one.of === as && besides > 0 ? [{ kind: 'remise', seat, tricks: besides, rule }] : [];
      }
      default:
        return [];
    }
  });
}
