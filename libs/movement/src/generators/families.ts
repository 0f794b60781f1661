import { sidesExchanged } from '../hosting/sides-exchanged.js';
import type { FAMILIES_OF_INDIVIDUALS, Movement, MovementName } from '../movement/movement.js';
import { MOST_TABLES, MovementRefused } from '../movement/refusal.js';
import { scrambledAs } from './arrow-switch.js';
import { barometer } from './barometer.js';
import { mitchell, shareAndRelay } from './mitchell.js';
import { skipMitchell } from './skip-mitchell.js';
import { doubleWeave } from './double-weave.js';
import { blackpool } from './blackpool.js';
import { howell } from './howell.js';
import { OUTER_TABLE_STARTS, outerTable } from './outer-table.js';
import { parallelRows, stagger } from './two-rows.js';
import { rover } from './rover.js';
import { americanWhist, newEnglandRelay, roundRobin, thurner, triple, twoStanza } from './teams-of-four.js';
import { threeQuarterHowell, threeQuarterRounds } from './three-quarter-howell.js';
import { web, webBoards } from './web.js';

/** A movement that is made by a rule, as plain data: the same choice makes the same movement for ever. */
export interface MovementChoice {
  readonly name: Exclude<MovementName, (typeof FAMILIES_OF_INDIVIDUALS)[number] | 'rows' | 'barometer'>;
  readonly tables: number;
  readonly rounds: number;
  /** The missing pair's number; East-West k of a movement with two winners is T + k. */
  readonly phantom?: number;
  /** Given where a movement with two lines has one winner: the rounds with turned boards. */
  readonly arrowSwitched?: readonly number[];
  /** Instead of whole rounds: `scrambled[table - 1]` are the rounds with turned boards at that table. */
  readonly scrambled?: readonly (readonly number[])[];
  /** All tables play the same boards in a round. */
  readonly barometer?: true;
  /** Who is to sit North-South sits East-West: for a section whose sit-outs meet those of another. */
  readonly sidesExchanged?: true;
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
  /** Who plays; left out: pairs. */
  readonly contestants?: 'teams';
  /** One pair more than two at each table. */
  readonly oneMore?: true;
  /** None: there is no such movement of so many tables. */
  roundsAt(tables: number): RoundRange | undefined;
  /** Whether there is one with so many rounds in the range; left out: with any. */
  exists?(tables: number, rounds: number): boolean;
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
      tables >= 2 && tables <= 24 ? { least: tables, complete: 2 * tables - 1 } : undefined,
    make: howell,
  },
  {
    name: 'blackpool',
    twoLines: true,
    // With fewer rounds than tables a skip does with fewer boards; with more some meet again.
    roundsAt: (tables) =>
      even(tables) && tables >= 4 && tables <= MOST_TABLES - 2
        ? { least: tables, complete: tables + 2 }
        : undefined,
    make: blackpool,
  },
  {
    name: 'double-weave',
    twoLines: true,
    roundsAt: (tables) => (even(tables) && tables % 4 === 0 ? curtailable(tables) : undefined),
    make: doubleWeave,
  },
  {
    name: 'web',
    twoLines: true,
    // With as many rounds as tables it is one of the others.
    roundsAt: (tables) =>
      tables > LEAST_MITCHELL_ROUNDS && tables <= MOST_TABLES
        ? { least: LEAST_MITCHELL_ROUNDS, complete: tables - 1 }
        : undefined,
    exists: (tables, rounds) => webBoards(tables, rounds) !== undefined,
    make: web,
  },
  {
    name: 'rover',
    twoLines: true,
    oneMore: true,
    roundsAt: (tables) => {
      if (even(tables)) return curtailable(tables - 1);
      return odd(tables) && tables > 3 ? curtailable(tables % 3 === 0 ? tables - 1 : tables) : undefined;
    },
    make: rover,
  },
  {
    name: 'three-quarter-howell',
    twoLines: false,
    roundsAt: (tables) => {
      const rounds = threeQuarterRounds(tables);
      return rounds.length > 0 ? { least: rounds[0]!, complete: rounds.at(-1)! } : undefined;
    },
    exists: (tables, rounds) => threeQuarterRounds(tables).includes(rounds),
    make: threeQuarterHowell,
  },
  {
    name: 'american-whist',
    twoLines: false,
    contestants: 'teams',
    // With an even number each team leaves out one.
    roundsAt: (tables) =>
      tables >= 3 && tables <= MOST_TABLES
        ? { least: 2, complete: tables % 2 === 0 ? tables - 2 : tables - 1 }
        : undefined,
    exists: (_tables, rounds) => rounds % 2 === 0,
    make: ({ tables, rounds }) => americanWhist({ teams: tables, rounds }),
  },
  {
    name: 'new-england-relay',
    twoLines: false,
    contestants: 'teams',
    roundsAt: (tables) => (even(tables) ? { least: 1, complete: tables - 1 } : undefined),
    exists: (_tables, rounds) => rounds % 2 === 1,
    make: ({ tables, rounds }) => newEnglandRelay({ teams: tables, rounds }),
  },
  {
    name: 'thurner',
    twoLines: false,
    contestants: 'teams',
    roundsAt: (tables) =>
      even(tables) && tables >= 6 && (tables - 1) % 3 > 0
        ? { least: tables - 1, complete: tables - 1 }
        : undefined,
    make: ({ tables, rounds }) => thurner({ teams: tables, rounds }),
  },
  {
    name: 'outer-table',
    twoLines: false,
    contestants: 'teams',
    roundsAt: (tables) =>
      tables in OUTER_TABLE_STARTS ? { least: tables - 1, complete: tables - 1 } : undefined,
    make: ({ tables, rounds }) => outerTable({ teams: tables, rounds }),
  },
  {
    name: 'stagger',
    twoLines: false,
    contestants: 'teams',
    roundsAt: (tables) => (even(tables) ? { least: tables - 1, complete: tables - 1 } : undefined),
    make: ({ tables, rounds }) => stagger({ teams: tables, rounds }),
  },
  {
    name: 'parallel-rows',
    twoLines: false,
    contestants: 'teams',
    // A row that is even has a skip.
    roundsAt: (tables) =>
      even(tables) && tables >= 6
        ? { least: 1, complete: tables / 2 - (tables % 4 === 0 ? 1 : 0) }
        : undefined,
    make: ({ tables, rounds }) => parallelRows({ teams: tables, rounds }),
  },
  {
    name: 'round-robin',
    twoLines: false,
    contestants: 'teams',
    // Each match has two tables.
    roundsAt: (tables) =>
      tables % 2 === 0 && tables >= 2 && tables <= MOST_TABLES
        ? { least: 1, complete: tables - 1 }
        : undefined,
    make: ({ tables, rounds }) => roundRobin({ teams: tables, rounds }),
  },
  {
    name: 'triple',
    twoLines: false,
    contestants: 'teams',
    roundsAt: (tables) => (tables === 3 ? { least: 2, complete: 2 } : undefined),
    make: ({ tables, rounds }) => triple({ teams: tables, rounds }),
  },
  {
    name: 'two-stanza',
    twoLines: false,
    contestants: 'teams',
    roundsAt: (tables) => (tables === 2 ? { least: 2, complete: 2 } : undefined),
    make: ({ tables, rounds }) => twoStanza({ teams: tables, rounds }),
  },
];

/** What is known of a family. */
export function familyOf(name: MovementChoice['name']): Family {
  return families.find((family) => family.name === name)!;
}

/**
 * Makes the movement that was chosen.
 *
 * @throws MovementRefused when there is none of that family with these tables, rounds, phantom or switched rounds.
 */
export function makeMovement(choice: MovementChoice): Movement {
  const family = familyOf(choice.name);
  if ((choice.arrowSwitched || choice.scrambled) && !family.twoLines)
    throw new MovementRefused({ code: 'movement.switch-one-winner' });
  const lines = family.make(choice);
  const made = choice.scrambled ? scrambledAs(lines, choice.scrambled) : lines;
  const movement = choice.sidesExchanged ? sidesExchanged(made) : made;
  return choice.barometer ? barometer(movement) : movement;
}
