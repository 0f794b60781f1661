/** What a round has brought: points, and out of how many where places go by a share; boards where they go by a mean. */
export interface OfRound {
  readonly points: number;
  readonly of: number | null;
}

/** What decides the place of somebody, by round, and the place that is published. */
export interface RoundsOfOne {
  readonly place: number;
  readonly rounds: ReadonlyMap<number, OfRound>;
}

/** Of fewer rounds a line says nothing. */
const ENOUGH = 3;
/** Sums of fractions are no closer than this. */
const SAME = 1e-9;

/**
 * The place of each after each round, by what its boards are worth now; nothing as long as it has not played.
 *
 * @param all those who are ranked together
 * @returns undefined where that does not lead to the published places: penalties or victory points decide them, too
 */
export function placesOverRounds(
  all: readonly RoundsOfOne[],
  rounds: number,
): readonly (readonly (number | undefined)[])[] | undefined {
  if (rounds < ENOUGH) return undefined;
  const places = all.map((): (number | undefined)[] => []);
  for (let round = 1; round <= rounds; round++) {
    const figures = all.map((one) => figureAfter(one, round));
    for (const [index, figure] of figures.entries()) {
      const better = figures.filter((other) => figure !== undefined && other! > figure + SAME).length;
      places[index]!.push(figure === undefined ? undefined : better + 1);
    }
  }
  return all.every(({ place }, index) => places[index]!.at(-1) === place) ? places : undefined;
}

function figureAfter({ rounds }: RoundsOfOne, last: number): number | undefined {
  const played = [...rounds].filter(([round]) => round <= last).map(([, one]) => one);
  if (played.length === 0) return undefined;
  const points = played.reduce((sum, one) => sum + one.points, 0);
  const out = played.reduce((sum, one) => sum + (one.of ?? 0), 0);
  return out === 0 ? points : points / out;
}
