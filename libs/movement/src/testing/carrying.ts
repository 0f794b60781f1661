import type { BoardPlan } from '../boards/board-plan.js';
import type { Movement } from '../movement/movement.js';

/** Carries the boards as the plan says, and tells which tables lack theirs, in which round. */
export function lacking(movement: Movement, plan: BoardPlan): readonly string[] {
  const copyOf = ({ set, copy }: { set: number; copy: number }) => `${set}/${copy}`;
  const tables = new Map(plan.setup.map((boards) => [copyOf(boards), [boards.table, ...boards.sharedWith]]));
  const relays = new Map(
    plan.relays.flatMap(({ feeds, atStart }) => atStart.map((boards) => [copyOf(boards), feeds])),
  );
  const lacks: string[] = [];
  for (let round = 1; round <= movement.rounds; round++) {
    for (const [index, row] of movement.rows.entries()) {
      const play = row[round - 1];
      if (!play || play.ns === movement.phantom || play.ew === movement.phantom) continue;
      const there = [...tables].some(
        ([boards, at]) => boards.startsWith(`${play.set}/`) && at.includes(index + 1),
      );
      if (!there) lacks.push(`table ${index + 1} in round ${round}: set ${play.set}`);
    }
    for (const move of plan.moves.filter(({ afterRound }) => afterRound === round)) {
      if (!tables.get(copyOf(move))?.includes(move.from))
        lacks.push(`${copyOf(move)} is not at ${move.from}`);
      tables.delete(copyOf(move));
      if (move.viaRelay) relays.set(copyOf(move), move.to!);
      else if (move.to !== null) tables.set(copyOf(move), [move.to, ...move.sharedWith]);
    }
    for (const taken of plan.fromRelays.filter(({ afterRound }) => afterRound === round)) {
      if (relays.get(copyOf(taken)) !== taken.table)
        lacks.push(`${copyOf(taken)} is not beside ${taken.table}`);
      relays.delete(copyOf(taken));
      tables.set(copyOf(taken), [taken.table, ...taken.sharedWith]);
    }
    for (const taken of plan.fromBox.filter(({ afterRound }) => afterRound === round)) {
      tables.set(copyOf(taken), [taken.table, ...taken.sharedWith]);
    }
  }
  return [...lacks, ...tables.keys(), ...relays.keys()];
}
