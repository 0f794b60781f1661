import { SEATS, type Seat } from '#cards';
import { dealRecordSchema, type DealRecord, type DealRecordInput } from '../deal/deal-record.js';
import type { Denomination, GameLevel } from '../table/ladder.js';

/**
 * A record as it is told: what was played (`6H by N`, `misère by N`, `all-pass`), whist decisions (`E whist, S pass`) and
 * tricks (`N 5, E 5, S 0`). Four play and West deals, unless something else is said.
 */
export function deal(
  played: string,
  {
    whists = '',
    tricks = '',
    ...rest
  }: Partial<Omit<DealRecordInput, 'whists' | 'tricks' | 'played'>> & {
    whists?: string;
    tricks?: string;
  } = {},
): DealRecord {
  return dealRecordSchema.parse({
    players: [...SEATS],
    dealer: 'W',
    played: playedOf(played),
    whists: parts(whists).map(([seat, call]) => ({ seat, call })),
    tricks: Object.fromEntries(parts(tricks).map(([seat, won]) => [seat, Number(won)])),
    ...rest,
  });
}

/** The same at a table of three: North, East and South, who deals. */
export const THREE = { players: ['N', 'E', 'S'], dealer: 'S' } satisfies { players: Seat[]; dealer: Seat };

function playedOf(text: string): DealRecordInput['played'] {
  const [game, declarer] = text.split(' by ') as [string, Seat];
  if (game === 'all-pass') return { kind: 'all-pass' };
  if (game === 'misère') return { kind: 'misere', declarer };
  const level = Number.parseInt(game, 10) as GameLevel;
  return { kind: 'contract', level, denomination: game.replace(/^\d+/, '') as Denomination, declarer };
}

function parts(text: string): string[][] {
  return text === '' ? [] : text.split(', ').map((part) => part.split(' '));
}
