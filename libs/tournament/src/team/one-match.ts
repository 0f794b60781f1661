import type { ScheduledMatch } from './matches.js';

/** A match as commands and events name it. Two teams that meet in several tell them apart by their first boards. */
export interface NamedMatch {
  readonly home: string;
  readonly away: string;
  /** Its first board; left out: every match of the two, as in the first journals. */
  readonly board?: number | undefined;
}

/** The number by which a match is told from others of the same two teams: nobody plays a board twice. */
export function firstBoardOf({ segments }: Pick<ScheduledMatch, 'segments'>): number {
  return segments[0]!.boards[0]!;
}

/** Under what a match, or all of two teams, is kept. */
export function matchKey({ home, away, board }: NamedMatch): string {
  return board === undefined ? `${home}/${away}` : `${home}/${away}/${board}`;
}

/** What is kept of a match: its own, else what was said of all matches of the two. */
export function keptOf<Kept>(
  kept: Readonly<Record<string, Kept>>,
  match: Pick<ScheduledMatch, 'home' | 'away' | 'segments'>,
): Kept | undefined {
  const { home, away } = match;
  const own = kept[matchKey({ home, away, board: firstBoardOf(match) })];
  return own === undefined ? kept[matchKey({ home, away })] : own;
}
