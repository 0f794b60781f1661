import type { MatchesSeen, OpenDealSeen, RecapSeen, SessionSeen } from '#projections';

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
}
