/** How often each thing was done when a game was replayed. */
export interface ActionCounts {
  /** Results that one side entered at the table and the other confirmed. */
  atTables: number;
  /** Lines that a scorer entered from travellers, for which no schedule was found. */
  byScorer: number;
  /** What was really played where the schedule has something else. */
  irregular: number;
  /** Averages, percentages and no scores at all; and scores that were assigned to a side. */
  artificial: number;
  assigned: number;
  /** Results that were corrected between two publications. */
  corrected: number;
  late: number;
  notPlayed: number;
}

export const ACTIONS = [
  'atTables',
  'byScorer',
  'irregular',
  'artificial',
  'assigned',
  'corrected',
  'late',
  'notPlayed',
] as const;

/** All counts are 0. */
export function noActions(): ActionCounts {
  return {
    atTables: 0,
    byScorer: 0,
    irregular: 0,
    artificial: 0,
    assigned: 0,
    corrected: 0,
    late: 0,
    notPlayed: 0,
  };
}

/** All of them together. */
export function addUp(all: Iterable<ActionCounts>): ActionCounts {
  const sum = noActions();
  for (const counts of all) for (const name of ACTIONS) sum[name] += counts[name];
  return sum;
}
