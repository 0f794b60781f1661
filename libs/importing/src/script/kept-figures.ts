import {
  NO_FIGURES,
  type PublishedFigures,
  type PublishedMatchResult,
  type PublishedResult,
} from '#interchange';
import type { Comparison } from '../compare/comparison.js';
import type { KeptFigures } from '#tournament';
import type { GamePlan, Play } from '../plan/game-plan.js';

const NO_KEPT: Omit<KeptFigures, 'printed'> = {
  awards: [],
  datums: [],
  totals: [],
  rankings: [],
  running: [],
  known: [],
};

/**
 * The figures of a game that its session has, too. Those of lines that are not played are not kept.
 *
 * @param here the comparison with what its own lines make
 */
export function keptOfGame(
  { figures }: PublishedResult,
  { placeOf }: Pick<GamePlan, 'placeOf'>,
  here: Comparison | undefined,
): KeptFigures {
  return {
    ...NO_KEPT,
    printed: figures.printed,
    awards: figures.awards.flatMap(({ line, side, points, unfactored }) => {
      const play = placeOf.get(line);
      return play ? [{ line, side, points, ...(unfactored && { unfactored }), ...play }] : [];
    }),
    datums: figures.datums,
    totals: figures.totals,
    rankings: figures.rankings,
    known: knownIn(here),
  };
}

/** The figures of a match. */
export function keptOfMatch(
  { match: { segments }, running }: PublishedMatchResult,
  here: Comparison | undefined,
): KeptFigures {
  return {
    ...NO_KEPT,
    printed: { award: 0, score: 0, percentage: 0 },
    running: running.map((one) => ({
      ...one,
      round: segments.findIndex(({ segment }) => segment === one.segment) + 1,
    })),
    known: knownIn(here),
  };
}

function knownIn(here: Comparison | undefined): KeptFigures['known'] {
  return (here?.irregularities ?? []).map(({ kind, of, ours, why }) => ({ kind, of, ours, why }));
}

/** The figures as they were published. */
export function publishedOf({ awards, ...others }: KeptFigures): PublishedFigures {
  return {
    ...NO_FIGURES,
    ...others,
    awards: awards.map(({ line, side, points, unfactored }) => ({
      line,
      side,
      points,
      ...(unfactored && { unfactored }),
    })),
  };
}

/** Where the lines with kept awards are played. */
export function placesOf({ awards }: KeptFigures): Map<string, Play> {
  return new Map(awards.map(({ line, table, round, board }) => [line, { table, round, board }]));
}

/** How many figures are in one part at the most: a line of a book is not to be large. */
const IN_A_PART = 3_000;

/** The figures in parts of a size that a line of a book can hold; put together they are the whole. */
export function inParts({ printed, ...lists }: KeptFigures): KeptFigures[] {
  const parts: { printed: KeptFigures['printed'] }[] = [];
  let room = 0;
  for (const [name, list] of Object.entries(lists)) {
    for (const one of list as readonly unknown[]) {
      const size = sizeOf(one);
      if (room < size) {
        parts.push({ ...NO_KEPT, printed });
        room = Math.max(IN_A_PART, size);
      }
      const part = parts.at(-1)! as unknown as Record<string, readonly unknown[]>;
      const known = part[name]!;
      if (known.length === 0) part[name] = [one];
      else (known as unknown[]).push(one);
      room -= size;
    }
  }
  return parts as unknown as KeptFigures[];
}

function sizeOf(one: unknown): number {
  const { places } = one as { readonly places?: readonly unknown[] };
  return places ? Math.max(1, places.length) : 1;
}

/** Puts parts together; nothing where there are none. */
export function putTogether(parts: readonly KeptFigures[]): KeptFigures | undefined {
  const [first] = parts;
  if (!first) return undefined;
  return {
    printed: first.printed,
    awards: parts.flatMap(({ awards }) => awards),
    datums: parts.flatMap(({ datums }) => datums),
    totals: parts.flatMap(({ totals }) => totals),
    rankings: parts.flatMap(({ rankings }) => rankings),
    running: parts.flatMap(({ running }) => running),
    known: parts.flatMap(({ known }) => known),
  };
}
