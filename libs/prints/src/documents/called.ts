/** Who takes part, as printouts call them. */
export interface Called {
  /** `3`, `NS 3`; with the section before it where there are several. */
  readonly number: string;
  /** Of a pair of a team with a name: that and the pair's side, `Foxes NS`. It is called so in the place of its number. */
  readonly team?: string;
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
