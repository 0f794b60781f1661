/** What the points of each method are called in the file; the first is how this program writes them. */
export const POINTS = {
  matchpoints: ['MATCH_POINTS'],
  butler: ['BUTLER_POINTS', 'IMPS'],
  'cross-imps': ['CROSS_IMP_POINTS', 'CROSS_IMPS', 'IMPS'],
} as const;
