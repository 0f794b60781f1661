/** How often each thing was done while a game was played. */
export interface HistoryEvents {
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

export const DEEDS = [
  'atTables',
  'byScorer',
  'irregular',
  'artificial',
  'assigned',
  'corrected',
  'late',
  'notPlayed',
] as const;

/** Nothing done yet. */
export function noHistoryEvents(): HistoryEvents {
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
export function addUp(all: Iterable<HistoryEvents>): HistoryEvents {
  const sum = noHistoryEvents();
  for (const historyEvents of all) for (const name of DEEDS) sum[name] += historyEvents[name];
  return sum;
}
