import {
  NO_FIGURES,
  type PublishedFigures,
  type PublishedGame,
  type PublishedMatchBoard,
  type PublishedMatchResult,
  type PublishedPlace,
  type PublishedResult,
  type PublishedTeamsResult,
} from '#interchange';
import type { Comparison } from '../compare/comparison.js';
import type { NotCompared } from '../plan/given-by-sessions.js';
import type { SwissFigures } from '../compare/swiss-points.js';
import type { KeptFigures } from '#tournament';
import type { GamePlan, Play } from '../plan/game-plan.js';
import type { TeamsPlan } from '../teams/plan-of-teams.js';

const NO_KEPT: Omit<KeptFigures, 'printed'> = {
  awards: [],
  datums: [],
  totals: [],
  rankings: [],
  running: [],
  known: [],
};

/** Sides of lines whose pair has the board in another line: `A/3 1 v 2 NS`. */
export function sidesAgain({ sections }: Pick<PublishedGame, 'sections'>): string[] {
  return sections.flatMap(({ lines }) =>
    lines.flatMap(({ id, again = [] }) => again.map((side) => `${id} ${side}`)),
  );
}

/**
 * The figures of a game that its session has, too. Those of lines that are not played are not kept.
 *
 * @param swiss what is in victory points
 * @param here the comparison with what its own lines make
 */
export function keptOfGame(
  { game, figures }: PublishedResult,
  { placeOf }: Pick<GamePlan, 'placeOf'>,
  swiss: SwissFigures | undefined,
  here: Comparison | undefined,
): KeptFigures {
  const { printed, totals, rankings } = swiss ?? figures;
  const again = new Set(sidesAgain(game));
  return {
    ...NO_KEPT,
    printed,
    awards: figures.awards.flatMap(({ line, side, points, unfactored }) => {
      const play = again.has(`${line} ${side}`) ? undefined : placeOf.get(line);
      return play ? [{ line, side, points, ...(unfactored && { unfactored }), ...play }] : [];
    }),
    datums: figures.datums,
    totals,
    rankings: rankings.map((ranking) => ({ ...ranking, places: ranking.places.map(keptPlace) })),
    ...(swiss && {
      scale: swiss.scored.scale,
      matches: swiss.matches.flatMap(({ name, home, away, lines, points }) => {
        const plays = lines.flatMap((line) => placeOf.get(line) ?? []);
        const [first] = plays;
        if (!first || plays.length < lines.length) return [];
        const { table, round } = first;
        return [{ name, table, round, home, away, boards: plays.map(({ board }) => board), points }];
      }),
    }),
    known: knownIn(here),
  };
}

/** The victory points of a Swiss of pairs as they were published; nothing where none are kept. */
export function swissOf({
  scale,
  matches,
  printed,
  totals,
  rankings,
}: KeptFigures): SwissFigures | undefined {
  if (!scale) return undefined;
  const ofPairs = (matches ?? []).map(({ name, home, away, boards = [], points }) => {
    return { name, home, away, lines: boards.map((board) => matchLine(name, board)), points };
  });
  // What is said of equals is the session's by now.
  return { scored: { scale, equals: 'share' }, printed, totals, rankings, matches: ofPairs };
}

function matchLine(match: string, board: number): string {
  return `${match}/${board}`;
}

/** The figures of matches of teams; `session` as the session calls a team. */
export function keptOfTeams(
  { game, figures }: PublishedTeamsResult,
  { placeOf, numbers, method }: TeamsPlan,
): KeptFigures {
  // Of a knockout there is no standing.
  const { totals, rankings } = method.result === 'knockout' ? NO_KEPT : figures;
  const teamOf = (team: string) => `A-${numbers.get(team)}`;
  const known = ({ contestant }: { readonly contestant: string }) => numbers.has(contestant);
  const decimals = (texts: readonly string[]) =>
    Math.max(0, ...texts.map((text) => (text.split('.')[1] ?? '').length));
  const points = figures.matches.flatMap(({ home, away }) => [home, away]);
  return {
    ...NO_KEPT,
    of: 'teams',
    printed: {
      award: decimals(figures.boards.map(({ imps }) => imps)),
      score: decimals([...points, ...figures.totals.flatMap(({ score }) => score ?? [])]),
      percentage: 0,
    },
    matches: game.matches.flatMap((match) => {
      const at = placeOf.get(match.name);
      const worth = figures.matches.find((one) => one.match === match.name);
      if (!at || !worth) return [];
      const [home, away] = [teamOf(match.teams.home), teamOf(match.teams.away)];
      const place = { table: `A${2 * at.index + 1}`, round: at.round };
      return [{ name: match.name, ...place, home, away, points: { home: worth.home, away: worth.away } }];
    }),
    boards: figures.boards.flatMap(({ match, board, imps }) => {
      const at = placeOf.get(match);
      const segments = game.matches.find(({ name }) => name === match)?.segments ?? [];
      const segment = segments.findIndex(({ boards }) => boards.some((one) => one.board === board));
      const played = segments[segment]?.boards.find((one) => one.board === board);
      if (!at || !played || !isToldInBoth(played)) return [];
      const place = { table: `A${2 * at.index + 1}`, round: at.round + segment };
      return [{ name: match, ...place, board, points: imps }];
    }),
    totals: totals
      .filter(known)
      .flatMap(({ contestant, score }) =>
        score === undefined ? [] : [{ contestant: teamOf(contestant), score }],
      ),
    rankings: rankings.map((ranking) => ({
      ...ranking,
      places: ranking.places
        .filter(known)
        .map((place) => keptPlace({ ...place, contestant: teamOf(place.contestant) })),
    })),
  };
}

/** A place as a journal keeps it, which has no word for one that is only marked as shared. */
function keptPlace({ contestant, kind, first, last }: PublishedPlace): PublishedPlace {
  return { contestant, kind, first, last };
}

/** Whether it is told what came of a board in both rooms: else it is compared with nothing. */
function isToldInBoth({ open, closed, outcomes }: PublishedMatchBoard): boolean {
  return Boolean(open ?? outcomes?.open) && Boolean(closed ?? outcomes?.closed);
}

/**
 * Figures of matches of teams that are not kept: of those without boards, of whoever had no other, of a knockout, in which
 * nobody has a total or a place, and what a total has beside its score.
 */
export function notKept(
  figures: Pick<PublishedTeamsResult['figures'], 'matches' | 'boards' | 'totals' | 'rankings'>,
  kept: KeptFigures,
): NotCompared[] {
  const places = ({ rankings }: Pick<KeptFigures, 'rankings'>) =>
    rankings.reduce((sum, ranking) => sum + ranking.places.length, 0);
  const scores = figures.totals.filter(({ score }) => score !== undefined).length;
  const matches = 2 * (figures.matches.length - (kept.matches?.length ?? 0));
  const standing = scores - kept.totals.length + places(figures) - places(kept);
  const isKnockout = kept.totals.length + kept.rankings.length === 0;
  const boards = figures.boards.length - (kept.boards?.length ?? 0);
  const percentages = figures.totals.filter(({ percentage }) => percentage !== undefined).length;
  return [
    { why: 'no-match', what: 'matches', figures: matches } as const,
    {
      why: isKnockout ? 'no-such-figure' : 'no-match',
      what: 'totals and places',
      figures: standing,
    } as const,
    { why: 'no-such-figure', what: 'boards of one room', figures: boards } as const,
    { why: 'no-such-figure', what: 'percentages', figures: percentages } as const,
  ].filter((each) => each.figures > 0);
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

/** The figures as they were published; those in victory points stand by themselves. */
export function publishedOf({
  awards,
  datums,
  totals,
  rankings,
  scale,
  printed,
}: KeptFigures): PublishedFigures {
  return {
    ...NO_FIGURES,
    printed,
    datums,
    totals: scale ? [] : totals,
    rankings: scale ? [] : rankings,
    awards: awards.map(({ line, side, points, unfactored }) => ({
      line,
      side,
      points,
      ...(unfactored && { unfactored }),
    })),
  };
}

/** Where the lines with kept awards are played, and those of kept matches of pairs. */
export function placesOf({ awards, matches = [] }: KeptFigures): Map<string, Play> {
  return new Map([
    ...awards.map(({ line, table, round, board }) => [line, { table, round, board }] as const),
    ...matches.flatMap(({ name, table, round, boards = [] }) =>
      boards.map((board) => [matchLine(name, board), { table, round, board }] as const),
    ),
  ]);
}

/** How many figures are in one part at the most: a journal entry is not to be large. */
const IN_A_PART = 3_000;

/** The figures in parts of a size that a journal entry can hold; put together they are the whole. */
export function inParts({ printed, of, scale, ...lists }: KeptFigures): KeptFigures[] {
  const about = { printed, ...(of && { of }), ...(scale && { scale }) };
  const parts: Partial<KeptFigures>[] = [];
  let room = 0;
  for (const [name, list] of Object.entries(lists)) {
    for (const one of list as readonly unknown[]) {
      const size = sizeOf(one);
      if (room < size) {
        parts.push({ ...NO_KEPT, ...about });
        room = Math.max(IN_A_PART, size);
      }
      const part = parts.at(-1)! as unknown as Record<string, readonly unknown[]>;
      const known = part[name] ?? [];
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
  const { printed, of, scale } = first;
  const matches = parts.flatMap((part) => part.matches ?? []);
  const boards = parts.flatMap((part) => part.boards ?? []);
  return {
    printed,
    ...(of && { of }),
    ...(scale && { scale }),
    ...(matches.length > 0 && { matches }),
    ...(boards.length > 0 && { boards }),
    awards: parts.flatMap(({ awards }) => awards),
    datums: parts.flatMap(({ datums }) => datums),
    totals: parts.flatMap(({ totals }) => totals),
    rankings: parts.flatMap(({ rankings }) => rankings),
    running: parts.flatMap(({ running }) => running),
    known: parts.flatMap(({ known }) => known),
  };
}
