import { contestantInSession, type PublishedGame } from '#interchange';
import {
  rankSession,
  Rational,
  scoreForNS,
  scoreSession,
  SESSION_REGULATIONS,
  type Adjustment as Given,
  type Award,
  type BoardField,
  type Contract,
  type Session,
  type SessionRegulation,
  type SideResult,
  type TravellerLine,
} from '#scoring';
import { vulnerabilityOf } from '#cards';
import type { Adjustment, BridgeResult, Seating } from '#tournament';
import type { Play, ReplayPlan } from '../plan/replay-plan.js';
import type { ScoredAward, ScoredFigures } from './scored-figures.js';

/** By the ways of the programs that published: Compscore scales whoever missed boards up to the fullest card. */
const REGULATIONS: Readonly<Record<PublishedGame['scoring']['regulation'], SessionRegulation>> = {
  acblscore: SESSION_REGULATIONS.acblscore,
  compscore: { ...SESSION_REGULATIONS['white-book'], fullCard: 'line' },
  'white-book': { ...SESSION_REGULATIONS['white-book'], fullCard: 'line' },
};

/**
 * Scores a plan without playing it, from the lines as they are planned alone.
 *
 * @param given matchpoints that were given by hand
 */
export function scorePlan(
  { scoring, sections }: PublishedGame,
  plan: ReplayPlan,
  given: readonly Given[] = [],
): ScoredFigures {
  const lines = linesOf(plan);
  const letters = plan.schedules.map(({ section }) => section);
  const together = scoring.scored === 'together' ? [letters] : letters.map((letter) => [letter]);
  const session: Session = {
    contestants: sections.flatMap(({ section, winners, fullCard, contestants }) =>
      contestants.map(({ contestant }) => ({
        contestant: contestantInSession(section, contestant),
        section,
        line: winners === 1 ? 'one' : contestant.slice(0, 2),
        ...(fullCard !== null && { maximum: fullCard }),
      })),
    ),
    fields: together.flatMap((scope) => fieldsOf(scope, lines)),
    adjustments: given,
  };
  const scores = scoreSession(session, REGULATIONS[scoring.regulation]);
  const places = rankSession(scores.contestants.values(), {
    by: scoring.scale === 'acbl' ? 'score' : 'percentage',
    sections: scoring.ranked === 'together' ? 'combined' : 'apart',
  });
  const placeOf = new Map(places.map(({ contestant, place }) => [contestant, place]));
  const awards = new Map<string, { ns: Award; ew: Award }>();
  for (const board of scores.boards.values()) for (const line of board.lines) awards.set(line.id, line);
  return {
    award: (play, side) => scoredAward(awards.get(keyOf(play))?.[side === 'NS' ? 'ns' : 'ew']),
    contestant(contestant) {
      const score = scores.contestants.get(contestant);
      return score && { ...score, matchpoints: score.points, place: placeOf.get(contestant) };
    },
  };
}

function keyOf({ table, round, board }: Play): string {
  return `${table} ${round} ${board}`;
}

function scoredAward(award: Award | undefined): ScoredAward | undefined {
  if (!award || award.kind === 'not-played') return undefined;
  if (award.kind === 'artificial') return { points: award.points, unfactored: award.points };
  const parts = award.kind === 'scored' ? award.parts.map(({ row, weight }) => row.raw.mul(weight)) : [];
  return { points: award.points, unfactored: award.kind === 'scored' ? Rational.sum(parts) : award.points };
}

interface PlannedLine extends TravellerLine {
  readonly play: Play;
}

/** Every line of the plan as a traveller has it. */
function linesOf(plan: ReplayPlan): PlannedLine[] {
  const lines = new Map<string, PlannedLine>();
  const add = (play: Play, contestants: TravellerLine['contestants'], ns: SideResult, ew: SideResult) => {
    lines.set(keyOf(play), { id: keyOf(play), play, contestants, ns, ew });
  };
  const scheduled = (play: Play) => meetingOf(plan, play);
  for (const { atTables, travellers, irregular, rulings, notPlayed } of plan.rounds) {
    for (const played of [...atTables.values(), ...travellers.values()].flat()) {
      const result = scoreOf(played.result, played.board);
      add(played, scheduled(played), result, result);
    }
    for (const played of irregular) {
      const result = scoreOf(played.result, played.board);
      add(played, sidesOf(played.seating), result, result);
    }
    for (const play of notPlayed) add(play, scheduled(play), { kind: 'not-played' }, { kind: 'not-played' });
    for (const ruled of rulings) {
      const contestants = lines.get(keyOf(ruled))?.contestants ?? scheduled(ruled);
      const { adjustment, board } = ruled;
      add(ruled, contestants, ruledSide(adjustment, 'NS', board), ruledSide(adjustment, 'EW', board));
    }
  }
  return [...lines.values()];
}

function sidesOf({ N: ns, E: ew }: Seating): TravellerLine['contestants'] {
  return { ns, ew };
}

function meetingOf({ schedules }: ReplayPlan, { table, round }: Play): TravellerLine['contestants'] {
  const { section, movement } = schedules.find((each) => table.replace(/\d+$/, '') === each.section)!;
  const { ns, ew } = movement.rows[Number(table.slice(section.length)) - 1]![round - 1]!;
  return { ns: contestantInSession(section, ns), ew: contestantInSession(section, ew) };
}

function scoreOf(result: BridgeResult, board: number): SideResult {
  if (result.kind === 'score') return { kind: 'score', score: result.score };
  if (result.kind === 'passed-out') return { kind: 'score', score: 0 };
  return { kind: 'score', score: scoreForNS(result as Contract, vulnerabilityOf(board)) };
}

const ARTIFICIAL = { 'average-plus': 'ave+', average: 'ave', 'average-minus': 'ave-' } as const;

function ruledSide(adjustment: Adjustment, side: 'NS' | 'EW', board: number): SideResult {
  if (adjustment.kind === 'assigned') return scoreOf(adjustment[side], board);
  return { kind: 'artificial', award: ARTIFICIAL[adjustment[side]] };
}

function fieldsOf(sections: readonly string[], lines: readonly PlannedLine[]): BoardField[] {
  const boards = new Map<number, PlannedLine[]>();
  for (const line of lines.filter(({ play }) => sections.includes(play.table.replace(/\d+$/, '')))) {
    boards.set(line.play.board, [...(boards.get(line.play.board) ?? []), line]);
  }
  const expected = Math.max(1, ...[...boards.values()].map((field) => field.length));
  return [...boards].map(([board, field]) => ({
    field: `${sections.join('+')}/${board}`,
    board,
    expected,
    lines: field,
  }));
}
