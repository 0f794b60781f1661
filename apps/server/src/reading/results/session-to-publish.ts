import type { PublishedEvent } from '#interchange';
import type { MatchesSeen, OpenDealSeen, RecapSeen, SessionSeen } from '#projections';

/** What a file for a federation says besides; staff alone may have it. */
export interface ForFederation {
  readonly event: Pick<PublishedEvent, 'charge' | 'contact' | 'points'> & { readonly identifier?: string };
  readonly clubNumber: string | null;
  /** By the ids of players. */
  readonly numbers: ReadonlyMap<string, string>;
}

/** All that everybody may see of a session that is over. */
export interface SessionToPublish {
  readonly tournament: { readonly id: string; readonly name: string };
  /** The name of the server; nothing where nobody has said so. */
  readonly club: string | null;
  /** YYYY-MM-DD: when it was started, which is its day where nothing else was said. */
  readonly started: string;
  readonly session: SessionSeen;
  readonly recap: RecapSeen;
  /** Of a session of teams. */
  readonly matches: MatchesSeen | null;
  readonly deals: readonly OpenDealSeen[];
  /** Left out: the file is for everybody. */
  readonly federation?: ForFederation;
}
