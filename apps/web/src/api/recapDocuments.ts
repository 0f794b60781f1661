import type { StandingsSeen } from './documents.js';
import type { TravellerLineSeen, TravellerSeen } from './travellerDocuments.js';

// The record of a session: every board with its lines, as far as they may be seen, and the standings.

export interface RecapSeen {
  readonly session: string;
  readonly boards: readonly RecapBoardSeen[];
  readonly standings: StandingsSeen;
}

export interface RecapBoardSeen extends Pick<TravellerSeen, 'board' | 'dealer' | 'vulnerable' | 'shown'> {
  readonly lines: readonly RecapLineSeen[];
}

export type RecapLineSeen = Pick<
  TravellerLineSeen,
  'table' | 'round' | 'ns' | 'ew' | 'partners' | 'status' | 'result' | 'score' | 'awards'
>;
