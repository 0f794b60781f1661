export interface Copy {
  readonly boards: readonly number[];
  readonly copy: number | null;
}

/** What boards need in sections that play with the same ones. */
export interface BoardPlan {
  readonly sections: readonly string[];
  readonly undrawn: number | null;
  readonly copies: readonly { readonly boards: readonly number[]; readonly copies: number }[];
  readonly setup: readonly (Copy & { readonly table: string; readonly sharedWith: readonly string[] })[];
  readonly relays: readonly {
    readonly feeds: string;
    readonly between: readonly string[];
    readonly atStart: readonly Copy[];
  }[];
  readonly rounds: readonly {
    readonly afterRound: number;
    readonly moves: readonly (Copy & {
      readonly from: string | null;
      readonly box: boolean;
      readonly to: string | null;
      readonly relay: boolean;
      readonly neededIn: number | null;
      readonly sharedWith: readonly string[];
      readonly caddy: boolean;
    })[];
  }[];
}
