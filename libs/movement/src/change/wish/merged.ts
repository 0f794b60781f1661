import { stationaryIn } from '../../generators/rows.js';
import type { Declared, Movement, Play } from '../../movement/movement.js';
import { everybodyAt } from '../../movement/seats.js';
import type { ChangeRefusal, Made, MovementUnderWay } from './wish.js';

type Rows = Movement['rows'];

/** The rounds of a movement from one on: `rows[table - 1][round - fromRound]`. */
export function roundsFrom({ rows, rounds }: Movement, fromRound: number): (Play | null)[][] {
  return rows.map((row) =>
    Array.from({ length: rounds - fromRound + 1 }, (_, index) => row[fromRound - 1 + index] ?? null),
  );
}

/** What else becomes of a movement whose rounds are others from one on. */
export interface Merging {
  /** What the change has on purpose. */
  readonly declared?: Declared;
  /** The rounds from there on are made anew, so that no arrows are switched in them. */
  readonly anew?: true;
}

/** The movement with other rounds from one on; the rounds before stay exactly as they were. */
export function merged(
  before: Movement,
  fromRound: number,
  rest: Rows,
  { declared, anew }: Merging = {},
): Movement {
  const tables = Math.max(before.tables, rest.length);
  const further = Math.max(0, ...rest.map((row) => row.length));
  const rows = Array.from({ length: tables }, (_, table) => [
    ...Array.from({ length: fromRound - 1 }, (_each, round) => before.rows[table]?.[round] ?? null),
    ...Array.from({ length: further }, (_each, round) => rest[table]?.[round] ?? null),
  ]);
  const { arrowSwitched = [], scrambled, phantom, ...kept } = before;
  const rounds = fromRound - 1 + further;
  const isKept = (round: number) => round < (anew ? fromRound : rounds + 1);
  const switched = arrowSwitched.filter(isKept);
  const byTable = scrambled?.map((turned) => turned.filter(isKept)) ?? [];
  const isThere = (contestant: string) => timesSeated(rows, contestant) > 0;
  return {
    ...kept,
    name: 'rows',
    tables,
    rounds,
    sets: highestSet(rows),
    rows,
    ...(phantom !== undefined && isThere(phantom) && { phantom }),
    stationary: stationaryIn(rows).filter(
      (contestant) =>
        contestant !== phantom &&
        (before.stationary.includes(contestant) || timesSeated(rows, contestant) > 1),
    ),
    ...(switched.length > 0 && { arrowSwitched: switched }),
    ...(byTable.flat().length > 0 && { scrambled: byTable }),
    ...(declared && { declared: { ...before.declared, ...declared } }),
  };
}

/** The highest number of a set that anybody plays. */
export function highestSet(rows: Rows): number {
  return Math.max(1, ...rows.flatMap((row) => row.map((play) => play?.set ?? 0)));
}

function timesSeated(rows: Rows, contestant: string): number {
  return rows.flat().filter((play) => play && everybodyAt(play).includes(contestant)).length;
}

/**
 * A movement with so many rounds in all: further ones of its family, where the rounds so far are the same.
 *
 * @param family how it is lengthened, and to how many rounds at most
 */
export function longer(
  { movement, fromRound }: MovementUnderWay,
  rounds: number,
  family: {
    readonly lengthened: (movement: Movement, rounds: number) => Movement | undefined;
    readonly mostRounds: (movement: Movement) => number;
  },
): Made | ChangeRefusal {
  if (movement.rounds + 1 < fromRound) return { code: 'change.round-called', round: movement.rounds + 1 };
  const found = rounds > movement.rounds ? family.lengthened(movement, rounds) : undefined;
  if (found) return { movement: found, fromRound: movement.rounds + 1 };
  const most = family.mostRounds(movement);
  return most === movement.rounds
    ? { code: 'change.no-further-rounds' }
    : { code: 'change.rounds-unfit', least: movement.rounds + 1, most };
}
