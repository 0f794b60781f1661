import type { Movement } from '../movement.js';

/** A section as a draw sees it: who would sit where in which round. */
export interface DrawnSection {
  readonly section: string;
  readonly movement: Pick<Movement, 'rows' | 'rounds'>;
}

/** Two places that meet. */
export interface PlaceMeeting {
  readonly round: number;
  readonly table: string;
  readonly ns: string;
  readonly ew: string;
}

/** Where a place sits down first. */
export interface FirstSeat {
  readonly place: string;
  readonly section: string;
  readonly round: number;
  readonly table: number;
  readonly side: 'NS' | 'EW';
}

/** Every meeting of the movements, round by round and in a round from the first table on. */
export function meetingsIn(sections: readonly DrawnSection[]): readonly PlaceMeeting[] {
  const rounds = Math.max(0, ...sections.map(({ movement }) => movement.rounds));
  return Array.from({ length: rounds }, (_, round) =>
    sections.flatMap(({ section, movement }) =>
      movement.rows.flatMap((row, index): PlaceMeeting[] => {
        const play = row[round];
        if (!play) return [];
        const table = `${section}${index + 1}`;
        return [{ round: round + 1, table, ns: `${section}-${play.ns}`, ew: `${section}-${play.ew}` }];
      }),
    ),
  ).flat();
}

/** Where each place sits down first, in the order of sections, of rounds and of tables. */
export function firstSeats(sections: readonly DrawnSection[]): readonly FirstSeat[] {
  const found = new Map<string, FirstSeat>();
  for (const { section, movement } of sections) {
    for (let round = 1; round <= movement.rounds; round++) {
      movement.rows.forEach((row, index) => {
        const play = row[round - 1];
        if (!play) return;
        for (const side of ['NS', 'EW'] as const) {
          const place = `${section}-${side === 'NS' ? play.ns : play.ew}`;
          if (!found.has(place)) found.set(place, { place, section, round, table: index + 1, side });
        }
      });
    }
  }
  return [...found.values()];
}
