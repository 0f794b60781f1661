import type { PublishedMatch } from '#interchange';

/** Where a match is played: in so many rounds from one on, as the so-manieth of their matches. */
export interface MatchPlace {
  readonly match: PublishedMatch;
  /** From 1. */
  readonly round: number;
  /** From 0; its tables are the next two. */
  readonly index: number;
}

/**
 * Rounds for matches, of which a team plays one at a time: as the file tells them, otherwise the first in which both are
 * free. A match takes as many rounds as it has segments; three teams who play each other in one round take several.
 */
export function roundsOfMatches(matches: readonly PublishedMatch[]): MatchPlace[] {
  const told = matches.every(({ round }) => round !== undefined);
  const blocks: { readonly of: number; readonly matches: PublishedMatch[] }[] = [];
  const inOrder = told ? matches.toSorted((one, other) => one.round! - other.round!) : matches;
  for (const match of inOrder) {
    const of = told ? match.round! : 0;
    const both = Object.values(match.teams);
    const free = blocks.find(
      (block) =>
        block.of === of &&
        !block.matches.some(({ teams: { home, away } }) => both.includes(home) || both.includes(away)),
    );
    if (free) free.matches.push(match);
    else blocks.push({ of, matches: [match] });
  }
  let round = 1;
  return blocks.flatMap((block) => {
    const first = round;
    round += Math.max(1, ...block.matches.map(({ segments }) => segments.length));
    return block.matches.map((match, index) => ({ match, round: first, index }));
  });
}
