import type { KnockoutSettings, MatchGround, SeededFrom } from '#tournament';

type OfKnockout = { readonly knockout: string };
type OfRound = OfKnockout & { readonly round: number };
type Answered = OfRound & { readonly at: number; readonly reason: string };

/** The commands about knockouts, and their bodies. */
export interface KnockoutCommands {
  'knockout.set-up': OfKnockout & {
    readonly settings: KnockoutSettings;
    readonly entries: readonly string[];
    readonly from?: SeededFrom;
  };
  'knockout.choose-opponent': OfKnockout & { readonly chooser: string; readonly opponent: string | null };
  'knockout.open-round': OfRound & {
    readonly session: string;
    readonly at?: number;
    readonly segments?: number;
    readonly boards?: number;
  };
  'knockout.open-extra-boards': OfKnockout & {
    readonly match: number;
    readonly session: string;
    readonly boards: number;
    readonly at: number;
  };
  'knockout.redraw-round': Answered;
  'knockout.redraw-match': Answered & { readonly match: number };
  'knockout.keep-round': Answered;
  'knockout.decide-match': OfKnockout & {
    readonly match: number;
    readonly winner: string | null;
    readonly ground: MatchGround;
    readonly reason: string;
  };
  'knockout.replace-entry': OfKnockout & {
    readonly entry: string;
    readonly by: string;
    readonly at?: number;
    readonly reason: string;
  };
  'knockout.abandon': OfKnockout & { readonly reason: string };
}
