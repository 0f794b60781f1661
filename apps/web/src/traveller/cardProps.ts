import type { ReactNode } from 'react';
import type { SessionShown } from '../shell/SessionPage.js';

/** Whose card it is, and of which session. */
export interface CardProps {
  readonly contestant: string;
  readonly shown: SessionShown;
  readonly ofTeam?: OfTeam;
}

/** What the card of a team's pair has in the place of matchpoints. */
export interface OfTeam {
  /** Place and total of the team in words; empty: it has no place to come. */
  readonly figures: string | undefined;
  /** What the team has on a board that the pair plays in a round. */
  readonly figureOn: (round: number, board: number) => string | undefined;
  readonly matches: ReactNode;
  /** Whose scores and figures they are, in words. */
  readonly ownSide: string;
}
