import { dealOfHands, firstFaultOf, formatDeal, type HandsRead, type Seat, type Vulnerability } from '#cards';
import type { DealInFile } from '../../deals/deal-file.js';
import { seatIn } from '../../text/written-values.js';
import { unreadable, type ValueFault } from '../../faults/unreadable.js';
import { placeOf, wrong, type UsebioBoard } from './usebio-document.js';

const SUITS = ['SPADES', 'HEARTS', 'DIAMONDS', 'CLUBS'] as const;

/** Deals of boards, and boards and hands that have other cards where they stand again. */
export interface DealsOfBoards {
  readonly deals: readonly DealInFile[];
  readonly again: readonly ValueFault[];
}

/**
 * The deals of boards, in their order, of each the first; boards whose cards nobody wrote down have none.
 *
 * @throws Unreadable
 */
export function dealsOfBoards(boards: readonly UsebioBoard[]): DealsOfBoards {
  const deals = new Map<number, DealInFile>();
  const lines = new Map<number, number>();
  const again: ValueFault[] = [];
  for (const board of boards) {
    const { hands, twice } = handsOf(board);
    again.push(...twice);
    if (Object.keys(hands).length === 0) continue;
    const fault = firstFaultOf(hands);
    const at = { ...placeOf(board, 'BOARD'), board: board.board };
    if (fault) unreadable({ code: 'interchange.no-deal', ...at, fault });
    const first = deals.get(board.board);
    if (first) {
      if (formatDeal(first.deal) !== formatDeal(dealOfHands(hands)))
        again.push({ code: 'interchange.again', ...at, name: 'HAND', firstLine: lines.get(board.board)! });
      continue;
    }
    lines.set(board.board, board.line);
    const dealer = seatIn(board.fields['DEALER'] ?? '');
    const vulnerable = vulnerableOf(board.fields['VULNERABILITY']);
    deals.set(board.board, {
      board: board.board,
      deal: dealOfHands(hands),
      ...(dealer && { dealer }),
      ...(vulnerable && { vulnerable }),
    });
  }
  return { deals: [...deals.values()], again };
}

/** The hands of a board, of each seat the first; others are named. @throws Unreadable */
function handsOf({ board, hands }: UsebioBoard): {
  readonly hands: HandsRead;
  readonly twice: readonly ValueFault[];
} {
  const found: { [Name in Seat]?: string } = {};
  const lines = new Map<Seat, number>();
  const twice: ValueFault[] = [];
  for (const hand of hands) {
    const { fields } = hand;
    const direction = fields['DIRECTION'] ?? '';
    const seat = seatIn(direction) ?? wrong(hand, 'DIRECTION', { expected: 'seat' }, direction);
    const text = SUITS.map((suit) =>
      (fields[suit] ?? '').replaceAll('10', 'T').replaceAll(/[\s-]/g, ''),
    ).join('.');
    if (text === '...' || text === found[seat]) continue;
    const firstLine = lines.get(seat);
    if (firstLine !== undefined) {
      const at = { ...placeOf(hand, 'HAND'), board };
      twice.push({ code: 'interchange.again', ...at, name: `HAND ${seat}`, firstLine });
      continue;
    }
    lines.set(seat, hand.line);
    found[seat] = text;
  }
  return { hands: found, twice };
}

function vulnerableOf(written: string | undefined): Vulnerability | undefined {
  const text = written?.toLowerCase().replaceAll(/[^a-z]/g, '') ?? '';
  if (/^(none|love|neither)/.test(text)) return 'none';
  if (/^(all|both|game)/.test(text)) return 'both';
  if (text.startsWith('n')) return 'NS';
  return text.startsWith('e') ? 'EW' : undefined;
}
