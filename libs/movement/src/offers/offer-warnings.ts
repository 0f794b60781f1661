import type { Movement } from '../movement/movement.js';
import { competitionQuality } from '../quality/competition.js';
import type { CostOfPlays } from './movement-cost.js';
import type { OfferRemark, OfferWarning } from './offer.js';
import { CLUB_SESSION, isNear, isTooLong, type Wishes } from './wishes.js';

/** What each plays: those who sit out least, and most. */
type BoardsOfEach = Pick<CostOfPlays['boards'], 'least' | 'most'>;

/** Less balanced is worth a warning. */
export const FAIR = 60;

/** What is not as it should be about what a movement costs. */
export function costWarnings(
  {
    movement,
    cost,
    minutes,
  }: { readonly movement: Movement; readonly cost: CostOfPlays; readonly minutes: number },
  { boards = CLUB_SESSION, minutes: wanted, copies = 1 }: Wishes,
): readonly OfferWarning[] {
  const warnings: OfferWarning[] = [];
  if (cost.sharing.tables > copies) {
    const { tables, rounds } = cost.sharing;
    warnings.push({ code: 'offer.shares', tables, copies, rounds: rounds.length });
  }
  if (cost.boardsPerRound === 1) warnings.push({ code: 'offer.short-rounds' });
  if ((movement.declared?.meetings ?? 1) > 1) warnings.push({ code: 'offer.meets-again' });
  if (cost.sitOuts.rounds > 1) warnings.push({ code: 'offer.sits-out-long', rounds: cost.sitOuts.rounds });
  const fewest = Math.min(cost.boards.least, movement.rounds * cost.boardsPerRound);
  if (fewest * 10 < cost.boards.inPlay * 7)
    warnings.push({ code: 'offer.few-boards', played: fewest, inPlay: cost.boards.inPlay });
  const { least, most } = cost.boards;
  if (!isNear(most, boards))
    warnings.push(
      least < most
        ? { code: 'offer.other-boards-between', least, boards: most, wanted: boards }
        : { code: 'offer.other-boards', boards: most, wanted: boards },
    );
  if (isTooLong(minutes, wanted)) warnings.push({ code: 'offer.too-long', minutes, wanted });
  return warnings;
}

/** In what it differs from what was wanted as far as that is no warning; what was not said, differs in nothing. */
export function differences(
  { boards, minutes }: { readonly boards: BoardsOfEach; readonly minutes: number },
  wanted: Pick<Wishes, 'boards' | 'minutes'>,
): readonly OfferRemark[] {
  const remarks: OfferRemark[] = [];
  const { least, most } = boards;
  if (wanted.boards !== undefined && most !== wanted.boards && isNear(most, wanted.boards))
    remarks.push(
      least < most
        ? { code: 'offer.boards-between', least, boards: most, wanted: wanted.boards }
        : { code: 'offer.boards-differ', boards: most, wanted: wanted.boards },
    );
  if (wanted.minutes !== undefined && minutes !== wanted.minutes && !isTooLong(minutes, wanted.minutes))
    remarks.push({ code: 'offer.minutes-differ', minutes, wanted: wanted.minutes });
  return remarks;
}

/** What is unfair about a movement with one winner: lines that are hardly compared, a web that is too wide. */
export function balanceWarnings(movement: Movement): readonly OfferWarning[] {
  const { winners, contestants } = movement;
  const isRanked = winners === 1 && !contestants;
  return warningsOfBalance(movement, isRanked ? competitionQuality(movement).percent : null);
}

/** The same, of a quality that is known: Q of 100; null where nobody competes with everybody. */
export function warningsOfBalance(
  { name, tables, rounds, arrowSwitched }: Movement,
  quality: number | null,
): readonly OfferWarning[] {
  if (quality === null) return [];
  if (arrowSwitched?.length === 0) return [{ code: 'offer.unswitched', quality }];
  if (quality >= FAIR) return [];
  const isWide = name === 'web' && tables * 2 > rounds * 3;
  return isWide
    ? [{ code: 'offer.wide-web', tables, rounds, quality }]
    : [{ code: 'offer.unbalanced', quality }];
}
