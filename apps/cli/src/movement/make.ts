import {
  barometer,
  bestArrowSwitches,
  competitionQuality,
  families,
  familyOf,
  findHowell,
  individualHowell,
  lineQuality,
  makeMovement,
  MovementRefused,
  rainbow,
  scramble,
  type Family,
  type IndividualMovement,
  type Movement,
} from '#movement';
import type { Wanted } from './wanted.js';

/** What came of making a movement. */
export type Made =
  | { readonly of: 'pairs'; readonly movement: Movement }
  | { readonly of: 'individual'; readonly movement: IndividualMovement }
  | { readonly of: 'none-in-time' };

/**
 * Makes the movement that is wanted: of the family that was named, or the most balanced of all with these tables and
 * rounds. One that is not stored is looked for.
 *
 * @param now milliseconds, and `random` from 0 up to 1
 * @throws MovementRefused when there is none
 */
export function make(wanted: Wanted, { now, random }: { now: () => number; random: () => number }): Made {
  const { name, tables, rounds } = wanted;
  if (name === 'rainbow') {
    return { of: 'individual', movement: rainbow({ tables, ...(rounds !== undefined && { rounds }) }) };
  }
  if (name === 'individual-howell') {
    const length = {
      ...(rounds !== undefined && { rounds }),
      ...(wanted.barometer && { barometer: true as const }),
    };
    return { of: 'individual', movement: individualHowell({ players: 4 * tables, ...length }) };
  }
  if (name !== undefined) return { of: 'pairs', movement: ofFamily(familyOf(name), wanted, random) };
  const there = families
    .filter(({ contestants, oneMore }) => !contestants && !oneMore)
    .filter((family) => makes(family, tables, rounds!) && (wanted.winners === 1 || family.twoLines))
    .flatMap((family) => ofFamilyIfMade(family, wanted, random))
    .toSorted((one, other) => worth(other, wanted.copies) - worth(one, wanted.copies));
  // A Howell that is cut short is not made for its rounds, nor is one in which some meet again: one may be found that is.
  const made = there.find((movement) =>
    movement.name === 'howell' ? rounds === 2 * tables - 1 : !meetsAgain(movement),
  );
  if (made) return { of: 'pairs', movement: made };
  if (wanted.winners === 1 && rounds! >= tables && rounds! < 2 * tables) {
    const end = now() + wanted.seconds * 1000;
    const share = wanted.copies > 1;
    const search = findHowell({ tables, rounds: rounds!, share, expired: () => now() >= end, random });
    if (search.outcome === 'found') return { of: 'pairs', movement: finished(search.found, wanted) };
    if (search.outcome === 'out-of-time') return { of: 'none-in-time' };
  }
  if (there[0]) return { of: 'pairs', movement: there[0] };
  throw new MovementRefused({
    code: 'movement.none-with-rounds',
    tables,
    rounds: rounds!,
    ...(rounds! >= 2 * tables && { why: 'movement.why.no-opponents' as const }),
    ...nearest(tables, rounds!, wanted.winners),
  });
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

function nearest(tables: number, rounds: number, winners: 1 | 2): { readonly nearest?: number } {
  // Everybody meets everybody once: there is nothing longer, and it is found for any number of tables.
  if (winners === 1 && rounds >= 2 * tables) return { nearest: 2 * tables - 1 };
  const there = Array.from({ length: 2 * tables }, (_, index) => index + 1).filter((other) =>
    families.some(
      (family) =>
        !family.contestants &&
        !family.oneMore &&
        (winners === 1 || family.twoLines) &&
        has(family, tables, other),
    ),
  );
  const [best] = there.toSorted((one, other) => Math.abs(one - rounds) - Math.abs(other - rounds));
  return best === undefined ? {} : { nearest: best };
}

/** Nothing where a family does not make what is shorter than it is offered. */
function ofFamilyIfMade(family: Family, wanted: Wanted, random: () => number): Movement[] {
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
  { tables, rounds, without, winners, switched, scrambled, barometer }: Wanted,
  random: () => number,
): Movement {
  const choice = {
    name: family.name,
    tables,
    // Which there are, the family itself says with its refusal.
    rounds: rounds ?? complete(family, tables),
    ...(without !== undefined && { phantom: without }),
    ...(barometer && { barometer: true as const }),
  };
  const movement = makeMovement(choice);
  if (!family.twoLines || (winners === 2 && !switched)) {
    return switched ? makeMovement({ ...choice, arrowSwitched: switched }) : movement;
  }
  if (scrambled && !switched) return scramble(movement, random);
  return makeMovement({ ...choice, arrowSwitched: switched ?? bestArrowSwitches(movement).rounds });
}

function finished(movement: Movement, { without, barometer: all }: Wanted): Movement {
  const half = without === undefined ? movement : { ...movement, phantom: String(without) };
  const there = { ...half, stationary: half.stationary.filter((pair) => pair !== half.phantom) };
  return all ? barometer(there) : there;
}

/** The more balanced first, but those that need more copies than there are or in which some meet again come last. */
function worth(movement: Movement, copies: number): number {
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
