/** Points of both sides, North-South's first. */
export interface PbnPoints {
  readonly ns: number;
  readonly ew: number;
}

/** `OptimumScore` (PBN 2.1, 4.2.7): `NS 420`, `EW -420`, or both. Nothing where it tells none, or two that differ. */
export function readOptimumScore(value: string): PbnPoints | undefined {
  const sides = [...value.matchAll(/(NS|EW)\s*([+-]?\d{1,5})(?!\d)/gi)];
  const rest = sides.reduce((text, [whole]) => text.replace(whole, ''), value);
  const scores = new Set(
    sides.map(([, side, score]) => (side!.toUpperCase() === 'NS' ? 1 : -1) * Number(score)),
  );
  const [score] = scores;
  if (score === undefined || scores.size > 1 || rest.trim() !== '') return undefined;
  return { ns: score + 0, ew: 0 - score };
}
