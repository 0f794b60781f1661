import { familyOf, makeMovement, type Family, type MovementChoice } from '../generators/families.js';
import { guideCard } from '../guide-card.js';
import { cannotHost } from '../hosting/cannot-host.js';
import { sidesExchanged } from '../hosting/sides-exchanged.js';
import { FAMILIES_OF_PAIRS, type Movement } from '../movement.js';
import { bestArrowSwitches } from '../quality/best-arrow-switches.js';
import { competitionQuality } from '../quality/competition.js';
import { bestScramble } from '../quality/scramble.js';
import { lineQuality } from '../quality/line-quality.js';
import { MOST_TABLES } from '../refusal.js';
import { costOfPlays, movementCost, type CostOfPlays, type MovementCost } from './movement-cost.js';

/** What an organiser wants of a session of one section. */
export interface Wishes {
  readonly pairs: number;
  /** About how many boards each pair is to play; left out: about 24. */
  readonly boards?: number;
  /** About how long it may take. */
  readonly minutes?: number;
  /** Left out: one or two. */
  readonly winners?: 1 | 2;
  /** How many sets of the boards there are, that is copies of each; left out: one. */
  readonly copies?: number;
  /** Pairs that must stay seated. */
  readonly stay?: readonly string[];
  /** All tables play the same boards in a round. */
  readonly barometer?: boolean;
  /** Whoever would sit out meets the sit-out of another section that plays the same with its sides exchanged. */
  readonly hosted?: boolean;
  /** How long rounds take; left out: seven minutes a board and one to sit down, and two for the change. */
  readonly pace?: Pace;
}

/** Minutes: a round takes `round` and for each of its boards `board`, and between two of them is the change. */
export interface Pace {
  readonly board: number;
  readonly round: number;
  readonly change: number;
}

/** What is not as it should be about an offer, said plainly to the director. */
export type OfferWarning =
  /** One winner of two lines that are hardly compared: no arrows are switched, for that would make it no fairer. */
  | { readonly code: 'offer.unswitched'; readonly quality: number }
  /** The web is so much wider than its rounds that one line is hardly compared with the other. */
  | {
      readonly code: 'offer.wide-web';
      readonly tables: number;
      readonly rounds: number;
      readonly quality: number;
    }
  | { readonly code: 'offer.unbalanced'; readonly quality: number }
  /** Tables play one set at once with fewer copies than tables. */
  | {
      readonly code: 'offer.shares';
      readonly tables: number;
      readonly copies: number;
      readonly rounds: number;
    }
  /** Everybody moves after every board. */
  | { readonly code: 'offer.short-rounds' }
  /** Some meet the same opponents twice. */
  | { readonly code: 'offer.meets-again' }
  /** Of teams: so many rounds a team has no match. */
  | { readonly code: 'offer.bye'; readonly rounds: number }
  /** Of teams: a team meets only so many of the others. */
  | { readonly code: 'offer.meets-some'; readonly opponents: number; readonly others: number }
  | { readonly code: 'offer.sits-out-long'; readonly rounds: number }
  | { readonly code: 'offer.few-boards'; readonly played: number; readonly inPlay: number }
  | { readonly code: 'offer.other-boards'; readonly boards: number; readonly wanted: number }
  | { readonly code: 'offer.too-long'; readonly minutes: number; readonly wanted: number };

/** What differs from what was wanted, though it is as good: no warning, but to be known. */
export type OfferRemark =
  | { readonly code: 'offer.boards-differ'; readonly boards: number; readonly wanted: number }
  | { readonly code: 'offer.minutes-differ'; readonly minutes: number; readonly wanted: number };

/** A movement that fits, with what it costs. */
export interface Offer {
  readonly choice: MovementChoice;
  readonly cost: MovementCost;
  /** How balanced it is, of 100: Q with one winner, within each line with two; null where nobody competes. */
  readonly quality: number | null;
  /** Copies of each set, of those that there are. */
  readonly copies: number;
  readonly minutes: number;
  /** As which of its numbers those play who must stay seated. */
  readonly seats: readonly { readonly pair: string; readonly as: string }[];
  readonly warnings: readonly OfferWarning[];
  readonly remarks: readonly OfferRemark[];
}

/** Why nothing fits, with the nearest that does. */
export type OfferRefusal =
  | { readonly code: 'offer.pairs'; readonly pairs: number; readonly least: number; readonly most: number }
  /** For so few there is none with two lines. */
  | { readonly code: 'offer.two-lines'; readonly pairs: number; readonly nearest: number }
  /** Tables would share a copy among more than two. */
  | { readonly code: 'offer.copies'; readonly copies: number; readonly nearest: number }
  | { readonly code: 'offer.stay'; readonly stay: number; readonly most: number };

export interface Offers {
  /** The best first. */
  readonly offers: readonly Offer[];
  /** Where there is none: why. */
  readonly refusals: readonly OfferRefusal[];
}

/** About how many boards a club evening has. */
export const CLUB_SESSION = 24;
/** How long it takes in a club. */
export const CLUB_PACE: Pace = { board: 7, round: 1, change: 2 };
/** An eighth more or less is as good as what was wanted. */
const NEAR = 8;
/** Less balanced is worth a warning. */
const FAIR = 60;
/** So much more balanced is worth that every table minds rounds of its own. */
const CLEARLY_FAIRER = 1;
const LEAST_PAIRS = 4;
/** Three tables, one of them half. */
const LEAST_PAIRS_OF_TWO_LINES = 5;
/** So many tables at most can wait for each other's boards, unless it is in one round only. */
const MOST_SHARING = 2;
/** So many lengths of a family are looked at, those that come nearest. */
const MOST_LENGTHS = 4;

const FAMILIES = FAMILIES_OF_PAIRS.map((name) => familyOf(name));

/**
 * The movements for so many pairs of one section, of every length that comes near to the number of boards. First those
 * that fit: boards and minutes are within an eighth of what is wanted, and no table waits for another one's boards. Of
 * these those without a warning that something is unfair, and of these the more balanced. Behind them those that do not
 * fit, the nearest first, in the same order.
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
    offers: bestOfLengths(copied, wishes)
      .flatMap((offer) => [offer, ...scrambledOffer(offer, wishes)])
      .toSorted(byWorth(wishes)),
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
  const groups = grouped(all, ({ choice }) => `${choice.name} ${isComplete(choice)}`);
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

function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): ReadonlyMap<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
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

function isComplete({ name, tables, rounds }: MovementChoice): boolean {
  return rounds === familyOf(name).roundsAt(tables)!.complete;
}

/** The boards of a round that come nearest to what is wanted. */
function boardsPerRound(rounds: number, { boards = CLUB_SESSION }: Wishes): number {
  return Math.max(1, Math.round(boards / rounds));
}

/** Whether it is as good as what was wanted: an eighth more or less. */
export function isNear(value: number, wanted: number): boolean {
  return Math.abs(value - wanted) <= wanted / NEAR;
}

/** The choices of a family: all its lengths that come near, and the nearest if none does. */
function candidates(family: Family, wishes: Wishes): readonly MovementChoice[] {
  const { pairs, winners, boards = CLUB_SESSION, barometer } = wishes;
  if (winners === 2 && !family.twoLines) return [];
  const tables = family.oneMore ? (pairs - 1) / 2 : Math.ceil(pairs / 2);
  const range = Number.isInteger(tables) ? family.roundsAt(tables) : undefined;
  if (!range) return [];
  const off = (rounds: number) => Math.abs(rounds * boardsPerRound(rounds, wishes) - boards);
  const nearest = Array.from(
    { length: range.complete - range.least + 1 },
    (_, index) => range.complete - index,
  ).toSorted((one, other) => off(one) - off(other));
  // Only the lengths that are wanted are looked at, for it takes time to find out whether there is a web.
  const there = (rounds: number) =>
    (family.exists?.(tables, rounds) ?? true) &&
    // A Howell that is cut short is worse than the one made for so many rounds.
    !(family.name === 'howell' && familyOf('three-quarter-howell').exists!(tables, rounds));
  const near = nearest.filter((rounds) => isNear(rounds * boardsPerRound(rounds, wishes), boards));
  const long = near.filter((rounds) => boardsPerRound(rounds, wishes) > 1).filter(there);
  const short = long.length > 0 ? [] : near.filter(there);
  const [lengths] = [long, short].filter(({ length }) => length > 0);
  return (lengths ?? [nearest.find(there)].flatMap((rounds) => rounds ?? []))
    .slice(0, MOST_LENGTHS)
    .map((rounds) =>
      withMissing(family, { name: family.name, tables, rounds, ...(barometer && { barometer }) }, wishes),
    );
}

/** The ways to play a movement of which its sit-outs can meet those of another section. */
function waysToHost(choice: MovementChoice, wishes: Wishes): readonly MovementChoice[] {
  return ways(choice, wishes).filter((one) => canBeHosted(one, wishes));
}

/** Whether its sit-outs can meet those of a section that plays the same, with sides exchanged where lines are apart. */
function canBeHosted(choice: MovementChoice, wishes: Wishes): boolean {
  const movement = makeMovement(choice);
  const boards = { boardsPerRound: boardsPerRound(choice.rounds, wishes), firstBoard: 1 };
  const other = movement.winners === 1 ? movement : sidesExchanged(movement);
  return !cannotHost({ section: 'A', movement, ...boards }, { section: 'B', movement: other, ...boards });
}

/** Who is missing where there is half a table. */
function withMissing(family: Family, choice: MovementChoice, { pairs }: Wishes): MovementChoice {
  const { tables } = choice;
  if (family.oneMore || pairs === 2 * tables) return choice;
  if (family.twoLines) return { ...choice, phantom: tables };
  // Somebody who stays is missing, or somebody who goes round.
  const missing = [2 * tables, 2 * tables - 1, 1].map((phantom) => ({ ...choice, phantom }));
  const balance = (one: MovementChoice) => competitionQuality(makeMovement(one)).percent ?? 0;
  const [best] = missing.toSorted((one, other) => balance(other) - balance(one));
  return best!;
}

/** The ways to play a movement: with one winner or two. */
function ways(choice: MovementChoice, { winners }: Wishes): readonly MovementChoice[] {
  if (!familyOf(choice.name).twoLines) return [choice];
  const { rounds } = winners === 2 ? { rounds: [] } : bestArrowSwitches(makeMovement(choice));
  const one = { ...choice, arrowSwitched: rounds };
  if (winners === 1) return [one];
  // Where switching makes nothing fairer, pairs of the two lines are better not compared.
  return rounds.length > 0 ? [one, choice] : [choice];
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
    copies: Math.min(copies, cost.sharing.tables),
    minutes,
    seats,
    warnings: [
      ...warningsOfBalance({ ...movement, name: choice.name }, cost.quality),
      ...costWarnings({ movement, cost, minutes }, wishes),
    ],
    remarks: differences({ boards: cost.boards.most, minutes }, wishes),
  };
}

/** How long so many rounds of so many boards take, with the changes between them. */
export function minutesOf({
  rounds,
  boards,
  pace,
}: {
  readonly rounds: number;
  readonly boards: number;
  readonly pace: Pace;
}): number {
  return rounds * (boards * pace.board + pace.round) + (rounds - 1) * pace.change;
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

/** What is not as it should be about what a movement costs. */
function costWarnings(
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
  if (!isNear(cost.boards.most, boards))
    warnings.push({ code: 'offer.other-boards', boards: cost.boards.most, wanted: boards });
  if (isTooLong(minutes, wanted)) warnings.push({ code: 'offer.too-long', minutes, wanted });
  return warnings;
}

/** Whether it takes more than an eighth longer than was wanted. */
export function isTooLong(minutes: number, wanted: number | undefined): wanted is number {
  return wanted !== undefined && minutes > wanted && !isNear(minutes, wanted);
}

/** In what it differs from what was wanted as far as that is no warning; what was not said, differs in nothing. */
export function differences(
  { boards, minutes }: { readonly boards: number; readonly minutes: number },
  wanted: Pick<Wishes, 'boards' | 'minutes'>,
): readonly OfferRemark[] {
  const remarks: OfferRemark[] = [];
  if (wanted.boards !== undefined && boards !== wanted.boards && isNear(boards, wanted.boards))
    remarks.push({ code: 'offer.boards-differ', boards, wanted: wanted.boards });
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

function warningsOfBalance(
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

type Warned = readonly Pick<OfferWarning, 'code'>[];

const MISFITS = new Set<OfferWarning['code']>(['offer.other-boards', 'offer.too-long', 'offer.shares']);
const UNFAIR = new Set<OfferWarning['code']>([
  'offer.few-boards',
  'offer.meets-again',
  'offer.sits-out-long',
  'offer.unbalanced',
  'offer.unswitched',
  'offer.wide-web',
]);

/** In how much it does not fit what is wanted. */
export function misfitsIn(warnings: Warned): number {
  return warnings.filter(({ code }) => MISFITS.has(code)).length;
}

function isUnfair(warnings: Warned): boolean {
  return warnings.some(({ code }) => UNFAIR.has(code));
}

/** By what part of what was wanted it misses it in boards and minutes, in hundredths, beyond what is as good. */
function offBy(
  { boards: { most } }: Pick<CostOfPlays, 'boards'>,
  minutes: number,
  { boards = CLUB_SESSION, minutes: wanted }: Wishes,
): number {
  const inBoards = Math.max(0, Math.abs(most - boards) / boards - 1 / NEAR);
  const inTime = wanted === undefined ? 0 : Math.max(0, minutes / wanted - 1 - 1 / NEAR);
  return Math.round(100 * (inBoards + inTime));
}

/** Whether it fits weighs first, then how fair it is. */
function byWorth(wishes: Wishes): (one: Offer, other: Offer) => number {
  const worth = ({ warnings, quality, cost, minutes }: Offer) => [
    misfitsIn(warnings),
    offBy(cost, minutes, wishes),
    Number(isUnfair(warnings)),
    -Math.round((quality ?? 0) * 10),
    cost.relays.stands,
  ];
  return (one, other) => {
    const [these, those] = [worth(one), worth(other)];
    return these.map((value, index) => value - those[index]!).find((difference) => difference !== 0) ?? 0;
  };
}
