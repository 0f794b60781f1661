import { mostRounds, type PlannedDraw } from '../swiss/plannedDraw.js';

/** So many matches a club evening has, as far as there are opponents enough. */
export const USUAL_MATCHES = 4;

/** The matches of a Swiss of teams as they stand in the form. */
export interface PlannedMatches {
  readonly matches: number;
  readonly segments: number;
  /** Of a segment. */
  readonly boards: number;
}

/** What a choice of the draw changes besides: how many matches there are, and of how many boards each. */
export interface MatchesChanged {
  readonly matches?: { readonly before: number; readonly after: number };
  readonly boards?: { readonly before: number; readonly after: number };
}

/**
 * The matches once a draw is chosen. A match of three changes its opponents at half time: it has two halves of as many
 * boards, one more where they were odd. There are no more matches than there are other opponents.
 */
export function withChoices(
  { matches, segments, boards }: PlannedMatches,
  shares: readonly number[],
  draw: PlannedDraw,
): PlannedMatches {
  const halved = draw.odd === 'three-way' && segments === 1;
  return {
    matches: Math.min(matches, ...shares.map((count) => mostRounds(count, draw).most)),
    ...(halved ? { segments: 2, boards: Math.ceil(boards / 2) } : { segments, boards }),
  };
}

/** What has become another one; undefined: nothing has. */
export function changesBetween(before: PlannedMatches, after: PlannedMatches): MatchesChanged | undefined {
  const [was, is] = [before, after].map(({ segments, boards }) => segments * boards) as [number, number];
  const changed = {
    ...(before.matches !== after.matches && { matches: { before: before.matches, after: after.matches } }),
    ...(was !== is && { boards: { before: was, after: is } }),
  };
  return Object.keys(changed).length > 0 ? changed : undefined;
}
