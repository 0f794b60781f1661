import type { TieBreakRegulation } from '../ranking/tie-breaks.js';

/**
 * The Contract Bridge Association of Ireland, cbai.ie, Breaking ties in team competitions. The IMPs of the match between
 * them are for two teams only, and two who are left of several have the rules for two. The last is a play-off to sudden
 * death.
 */
export const CBAI_TIE_BREAKS: TieBreakRegulation = {
  rules: [
    { kind: 'direct-score' },
    { kind: 'direct-basic', most: 2 },
    { kind: 'basic-quotient' },
    { kind: 'against-next' },
    { kind: 'ballot' },
  ],
  afterSplit: 'two-start-again',
};
