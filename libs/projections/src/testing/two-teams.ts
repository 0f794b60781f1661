import type { SectionData } from '#tournament';

/** Two teams head to head, so many boards in one round: A1 and A2 are the tables of their match. */
export const twoTeams = (boardsPerRound: number): readonly SectionData[] => [
  {
    section: 'A',
    movement: {
      name: 'rows',
      tables: 2,
      rounds: 1,
      sets: 1,
      winners: 2,
      rows: [[{ ns: 'NS1', ew: 'EW2', set: 1 }], [{ ns: 'NS2', ew: 'EW1', set: 1 }]],
      stationary: [],
      teams: { segments: 1 },
    },
    boardsPerRound,
    firstBoard: 1,
  },
];
