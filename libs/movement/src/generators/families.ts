import type { Movement, MovementName } from '../movement.js';
import { MOST_TABLES, MovementRefused } from '../refusal.js';
import { howell } from './howell.js';
import { mitchell } from './mitchell.js';
import { shareAndRelay } from './share-and-relay.js';
import { skipMitchell } from './skip-mitchell.js';

/** A movement that is made by a rule, as plain data: the same choice makes the same movement for ever. */
export interface MovementChoice {
  readonly name: Exclude<MovementName, 'rows'>;
  readonly tables: number;
  readonly rounds: number;
  /** The missing pair's number; East-West k of a movement with two winners is T + k. */
  readonly phantom?: number;
  /** Given where a movement with two lines has one winner: the rounds with turned boards. */
  readonly arrowSwitched?: readonly number[];
}

/** The fewest rounds that make sense, and those of the complete movement. */
export interface RoundRange {
  readonly least: number;
  readonly complete: number;
}

/** A family of movements: for which tables it exists and how its movements are made. */
export interface Family {
  readonly name: MovementChoice['name'];
  /** Whether it has two lines, which switched arrows make one. */
  readonly twoLines: boolean;
  /** None: there is no such movement of so many tables. */
  roundsAt(tables: number): RoundRange | undefined;
  make(choice: MovementChoice): Movement;
}

/** Shorter sessions of a Mitchell leave too few opponents to compare with. */
const LEAST_MITCHELL_ROUNDS = 5;

const odd = (tables: number) => tables % 2 === 1 && tables >= 3 && tables <= MOST_TABLES;
const even = (tables: number) => tables % 2 === 0 && tables >= 4 && tables <= MOST_TABLES;
const curtailable = (complete: number): RoundRange => ({
  least: Math.min(complete, LEAST_MITCHELL_ROUNDS),
  complete,
});

/** Every family that there is. */
export const families: readonly Family[] = [
  {
    name: 'mitchell',
    twoLines: true,
    roundsAt: (tables) => (odd(tables) ? curtailable(tables) : undefined),
    make: mitchell,
  },
  {
    name: 'skip-mitchell',
    twoLines: true,
    roundsAt: (tables) => (even(tables) ? curtailable(tables - 1) : undefined),
    make: skipMitchell,
  },
  {
    name: 'share-and-relay',
    twoLines: true,
    // With fewer rounds the skip does the same without sharing.
    roundsAt: (tables) => (even(tables) ? { least: tables, complete: tables } : undefined),
    make: shareAndRelay,
  },
  {
    name: 'howell',
    twoLines: false,
    roundsAt: (tables) =>
      tables >= 2 && tables <= 8 ? { least: tables, complete: 2 * tables - 1 } : undefined,
    make: howell,
  },
];

/**
 * Makes the movement that was chosen.
 *
 * @throws MovementRefused when there is none of that family with these tables, rounds, phantom or switched rounds.
 */
export function makeMovement(choice: MovementChoice): Movement {
  const family = families.find(({ name }) => name === choice.name)!;
  if (choice.arrowSwitched && !family.twoLines)
    throw new MovementRefused({ code: 'movement.switch-one-winner' });
  return family.make(choice);
}
