/** Who takes part, as papers call them. */
export interface Called {
  /** `3`, `NS 3`; with the section before it where there are several. */
  readonly number: string;
  /** Nobody as long as only the number is known. */
  readonly names: readonly string[];
  /** The name is a team's own, not its captain's nor those of players. */
  readonly isTeams?: true;
  /** Who sat in for one of them, and from which round to which; left out: nobody. */
  readonly substitutes?: readonly {
    readonly name: string;
    readonly fromRound: number;
    readonly toRound: number;
  }[];
}
