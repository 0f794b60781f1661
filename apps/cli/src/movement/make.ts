import {
  barometer,
  bestArrowSwitches,
  competitionQuality,
  families,
  familyOf,
  findHowell,
  individualFor,
  individualHowell,
  lineQuality,
  makeMovement,
  MOST_TABLES,
  movementCost,
  MovementRefused,
  rainbow,
  scramble,
  tablesOf,
  type Family,
  type IndividualMovement,
  type Movement,
  type MovementRefusal,
} from '#movement';
import type { Wanted, WantedIndividual, WantedMovement } from './wanted.js';

/** What came of making a movement. */
export type Made =
  | { readonly of: 'pairs'; readonly movement: Movement }
  | { readonly of: 'individual'; readonly movement: IndividualMovement }
  | { readonly of: 'none-in-time'; readonly seconds: number };

/** The clock in milliseconds, and chance from 0 up to 1. */
export interface Means {
  readonly now: () => number;
  readonly random: () => number;
}

/**
 * Makes the movement that is wanted: of the family that was named, or the most balanced of all with these tables and
 * rounds. One that is not stored is looked for.
 *
 * @throws MovementRefused when there is none
 */
export function make(wanted: Wanted, means: Means): Made {
  if (wanted.of === 'individual') return { of: 'individual', movement: individual(wanted) };
  return wanted.name === undefined
    ? mostBalanced(wanted, wanted.rounds!, means)
    : named(familyOf(wanted.name), wanted, means);
}

function individual({ name, players, rounds, barometer: all }: WantedIndividual): IndividualMovement {
  const length = { ...(rounds !== undefined && { rounds }), ...(all && { barometer: true as const }) };
  if (name === 'rainbow') return rainbow({ tables: players / 4, ...length });
  return (name === undefined ? individualFor : individualHowell)({ players, ...length });
}

/** Of Howells that are not stored one is looked for. */
function named(family: Family, wanted: WantedMovement, means: Means): Made {
  try {
    return { of: 'pairs', movement: ofFamily(family, wanted, means.random) };
  } catch (error) {
    const isHowell = family.name === 'howell' || family.name === 'three-quarter-howell';
    if (!(error instanceof MovementRefused) || !isHowell || wanted.switched || wanted.scrambled) throw error;
    const lengths = howellLengths(family, wanted);
    const rounds = wanted.rounds ?? lengths.most;
    const isOne = rounds >= lengths.least && rounds <= lengths.most;
    const search = isOne && wanted.tables <= MOST_TABLES && searched(wanted, rounds, means);
    if (search) return search;
    throw beyondStored(error.refusal, rounds, lengths) ?? error;
  }
}

/** How long a Howell is. */
function howellLengths(
  { name }: Family,
  { tables, copies = 1 }: WantedMovement,
): { readonly least: number; readonly most: number } {
  const all = 2 * tables - 1;
  if (name === 'howell') return { least: all, most: all };
  // With an even number of tables there is none with as many rounds, or one more, in which nobody shares.
  return { least: tables + (tables % 2 === 0 && copies < 2 ? 2 : 0), most: all - 1 };
}

/** Beyond those that are stored one is looked for: there are more than the family itself has. */
function beyondStored(
  refusal: MovementRefusal,
  rounds: number,
  { least, most }: { readonly least: number; readonly most: number },
): MovementRefused | undefined {
  if (refusal.code !== 'movement.tables-unfit' || refusal.most === undefined) return undefined;
  const { tables } = refusal;
  if (tables < refusal.most || tables > MOST_TABLES)
    return new MovementRefused({
      ...refusal,
      most: MOST_TABLES,
      ...(tables > MOST_TABLES && { nearest: MOST_TABLES }),
    });
  return new MovementRefused({
    code: 'movement.none-with-rounds',
    tables,
    rounds,
    ...(rounds >= 2 * tables && { why: 'movement.why.no-opponents' as const }),
    ...(least < most && rounds >= tables && rounds < least && { why: 'movement.why.shared' as const }),
    nearest: Math.min(most, Math.max(least, rounds)),
  });
}

function mostBalanced(wanted: WantedMovement, rounds: number, means: Means): Made {
  const { winners } = wanted;
  const tables = tablesOf(wanted.tables, { least: 2 });
  const inLines = winners === 2 || wanted.switched !== undefined || wanted.scrambled;
  const all = families
    .filter(({ contestants, oneMore }) => !contestants && !oneMore)
    .filter((family) => makes(family, tables, rounds) && (!inLines || family.twoLines))
    .flatMap((family) => ofFamilyIfMade(family, wanted, means.random))
    .toSorted((one, other) => worth(other, wanted.copies) - worth(one, wanted.copies));
  const { copies } = wanted;
  const enough = copies === undefined ? all : all.filter((movement) => copiesNeeded(movement) <= copies);
  const there = enough.length > 0 ? enough : all;
  // A Howell that is cut short is not made for its rounds, nor is one in which some meet again: one may be found that is.
  const made = there.find((movement) =>
    movement.name === 'howell' ? rounds === 2 * tables - 1 : !meetsAgain(movement),
  );
  if (made) return { of: 'pairs', movement: made };
  const search = !inLines && rounds >= tables && rounds < 2 * tables && searched(wanted, rounds, means);
  if (search) return search;
  if (there[0]) return { of: 'pairs', movement: there[0] };
  throw new MovementRefused({
    code: 'movement.none-with-rounds',
    tables,
    rounds,
    ...(rounds >= (inLines ? tables + 1 : 2 * tables) && { why: 'movement.why.no-opponents' as const }),
    ...nearest(tables, rounds, inLines),
  });
}

/** What a search for a Howell gives; nothing: there is none. */
function searched(wanted: WantedMovement, rounds: number, { now, random }: Means): Made | undefined {
  const tables = tablesOf(wanted.tables, { least: 2 });
  const end = now() + wanted.seconds * 1000;
  const share = (wanted.copies ?? 1) > 1;
  const search = findHowell({ tables, rounds, share, expired: () => now() >= end, random });
  if (search.outcome === 'found') return { of: 'pairs', movement: finished(search.found, wanted) };
  return search.outcome === 'out-of-time' ? { of: 'none-in-time', seconds: wanted.seconds } : undefined;
}

function has(family: Family, tables: number, rounds: number): boolean {
  const range = family.roundsAt(tables);
  return (
    range !== undefined &&
    rounds >= range.least &&
    rounds <= range.complete &&
    (family.exists?.(tables, rounds) ?? true)
  );
}

/** Whether a family is made so short, too: fewer rounds than it is offered with are the first of them. */
function makes(family: Family, tables: number, rounds: number): boolean {
  const least = family.roundsAt(tables)?.least;
  return has(family, tables, rounds) || (least !== undefined && rounds < least && has(family, tables, least));
}

function nearest(tables: number, rounds: number, inLines: boolean): { readonly nearest?: number } {
  // Everybody meets everybody once: there is nothing longer, and it is found for any number of tables.
  if (!inLines && rounds >= 2 * tables) return { nearest: 2 * tables - 1 };
  const there = Array.from({ length: 2 * tables }, (_, index) => index + 1).filter((other) =>
    families.some(
      (family) =>
        !family.contestants && !family.oneMore && (!inLines || family.twoLines) && has(family, tables, other),
    ),
  );
  const [best] = there.toSorted((one, other) => Math.abs(one - rounds) - Math.abs(other - rounds));
  return best === undefined ? {} : { nearest: best };
}

/** Nothing where a family does not make what is shorter than it is offered. */
function ofFamilyIfMade(family: Family, wanted: WantedMovement, random: () => number): Movement[] {
  try {
    return [ofFamily(family, wanted, random)];
  } catch (error) {
    if (error instanceof MovementRefused && !has(family, wanted.tables, wanted.rounds!)) return [];
    throw error;
  }
}

/** The most rounds that a family has with so many tables. */
function complete(family: Family, tables: number): number {
  const range = family.roundsAt(tables);
  if (!range) return tables;
  for (let rounds = range.complete; rounds > range.least; rounds--)
    if (has(family, tables, rounds)) return rounds;
  return range.least;
}

function ofFamily(
  family: Family,
  { tables, rounds, without, winners, switched, scrambled, barometer: all }: WantedMovement,
  random: () => number,
): Movement {
  const choice = {
    name: family.name,
    tables,
    // Which there are, the family itself says with its refusal.
    rounds: rounds ?? complete(family, tables),
    ...(without !== undefined && { phantom: without }),
    ...(all && { barometer: true as const }),
  };
  if (!family.twoLines && (switched || scrambled))
    throw new MovementRefused({ code: 'movement.switch-one-winner' });
  const movement = makeMovement(choice);
  if (!family.twoLines || winners === 2) return movement;
  if (scrambled) return scramble(movement, random);
  return makeMovement({ ...choice, arrowSwitched: switched ?? bestArrowSwitches(movement).rounds });
}

function finished(movement: Movement, { tables, without, barometer: all }: WantedMovement): Movement {
  if (without !== undefined && without > 2 * tables)
    throw new MovementRefused({ code: 'movement.phantom-unknown', phantom: String(without) });
  const half = without === undefined ? movement : { ...movement, phantom: String(without) };
  const there = { ...half, stationary: half.stationary.filter((pair) => pair !== half.phantom) };
  return all ? barometer(there) : there;
}

/** The more balanced first, but those that need more copies than there are or in which some meet again come last. */
function worth(movement: Movement, copies = 1): number {
  const quality =
    (movement.winners === 1 ? competitionQuality(movement).percent : lineQuality(movement)) ?? 0;
  const needs = movement.declared?.copies ?? 1;
  const isLast = needs > copies || WITH_RELAYS.includes(movement.name) || meetsAgain(movement);
  return quality - (isLast ? 100 : 0);
}

/** What is played where nothing else will do: relays stand between tables, and some share or there are more boards. */
const WITH_RELAYS: readonly Movement['name'][] = ['share-and-relay', 'blackpool'];

function meetsAgain({ declared }: Movement): boolean {
  return (declared?.meetings ?? 1) > 1;
}

/** How many copies of each set keep all tables apart. */
export function copiesNeeded(movement: Movement): number {
  return movementCost(movement, 1).sharing.tables;
}

/**
 * The movement of the same kind of contestants at the same tables that does with so many copies of each set, and has
 * most nearly as many rounds.
 *
 * @returns nothing where there is none, or all tables are to play the same boards
 */
export function withFewerCopies(
  movement: Movement,
  wanted: WantedMovement,
  copies: number,
): Movement | undefined {
  if (wanted.barometer) return undefined;
  const { tables } = wanted;
  const inLines = families.some(({ name, twoLines }) => twoLines && name === movement.name);
  const off = (rounds: number) => Math.abs(rounds - movement.rounds);
  const lengths = Array.from({ length: 2 * tables - 1 }, (_, index) => index + 1);
  for (const rounds of lengths.toSorted((one, other) => off(one) - off(other))) {
    const [found] = families
      .filter(({ contestants, oneMore }) => contestants === movement.contestants && !oneMore)
      .filter((family) => (!inLines || family.twoLines) && has(family, tables, rounds))
      .map(({ name }) => makeMovement({ name, tables, rounds }))
      .filter((other) => copiesNeeded(other) <= copies)
      .toSorted((one, other) => worth(other, copies) - worth(one, copies));
    if (found) return found;
  }
  return undefined;
}
