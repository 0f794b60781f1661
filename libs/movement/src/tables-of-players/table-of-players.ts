/** A table at which three or four sit, each for himself. */
export interface TableOfPlayers {
  /** From 1. */
  readonly table: number;
  /**
   * Clockwise from North, who deals first: North, East, South and of four West.
   *
   * Of three West stays empty. The deal goes round North, East, South, so that after each full circle the empty seat is on
   * the left of who has just dealt: there a late fourth sits down and deals next (Preferans Code 3.1.2), and nobody moves.
   */
  readonly players: readonly string[];
}

/** A round: all its tables. */
export type RoundOfPlayers = readonly TableOfPlayers[];

/** A player who is to be drawn. */
export interface PlayerToDraw {
  readonly player: string;
  /** His team, or whatever else: two with one in common do not meet where there is a draw without that. */
  readonly groups?: readonly string[];
}
