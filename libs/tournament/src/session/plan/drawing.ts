import {
  accelerated,
  firstRound,
  type KeptSeat,
  type RoundFault,
  roundFaults,
  type SatBefore,
  seatedRound,
  type SwissEntry,
  type SwissMatch,
  swissRound,
} from '#movement';
import { DEFAULT_DRAW, type DrawOptions } from '../section/draw-options.js';
import { type DrawnPlay, drawnTogether, type RankedForDraw, roundsOfDraw, whoMeets } from './drawn-rounds.js';
import {
  contestantsDrawn,
  drawnIn,
  isAway,
  placeOfTable,
  placesDrawn,
  tablesOfDrawn,
} from './drawn-units.js';
import type { Scheduled } from './schedule.js';
import type { SectionData } from '../section/section-data.js';

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

/** Where everybody was in the rounds before: whom they met, on which side they sat, how often they sat out or were away. */
function historyOf(toDraw: RoundToDraw) {
  const { scheduled, round } = toDraw;
  const data = sectionIn(toDraw);
  const met: (readonly [string, string])[] = [];
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
    const plays = drawnIn(scheduled, data, earlier);
    for (const play of plays) {
      const isThere = (one: string) => !isAway(scheduled, data, one, earlier);
      met.push(...whoMeets(play).filter((two) => two.every(isThere)));
      // Of three each sits on either line, as often as it has boards.
      if (play.third) continue;
      const index = places.indexOf(play.table);
      if (isThere(play.ns)) note(play.ns, 'ns', index + 1);
      if (isThere(play.ew)) note(play.ew, 'ew', index + 1);
    }
    const ofThree = plays.flatMap((play) => (play.third ? drawnTogether(play) : []));
    // A round that somebody came too late for was one without a match, too.
    const missed = contestantsDrawn(data).filter((one) => isAway(scheduled, data, one, earlier));
    for (const one of [...byesIn({ ...toDraw, round: earlier }, plays), ...ofThree, ...missed])
      byes.set(one, (byes.get(one) ?? 0) + 1);
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
  const begun = new Set(started);
  const kept = drawnIn(scheduled, data, round).filter((play) =>
    tablesOfDrawn(data, play).some((table) => begun.has(table)),
  );
  const settled = new Set(kept.flatMap(drawnTogether));
  const open = contestantsDrawn(data).filter((contestant) => !settled.has(contestant));
  const there = open.filter((contestant) => !isAway(scheduled, data, contestant, round));
  const away = open.filter((contestant) => isAway(scheduled, data, contestant, round));
  const ranked = [
    ...order.filter((one) => there.includes(one)),
    ...there.filter((one) => !order.includes(one)),
  ];
  const { met, before, byes, first } = historyOf(toDraw);
  const playing = [...settled].filter((contestant) => !isAway(scheduled, data, contestant, round));
  const drawn = swissRound(
    [...ranked, ...playing].map((entry) =>
      entryOf(entry, options, byes.get(entry) ?? 0, keptApart(data, round)),
    ),
    met,
    {
      order: options.order,
      rematches: options.rematches,
      odd: mayBeThree(data, round, kept) ? 'three-way' : 'bye',
      roundsToCome: drawsAfter(data, round),
      standing: kept.map((play) => drawnTogether(play).filter((one) => playing.includes(one))),
      bans: options.bans,
    },
  );
  const sitsOut = drawn.bye === undefined ? [] : [drawn.bye];
  const { threeWay } = drawn;
  // The third of three has a place with one that is not there.
  const apart = [...(threeWay ? [threeWay[2]] : sitsOut), ...away];
  const matches = [
    ...drawn.matches.map(({ entries }) => entries),
    ...(threeWay ? [[threeWay[0], threeWay[1]] as const] : []),
    ...apart.flatMap((one, at) => {
      const other = apart[at + 1];
      return at % 2 === 0 && other !== undefined ? [[one, other] as const] : [];
    }),
  ];
  const taken = new Set(kept.flatMap((play) => tablesOfDrawn(data, play)));
  const free = places.flatMap((place, at) => (taken.has(place) ? [] : [at + 1]));
  const seats = seatedRound(matches, free, {
    kept: new Map([...first].filter(([one]) => options.stationary.includes(one))),
    before,
    venue: (entry) =>
      venueOf(entry, options)?.tables.map((table) => places.indexOf(placeOfTable(data, table)) + 1),
  });
  const seated = seats.map(({ table, ns, ew }) => ({ table: places[table - 1]!, ns, ew }));
  const plays = [...kept, ...(threeWay ? withThird(seated, threeWay[0], threeWay[2]) : seated)];
  return {
    plays: plays.toSorted((one, other) => places.indexOf(one.table) - places.indexOf(other.table)),
    byes: byesIn(toDraw, plays),
    matches: drawn.matches,
  };
}

/** Whether three teams may be drawn together: once in a match there are boards for that, and it must have a half time. */
function mayBeThree(data: SectionData, round: number, kept: readonly DrawnPlay[]): boolean {
  const { teams, rounds } = data.movement;
  if (drawOptionsOf(data).odd !== 'three-way' || teams?.spareBehind === undefined) return false;
  if (round + roundsOfDraw(data) - 1 > rounds) return false;
  return kept.every(({ third }) => third === undefined);
}

/** The matches with the third of three beside the two others, at the table that it was given. */
function withThird(seated: readonly DrawnPlay[], one: string, third: string): DrawnPlay[] {
  const { table } = seated.find(({ ns, ew }) => [ns, ew].includes(third))!;
  return seated
    .filter((play) => play.table !== table)
    .map((play) =>
      drawnTogether(play).includes(one) ? { ...play, third: { table, contestant: third } } : play,
    );
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
  const isThere = (one: string) => !isAway(scheduled, data, one, round);
  const meeting = new Set(
    plays
      .flatMap(whoMeets)
      .filter((two) => two.every(isThere))
      .flat(),
  );
  const alone = contestantsDrawn(data).filter((one) => isThere(one) && !meeting.has(one));
  const order = plays.flatMap(drawnTogether);
  return alone.toSorted((one, other) => order.indexOf(one) - order.indexOf(other));
}

/** What a round has that is to be avoided. */
export function faultsOfRound(toDraw: RoundToDraw, plays: readonly DrawnPlay[]): RoundFault[] {
  const { scheduled, round } = toDraw;
  const data = sectionIn(toDraw);
  const { rematches, bans } = drawOptionsOf(data);
  const matches = plays
    .flatMap(whoMeets)
    .filter((two) => !two.some((one) => isAway(scheduled, data, one, round)));
  const { met } = historyOf(toDraw);
  return roundFaults(matches, rematches === 'allowed' ? [] : met, bans, keptApart(data, round));
}

/** The last round whose results a round is drawn from. */
export function resultsUpTo(data: SectionData, round: number): number {
  const delay = drawOptionsOf(data).results === 'delayed' ? roundsOfDraw(data) : 0;
  return Math.max(0, round - 1 - delay);
}
