/** What decides the place of somebody, by round: points, and out of how many where places go by a share or a mean. */
export interface RoundsOfOne {
  readonly contestant: string;
  /** As it is published. */
  readonly place: number | null;
  readonly rounds: ReadonlyMap<number, { readonly points: number; readonly of: number | null }>;
}

/** The places of somebody after each round, nothing before it has played; and the last place that there is. */
export interface PlacesOfOne {
  readonly places: readonly (number | undefined)[];
  readonly last: number;
}

/** Of fewer rounds a line says nothing. */
const ENOUGH = 3;
/** Sums of fractions are no closer than this. */
const SAME = 1e-9;

/**
 * The places of contestants who are ranked together, by what their boards are worth now; empty where those do not lead
 * to the published places: penalties or victory points decide them, too.
 */
export function placesOverRounds(together: readonly RoundsOfOne[]): ReadonlyMap<string, PlacesOfOne> {
  const all = together.filter(({ place }) => place !== null);
  const rounds = Math.max(0, ...all.flatMap((one) => [...one.rounds.keys()]));
  const after = Array.from({ length: rounds }, (_, index) => {
    const figures = all.map((one) => figureAfter(one, index + 1));
    return figures.map(
      (figure) => figure && figures.filter((other) => other && other.share > figure.share + SAME).length + 1,
    );
  });
  const agrees = all.every(({ place }, index) => after.at(-1)?.[index] === place);
  if (rounds < ENOUGH || !agrees) return new Map();
  return new Map(
    all.map((one, index) => [
      one.contestant,
      { places: after.map((places) => places[index]), last: all.length },
    ]),
  );
}

function figureAfter({ rounds }: RoundsOfOne, last: number): { readonly share: number } | undefined {
  const played = [...rounds].filter(([round]) => round <= last).map(([, one]) => one);
  const points = played.reduce((sum, one) => sum + one.points, 0);
  const out = played.reduce((sum, one) => sum + (one.of ?? 0), 0);
  return played.length === 0 ? undefined : { share: out === 0 ? points : points / out };
}
