import {
  contestantOf,
  linesOf,
  sectionOf,
  strataOf,
  type AcblscoreEntry,
  type AcblscoreEvent,
} from './acblscore-event.js';
import {
  decimal,
  NO_FIGURES,
  type PublishedAward,
  type PublishedFigures,
  type PublishedMasterPoints,
  type PublishedPlace,
  type PublishedRanking,
  type PublishedTotal,
} from '../published-figures.js';
import { isRecord, listed } from '../json/json.js';
import { contestantInSession, type PublishedGame } from '../published-game.js';

/** A pair's entry with where it plays. */
interface EnteredPair {
  readonly contestant: string;
  readonly section: string;
  readonly line: 'NS' | 'EW' | 'one';
  readonly entry: AcblscoreEntry;
}

/** The figures that ACBLscore published of an event. */
export function figuresOfEvent(
  event: AcblscoreEvent,
  { sections, scoring }: Pick<PublishedGame, 'sections' | 'scoring'>,
): PublishedFigures {
  const letters = sections.map(({ section }) => section);
  const pairs = letters.flatMap((letter) => pairsOf(event, letter));
  return {
    ...NO_FIGURES,
    printed: { award: 2, score: 2, percentage: 2 },
    awards: letters.flatMap((letter) => awardsOf(event, letter)),
    totals: pairs.map(totalOf),
    masterPoints: pairs.flatMap(({ contestant, entry }) =>
      (masterPointsIn(entry.award) ?? []).map((one) => ({ contestant, ...one })),
    ),
    rankings: strataOf(event).flatMap((name, stratum) => [
      ...sectionRankings(pairs, scoring.ranked, name, stratum),
      ...overallRanking(pairs, name, stratum),
    ]),
  };
}

/** Those that count: `{total: [[0.45, 'R', 'SB', 1]]}`, by colour. Nothing where they are not understood. */
export function masterPointsIn(
  award: unknown,
): readonly Omit<PublishedMasterPoints, 'contestant'>[] | undefined {
  if (award === null || award === undefined) return [];
  const total = isRecord(award) ? award['total'] : undefined;
  if (!Array.isArray(total)) return undefined;
  const read = total.map((one: unknown) => {
    const [points, colour] = listed(one);
    const worth = typeof points === 'number' ? decimal(points) : undefined;
    return worth !== undefined && typeof colour === 'string' ? { points: worth, colour } : undefined;
  });
  return read.some((one) => one === undefined) ? undefined : read.filter((one) => one !== undefined);
}

function totalOf({ contestant, entry }: EnteredPair): PublishedTotal {
  return {
    contestant,
    ...defined({
      boards: entry.nboards ?? undefined,
      matchpoints: decimal(entry.score_unscaled),
      score: decimal(entry.score_session),
      percentage: decimal(entry.pct),
      final: decimal(entry.score_final),
    }),
  };
}

/** What is there. */
function defined<Values extends object>(values: Values) {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    readonly [Key in keyof Values]?: Exclude<Values[Key], undefined>;
  };
}

function pairsOf(event: AcblscoreEvent, letter: string): EnteredPair[] {
  const read = sectionOf(event, letter);
  return Object.entries(read.entry).map(([pair, entry]) => {
    const side = pair.endsWith('E') ? 'EW' : 'NS';
    const contestant = contestantOf(read, Number.parseInt(pair, 10), side);
    return {
      contestant: contestantInSession(letter, contestant),
      section: letter,
      line: read.is_howell ? 'one' : side,
      entry,
    };
  });
}

function awardsOf(event: AcblscoreEvent, letter: string): PublishedAward[] {
  return linesOf(letter, sectionOf(event, letter)).flatMap(({ line, from }) => {
    const [ns, ew] = [decimal(from[4]), decimal(from[7])];
    return [
      ...(ns === undefined ? [] : [{ line: line.id, side: 'NS' as const, points: ns }]),
      ...(ew === undefined ? [] : [{ line: line.id, side: 'EW' as const, points: ew }]),
    ];
  });
}

const LINES = ['NS', 'EW', 'one'] as const;

/** The first stratum is everybody. */
function ofStratum(name: string, stratum: number) {
  return stratum === 0 ? { stratum: null, suffix: '' } : { stratum: name, suffix: `, stratum ${name}` };
}

/** Places by line among the sections that are ranked together. */
function sectionRankings(
  pairs: readonly EnteredPair[],
  together: PublishedGame['scoring']['ranked'],
  name: string,
  index: number,
): PublishedRanking[] {
  const { stratum, suffix } = ofStratum(name, index);
  return together.flatMap((letters) =>
    LINES.flatMap((line) => {
      const inLine = pairs.filter((pair) => pair.line === line && letters.includes(pair.section));
      const places = inLine.flatMap((pair) => placesOf(pair, index));
      if (places.length === 0) return [];
      return [{ name: `${letters.join('+')} ${line}${suffix}`, over: 'section' as const, stratum, places }];
    }),
  );
}

/** `rank` numbers everybody on; the places that equals share are there for those that are listed. */
function placesOf({ contestant, entry }: EnteredPair, stratum: number): PublishedPlace[] {
  const place = entry.rank?.[stratum];
  if (!place) return [];
  const { rank, section_rank_low: low, section_rank_high: high } = place;
  return [
    ...(rank === 0 ? [] : [{ contestant, kind: 'in-order' as const, first: rank, last: rank }]),
    ...sharedPlace(contestant, low, high),
  ];
}

/** Places among all pairs of the event, with what they brought. */
function overallRanking(pairs: readonly EnteredPair[], name: string, index: number): PublishedRanking[] {
  const { stratum, suffix } = ofStratum(name, index);
  const places = pairs.flatMap(({ contestant, entry }) => {
    const place = entry.rank?.[index];
    return place ? sharedPlace(contestant, place.overall_rank_low, place.overall_rank_high) : [];
  });
  return places.length === 0 ? [] : [{ name: `overall${suffix}`, over: 'overall', stratum, places }];
}

function sharedPlace(contestant: string, low: number, high: number): PublishedPlace[] {
  return low === 0 ? [] : [{ contestant, kind: 'shared', first: low, last: high === 0 ? low : high }];
}
