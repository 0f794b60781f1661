import { grouped } from '#cards';
import { familyOf, makeMovement, type MovementChoice } from '../generators/families.js';
import { knownAs } from '../movement/known-as.js';
import { FAMILIES_OF_PAIRS, type Movement } from '../movement/movement.js';
import { guideCard } from '../movement/guide-card.js';
import { bestScramble } from '../quality/scramble.js';
import { MOST_TABLES } from '../movement/refusal.js';
import { candidates, isComplete, ways, waysToHost } from './candidates.js';
import { costOfPlays, movementCost, type CostOfPlays } from './movement-cost.js';
import { costWarnings, FAIR, differences, warningsOfBalance } from './offer-warnings.js';
import { byWorth, misfitsIn, offBy } from './offer-worth.js';
import type { Offer, Offers } from './offer.js';
import { howItMoves } from './how-it-moves.js';
import { boardsPerRound, CLUB_PACE, minutesOf, type Wishes } from './wishes.js';
import { meetsOf, lineQuality } from '../quality/competition.js';

/** So much more balanced is worth that every table minds rounds of its own. */
const CLEARLY_FAIRER = 1;

const LEAST_PAIRS = 4;

/** Three tables, one of them half. */
const LEAST_PAIRS_OF_TWO_LINES = 5;

/** So many tables at most can wait for each other's boards, unless it is in one round only. */
const MOST_SHARING = 2;

const FAMILIES = FAMILIES_OF_PAIRS.map((name) => familyOf(name));

/**
 * The movements for so many pairs of one section, of every length that comes near to the number of boards. First those
 * that fit: boards and minutes are within an eighth of what is wanted, and no table waits for another one's boards. Of
 * these those without a warning that something is unfair, of these what clubs usually play, and of that the more
 * balanced. Behind them those that do not fit, the nearest first, in the same order.
 */
export function offersFor(wishes: Wishes): Offers {
  const { pairs, copies = 1, stay = [] } = wishes;
  if (!Number.isInteger(pairs) || pairs < LEAST_PAIRS || pairs > 2 * MOST_TABLES) {
    const refusal = { code: 'offer.pairs', pairs, least: LEAST_PAIRS, most: 2 * MOST_TABLES } as const;
    return { offers: [], refusals: [refusal] };
  }
  const all = FAMILIES.flatMap((family) => candidates(family, wishes))
    .filter((choice) => !wishes.hosted || waysToHost(choice, wishes).length > 0)
    .map((choice) => playedAs(choice, wishes));
  if (all.length === 0) {
    const refusal = { code: 'offer.two-lines', pairs, nearest: LEAST_PAIRS_OF_TWO_LINES } as const;
    return { offers: [], refusals: [refusal] };
  }
  const seated = all.filter(({ cost }) => cost.stationary.length >= stay.length);
  const copied = seated.filter(
    ({ cost: { sharing } }) =>
      Math.ceil(sharing.tables / copies) <= MOST_SHARING || sharing.rounds.length === 1,
  );
  return {
    offers: withHowellInSight(
      bestOfLengths(copied, wishes)
        .flatMap((offer) => [offer, ...scrambledOffer(offer, wishes)])
        .toSorted(byWorth(wishes)),
      wishes,
    ),
    refusals: [
      ...(seated.length === 0
        ? [
            {
              code: 'offer.stay',
              stay: stay.length,
              most: Math.max(0, ...all.map(({ cost }) => cost.stationary.length)),
            } as const,
          ]
        : []),
      ...(seated.length > 0 && copied.length === 0
        ? [
            {
              code: 'offer.copies',
              copies,
              nearest: Math.ceil(Math.min(...seated.map(({ cost }) => cost.sharing.tables)) / MOST_SHARING),
            } as const,
          ]
        : []),
    ],
  };
}

/** Of so many pairs a club chooses between a Mitchell and a Howell. */
const MOST_PAIRS_OF_HOWELL = 20;

/** As many offers as are looked at first. */
const IN_SIGHT = 3;

/** The same with the best Howell among the first, where one fits: whether one field plays or two is the director’s choice. */
function withHowellInSight(offers: readonly Offer[], { pairs }: Wishes): readonly Offer[] {
  const isHowell = ({ choice }: Offer) => choice.name.endsWith('howell');
  const howell = offers.find((offer) => isHowell(offer) && misfitsIn(offer.warnings) === 0);
  if (pairs > MOST_PAIRS_OF_HOWELL || !howell || offers.slice(0, IN_SIGHT).some(isHowell)) return offers;
  const others = offers.filter((offer) => offer !== howell);
  return [...others.slice(0, IN_SIGHT - 1), howell, ...others.slice(IN_SIGHT - 1)];
}

/** A movement before its arrows are looked at, as far as it is known at once what it gives. */
interface Played {
  readonly choice: MovementChoice;
  readonly cost: CostOfPlays;
  /** In how much it does not fit, and how far it is off. */
  readonly worth: readonly [misfits: number, off: number];
}

function playedAs(choice: MovementChoice, wishes: Wishes): Played {
  const movement = makeMovement(choice);
  const boards = boardsPerRound(choice.rounds, wishes);
  const cost = costOfPlays(movement, boards, wishes);
  const { pace = CLUB_PACE } = wishes;
  const minutes = minutesOf({ rounds: choice.rounds, boards, pace });
  const warnings = costWarnings({ movement, cost, minutes }, wishes);
  return { choice, cost, worth: [misfitsIn(warnings), offBy(cost, minutes, wishes)] };
}

/**
 * One of each family and number of winners, complete or not: the best of its lengths. What does not fit, and
 * how far it is off, weigh more than how fair it is, which takes a while to work out: so that is asked only about those that are
 * equal in the rest, and about the next ones where there is none of them with so many winners.
 */
function bestOfLengths(all: readonly Played[], wishes: Wishes): readonly Offer[] {
  const best = new Map<string, Offer>();
  const groups = grouped(all, ({ choice }) => `${knownAs(choice)} ${isComplete(choice)}`);
  for (const [kind, group] of groups) {
    const tiers = grouped(group, ({ worth }) => worth.join(' '));
    const inOrder = [...tiers.values()].toSorted(
      ([one], [other]) => one!.worth[0] - other!.worth[0] || one!.worth[1] - other!.worth[1],
    );
    const wanted = familyOf(group[0]!.choice.name).twoLines && wishes.winners === undefined ? 2 : 1;
    let found = 0;
    for (const tier of inOrder) {
      if (found === wanted) break;
      const choices = tier.flatMap(({ choice }) =>
        wishes.hosted ? waysToHost(choice, wishes) : ways(choice, wishes),
      );
      for (const offer of choices.map((choice) => offerOf(choice, wishes)).toSorted(byWorth(wishes))) {
        const own = `${kind} ${offer.cost.winners}`;
        if (best.has(own)) continue;
        best.set(own, offer);
        found++;
      }
    }
  }
  return [...best.values()].toSorted(byWorth(wishes));
}

/** The same with boards turned at single tables, where that is clearly fairer than to turn them in whole rounds. */
function scrambledOffer({ choice, quality, cost }: Offer, wishes: Wishes): readonly Offer[] {
  const { arrowSwitched, ...lines } = choice;
  // Where all play the same at once, only single tables can make one winner of two lines.
  if (!arrowSwitched && !(wishes.barometer && cost.winners === 2 && wishes.winners !== 2)) return [];
  const { scrambled } = bestScramble(makeMovement(lines));
  const offer = offerOf({ ...lines, scrambled }, wishes);
  const before = arrowSwitched ? (quality ?? 0) : FAIR;
  return (offer.quality ?? 0) >= before + CLEARLY_FAIRER ? [offer] : [];
}

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
