import type { Movement, Play } from '../movement/movement.js';
import { contestantsOn } from '../movement/seats.js';

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
        const at = (place: string) => `${section}-${place}`;
        return meetingTwo(play).map(([ns, ew]) => ({ round: round + 1, table, ns: at(ns), ew: at(ew) }));
      }),
    ),
  ).flat();
}

/** Each two who meet: of an individual partners, too. */
function meetingTwo(play: Play): readonly (readonly [string, string])[] {
  const { ns, ew, partners } = play;
  if (!partners) return [[ns, ew]];
  return [
    [ns, ew],
    [partners.ns, ew],
    [ns, partners.ew],
    [partners.ns, partners.ew],
    [ns, partners.ns],
    [ew, partners.ew],
  ];
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
          for (const contestant of contestantsOn(play, side)) {
            const place = `${section}-${contestant}`;
            if (!found.has(place)) found.set(place, { place, section, round, table: index + 1, side });
          }
        }
      });
    }
  }
  return [...found.values()];
}
