import {
  FAMILIES_OF_INDIVIDUALS,
  FAMILIES_OF_PAIRS,
  isIndividual,
  MovementRefused,
  playsOf,
  type IndividualWish,
  type Movement,
  type MovementChoice,
} from '#movement';
import type { SessionSeen } from '../../api/documents.js';
import {
  costOf,
  movementIn,
  placesIn,
  type PlannedMovement,
  type SectionPlan,
} from '../../play/sectionPlan.js';

type SectionTaken = SessionSeen['sections'][number];

/** The sections of a session as they were planned, and how many copies of each board there are. */
export interface TakenPlans {
  readonly plans: readonly SectionPlan[];
  readonly copies: number;
}

/**
 * The plans that make the sections which a session has; undefined: it has none, its rounds are drawn one after the other,
 * or teams play it.
 */
export function plansTaken({ sections }: Pick<SessionSeen, 'sections'>): TakenPlans | undefined {
  const isKnown = sections.every(({ movement: { drawn, teams } }) => drawn === undefined && !teams);
  if (sections.length === 0 || !isKnown) return undefined;
  const plans = sections.map(planOf);
  return { plans, copies: Math.max(...plans.map((plan, index) => copiesOf(plan, sections[index]!))) };
}

function planOf({
  movement: kept,
  boardsPerRound,
  firstBoard,
  boardsWith,
  hosts,
  shared,
}: SectionTaken): SectionPlan {
  const movement = kept as Movement;
  const planned = plannedAs(movement);
  return {
    pairs: placesIn(movement),
    movement: planned.kind === 'rows' && shared ? { ...planned, shared } : planned,
    boardsPerRound,
    firstBoard,
    ...(boardsWith !== undefined && { boardsWith }),
    ...(hosts !== undefined && { hosts: hosts.section }),
  };
}

/** Where it is not said how many there are, there are as many as keep the tables apart. */
function copiesOf(plan: SectionPlan, { copies, boardsWith }: SectionTaken): number {
  if (boardsWith !== undefined) return 1;
  return copies ?? costOf(plan)!.sharing.tables;
}

/** The rule that makes a movement again; where none does, the movement itself. */
function plannedAs(movement: Movement): PlannedMovement {
  const choices = isIndividual(movement) ? individualsLike(movement) : pairsLike(movement);
  return choices.find((choice) => makes(choice, movement)) ?? { kind: 'rows', title: '', movement };
}

function pairsLike({
  name,
  tables,
  rounds,
  phantom,
  arrowSwitched,
  scrambled,
}: Movement): readonly PlannedMovement[] {
  const barometer = name === 'barometer';
  const missing =
    phantom === undefined
      ? {}
      : { phantom: Number(phantom.replace(/^\D+/, '')) + (phantom.startsWith('EW') ? tables : 0) };
  return FAMILIES_OF_PAIRS.filter((family) => barometer || family === name).map((family) => ({
    kind: 'made',
    choice: {
      name: family,
      tables,
      rounds,
      ...missing,
      ...(arrowSwitched && { arrowSwitched }),
      ...(scrambled && { scrambled }),
      ...(barometer && { barometer }),
    } satisfies MovementChoice,
  }));
}

function individualsLike(movement: Movement): readonly PlannedMovement[] {
  if (!FAMILIES_OF_INDIVIDUALS.some((family) => family === movement.name)) return [];
  const seen = placesIn(movement);
  // Of few rounds somebody may sit out all.
  return [seen, seen + 1, seen + 2, seen + 3].flatMap((players): PlannedMovement[] => {
    const wish: IndividualWish = { players, rounds: movement.rounds };
    return [
      { kind: 'individuals', wish },
      { kind: 'individuals', wish: { ...wish, barometer: true } },
    ];
  });
}

function makes(planned: PlannedMovement, movement: Movement): boolean {
  try {
    return playsIn(movementIn({ movement: planned })!) === playsIn(movement);
  } catch (error) {
    if (error instanceof MovementRefused) return false;
    throw error;
  }
}

function playsIn(movement: Movement): string {
  const plays = playsOf(movement).map(({ round, table, ns, ew, partners, set }) => [
    round,
    table,
    ns,
    ew,
    partners?.ns,
    partners?.ew,
    set,
  ]);
  return JSON.stringify([movement.winners, movement.phantom, plays]);
}
