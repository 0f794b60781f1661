/** A table of our own: what each match was worth to both teams, in the unit of the event. */
export const MATCH_TABLE = 'MatchScoreTable';
export const MATCH_TABLE_COLUMNS = [
  'Round',
  'TeamId_Home',
  'TeamId_Away',
  'Score_Home',
  'Score_Away',
] as const;
