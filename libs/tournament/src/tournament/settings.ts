import { z } from 'zod';
import { lawEdition } from '../games/games.js';

/** How matchpoints are computed, as far as regulations differ. */
const matchpointing = z.strictObject({
  /** 2, 1, 0 a comparison, or 1, 1/2, 0 as in North America. */
  scale: z.enum(['double', 'acbl']),
  /** Whether two or three results on a board are given 65/55 and 70/60/50 %, and one an average. */
  smallFields: z.boolean(),
  /** Decimals to which the award of a factored board is rounded; null: not at all. */
  decimals: z.int().min(0).max(4).nullable(),
});

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
  matchpoints: matchpointing,
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
  matchpoints: { scale: 'double', smallFields: true, decimals: null },
};
