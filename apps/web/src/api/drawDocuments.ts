import type { DrawOptions } from '#tournament';

/** The draws of a session whose rounds are drawn one after the other. */
export interface RoundDrawsSeen {
  /** The line of the book that everything here is made of. */
  readonly at: number;
  readonly sections: readonly SectionDraws[];
}

export interface SectionDraws {
  readonly section: string;
  readonly drawn: number;
  readonly rounds: number;
  readonly options: DrawOptions;
  /** The next round as it would be drawn now; nothing when all are. */
  readonly next: ProposedDraw | null;
  readonly last: LastDraw | null;
}

/** A round as the standings make it now. */
export interface ProposedDraw {
  readonly round: number;
  /** The last round whose results count, and how many of those are still missing. */
  readonly upTo: number;
  readonly open: number;
  /** The best first; without places and figures for who does not see the standings as they stand. */
  readonly ranking: readonly {
    readonly contestant: string;
    readonly place: number | null;
    readonly value: string | null;
  }[];
  readonly plays: readonly DrawnMeeting[];
  readonly byes: readonly string[];
}

export interface DrawnMeeting {
  readonly table: string;
  readonly ns: string;
  readonly ew: string;
  /** Of a match of three teams the third, and the third table. */
  readonly third?: { readonly table: string; readonly contestant: string };
  /** They have met before. */
  readonly rematch: boolean;
  /** They must not meet. */
  readonly banned: boolean;
  /** They were to be kept apart. */
  readonly together: boolean;
}

/** The round that was drawn last. */
export interface LastDraw {
  readonly round: number;
  readonly called: boolean;
  readonly plays: readonly DrawnMeeting[];
  readonly byes: readonly string[];
  readonly basis: 'lot' | 'numbers' | 'standings' | 'by-hand';
  /** The line whose standings it was drawn from. */
  readonly at: number | null;
  /** Tables that have begun it. */
  readonly started: readonly string[];
  /** What it would have been by the standings as they are now; nothing when it is just that. */
  readonly now: ProposedDraw | null;
  /** The director has turned that very draw down. */
  readonly kept: boolean;
}
