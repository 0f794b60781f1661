import { z } from 'zod';
import {
  americanWhist,
  type Movement,
  MovementRefused,
  newEnglandRelay,
  outerTable,
  parallelRows,
  type Play,
  roundRobin,
  stagger,
  thurner,
  triple,
  twoStanza,
} from '#movement';
import type { MovementData } from '../session/section/section-data.js';

const teams = z.int().min(2).max(200);
const rounds = z.int().min(1).max(200).optional();
const segments = z.int().min(1).max(64).default(1);

const team = z.int().min(1).max(999);

/** Who meets whom on which boards in a round; home sits North-South at the first of its two tables. */
const givenMatch = z.strictObject({ home: team, away: team, set: z.int().min(1).max(200) });

/** How a movement of teams is asked for. */
export const teamMovementChoice = z.discriminatedUnion('name', [
  /** Head to head, each against each; a match may have several segments, one a round of the clock. */
  z.strictObject({ name: z.literal('round-robin'), teams, matches: rounds, segments }),
  /** 1 against 2, 3 against 4, and so on, for the whole session. */
  z.strictObject({ name: z.literal('knockout'), teams, segments }),
  z.strictObject({ name: z.literal('american-whist'), teams, rounds }),
  z.strictObject({ name: z.literal('new-england-relay'), teams, rounds }),
  z.strictObject({ name: z.literal('thurner'), teams }),
  /** What Thurner's gives, for numbers of teams that its rule leaves out. */
  z.strictObject({ name: z.literal('outer-table'), teams }),
  /** In two rows that share boards, with a break in which what was played can be scored. */
  z.strictObject({ name: z.literal('stagger'), teams }),
  /** Each against those of the other row. */
  z.strictObject({ name: z.literal('parallel-rows'), teams, rounds }),
  z.strictObject({ name: z.literal('triple') }),
  z.strictObject({ name: z.literal('two-stanza') }),
  /** Match by match, as it was played somewhere: `rounds[round - 1][match]`; null: nobody plays at these two tables. */
  z.strictObject({
    name: z.literal('given'),
    /** Whether the matches were drawn from the standings. */
    swiss: z.literal(true).optional(),
    segments,
    rounds: z.array(z.array(givenMatch.nullable()).min(1).max(100)).min(1).max(200),
  }),
]);
export type TeamMovementChoice = z.infer<typeof teamMovementChoice>;

/**
 * Makes the movement of teams that was chosen, as the library knows it.
 *
 * @throws MovementRefused when there is none of so many teams, rounds or segments
 */
export function makeTeamMovement(choice: TeamMovementChoice): Movement {
  switch (choice.name) {
    case 'round-robin':
      return inSegments(
        roundRobin({
          teams: choice.teams,
          ...(choice.matches !== undefined && { rounds: choice.matches }),
        }),
        choice.segments,
      );
    case 'knockout':
      return inSegments(sideBySide(choice.teams), choice.segments);
    case 'american-whist':
      return americanWhist(withRounds(choice));
    case 'new-england-relay':
      return newEnglandRelay(withRounds(choice));
    case 'thurner':
      return thurner({ teams: choice.teams });
    case 'outer-table':
      return outerTable({ teams: choice.teams });
    case 'stagger':
      return stagger({ teams: choice.teams });
    case 'parallel-rows':
      return parallelRows(withRounds(choice));
    case 'triple':
      return triple();
    case 'two-stanza':
      return twoStanza();
    case 'given':
      return asGiven(choice);
    default:
      return choice satisfies never;
  }
}

/** How many sets make a match of two teams. */
export function segmentsOf(choice: TeamMovementChoice): number {
  if (choice.name === 'two-stanza') return 2;
  return 'segments' in choice ? choice.segments : 1;
}

function withRounds({
  teams: count,
  rounds: wanted,
}: {
  readonly teams: number;
  readonly rounds?: number | undefined;
}) {
  return { teams: count, ...(wanted !== undefined && { rounds: wanted }) };
}

/** One match at each two tables, on one set. */
function sideBySide(count: number): Movement {
  if (count % 2 === 1) {
    throw new MovementRefused({
      code: 'movement.tables-unfit',
      tables: count,
      why: 'movement.why.half-match',
      nearest: count + 1,
    });
  }
  const rows = Array.from({ length: count }, (_, index): Play[] => {
    const [home, away] = [index - (index % 2) + 1, index - (index % 2) + 2].map(String) as [string, string];
    return [index % 2 === 0 ? { ns: home, ew: away, set: 1 } : { ns: away, ew: home, set: 1 }];
  });
  return {
    name: 'rows',
    tables: count,
    rounds: 1,
    sets: 1,
    winners: 1,
    contestants: 'teams',
    rows,
    stationary: [],
    declared: { copies: count },
  };
}

/** The matches of each round at two tables each. */
function asGiven({
  swiss,
  segments: inMatch,
  rounds: given,
}: Extract<TeamMovementChoice, { name: 'given' }>): Movement {
  const matches = Math.max(...given.map(({ length }) => length));
  const rows = Array.from({ length: 2 * matches }, (_, table) =>
    given.map((round): Play | null => {
      const match = round[Math.floor(table / 2)];
      if (!match) return null;
      const [home, away] = [`${match.home}`, `${match.away}`];
      return table % 2 === 0
        ? { ns: home, ew: away, set: match.set }
        : { ns: away, ew: home, set: match.set };
    }),
  );
  const sets = Math.max(1, ...given.flat().map((match) => match?.set ?? 0));
  return {
    name: swiss ? 'swiss' : 'rows',
    tables: rows.length,
    rounds: given.length,
    sets,
    winners: 1,
    contestants: 'teams',
    rows,
    stationary: [],
    declared: { copies: rows.length, meetings: inMatch },
  };
}

/** Every round as so many, each with a set of its own: the same two teams stay at their tables. */
function inSegments(movement: Movement, count: number): Movement {
  if (count === 1) return movement;
  const sets = Array.from({ length: count }, (_, index) => index + 1);
  return {
    ...movement,
    rounds: movement.rounds * count,
    sets: movement.sets * count,
    rows: movement.rows.map((row) =>
      row.flatMap((play) => sets.map((set) => play && { ...play, set: (play.set - 1) * count + set })),
    ),
    declared: { ...movement.declared, meetings: count },
  };
}

/** A movement of teams as a session keeps it, of their pairs: those of team 3 are NS3 and EW3. */
export function asPairs(movement: Movement, segmentsOfMatch: number): MovementData {
  const { contestants: _contestants, phantom: _phantom, ...rest } = movement;
  return {
    ...rest,
    winners: 2,
    rows: movement.rows.map((row) =>
      row.map((play) => play && { ns: `NS${play.ns}`, ew: `EW${play.ew}`, set: play.set }),
    ),
    stationary: [],
    teams: { segments: segmentsOfMatch },
  } as MovementData;
}
