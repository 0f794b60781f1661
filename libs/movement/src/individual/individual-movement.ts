import { stationaryIn } from '../generators/rows.js';
import type { Declared, FAMILIES_OF_INDIVIDUALS, Movement, Play } from '../movement/movement.js';

/** Who sits where at a table in a round of an individual, and with which boards. */
export interface IndividualPlay {
  readonly n: string;
  readonly s: string;
  readonly e: string;
  readonly w: string;
  /** The set of boards, from 1. */
  readonly set: number;
}

/** Who sits where with which boards through a session of one section, each for themselves: players are called 1, 2 ... */
export interface IndividualMovement {
  readonly name: (typeof FAMILIES_OF_INDIVIDUALS)[number] | 'rows';
  readonly tables: number;
  readonly rounds: number;
  readonly sets: number;
  /** `rows[table - 1][round - 1]`; null: nobody plays there. */
  readonly rows: readonly (readonly (IndividualPlay | null)[])[];
  /** The player that nobody is: the table sits out. */
  readonly phantom?: string;
  /** What it has on purpose: how many tables play one set at once. */
  readonly declared?: Pick<Declared, 'copies'>;
}

/** A play of an individual in figures: North, South, East, West, set; set 0: nobody plays. */
export type IndividualFigures = readonly [n: number, s: number, e: number, w: number, set: number];

/** An individual out of rows in figures. Nothing is refused: checkIndividual tells what is wrong with it. */
export function individualFromFigures(
  rows: readonly (readonly IndividualFigures[])[],
  { phantom }: { readonly phantom?: number } = {},
): IndividualMovement {
  return {
    name: 'rows',
    tables: rows.length,
    rounds: Math.max(0, ...rows.map((row) => row.length)),
    sets: Math.max(0, ...rows.flatMap((row) => row.map(([, , , , set]) => set))),
    rows: rows.map((row) =>
      row.map(([n, s, e, w, set]) =>
        set === 0 ? null : { n: String(n), s: String(s), e: String(e), w: String(w), set },
      ),
    ),
    ...(phantom !== undefined && { phantom: String(phantom) }),
  };
}

/** An individual as sessions have movements: North and East of each play, and South and West as their partners. */
export function asMovement({ rows, ...individual }: IndividualMovement): Movement {
  const plays = rows.map((row) => row.map((play): Play | null => play && { ...sides(play), set: play.set }));
  const { phantom } = individual;
  const stationary = stationaryIn(plays).filter((player) => player !== phantom);
  return { ...individual, winners: 1, rows: plays, stationary };
}

function sides({ n, s, e, w }: IndividualPlay) {
  return { ns: n, ew: e, partners: { ns: s, ew: w } };
}

/** A movement of individuals seat by seat. A play without partners has nobody in their seats. */
export function asIndividual({
  rows,
  tables,
  rounds,
  sets,
  phantom,
  declared,
}: Movement): IndividualMovement {
  return {
    name: 'rows',
    tables,
    rounds,
    sets,
    rows: rows.map((row) =>
      row.map(
        (play) =>
          play && {
            n: play.ns,
            s: play.partners?.ns ?? '',
            e: play.ew,
            w: play.partners?.ew ?? '',
            set: play.set,
          },
      ),
    ),
    ...(phantom !== undefined && { phantom }),
    ...(declared?.copies !== undefined && { declared: { copies: declared.copies } }),
  };
}
