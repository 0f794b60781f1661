import { contestantsOf } from '#movement';
import { pairsOfTeam, teamOfPair } from '../team/matches.js';
import type { DrawnPlay } from './drawn-rounds.js';
import { movementOf } from './movement-data.js';
import { isAbsent, meetingAt, tablesOf, type Scheduled } from './schedule.js';
import type { SectionData } from './section-data.js';

/**
 * Who is drawn in a section, by number, whether or not they are there: its pairs, or its teams, which are called by
 * section and number (`A-3`). The one that is never there is among them.
 */
export function contestantsDrawn({ section, movement }: SectionData): string[] {
  const { phantom: _phantom, ...everybody } = movementOf(movement);
  const pairs = contestantsOf(everybody).map(({ contestant }) => `${section}-${contestant}`);
  return movement.teams ? [...new Set(pairs.map((pair) => teamOfPair(pair).team))] : pairs;
}

/** Where those who are drawn meet: the tables; of teams the first of the two tables of each match. */
export function placesDrawn(data: SectionData): string[] {
  const tables = tablesOf({ sections: [data] });
  return data.movement.teams ? tables.filter((_, index) => index % 2 === 0) : tables;
}

/** The place to which a table belongs. */
export function placeOfTable({ section, movement }: SectionData, table: string): string {
  const number = Number(table.slice(section.length));
  return movement.teams ? `${section}${number - ((number + 1) % 2)}` : table;
}

/** Who meets at a place in a round, whether or not they are there. */
export function drawnAt(
  scheduled: Scheduled,
  { movement }: SectionData,
  place: string,
  round: number,
): DrawnPlay | undefined {
  const meeting = meetingAt(scheduled, place, round);
  if (!meeting) return undefined;
  const [ns, ew] = [meeting.ns, meeting.ew].map((one) => (movement.teams ? teamOfPair(one).team : one)) as [
    string,
    string,
  ];
  return { table: place, ns, ew };
}

/** Whether one that is drawn is not there in a round; a team without one of its pairs is not. */
export function isAway(
  scheduled: Scheduled,
  { movement }: SectionData,
  contestant: string,
  round: number,
): boolean {
  const pairs = movement.teams ? Object.values(pairsOfTeam(contestant)) : [contestant];
  return pairs.some((pair) => isAbsent(scheduled, pair, round));
}
