import type { StandingsSeen } from '../../visibility/standings-seen.js';
import { resultAggregate, type ResultState } from '#tournament';
import { resultOf, withScoreEvent, type RulingPlay, type SessionPlay } from '../play-state.js';
import type { PlayOfBoard } from '../progress.js';

/** What counts of the play: rounds up to one, and journal entries up to a position. */
export interface Extent {
  readonly upTo: number;
  readonly position: number;
}

/** Everything that is known. */
export const ALL: Extent = { upTo: Infinity, position: Infinity };

/** The extent of the standings that somebody sees. */
export function extentOf(seen: StandingsSeen): Extent {
  if (seen.kind === 'everything') return ALL;
  return { upTo: seen.upTo, position: seen.as?.position ?? Infinity };
}

/** The state of a play at a position of the journal. */
export function resultAsAt(session: SessionPlay, play: PlayOfBoard, { position }: Extent): ResultState {
  const result = resultOf(session, play);
  const last = result.history.at(-1);
  if (!last || last.position <= position) return result;
  return result.history
    .filter((historyEvent) => historyEvent.position <= position)
    .reduce(withScoreEvent, resultAggregate.initial);
}

/** Whether a ruling was in force at a position of the journal. */
export function standsAt({ given, withdrawn }: RulingPlay, { position }: Extent): boolean {
  return given.position <= position && (withdrawn === null || withdrawn.position > position);
}
