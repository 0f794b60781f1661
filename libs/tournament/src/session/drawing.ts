import {
  accelerated,
  firstRound,
  roundFaults,
  seatedRound,
  swissRound,
  type KeptSeat,
  type RoundFault,
  type SatBefore,
  type SwissEntry,
  type SwissMatch,
} from '#movement';
import { DEFAULT_DRAW, type DrawOptions } from './draw-options.js';
import { roundsOfDraw, type DrawnPlay, type RankedForDraw } from './drawn-rounds.js';
import { contestantsDrawn, drawnAt, isAway, placeOfTable, placesDrawn } from './drawn-units.js';
import type { Scheduled } from './schedule.js';
import type { SectionData } from './section-data.js';

/** A section as a round of it is drawn. */
export interface RoundToDraw {
  readonly scheduled: Scheduled;
  readonly section: string;
  readonly round: number;
}

/** A round as it would be, table by table. */
export interface DrawnRound {
  readonly plays: readonly DrawnPlay[];
  readonly byes: readonly string[];
  readonly matches: readonly SwissMatch[];
}

function sectionIn({ scheduled, section }: RoundToDraw): SectionData {
  return scheduled.sections.find((data) => data.section === section)!;
}

/** How the rounds of a section are drawn. */
export function drawOptionsOf({ draw = DEFAULT_DRAW }: Pick<SectionData, 'draw'>): DrawOptions {
  return draw;
}

/** Where everybody was in the rounds before: whom they met, on which side they sat, how often they sat out. */
function historyOf(toDraw: RoundToDraw) {
  const { scheduled, round } = toDraw;
  const data = sectionIn(toDraw);
  const met: [string, string][] = [];
  const before = new Map<string, SatBefore>();
  const byes = new Map<string, number>();
  const first = new Map<string, KeptSeat>();
  const note = (contestant: string, side: 'ns' | 'ew', table: number) => {
    const known = before.get(contestant) ?? { ns: 0, ew: 0 };
    before.set(contestant, { ...known, [side]: known[side] + 1 });
    if (!first.has(contestant)) first.set(contestant, { table, side });
  };
  const places = placesDrawn(data);
  for (let earlier = 1; earlier < round; earlier += roundsOfDraw(data)) {
    for (const [index, place] of places.entries()) {
      const meeting = drawnAt(scheduled, data, place, earlier);
      if (!meeting) continue;
      const there = [meeting.ns, meeting.ew].filter((one) => !isAway(scheduled, data, one, earlier));
      if (there.length === 2) met.push([meeting.ns, meeting.ew]);
      else for (const one of there) byes.set(one, (byes.get(one) ?? 0) + 1);
      if (there.includes(meeting.ns)) note(meeting.ns, 'ns', index + 1);
      if (there.includes(meeting.ew)) note(meeting.ew, 'ew', index + 1);
    }
  }
  return { met, before, byes, first };
}

/** A figure of the standings, to compare it. */
function numberOf(value: string): number {
  const [numerator, denominator = '1'] = value.split('/');
  return Number(numerator) / Number(denominator);
}

/** The order in which a round is drawn: by the ranking, in the first draws with the bonus of an accelerated event. */
export function orderForDraw(ranking: readonly RankedForDraw[], data: SectionData, round: number): string[] {
  const { accelerated: bonus } = drawOptionsOf(data);
  const names = ranking.map(({ contestant }) => contestant);
  if (!bonus || round > bonus.rounds * roundsOfDraw(data)) return names;
  const strongest = names.filter((name) => Number(name.split('-')[1]) <= bonus.strongest);
  const scored = ranking.map(({ contestant, value }) => ({ entry: contestant, score: numberOf(value) }));
  return accelerated(scored, new Set(strongest), bonus.hundredths / 100).map(({ entry }) => entry);
}

/**
 * Draws a round. Nobody meets anybody again as long as there is a draw without that; who sits out meets one that is not
 * there, and those that are not there are put together at the tables that are left.
 *
 * @param order everybody who is there, the best first; who is missing in it comes last
 * @param started tables whose meeting of this round stays as it is
 */
export function drawRound(
  toDraw: RoundToDraw,
  order: readonly string[],
  started: readonly string[] = [],
): DrawnRound {
  const { scheduled, round } = toDraw;
  const data = sectionIn(toDraw);
  const options = drawOptionsOf(data);
  const places = placesDrawn(data);
  const begun = new Set(started.map((table) => placeOfTable(data, table)));
  const kept = [...begun].flatMap((place) => drawnAt(scheduled, data, place, round) ?? []);
  const settled = new Set(kept.flatMap(({ ns, ew }) => [ns, ew]));
  const open = contestantsDrawn(data).filter((contestant) => !settled.has(contestant));
  const there = open.filter((contestant) => !isAway(scheduled, data, contestant, round));
  const away = open.filter((contestant) => isAway(scheduled, data, contestant, round));
  const ranked = [
    ...order.filter((one) => there.includes(one)),
    ...there.filter((one) => !order.includes(one)),
  ];
  const { met, before, byes, first } = historyOf(toDraw);
  const drawn = swissRound(
    ranked.map((entry) => entryOf(entry, options, byes.get(entry) ?? 0, keptApart(data, round))),
    met,
    {
      order: options.order,
      rematches: options.rematches,
      odd: 'bye',
      roundsToCome: started.length > 0 ? 0 : drawsAfter(data, round),
      bans: options.bans,
    },
  );
  const sitsOut = drawn.bye === undefined ? [] : [drawn.bye];
  const apart = [...sitsOut, ...away];
  const matches = [
    ...drawn.matches.map(({ entries }) => entries),
    ...apart.flatMap((one, at) => (at % 2 === 0 ? [[one, apart[at + 1]!] as const] : [])),
  ];
  const free = places.flatMap((place, at) => (kept.some(({ table }) => table === place) ? [] : [at + 1]));
  const seats = seatedRound(matches, free, {
    kept: new Map([...first].filter(([one]) => options.stationary.includes(one))),
    before,
    venue: (entry) =>
      venueOf(entry, options)?.tables.map((table) => places.indexOf(placeOfTable(data, table)) + 1),
  });
  const plays = [...kept, ...seats.map(({ table, ns, ew }) => ({ table: places[table - 1]!, ns, ew }))];
  return {
    plays: plays.toSorted((one, other) => places.indexOf(one.table) - places.indexOf(other.table)),
    byes: byesIn(toDraw, plays),
    matches: drawn.matches,
  };
}

/** How many draws are to come after a round's. */
function drawsAfter(data: SectionData, round: number): number {
  return Math.ceil((data.movement.rounds + 1 - round) / roundsOfDraw(data)) - 1;
}

/** Draws the first round, by a lot's order or by numbers. */
export function drawFirstRound(toDraw: RoundToDraw, order: readonly string[]): DrawnRound {
  const { first } = drawOptionsOf(sectionIn(toDraw));
  const way = first === 'lot' ? 'neighbours' : first;
  const even = order.length % 2 === 0 ? order : order.slice(0, -1);
  // As neighbours, so that bans and venues count here, too.
  return drawRound(toDraw, [...firstRound(even, way).flat(), ...order.slice(even.length)]);
}

function venueOf(entry: string, { venues }: DrawOptions) {
  return venues.find(({ contestants }) => contestants.includes(entry));
}

/** Those who are to be kept apart in the draw of a round. */
function keptApart(data: SectionData, round: number): readonly (readonly string[])[] {
  const { apart } = drawOptionsOf(data);
  if (!apart || round > apart.rounds * roundsOfDraw(data)) return [];
  return apart.groups.map(({ contestants }) => contestants);
}

function entryOf(
  entry: string,
  options: DrawOptions,
  byes: number,
  groups: readonly (readonly string[])[],
): SwissEntry {
  const venue = options.venues.findIndex(({ contestants }) => contestants.includes(entry));
  const apart = groups.flatMap((group, index) => (group.includes(entry) ? [`${index}`] : []));
  return {
    entry,
    byes,
    ...(apart.length > 0 ? { apart } : {}),
    ...(options.stationary.includes(entry) ? { stationary: true } : {}),
    ...(options.venues.length > 0 ? { venue: `${venue}` } : {}),
  };
}

/** Who is there in a round and meets nobody. */
export function byesIn(toDraw: RoundToDraw, plays: readonly DrawnPlay[]): string[] {
  const { scheduled, round } = toDraw;
  const data = sectionIn(toDraw);
  return plays.flatMap(({ ns, ew }) => {
    const there = [ns, ew].filter((one) => !isAway(scheduled, data, one, round));
    return there.length === 1 ? there : [];
  });
}

/** What a round has that is to be avoided. */
export function faultsOfRound(toDraw: RoundToDraw, plays: readonly DrawnPlay[]): RoundFault[] {
  const { scheduled, round } = toDraw;
  const data = sectionIn(toDraw);
  const { rematches, bans } = drawOptionsOf(data);
  const matches = plays
    .filter(({ ns, ew }) => ![ns, ew].some((one) => isAway(scheduled, data, one, round)))
    .map(({ ns, ew }) => [ns, ew] as const);
  const { met } = historyOf(toDraw);
  return roundFaults(matches, rematches === 'allowed' ? [] : met, bans, keptApart(data, round));
}

/** The last round whose results a round is drawn from. */
export function resultsUpTo(data: SectionData, round: number): number {
  const delay = drawOptionsOf(data).results === 'delayed' ? roundsOfDraw(data) : 0;
  return Math.max(0, round - 1 - delay);
}
