import { everybodyAt } from './seats.js';

/** How contestants are ranked: in the line that they play in, or all in one. */
export type Line = 'NS' | 'EW' | 'one';

/** The families of movements that pairs play. */
export const FAMILIES_OF_PAIRS = [
  'mitchell',
  'skip-mitchell',
  'share-and-relay',
  'blackpool',
  'double-weave',
  'web',
  'rover',
  'three-quarter-howell',
  'howell',
] as const;

/** The families of movements in which everybody plays for himself. */
export const FAMILIES_OF_INDIVIDUALS = ['rainbow', 'individual-howell'] as const;

/** The families of movements that there are; 'swiss': drawn round by round; 'random': by lot; 'rows': given play by play. */
export const MOVEMENT_NAMES = [
  ...FAMILIES_OF_PAIRS,
  'barometer',
  'american-whist',
  'new-england-relay',
  'thurner',
  'outer-table',
  'stagger',
  'parallel-rows',
  'round-robin',
  'triple',
  'two-stanza',
  ...FAMILIES_OF_INDIVIDUALS,
  'swiss',
  'random',
  'rows',
] as const;
export type MovementName = (typeof MOVEMENT_NAMES)[number];

/** Who meets at a table in a round, and with which boards. */
export interface Play {
  /** The contestant who plays North-South; of a team, its pair that does; of an individual, who sits North. */
  readonly ns: string;
  /** The contestant who plays East-West; of a team, its pair that does; of an individual, who sits East. */
  readonly ew: string;
  /** Of an individual: who sits South and West. */
  readonly partners?: { readonly ns: string; readonly ew: string };
  /** Of three who are each for themselves: who sits South; West is empty. */
  readonly south?: string;
  /** The set of boards, from 1. */
  readonly set: number;
}

/**
 * Who sits where with which boards, through a session of one section. Contestants are called NS3 and EW3 where there
 * are two winners, 7 where there is one.
 */
export interface Movement {
  readonly name: MovementName;
  readonly tables: number;
  readonly rounds: number;
  readonly sets: number;
  readonly winners: 1 | 2;
  /** `rows[table - 1][round - 1]`; null: nobody plays there. */
  readonly rows: readonly (readonly (Play | null)[])[];
  /** The contestant that nobody is: who meets it sits out, and the boards rest at that table. */
  readonly phantom?: string;
  /** Who is there and sits nowhere, since a change in mid-session left no place. */
  readonly idle?: readonly string[];
  /** Contestants who stay at one table for the whole session (when arrows are switched, the boards turn). */
  readonly stationary: readonly string[];
  /** Rounds in which the boards are turned, so that those who sit North-South play East-West. */
  readonly arrowSwitched?: readonly number[];
  /** The same at single tables: `scrambled[table - 1]` are the rounds in which the boards are turned there. */
  readonly scrambled?: readonly (readonly number[])[];
  /** Left out: pairs. Of a team one pair plays North-South and one East-West, at two tables in each round. */
  readonly contestants?: 'teams';
  /** What it has on purpose, so that it is no fault; left out: nothing of the kind. */
  readonly declared?: Declared;
  /** Of one that is drawn round by round: the last round that is; rounds behind it are null in the rows. */
  readonly drawn?: number;
}

/** What a movement has on purpose that others have by mistake. */
export interface Declared {
  /** So many tables at most play one set in the same round, each with a copy of its own. */
  readonly copies?: number;
  /** So often at most two contestants meet; of teams: the two pairs of a match, in one way of sitting. */
  readonly meetings?: number;
}

/** A play with its place in the session. */
export interface PlacedPlay extends Play {
  readonly round: number;
  readonly table: number;
  /** Nobody plays it, for one of those who meet is the phantom: the others sit out. */
  readonly sitOut: boolean;
}

/** Every play of the movement, sit-outs too, round by round and in a round from table 1 on. */
export function playsOf(movement: Movement): readonly PlacedPlay[] {
  const plays = known.get(movement) ?? placed(movement);
  known.set(movement, plays);
  return plays;
}

/** A movement is asked for its plays by everything that looks at it. */
const known = new WeakMap<Movement, readonly PlacedPlay[]>();

function placed({ rows, rounds, phantom }: Movement): readonly PlacedPlay[] {
  return Array.from({ length: rounds }, (_, round) =>
    rows.flatMap((row, table) => {
      const play = row[round];
      if (!play) return [];
      const sitOut = phantom !== undefined && everybodyAt(play).includes(phantom);
      return [{ ...play, round: round + 1, table: table + 1, sitOut }];
    }),
  ).flat();
}
