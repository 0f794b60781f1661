import {
  contestantOf,
  linesOf,
  sectionOf,
  type AcblscoreEntry,
  type AcblscoreEvent,
  type Together,
} from './acblscore-event.js';
import {
  decimal,
  type NotCompared,
  type PublishedAward,
  type PublishedFigures,
  type PublishedPlace,
  type PublishedRanking,
  type PublishedTotal,
} from './published-figures.js';
import { contestantInSession, type PublishedGame } from './published-game.js';

/** A pair's entry with where it plays. */
interface EnteredPair {
  readonly contestant: string;
  readonly section: string;
  readonly line: 'NS' | 'EW' | 'one';
  readonly entry: AcblscoreEntry;
}

/** The figures that ACBLscore published of the sections of an event that make one game. */
export function figuresOfEvent(
  event: AcblscoreEvent,
  together: Together,
  { sections, session }: PublishedGame,
): PublishedFigures {
  const letters = sections.map(({ section }) => section);
  const pairs = letters.flatMap((letter) => pairsOf(event, letter));
  const isFixed = (letter: string) => session.of > 1 && isFullCardFixed(event, letter);
  const rankings = together.expressible ? sectionRankings(pairs, together) : [];
  return {
    printed: { award: 2, score: 2, percentage: 2 },
    awards: letters.flatMap((letter) => awardsOf(event, letter)),
    totals: pairs.map((pair) => totalOf(pair, isFixed(pair.section))),
    rankings,
    notCompared: [
      ...(together.expressible ? [] : [placesNotCompared(pairs, together)]),
      {
        why: 'full-card' as const,
        what: 'session scores and percentages',
        figures: 2 * pairs.filter(({ section, entry }) => isFixed(section) && hasScore(entry)).length,
      },
      ...otherRankings(pairs, session.of),
    ].filter(({ figures }) => figures > 0),
  };
}

function hasScore({ score_session }: AcblscoreEntry): boolean {
  return typeof score_session === 'number';
}

/** Whether session scores are out of something else than the fullest card of the section. */
function isFullCardFixed(event: AcblscoreEvent, letter: string): boolean {
  const { board_top: top, maximum_score: maximum, entry } = sectionOf(event, letter);
  if (typeof top !== 'number' || typeof maximum !== 'number') return false;
  return maximum !== top * Math.max(0, ...Object.values(entry).map(({ nboards }) => nboards ?? 0));
}

function totalOf({ contestant, entry }: EnteredPair, fixed: boolean): PublishedTotal {
  return {
    contestant,
    ...defined({
      boards: entry.nboards ?? undefined,
      matchpoints: decimal(entry.score_unscaled),
      score: fixed ? undefined : decimal(entry.score_session),
      percentage: fixed ? undefined : decimal(entry.pct),
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

/** Places by line among the sections that are ranked together. The first stratum is everybody. */
function sectionRankings(pairs: readonly EnteredPair[], { ranked }: Together): PublishedRanking[] {
  return ranked.flatMap((letters) =>
    LINES.flatMap((line) => {
      const inLine = pairs.filter((pair) => pair.line === line && letters.includes(pair.section));
      const taking = inLine.filter(({ entry }) => entry.eligibility === 0);
      const places = taking.flatMap(placesOf);
      if (places.length === 0) return [];
      const name = `${letters.join('+')} ${line}`;
      return [{ name, ranked: taking.map(({ contestant }) => contestant), places }];
    }),
  );
}

/** `rank` numbers everybody on; the places that equals share are there for those that are listed. */
function placesOf({ contestant, entry }: EnteredPair): PublishedPlace[] {
  const first = entry.rank?.[0];
  if (!first) return [];
  const { rank, section_rank_low: low, section_rank_high: high } = first;
  return [
    ...(rank === 0 ? [] : [{ contestant, kind: 'in-order' as const, first: rank, last: rank }]),
    ...(low === 0
      ? []
      : [{ contestant, kind: 'shared' as const, first: low, last: high === 0 ? low : high }]),
  ];
}

function placesNotCompared(pairs: readonly EnteredPair[], { ranked }: Together): NotCompared {
  const figures = pairs.flatMap(placesOf).length;
  return { why: 'ranking', what: ranked.map((letters) => letters.join('+')).join(' and '), figures };
}

/** Places that no ranking of a session is: by stratum, over both lines, with what was brought along. */
function otherRankings(pairs: readonly EnteredPair[], sessions: number): NotCompared[] {
  const strata = Math.max(0, ...pairs.map(({ entry }) => entry.rank?.length ?? 0));
  const overall = pairs.filter(({ entry }) => entry.rank?.some((rank) => (rank?.overall_rank_low ?? 0) > 0));
  const unranked = pairs.filter(({ entry }) => entry.eligibility !== 0).flatMap(placesOf);
  return [
    ...Array.from({ length: Math.max(0, strata - 1) }, (_, index) => ({
      why: 'strata' as const,
      what: `places in stratum ${index + 2}`,
      figures: pairs.filter(({ entry }) => entry.rank?.[index + 1]).length,
    })),
    { why: 'overall', what: 'places among all pairs of both lines', figures: overall.length },
    {
      why: 'carry-over',
      what: 'what was carried over, and the final scores',
      figures: sessions > 1 ? pairs.filter(({ entry }) => typeof entry.score_final === 'number').length : 0,
    },
    {
      why: 'adjustment',
      what: 'handicaps, adjustments, and the final scores',
      figures: pairs.filter(({ entry }) => entry.score_adjustment || entry.score_handicap).length,
    },
    { why: 'unranked', what: 'numbers of pairs that take no place', figures: unranked.length },
  ];
}
