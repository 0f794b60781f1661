import {
  familyOf,
  makeMovement,
  type Family,
  type MovementChoice,
  type RoundRange,
} from '../generators/families.js';
import { bestArrowSwitches } from '../quality/best-arrow-switches.js';
import { competitionQuality } from '../quality/competition.js';
import { movementCost, type MovementCost } from './movement-cost.js';

/** A movement that fits, as the choice that makes it, with what it gives and costs. */
export interface MovementOffer {
  readonly choice: MovementChoice;
  readonly cost: MovementCost;
}

export interface Wanted {
  readonly pairs: number;
  /** About how many boards each pair is to play. Where nothing is said, about 24, and every movement is complete. */
  readonly boards?: number;
}

/** What a session can be set up with by its name. */
const offered: readonly MovementChoice['name'][] = ['mitchell', 'skip-mitchell', 'share-and-relay', 'howell'];
/** Beyond, nobody plays so many rounds in an evening. */
const MOST_HOWELL = 8;
const CLUB_SESSION = 24;
/** An eighth more or less is as good as the number of boards that was wanted. */
const NEAR = 8;
/** Boards in a round of a movement that is cut short to hit the number of boards. */
const ROUND_LENGTHS = [2, 3, 4, 5];

/**
 * The movements for so many pairs of one section: the complete ones and, where a number of boards is wanted to which
 * that comes closer, the same with fewer rounds; Mitchells with two winners and, arrows switched as well as may be,
 * with one. An odd pair out is a half table: North-South T is missing at T tables; in a Howell 2T or 2T - 1, whichever
 * leaves the others better balanced.
 *
 * @returns those first that come within an eighth of the number of boards, then those without sharing, then the more
 *   balanced; none for fewer than 4 pairs or more than there are movements for.
 */
export function movementsFor({ pairs, boards }: Wanted): readonly MovementOffer[] {
  if (!(pairs >= 4)) return [];
  const tables = Math.ceil(pairs / 2);
  const about = boards ?? CLUB_SESSION;
  const offers = offered.flatMap((name) => {
    const family = familyOf(name);
    const range = family.roundsAt(tables);
    if (!range || (name === 'howell' && tables > MOST_HOWELL)) return [];
    const complete = completeLength(range, about);
    const shorter = boards === undefined ? [] : shorterLength(range, about, complete);
    return [complete, ...shorter].flatMap(({ rounds, boardsPerRound }) =>
      choicesOf(family, { name: family.name, tables, rounds }, pairs).map((choice) => ({
        choice,
        cost: movementCost(makeMovement(choice), boardsPerRound),
      })),
    );
  });
  const worth = ({ cost }: MovementOffer) => [
    Math.max(0, off(cost, about) - about / NEAR),
    cost.sharing.rounds.length,
    -(cost.quality ?? 0),
  ];
  return offers.sort((one, other) => {
    const [these, those] = [worth(one), worth(other)];
    return these.map((value, index) => value - those[index]!).find((difference) => difference !== 0) ?? 0;
  });
}

interface Length {
  readonly rounds: number;
  readonly boardsPerRound: number;
}

const off = ({ rounds, boardsPerRound }: Length, boards: number): number =>
  Math.abs(rounds * boardsPerRound - boards);

const completeLength = ({ complete }: RoundRange, boards: number): Length => ({
  rounds: complete,
  boardsPerRound: Math.max(1, Math.round(boards / complete)),
});

/** The length with fewer rounds that comes closest, if it comes closer than the complete movement. */
function shorterLength({ least, complete }: RoundRange, boards: number, thanThis: Length): readonly Length[] {
  // The more rounds the more opponents: of equals the first.
  const lengths = Array.from({ length: complete - least }, (_, index) => complete - 1 - index).flatMap(
    (rounds) => ROUND_LENGTHS.map((boardsPerRound) => ({ rounds, boardsPerRound })),
  );
  return lengths
    .filter((length) => off(length, boards) < off(thanThis, boards))
    .sort((one, other) => off(one, boards) - off(other, boards))
    .slice(0, 1);
}

/** The ways to play a movement: who is missing, if somebody is, and whether there are one or two winners. */
function choicesOf(family: Family, choice: MovementChoice, pairs: number): readonly MovementChoice[] {
  const { tables } = choice;
  const half = pairs < 2 * tables;
  if (family.twoLines) {
    const full = half ? { ...choice, phantom: tables } : choice;
    const { rounds } = bestArrowSwitches(makeMovement(full));
    // Where switching makes nothing fairer, pairs of the two lines are not to be compared.
    return rounds.length > 0 ? [{ ...full, arrowSwitched: rounds }, full] : [full];
  }
  if (!half) return [choice];
  const [last, nextToLast] = [2 * tables, 2 * tables - 1].map((phantom) => ({ ...choice, phantom }));
  const balance = (choice: MovementChoice) => competitionQuality(makeMovement(choice)).percent ?? 0;
  return [balance(nextToLast!) > balance(last!) ? nextToLast! : last!];
}
