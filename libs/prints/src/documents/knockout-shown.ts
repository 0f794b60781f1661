/** Who comes into a match of a knockout: a team, or whoever an earlier match or a choice is to name. */
export type KnockoutSide =
  | {
      readonly of: 'team';
      readonly seed: number | null;
      readonly name: string;
      /** The name is its own, not its captain's. */
      readonly isTeams?: true;
    }
  | { readonly of: 'winner' | 'loser'; readonly match: number }
  | { readonly of: 'chosen' };

export interface KnockoutMatch {
  readonly match: number;
  /** The places that are open to who wins it. */
  readonly places: { readonly from: number; readonly to: number };
  readonly sides: readonly [KnockoutSide, KnockoutSide];
  /** The matches whose winners meet here; nothing where a side came by its seed. */
  readonly feeders: readonly number[];
  /** Which of the two has won. */
  readonly winner: 0 | 1 | null;
  /** By what it was decided, where it was not by results. */
  readonly by: 'tie' | 'forfeit' | 'walkover' | 'withdrawal' | 'other' | null;
  /** Of the match and its extra boards together. */
  readonly score: readonly [first: string, second: string] | null;
  /** What extra boards came to by themselves, in their order; nothing before anything of them counts. */
  readonly extras: readonly (readonly [first: string, second: string] | null)[];
  readonly tied: boolean;
}

export interface KnockoutRound {
  readonly round: number;
  /** Where it is played, once it is opened. */
  readonly session: string | null;
  readonly matches: readonly KnockoutMatch[];
}
