import type { PublishedMatch, PublishedMatchBoard, PublishedTeamsResult } from '#interchange';
import { Rational, teamMatch, type FieldLine } from '#scoring';
import type { KeptFigures } from '#tournament';
import { asPrinted, placeFigures, type ComparedFigure } from '../compare/compare.js';
import { comparisonAsIs, type Comparison } from '../compare/comparison.js';
import type { Matches } from '../compare/running-of-documents.js';
import type { ScoredPlace } from '../compare/scored-figures.js';
import { sideResultOf } from '../compare/session-of-game.js';
import { lineIn, type Room } from './line-in-room.js';
import type { TeamsPlan } from './plan-of-teams.js';

/** What matches of teams come to when they are scored here; nothing where it is not known. */
export interface ScoredTeams {
  /** What a match is worth to both teams. */
  match(match: KeptMatch): { readonly home: Rational; readonly away: Rational } | undefined;
  /** What a board counts for the home team. */
  board(board: KeptBoard): Rational | undefined;
  total(team: string): Rational | undefined;
  place?(team: string): ScoredPlace | undefined;
}

export type KeptMatch = NonNullable<KeptFigures['matches']>[number];
export type KeptBoard = NonNullable<KeptFigures['boards']>[number];

const NOTHING = 'none';

/** Every published figure of matches of teams beside ours. */
export function compareTeams(
  { matches = [], boards = [], totals, rankings, printed }: KeptFigures,
  ours: ScoredTeams,
): ComparedFigure[] {
  const text = (points: Rational | undefined, decimals: number) => points?.toText(decimals) ?? NOTHING;
  const { place } = ours;
  return [
    ...boards.map((one): ComparedFigure => ({
      kind: 'award',
      of: `${one.name}/${one.board}`,
      published: asPrinted(Rational.parse(one.points), printed.award),
      ours: text(ours.board(one), printed.award),
    })),
    ...matches.flatMap((match) =>
      (['home', 'away'] as const).map((side): ComparedFigure => ({
        kind: 'match',
        of: `${match.name} ${match[side]}`,
        published: asPrinted(Rational.parse(match.points[side]), printed.score),
        ours: text(ours.match(match)?.[side], printed.score),
      })),
    ),
    ...totals.flatMap(({ contestant, score }): ComparedFigure[] =>
      score === undefined
        ? []
        : [
            {
              kind: 'score',
              of: contestant,
              published: asPrinted(Rational.parse(score), printed.score),
              ours: text(ours.total(contestant), printed.score),
            },
          ],
    ),
    ...(place
      ? rankings.flatMap((ranking) =>
          placeFigures(ranking, { place: (_of, contestant) => place(contestant) }),
        )
      : []),
  ];
}

/** Matches of teams as their document tells them. */
export function teamsOfDocument({ matches, standing }: Matches): ScoredTeams {
  const matchAt = ({ table, round }: Pick<KeptMatch, 'table' | 'round'>) =>
    matches.find(({ segments }) => segments.some(({ home }) => home.table === table && home.round === round));
  const rowOf = (team: string) => standing.find((row) => row.team === team);
  return {
    match(kept) {
      const match = matchAt(kept);
      if (!match) return undefined;
      const { awarded, score, running } = match;
      const [home, away] = [score?.home.victoryPoints, score?.away.victoryPoints];
      const points =
        awarded ?? (home && away ? { home: home.points, away: away.points } : score ? running : undefined);
      return points && { home: Rational.parse(points.home), away: Rational.parse(points.away) };
    },
    board(kept) {
      const segment = matchAt(kept)?.segments.find(
        ({ home }) => home.table === kept.table && home.round === kept.round,
      );
      const points = segment?.boards.find(({ board }) => board === kept.board)?.points?.home;
      return points === null || points === undefined ? undefined : Rational.parse(points);
    },
    total(team) {
      const row = rowOf(team);
      return row && Rational.parse(row.total);
    },
    place(team) {
      const row = rowOf(team);
      if (!row || row.place === null) return undefined;
      return { takesPlace: true, first: row.place, last: row.last ?? row.place };
    },
  };
}

/** What the file's own lines make of its matches, before anything is imported; equals share their places, however they were told apart. */
export function compareTeamsHere(
  { game }: PublishedTeamsResult,
  plan: TeamsPlan,
  kept: KeptFigures,
): Comparison {
  const scores = new Map(
    game.matches.map((match) => {
      const boards = match.segments.flatMap((segment) =>
        segment.boards.map((board) => ({
          board: board.board,
          home: [roomLine(match, board, 'open')],
          away: [roomLine(match, board, 'closed')],
        })),
      );
      return [
        match.name,
        teamMatch({ boards, scheduled: scheduledIn(match.name) }, plan.method.match),
      ] as const;
    }),
  );
  const pointsOf = (name: string) => {
    const score = scores.get(name);
    if (!score) return undefined;
    const { home, away } = score;
    if (home.victoryPoints && away.victoryPoints)
      return { home: home.victoryPoints.points, away: away.victoryPoints.points };
    if (home.maximum) return { home: home.score, away: away.score };
    if (plan.method.result !== 'knockout') return { home: home.won, away: away.won };
    const { carryOver } = game.matches.find((one) => one.name === name)!;
    const carried = (side: 'home' | 'away') => Rational.parse(carryOver[side]);
    return { home: home.won.add(carried('home')), away: away.won.add(carried('away')) };
  };
  const totalOf = (team: string): Rational =>
    Rational.sum(
      game.matches.flatMap(({ name, teams }) => {
        const side = (['home', 'away'] as const).find((one) => `A-${plan.numbers.get(teams[one])}` === team);
        if (!side) return [];
        const score = scores.get(name)?.[side];
        return plan.method.result === 'score' ? (score?.score ?? []) : (pointsOf(name)?.[side] ?? []);
      }),
    );
  const totals = [...plan.numbers.values()].map((number) => totalOf(`A-${number}`));
  const placeOf = (team: string): ScoredPlace => {
    const own = totalOf(team);
    const above = totals.filter((one) => one.compare(own) > 0).length;
    return {
      takesPlace: true,
      first: above + 1,
      last: above + totals.filter((one) => one.equals(own)).length,
    };
  };
  const compared = compareTeams(kept, {
    match: ({ name }) => pointsOf(name),
    board: ({ name, board }) => scores.get(name)?.boards.find((one) => one.board === board)?.home.points,
    total: totalOf,
    place: placeOf,
  }).map((figure) => withinEquals(figure, placeOf));
  return comparisonAsIs(compared);

  function scheduledIn(name: string): number {
    const match = game.matches.find((one) => one.name === name)!;
    return match.segments.length * plan.sets.boardsPerRound;
  }
}

/** Among those who have the same, others may have told them apart. */
function withinEquals(figure: ComparedFigure, placeOf: (team: string) => ScoredPlace): ComparedFigure {
  if (figure.kind !== 'place') return figure;
  const { first, last } = placeOf(figure.of);
  const published = figure.published.split('-').map(Number);
  return published.every((one) => first <= one && one <= last)
    ? { ...figure, ours: figure.published }
    : figure;
}

function roomLine(match: PublishedMatch, board: PublishedMatchBoard, room: Room): FieldLine {
  const line = lineIn(board, room, match);
  if (!line) return { id: room, ns: { kind: 'not-played' }, ew: { kind: 'not-played' } };
  return { id: room, ns: sideResultOf(line.outcome.ns), ew: sideResultOf(line.outcome.ew) };
}
