import { dealOfHands, firstFaultOf, type HandsRead, type Seat, type Vulnerability } from '#cards';
import type { DealInFile } from '../deals/deal-file.js';
import { unreadable } from '../unreadable.js';
import { placeOf, wrong, type UsebioBoard } from './usebio-document.js';

const SUITS = ['SPADES', 'HEARTS', 'DIAMONDS', 'CLUBS'] as const;

/** The deals of boards, in their order; boards whose cards nobody wrote down have none. @throws Unreadable */
export function dealsOfBoards(boards: readonly UsebioBoard[]): DealInFile[] {
  const deals = new Map<number, DealInFile>();
  for (const board of boards) {
    const hands = handsOf(board);
    if (Object.keys(hands).length === 0 || deals.has(board.board)) continue;
    const fault = firstFaultOf(hands);
    const at = { ...placeOf(board, 'BOARD'), board: board.board };
    if (fault) unreadable({ code: 'interchange.no-deal', ...at, fault });
    const vulnerable = vulnerableOf(board.fields['VULNERABILITY']);
    deals.set(board.board, {
      board: board.board,
      deal: dealOfHands(hands),
      ...(vulnerable && { vulnerable }),
    });
  }
  return [...deals.values()];
}

function handsOf({ hands }: UsebioBoard): HandsRead {
  const found: { [Name in Seat]?: string } = {};
  for (const hand of hands) {
    const { fields } = hand;
    const direction = fields['DIRECTION'] ?? '';
    const seat = /^[NESW]/i.exec(direction)?.[0]?.toUpperCase() as Seat | undefined;
    if (!seat) wrong(hand, 'DIRECTION', { expected: 'seat' }, direction);
    const text = SUITS.map((suit) =>
      (fields[suit] ?? '').replaceAll('10', 'T').replaceAll(/[\s-]/g, ''),
    ).join('.');
    if (text !== '...') found[seat] = text;
  }
  return found;
}

function vulnerableOf(written: string | undefined): Vulnerability | undefined {
  const text = written?.toLowerCase().replaceAll(/[^a-z]/g, '') ?? '';
  if (/^(none|love|neither)/.test(text)) return 'none';
  if (/^(all|both|game)/.test(text)) return 'both';
  if (text.startsWith('n')) return 'NS';
  return text.startsWith('e') ? 'EW' : undefined;
}
