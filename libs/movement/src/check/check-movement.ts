import { asIndividual } from '../individual/individual-movement.js';
import type { Movement } from '../movement/movement.js';
import { isIndividual } from '../movement/seats.js';
import { atTwoTables, boardsAgain, by, shape, sharing, sitOuts, unevenSitOuts } from './at-tables.js';
import { matches, type Sitting } from './matches.js';
import { checkIndividual } from './check-individual.js';
import { graded, type MovementFault, type MovementFaultFound } from './faults.js';

/** Each contestant is to play at least this part of the boards in play, in percent. */
const FAIR_SHARE = 70;

/**
 * What is wrong with a movement, and what is unusual about it, with round, table and contestant. It looks at the rows
 * alone and knows no way of making them: it shares no code with the generators, so that one keeps the other honest.
 *
 * @returns faults that make it impossible to play first (see faultSeverity); none: nothing to remark.
 */
export function checkMovement(movement: Movement): readonly MovementFault[] {
  if (isIndividual(movement)) return checkIndividual(asIndividual(movement));
  const sittings = sittingsOf(movement);
  const faults: MovementFaultFound[] = [
    ...shape(movement),
    ...names(movement, sittings),
    ...againstThemselves(sittings),
    ...atTwoTables(visits(sittings)),
    ...boardsAgain(visits(sittings).filter(({ played }) => played)),
    ...claims(movement, sittings),
    ...(movement.contestants === 'teams' ? matches(sittings) : []),
    ...meetings(movement, sittings),
    ...sharing(movement, sittings),
    ...barometerSets(movement, sittings),
    ...sitOuts(movement.rounds, visits(sittings), (contestant) => isMissing(contestant, movement)),
    ...unevenSitOuts(roundsOut(movement, sittings)),
    // Teams compare on the boards of their match.
    ...(movement.contestants === 'teams' ? [] : fewBoards(movement, sittings)),
    ...numbers(movement, sittings),
    ...rarities(movement, sittings),
  ];
  return graded(faults);
}

function sittingsOf({ rows, phantom, contestants }: Movement): readonly Sitting[] {
  const sittings: Sitting[] = [];
  const called = (line: 'NS' | 'EW', name: string) => (contestants === 'teams' ? `${line}${name}` : name);
  for (let table = 1; table <= rows.length; table++) {
    const row = rows[table - 1]!;
    for (let round = 1; round <= row.length; round++) {
      const play = row[round - 1];
      if (play) {
        const played = phantom !== play.ns && phantom !== play.ew;
        const [ns, ew] = [called('NS', play.ns), called('EW', play.ew)];
        sittings.push({ ns, ew, set: play.set, round, table, played });
      }
    }
  }
  return sittings.sort((one, other) => one.round - other.round || one.table - other.table);
}

interface Visit extends Sitting {
  readonly contestant: string;
  readonly opponent: string;
}

/** Each sitting seen by each of the two who sit there: every question asks for them. */
function visits(sittings: readonly Sitting[]): readonly Visit[] {
  const seen = known.get(sittings) ?? visitsIn(sittings);
  known.set(sittings, seen);
  return seen;
}

const known = new WeakMap<readonly Sitting[], readonly Visit[]>();

function visitsIn(sittings: readonly Sitting[]): readonly Visit[] {
  return sittings.flatMap((sitting) => [
    { ...sitting, contestant: sitting.ns, opponent: sitting.ew },
    { ...sitting, contestant: sitting.ew, opponent: sitting.ns },
  ]);
}

function* names(
  { winners, sets, contestants }: Movement,
  sittings: readonly Sitting[],
): Iterable<MovementFaultFound> {
  const inLines = winners === 2 || contestants === 'teams';
  const patterns = inLines ? [/^NS[1-9]\d*$/, /^EW[1-9]\d*$/] : [/^[1-9]\d*$/, /^[1-9]\d*$/];
  for (const { round, table, ns, ew, set } of sittings) {
    for (const [index, contestant] of [ns, ew].entries()) {
      if (!patterns[index]!.test(contestant)) {
        yield { code: 'movement.contestant-name', round, table, contestant };
      }
    }
    if (!Number.isInteger(set) || set < 1 || set > sets) {
      yield { code: 'movement.set-unknown', round, table, set };
    }
  }
}

function* againstThemselves(sittings: readonly Sitting[]): Iterable<MovementFaultFound> {
  for (const { round, table, ns, ew } of sittings) {
    if (ns === ew) yield { code: 'movement.against-itself', round, table, contestant: ns };
  }
}

/** What the movement says of itself: its phantom and who stays. */
function* claims(
  { phantom: missing, stationary, contestants }: Movement,
  sittings: readonly Sitting[],
): Iterable<MovementFaultFound> {
  // Of a missing team no pair is there.
  const phantom = missing !== undefined && contestants === 'teams' ? `NS${missing}` : missing;
  const seen = new Map(
    by(visits(sittings), ({ contestant }) => contestant).map((theirs) => [theirs[0]!.contestant, theirs]),
  );
  if (phantom !== undefined && !seen.has(phantom)) {
    yield { code: 'movement.phantom-unknown', contestant: phantom };
  }
  for (const contestant of new Set(stationary)) {
    const theirs = seen.get(contestant) ?? [];
    if (theirs.length === 0) yield { code: 'movement.stationary-unknown', contestant };
    const moved = theirs.find(({ table }) => table !== theirs[0]!.table);
    if (moved) {
      const { round, table } = moved;
      yield { code: 'movement.stationary-moves', round, table, contestant, fromTable: theirs[0]!.table };
    }
  }
}

function* meetings(
  { declared, winners }: Movement,
  sittings: readonly Sitting[],
): Iterable<MovementFaultFound> {
  const played = sittings.filter(({ played }) => played);
  const unavoidable = unavoidableMeetings(winners, played);
  for (const met of by(played, ({ ns, ew }) => [ns, ew].toSorted().join(' '))) {
    for (const { round, table, ns, ew } of met.slice(Math.max(declared?.meetings ?? 1, unavoidable))) {
      yield {
        code: 'movement.opponents-met-twice',
        round,
        table,
        contestant: ns,
        opponent: ew,
        earlierRound: met[0]!.round,
      };
    }
  }
}

/** So often some have to meet where there are more rounds than opponents: of two teams the same in every round. */
function unavoidableMeetings(winners: 1 | 2, played: readonly Sitting[]): number {
  const rounds = new Set(played.map(({ round }) => round)).size;
  const [ns, ew] = [new Set(played.map((one) => one.ns)), new Set(played.map((one) => one.ew))];
  // Teams are called by the lines of their pairs: of each there is one in either, and nobody meets himself.
  const isOfTeams = [...ns].some((name) => name.startsWith('NS')) && winners === 1;
  const everybody = new Set([...ns, ...ew]).size;
  const opponents = isOfTeams ? ns.size - 1 : winners === 2 ? Math.min(ns.size, ew.size) : everybody - 1;
  return opponents < 1 ? 1 : Math.ceil(rounds / opponents);
}

/** A barometer in which not all tables play the same boards. */
function* barometerSets({ name }: Movement, sittings: readonly Sitting[]): Iterable<MovementFaultFound> {
  if (name !== 'barometer') return;
  const played = sittings.filter(({ played }) => played);
  for (const inRound of by(played, ({ round }) => round)) {
    const other = inRound.find(({ set }) => set !== inRound[0]!.set);
    if (other) {
      const { round, table, set } = other;
      yield { code: 'movement.barometer-set', round, table, set, others: inRound[0]!.set };
    }
  }
}

/** Whether a contestant is the phantom, or a pair of it. */
function isMissing(contestant: string, { phantom, contestants }: Pick<Movement, 'phantom' | 'contestants'>) {
  if (phantom === undefined) return false;
  return contestants === 'teams' ? contestant.slice(2) === phantom : contestant === phantom;
}

/** How many rounds each contestant but the phantom sits out. */
function roundsOut(movement: Movement, sittings: readonly Sitting[]) {
  return by(visits(sittings), ({ contestant }) => contestant)
    .filter((theirs) => !isMissing(theirs[0]!.contestant, movement))
    .map((theirs) => ({
      contestant: theirs[0]!.contestant,
      rounds: movement.rounds - new Set(theirs.filter(({ played }) => played).map(({ round }) => round)).size,
    }));
}

function* fewBoards(movement: Movement, sittings: readonly Sitting[]): Iterable<MovementFaultFound> {
  const inPlay = new Set(sittings.filter(({ played }) => played).map(({ set }) => set)).size;
  for (const theirs of by(visits(sittings), ({ contestant }) => contestant)) {
    const { contestant } = theirs[0]!;
    const played = new Set(theirs.filter(({ played }) => played).map(({ set }) => set)).size;
    if (!isMissing(contestant, movement) && played * 100 < inPlay * FAIR_SHARE) {
      yield { code: 'movement.few-boards', contestant, played, inPlay };
    }
  }
}

/** Numbers up to the highest that nobody has: a pair that was forgotten, or a misprint. */
function* numbers(
  { winners, contestants }: Movement,
  sittings: readonly Sitting[],
): Iterable<MovementFaultFound> {
  const seen = new Set(visits(sittings).map(({ contestant }) => contestant));
  for (const line of winners === 2 || contestants === 'teams' ? ['NS', 'EW'] : ['']) {
    const theirs = [...seen].filter(
      (name) => /^[1-9]\d{0,2}$/.test(name.slice(line.length)) && name.startsWith(line),
    );
    const highest = Math.max(0, ...theirs.map((name) => Number(name.slice(line.length))));
    for (let number = 1; number < highest; number++) {
      const contestant = `${line}${number}`;
      if (!seen.has(contestant)) yield { code: 'movement.number-unused', contestant };
    }
  }
}

/** Boards without a comparison, sets that lie in vain, rounds in which nobody plays. */
function* rarities({ rounds, sets }: Movement, sittings: readonly Sitting[]): Iterable<MovementFaultFound> {
  const played = sittings.filter(({ played }) => played);
  const bySet = new Map(by(played, ({ set }) => set).map((theirs) => [theirs[0]!.set, theirs]));
  for (let set = 1; set <= sets; set++) {
    const theirs = bySet.get(set) ?? [];
    if (theirs.length === 0) yield { code: 'movement.set-unplayed', set };
    if (theirs.length === 1) {
      const { round, table } = theirs[0]!;
      yield { code: 'movement.set-played-once', round, table, set };
    }
  }
  for (let round = 1; round <= rounds; round++) {
    if (!played.some((sitting) => sitting.round === round)) yield { code: 'movement.round-empty', round };
  }
}
