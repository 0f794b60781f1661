import type { ContestantClass, ContestSettings, SessionStandings } from '#tournament';

/** Somebody who takes part in a contest, by one of its sessions. */
interface Participant {
  readonly session: string;
  readonly contestant: string;
}

/** The commands by which classes, tables and contests of several sessions are chosen, and their bodies. */
export interface ContestCommands {
  'entries.classify': { readonly entry: string; readonly class: ContestantClass };
  'session.classify': {
    readonly session: string;
    readonly classes: readonly { readonly contestant: string; readonly class: ContestantClass | null }[];
    readonly reason?: string;
  };
  'session.choose-standings': {
    readonly session: string;
    readonly standings: SessionStandings;
    readonly reason?: string;
  };
  'contest.choose': {
    readonly contest: string;
    readonly settings: ContestSettings;
    readonly reason?: string;
  };
  'contest.carry': {
    readonly contest: string;
    readonly amounts: readonly (Participant & { readonly hundredths: number | null })[];
    readonly reason: string;
  };
  'contest.give-penalty': Participant & {
    readonly contest: string;
    readonly penalty: string;
    readonly hundredths: number;
    readonly reason: string;
  };
  'contest.withdraw-penalty': {
    readonly contest: string;
    readonly penalty: string;
    readonly reason: string;
  };
  'contest.decide-going-on': {
    readonly contest: string;
    readonly decisions: readonly (Participant & { readonly decision: 'goes-on' | 'declines' | null })[];
    /** The line that the standing was read at. */
    readonly at: number;
    readonly reason: string;
  };
  'contest.abandon': { readonly contest: string; readonly reason: string };
}
