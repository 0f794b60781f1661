import { contestantsOf } from '#movement';
import { pairsOfTeam, teamOfPair } from '../../team/matches.js';
import { type DrawnPlay, firstRoundOfDraw, nextTable } from './drawn-rounds.js';
import { movementOf, type SectionData } from '../section/section-data.js';
import { isAbsent, meetingAt, type Scheduled, tablesOf } from './schedule.js';

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
export function placesDrawn(data: SectionData): readonly string[] {
  const tables = tablesOf({ sections: [data] });
  return data.movement.teams ? tables.filter((_, index) => index % 2 === 0) : tables;
}

/** The place to which a table belongs. */
export function placeOfTable({ section, movement }: SectionData, table: string): string {
  const number = Number(table.slice(section.length));
  return movement.teams ? `${section}${number - ((number + 1) % 2)}` : table;
}

/** The tables at which those play who are drawn together. */
export function tablesOfDrawn({ movement }: SectionData, { table, third }: DrawnPlay): string[] {
  if (!movement.teams) return [table];
  return [table, nextTable(table), ...(third ? [third.table] : [])];
}

/** Who meets in a round, place by place, whether or not they are there. */
export function drawnIn(scheduled: Scheduled, data: SectionData, round: number): DrawnPlay[] {
  return placesDrawn(data).flatMap((place) => drawnAt(scheduled, data, place, round) ?? []);
}

/** Who meets at a place in a round, whether or not they are there; nobody at the one whose table three teams have besides. */
export function drawnAt(
  scheduled: Scheduled,
  data: SectionData,
  place: string,
  round: number,
): DrawnPlay | undefined {
  const meeting = meetingAt(scheduled, place, round);
  if (!meeting) return undefined;
  if (!data.movement.teams) return { table: place, ns: meeting.ns, ew: meeting.ew };
  const first = firstRoundOfDraw(data, round);
  const teamsAt = (table: string) => {
    const { ns, ew } = meetingAt(scheduled, table, first) ?? {};
    return ns === undefined || ew === undefined
      ? undefined
      : { ns: teamOfPair(ns).team, ew: teamOfPair(ew).team };
  };
  const [one, other] = [teamsAt(place), teamsAt(nextTable(place))];
  if (!one || !other) return undefined;
  if (other.ew === one.ns) return { table: place, ...one };
  const table = tablesOf({ sections: [data] }).find((each) => teamsAt(each)?.ns === other.ew)!;
  return { table: place, ...one, third: { table, contestant: other.ew } };
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
