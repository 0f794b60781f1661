import {
  asMovement,
  individualFor,
  movementCost,
  MovementRefused,
  type Movement,
  type MovementRefusal,
} from '#movement';
import type { SessionSeen } from '../../api/documents.js';
import { plansTaken } from './planTaken.js';

/** What is wanted of an individual; what is left out follows from the number of players. */
export interface IndividualWanted {
  readonly players: number;
  readonly rounds?: number;
  readonly boardsPerRound?: number;
  readonly barometer: boolean;
  /** Left out: so many that no two tables share. */
  readonly copies?: number;
}

/** An individual as it would be played. */
export interface IndividualPlan {
  readonly movement: Movement;
  readonly boardsPerRound: number;
  /** How many play at tables in a round; the others sit out. */
  readonly atTables: number;
  /** How many copies of each board tables would have each its own with. */
  readonly mostCopies: number;
  /** The fewest with which each table has a board at any time. */
  readonly leastCopies: number;
  /** How many there are to be made: with fewer, tables share them. */
  readonly copies: number;
}

/** About so many boards make an evening, and in so many rounds. */
const EVENING = { boards: 24, rounds: 8 };

/** The individual that comes of what is wanted, or why there is none. */
export function individualPlan(wanted: IndividualWanted): IndividualPlan | MovementRefusal {
  try {
    const movement = made(wanted);
    const boardsPerRound = wanted.boardsPerRound ?? Math.max(1, Math.round(EVENING.boards / movement.rounds));
    const mostCopies = movementCost(movement, boardsPerRound).sharing.tables;
    return {
      movement,
      boardsPerRound,
      atTables: 4 * movement.tables,
      mostCopies,
      leastCopies: Math.ceil(mostCopies / boardsPerRound),
      copies: Math.min(wanted.copies ?? mostCopies, mostCopies),
    };
  } catch (error) {
    if (error instanceof MovementRefused) return error.refusal;
    throw error;
  }
}

/** What was wanted of the individual that a session has; undefined: it has none that a rule makes. */
export function wantedBefore(session: Pick<SessionSeen, 'sections'>): IndividualWanted | undefined {
  const taken = plansTaken(session);
  const [plan, ...others] = taken?.plans ?? [];
  if (!taken || plan?.movement?.kind !== 'individuals' || others.length > 0) return undefined;
  const { barometer = false, ...wish } = plan.movement.wish;
  return { ...wish, barometer, boardsPerRound: plan.boardsPerRound, copies: taken.copies };
}

function made({ players, rounds, barometer }: IndividualWanted): Movement {
  const all = barometer ? { barometer: true as const } : {};
  const complete = individualFor({ players, ...all });
  const evening = complete.name === 'rainbow' ? complete.rounds : Math.min(EVENING.rounds, complete.rounds);
  return asMovement(individualFor({ players, rounds: rounds ?? evening, ...all }));
}
