import type { TeamMethod } from '#scoring';
import type { DrawOptions, GroupKind, LineUp } from '#tournament';

type OfSession = { readonly session: string };
type Team = { readonly entry: string; readonly players: readonly string[]; readonly captain: string };

/** The commands about teams of four, and their bodies. */
export interface TeamCommands {
  'entries.register-team': Team;
  'entries.change-team': Team;
  'session.set-team-swiss': OfSession & {
    readonly teams: number;
    readonly others: readonly { readonly section: string; readonly teams: number }[];
    readonly matches: number;
    readonly segments: number;
    readonly boardsPerRound: number;
    readonly draw: Partial<DrawOptions>;
  };
  'session.draw-teams': OfSession & {
    /** Whether the seeded teams are spread over sections and matches. */
    readonly seeded?: boolean;
    readonly apart?: readonly GroupKind[];
    readonly unavoidable?: 'late' | 'early';
    readonly apartRounds?: number;
  };
  'session.seat-team': OfSession & { readonly team: string; readonly entry: string | null };
  'session.hand-in-line-up': OfSession & {
    readonly team: string;
    readonly round: number;
    readonly lineUp: LineUp;
  };
  'session.penalise-team': OfSession & {
    readonly penalty: string;
    readonly team: string;
    readonly hundredths: number;
    readonly reason: string;
  };
  'session.withdraw-team-penalty': OfSession & { readonly penalty: string; readonly reason: string };
  'session.award-match': OfSession & {
    readonly home: string;
    readonly away: string;
    readonly board?: number | undefined;
    readonly to: 'home' | 'away' | null;
    readonly hundredths?: { readonly home: number; readonly away: number };
    readonly reason: string;
  };
  'session.withdraw-team': OfSession & { readonly team: string; readonly fromRound: number };
  'session.open-line-ups': OfSession & { readonly round: number };
  'session.score-matches': OfSession & { readonly method: TeamMethod; readonly reason?: string };
  'session.carry-into-match': OfSession & {
    readonly home: string;
    readonly away: string;
    readonly board?: number | undefined;
    readonly hundredths: { readonly home: number; readonly away: number };
    readonly reason: string;
  };
}
