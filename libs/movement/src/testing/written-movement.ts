import type { Movement } from '../movement/movement.js';
import { HOWELL, MITCHELL, AMERICAN_WHIST } from '../text/read-movements.js';

/** Writes a movement in the same format. */
export function writtenMovement(
  movement: Movement,
  { title, boardsPerRound }: { readonly title: string; readonly boardsPerRound: number },
): string {
  const number = (contestant: string) => contestant.replace(/^\D+/, '');
  const type = movement.contestants === 'teams' ? AMERICAN_WHIST : movement.winners === 2 ? MITCHELL : HOWELL;
  const { phantom, tables, sets, rounds } = movement;
  const missing = phantom?.startsWith('EW') ? Number(number(phantom)) + tables : number(phantom ?? '0');
  return [
    title.replace(/\s+/g, ' ').trim(),
    [
      type,
      tables,
      sets * boardsPerRound,
      boardsPerRound,
      rounds,
      ...(phantom === undefined ? [] : [missing]),
    ].join(','),
    ...movement.rows.map((row) =>
      row.map((play) => (play ? `${number(play.ns)},${number(play.ew)},${play.set}` : '0,0,0')).join(','),
    ),
    '',
  ].join('\n');
}
