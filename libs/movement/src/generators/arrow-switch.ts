import type { Movement, Play } from '../movement/movement.js';
import { MovementRefused } from '../movement/refusal.js';

/**
 * Makes one winner of two: in the given rounds every board is turned, so that each pair is compared with pairs of both
 * lines. Pairs get one row of numbers: NS k becomes k, EW k becomes T + k (T tables), and a rover, NS T + 1, 2T + 1.
 *
 * @param rounds the rounds with turned boards; none: one ranking of pairs who are only compared within their line.
 * @throws MovementRefused when the movement has one winner already or a round doesn't exist.
 */
export function arrowSwitch(movement: Movement, rounds: readonly number[]): Movement {
  const switched = new Set(rounds);
  const turned = oneOfTwoLines(movement, { rounds, isTurned: (_table, round) => switched.has(round) });
  return { ...turned, arrowSwitched: [...switched].sort((one, other) => one - other) };
}

/**
 * Makes one winner of two as switched arrows do, with boards turned at single tables.
 *
 * @param scrambled `scrambled[table - 1]`: the rounds with turned boards at that table
 * @throws MovementRefused when the movement has one winner already or a round doesn't exist.
 */
export function scrambledAs(movement: Movement, scrambled: readonly (readonly number[])[]): Movement {
  const byTable = Array.from({ length: movement.tables }, (_, table) =>
    [...new Set(scrambled[table])].sort((one, other) => one - other),
  );
  const isTurned = (table: number, round: number) => byTable[table - 1]!.includes(round);
  const turned = oneOfTwoLines(movement, { rounds: scrambled.flat(), isTurned });
  return { ...turned, scrambled: byTable };
}

function oneOfTwoLines(
  movement: Movement,
  {
    rounds,
    isTurned,
  }: { readonly rounds: readonly number[]; readonly isTurned: (table: number, round: number) => boolean },
): Movement {
  if (movement.winners === 1) throw new MovementRefused({ code: 'movement.switch-one-winner' });
  const unknown = rounds.find((round) => !Number.isInteger(round) || round < 1 || round > movement.rounds);
  if (unknown !== undefined) {
    throw new MovementRefused({ code: 'movement.switch-unknown-round', round: unknown });
  }
  const pair = (contestant: string): string => {
    const number = Number(contestant.slice(2));
    const before = contestant.startsWith('NS') && number <= movement.tables ? 0 : movement.tables;
    return String(before + number);
  };
  const through = ({ ns, ew, set }: Play, turned: boolean): Play =>
    turned ? { ns: pair(ew), ew: pair(ns), set } : { ns: pair(ns), ew: pair(ew), set };
  return {
    ...movement,
    winners: 1,
    rows: movement.rows.map((row, table) =>
      row.map((play, round) => play && through(play, isTurned(table + 1, round + 1))),
    ),
    ...(movement.phantom !== undefined && { phantom: pair(movement.phantom) }),
    stationary: movement.stationary.map(pair),
  };
}
