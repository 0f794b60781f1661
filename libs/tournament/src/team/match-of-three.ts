import type { DrawOptions } from '../session/section/draw-options.js';
import { pairsOfTeam } from './matches.js';

/** Who sits at a table of a match of three in one of its rounds, with which set. */
interface Seated {
  readonly table: string;
  readonly ns: string;
  readonly ew: string;
  readonly set: number;
}

/**
 * A round of a match of three: each meets both others at once, one with each of its pairs, and at half time they change
 * opponents. So any two of them play a half match, at two tables, on sets of their own: no two of the three half matches
 * can have a board in common, for a team would play it twice. Two are played on the sets of the match that everybody
 * plays; the one of the two teams called last needs further boards.
 *
 * Known as a triple or a triangle. Where, as here, it is over within one match, each half match counts by its own boards,
 * for half as many victory points (English Bridge Union, White Book); it can also be played, of full matches, over
 * two matches of the others (usual in North America; from memory). That leaves results open over a draw, and leaves out
 * three teams there, so that the last match could have none.
 *
 * @param round counted from the first of the match, from 0
 * @param sets of the match: those of its rounds, as many as are even, and the further ones
 */
export function roundOfThree(
  {
    tables,
    teams,
  }: {
    readonly tables: readonly [string, string, string];
    readonly teams: readonly [string, string, string];
  },
  sets: { readonly rounds: readonly number[]; readonly spare: readonly number[] },
  round: number,
): Seated[] {
  const half = sets.spare.length;
  const at = round % half;
  const [one, other, third] = teams.map(pairsOfTeam) as [Pairs, Pairs, Pairs];
  const [first, second] = [sets.rounds[at]!, sets.rounds[half + at]!];
  const spare = sets.spare[at]!;
  const meetings: readonly (readonly [string, string, number])[] =
    round < half
      ? [
          [one.NS, other.EW, first],
          [other.NS, third.EW, spare],
          [third.NS, one.EW, second],
        ]
      : [
          [one.NS, third.EW, second],
          [other.NS, one.EW, first],
          [third.NS, other.EW, spare],
        ];
  return meetings.map(([ns, ew, set], index) => ({ table: tables[index]!, ns, ew, set }));
}

type Pairs = ReturnType<typeof pairsOfTeam>;

/**
 * In so many matches each can meet each once. Of an odd number each has one bye, too; or three of them meet two others
 * in each match: then as many as there are meetings for, of 5 and 7 teams one fewer (all were tried).
 */
export function mostMatches(teams: number, { odd }: Pick<DrawOptions, 'odd'>): number {
  if (teams % 2 === 0) return teams - 1;
  if (odd !== 'three-way') return teams;
  return Math.floor((teams * (teams - 1)) / (teams + 3)) - (teams === 5 || teams === 7 ? 1 : 0);
}
