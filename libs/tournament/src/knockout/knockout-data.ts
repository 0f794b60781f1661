import type { DecidedMatch, DrawnMatch, MatchGround, SeededFrom } from './events.js';
import type { KnockoutSettings } from './settings.js';

/** A round of a knockout that is opened. */
export type RoundOfKnockout = {
  readonly session: string | null;
  readonly matches: readonly DrawnMatch[];
  readonly walkovers: readonly { readonly match: number; readonly winner: string }[];
  /** As it was when the next round was opened; undefined before that. */
  readonly decided: readonly DecidedMatch[];
  /** What the director has turned down last: by the results of which line, and who would have won. */
  readonly kept: {
    readonly at: number;
    readonly would: readonly { readonly match: number; readonly winner: string | null }[];
  } | null;
};

/** Who plays in the place of a seed, from a round on. */
export type Replacement = { readonly slot: string; readonly by: string; readonly fromRound: number };

/** A knockout: plain JSON, as the read side keeps it, too. */
export type KnockoutState = {
  readonly knockout: string;
  /** Nothing where there is none. */
  readonly settings: KnockoutSettings | null;
  /** In the order of seeds. The entry that was seeded names its place in the bracket, whoever plays there later. */
  readonly entries: readonly string[];
  readonly from: SeededFrom | null;
  /** Whom the first seeds have chosen, in their order. */
  readonly chosen: readonly string[];
  readonly replaced: readonly Replacement[];
  readonly rounds: readonly RoundOfKnockout[];
  /** By match: the sessions of extra boards that were opened for it while it was tied, in their order. */
  readonly extras: { readonly [match: string]: readonly string[] };
  /** By match. */
  readonly decisions: { readonly [match: string]: { readonly winner: string; readonly ground: MatchGround } };
};

export const NO_KNOCKOUT: KnockoutState = {
  knockout: '',
  settings: null,
  entries: [],
  from: null,
  chosen: [],
  replaced: [],
  rounds: [],
  extras: {},
  decisions: {},
};
