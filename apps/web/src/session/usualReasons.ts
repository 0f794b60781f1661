/** What directors write most as a reason, by what it is for: to be tapped, and added to in words of one's own. */
export const USUAL_REASONS = {
  correction: ['declarer', 'tricks', 'contract', 'side', 'unseen', 'slip'],
  voided: ['wrong-board', 'wrong-pairs', 'not-played'],
  'not-played': ['no-time', 'no-board', 'absent'],
  postponed: ['no-time', 'no-board', 'ruling'],
  sheet: ['slip', 'tricks', 'whist', 'players-agree'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type ReasonFor = keyof typeof USUAL_REASONS;
