import { vulnerabilityOf } from '#cards';
import type { PublishedGame, PublishedLine, SideOutcome } from '#interchange';
import { scoreForNS, type Contract } from '#scoring';
import type { BridgeResult, Seating, SideAdjustment } from '#tournament';
import type { Play, GamePlan } from '../plan/game-plan.js';

/** The game with its lines as they are planned to be played, and nothing else of what the file says of them. */
export function gameAsPlanned(game: PublishedGame, plan: GamePlan): PublishedGame {
  const lines = linesOf(plan);
  return {
    ...game,
    sections: game.sections.map((section) => ({
      ...section,
      lines: lines.filter(({ play }) => play.table.replace(/\d+$/, '') === section.section),
    })),
  };
}

interface PlannedLine extends PublishedLine {
  readonly play: Play;
}

function linesOf(plan: GamePlan): PlannedLine[] {
  const idOf = new Map([...plan.placeOf].map(([line, play]) => [keyOf(play), line]));
  const lines = new Map<string, PlannedLine>();
  const add = (
    { table, round, board }: Play,
    sides: Pick<PublishedLine, 'ns' | 'ew'>,
    outcome: PublishedLine['outcome'],
  ) => {
    const play = { table, round, board };
    const id = idOf.get(keyOf(play)) ?? keyOf(play);
    lines.set(keyOf(play), { id, board, round, table: null, ...sides, outcome, contract: null, play });
  };
  for (const { atTables, travellers, irregular, rulings, notPlayed } of plan.rounds) {
    for (const played of [...atTables.values(), ...travellers.values()].flat()) {
      add(played, scheduled(plan, played), both(scoreOf(played.result, played.board)));
    }
    for (const played of irregular) {
      add(played, seated(played.seating), both(scoreOf(played.result, played.board)));
    }
    for (const play of notPlayed) add(play, scheduled(plan, play), both({ kind: 'not-played' }));
    for (const ruled of rulings) {
      const { NS, EW } = ruled.adjustment;
      const outcome = { ns: ruledSide(NS, ruled.board), ew: ruledSide(EW, ruled.board) };
      const { ns, ew } = lines.get(keyOf(ruled)) ?? scheduled(plan, ruled);
      add(ruled, { ns, ew }, outcome);
    }
  }
  return [...lines.values()];
}

function keyOf({ table, round, board }: Play): string {
  return `${table} ${round} ${board}`;
}

function both(outcome: SideOutcome): PublishedLine['outcome'] {
  return { ns: outcome, ew: outcome };
}

function seated({ N: ns, E: ew }: Seating): Pick<PublishedLine, 'ns' | 'ew'> {
  const inSection = (contestant: string) => contestant.slice(contestant.indexOf('-') + 1);
  return { ns: inSection(ns), ew: inSection(ew) };
}

function scheduled({ schedules }: GamePlan, { table, round }: Play): Pick<PublishedLine, 'ns' | 'ew'> {
  const { section, movement } = schedules.find((each) => table.replace(/\d+$/, '') === each.section)!;
  const { ns, ew } = movement.rows[Number(table.slice(section.length)) - 1]![round - 1]!;
  return { ns, ew };
}

function scoreOf(result: BridgeResult, board: number): SideOutcome {
  if (result.kind === 'score') return { kind: 'score', score: result.score };
  if (result.kind === 'passed-out') return { kind: 'score', score: 0 };
  return { kind: 'score', score: scoreForNS(result as Contract, vulnerabilityOf(board)) };
}

function ruledSide(given: SideAdjustment, board: number): SideOutcome {
  switch (given.kind) {
    case 'artificial':
      return { kind: 'artificial', award: given.award };
    case 'assigned':
      return scoreOf(given.result, board);
    case 'percentage':
      return { kind: 'percentage', percent: `${given.hundredths}/100` };
    case 'not-played':
      return { kind: 'not-played' };
    case 'weighted':
      throw new Error('no file gives weights');
    default:
      return given satisfies never;
  }
}
