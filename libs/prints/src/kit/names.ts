/** People's names, or that of a team; who is called by a number alone has that. */
export interface Names {
  readonly names: readonly string[];
  /** The name is a team's: it has no surname to be shortened to. */
  readonly isTeams?: true;
  /** Before the names, and never left out. */
  readonly number?: string;
}
