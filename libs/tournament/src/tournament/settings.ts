import { z } from 'zod';
import { CLUB_REGULATION } from '#laws';
import { EBU_MATCHPOINTS } from '#scoring';
import { lawEdition, scoringMethod } from '../games/games.js';
import { regulation } from './regulation.js';

/** What holds for the whole tournament; frozen when its first session starts. */
export const tournamentSettings = z.strictObject({
  /** The edition of the law book that rulings name. */
  laws: lawEdition,
  /** How the public sees names. */
  names: z.enum(['full', 'initials']),
  /** Standings as at ends of rounds, or with every score. */
  standings: z.enum(['rounds', 'running']),
  /** The last rounds of a session that the public does not see until it is closed. */
  darkRounds: z.int().min(0).max(20),
  /** The share of the session's boards, in percent, below which a contestant is shown unranked. */
  minimumShare: z.int().min(0).max(100),
  /** Whether the other side of the table confirms what one side has entered. */
  confirmation: z.enum(['other-side', 'none']),
  /** How sessions are scored unless something else is chosen for one of them. */
  method: scoringMethod,
  /** What penalties are usual, until when scores are corrected, rulings given and appealed. */
  regulation,
});
export type TournamentSettings = z.infer<typeof tournamentSettings>;

/** What holds until somebody chooses otherwise. */
export const DEFAULT_SETTINGS: TournamentSettings = {
  laws: '2017',
  names: 'full',
  standings: 'rounds',
  darkRounds: 0,
  minimumShare: 50,
  confirmation: 'other-side',
  // Old journals without chosen settings are scored by it, so it must not change.
  method: EBU_MATCHPOINTS,
  regulation: CLUB_REGULATION,
};
