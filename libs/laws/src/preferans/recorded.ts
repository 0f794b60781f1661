import type { Seat } from '#cards';
import type { Rectification, TricksDue } from '#preferans';
import type { CodeRectification } from './terms/rectification.js';
import type { CodeOutcome } from './terms/terms.js';
import { lackedIn, undertricksWritten, type TricksOfPlayer } from './undertricks-written.js';

/** Who is at fault, with their tricks. */
export interface AtFault extends TricksOfPlayer {
  readonly seat: Seat;
  readonly as: TricksDue['as'];
}

/**
 * What the Code says of a player at fault, as the record of the deal has it. A trick that goes over to an opponent, or comes
 * from one, is left out: `filledIn` has it. What a record cannot have of this player is left out as well: the judge decides.
 */
export function recorded(
  { law: rule, rectifications }: Pick<CodeOutcome, 'law' | 'rectifications'>,
  fault: AtFault,
): Rectification[] {
  const { seat, as, ...tricks } = fault;
  return rectifications.flatMap((one): Rectification[] => {
    switch (one.kind) {
      case 'tricks':
        return one.change === 1 ? trickMore(fault, rule) : trickLess(one, fault, rule);
      case 'remise':
        return [{ kind: 'mountain', seat, points: one.mountain, rule }];
      case 'undertricks':
      case 'proven-undertricks': {
        const besides = undertricksWritten(one, tricks) - lackedIn(tricks);
        return one.of === as && besides > 0
          ? [{ kind: 'remise', seat, tricks: Math.min(10, besides), rule }]
          : [];
      }
      default:
        return [];
    }
  });
}

type TricksOf = Extract<CodeRectification, { kind: 'tricks' }>;

/** Of who plays so as not to take tricks: of a defender of a misère a trick more writes nothing, and none comes off declarer's. */
function trickMore({ seat, as, avoids }: AtFault, rule: string): Rectification[] {
  return avoids || as === 'all-pass' ? [penaltyOf(seat, rule)] : [];
}

/**
 * One trick less: of declarer, or of a whister. Who has whisted nothing has no tricks of their own, and others are not to be
 * harmed (3.9.12). Of who took none a trick more is lacked (3.4.9).
 */
function trickLess({ to }: TricksOf, { seat, as, due, taken }: AtFault, rule: string): Rectification[] {
  if (as !== 'declarer' && as !== 'whister') return as === 'all-pass' ? [penaltyOf(seat, rule)] : [];
  if (taken > 0) return to === 'nobody' ? [penaltyOf(seat, rule)] : [];
  return as === 'whister' || due > 0 ? [{ kind: 'remise', seat, tricks: 1, rule }] : [];
}

function penaltyOf(seat: Seat, rule: string): Rectification {
  return { kind: 'penalty-tricks', seat, tricks: 1, rule };
}
