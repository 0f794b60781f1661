import { makeMovement, type MovementChoice } from '../generators/families.js';
import { guideCard } from '../movement/guide-card.js';
import type { Movement } from '../movement/movement.js';
import { meetsOf } from '../quality/meets.js';
import { lineQuality } from '../quality/line-quality.js';
import { howItMoves } from './how-it-moves.js';
import { movementCost } from './movement-cost.js';
import { costWarnings, differences, warningsOfBalance } from './offer-warnings.js';
import type { Offer } from './offer.js';
import { boardsPerRound, CLUB_PACE, minutesOf, type Wishes } from './wishes.js';

/**
 * A movement as an offer to who wants this: what it gives and costs.
 *
 * @param boards in a round; left out: as many as come nearest to what is wanted
 * @throws MovementRefused when there is no such movement
 */
export function offerOf(
  choice: MovementChoice,
  wishes: Wishes,
  boards: number = boardsPerRound(choice.rounds, wishes),
): Offer {
  const { copies = 1, stay = [], pace = CLUB_PACE, hosted = false } = wishes;
  const movement = makeMovement(choice);
  const cost = movementCost(movement, boards, { hosted, copies });
  const quality = cost.winners === 1 ? cost.quality : lineQuality(movement);
  const { rounds } = choice;
  const minutes = minutesOf({ rounds, boards, pace });
  const seated = stay.length === 0 ? [] : stationaryFirst(movement);
  const seats = stay.flatMap((pair, index) => {
    const as = seated[index];
    return as === undefined ? [] : [{ pair, as }];
  });
  return {
    choice,
    cost,
    quality,
    moves: howItMoves(movement),
    meets: meetsOf(movement),
    copies: Math.min(copies, cost.sharing.tables),
    minutes,
    seats,
    warnings: [
      ...warningsOfBalance({ ...movement, name: choice.name }, cost.quality),
      ...costWarnings({ movement, cost, minutes }, wishes),
    ],
    remarks: differences({ boards: cost.boards, minutes }, wishes),
  };
}

/** Who can stay seated: first those whom no rover displaces for a round. */
function stationaryFirst(movement: Movement): readonly string[] {
  const there = new Map(
    movement.stationary.map((contestant) => [
      contestant,
      guideCard(movement, contestant).filter(({ table }) => table !== null).length,
    ]),
  );
  return movement.stationary.toSorted((one, other) => there.get(other)! - there.get(one)!);
}
