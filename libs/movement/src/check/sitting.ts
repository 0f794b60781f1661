/** Who sits at a table in a round; of teams, the pair that does: NS3 is the North-South pair of team 3. */
export interface Sitting {
  readonly round: number;
  readonly table: number;
  readonly ns: string;
  readonly ew: string;
  readonly set: number;
  /** Both are there: the boards are played. */
  readonly played: boolean;
}
