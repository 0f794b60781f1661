import { winnerOf, type Call, type CardOfSeat, type MadeCall, type PlayedBy } from '#bridge';
import { dealerOf, nextSeat, SEATS, type Card, type Deal, type Seat } from '#cards';
import { STRAINS, type Strain } from '#scoring';
import { pbnPlace, pbnValue, type PbnGame, type PbnNote } from '../pbn/pbn-game.js';
import { pbnMoves } from '../pbn/pbn-moves.js';
import { inSuitSigns } from '../text/suit-signs.js';
import { pbnSeat, resultValue } from '../pbn/pbn-values.js';
import { readPbnGames } from '../pbn/read-pbn-games.js';
import { readDeal } from '../deals/read-pbn.js';
import { dealAt } from '../deals/hands-in-record.js';
import { refuseFirstCall } from '../pbn/refuse-first-call.js';
import { refuse } from '../deals/unreadable-deals.js';
import { isUnsaid, readBoard, readDealer } from '../deals/written-fields.js';
import { contractOf, recordInFile, type RecordInFile } from './record-in-file.js';

/**
 * The auctions and plays of a PBN text (2.1): sections `Auction` with its notes, and `Play`.
 *
 * @throws UnreadableDeals which names the line of the first call or card that is none
 */
export function readPbnRecords(text: string): RecordInFile[] {
  return [...readPbnGames(text)].flatMap((game) => {
    const one = recordOf(game);
    return one.record.calls.length + one.record.cards.length > 0 ? [one] : [];
  });
}

/** What was called and played in a game. @throws UnreadableDeals */
export function recordOf(game: PbnGame): RecordInFile {
  const value = (name: string) => pbnValue(game, name);
  const at = (name: string) => pbnPlace(game, name);
  const board = readBoard(value('Board'), at('Board'));
  const said = readDealer(value('Dealer'), at('Dealer'));
  const calls = callsOf(game, said);
  const dealer = said ?? (board === undefined ? undefined : dealerOf(board));
  const by = (dealer && contractOf(calls, dealer)) ?? writtenContract(value('Contract'), value('Declarer'));
  const deal: Deal | undefined = isUnsaid(value('Deal'))
    ? undefined
    : dealAt(at('Deal'), () => readDeal(value('Deal')));
  return recordInFile({
    board,
    dealer,
    deal,
    calls,
    cards: cardsOf(game, by?.strain),
    by,
    tricks: writtenTricks(value('Result'), by?.declarer),
  });
}

/** The tricks that `Result` says declarer has won, of whichever side it tells them (PBN 2.1, 3.4.15). */
export function writtenTricks(result: string, declarer: Seat | undefined): number | undefined {
  const text = (declarer && resultValue(result.trim(), declarer)) ?? result;
  const [, tricks] = /^\s*\^?(\d{1,2})\s*$/.exec(text) ?? [];
  return tricks === undefined || Number(tricks) > 13 ? undefined : Number(tricks);
}

function writtenContract(contract: string, declarer: string): PlayedBy | undefined {
  const [, named] = /^[1-7]?(NT|[SHDC])/i.exec(contract.trim()) ?? [];
  const strain = STRAINS.find((one) => one === named?.toUpperCase());
  const seat = SEATS.find((one) => declarer.toUpperCase().endsWith(one));
  return strain && seat && { declarer: seat, strain };
}

function callsOf({ tags }: PbnGame, dealer: Seat | undefined): MadeCall[] {
  const auction = tags.get('Auction');
  if (!auction) return [];
  const calls: MadeCall[] = [];
  let first = pbnSeat(auction.value);
  for (const { sign, note, line, column } of pbnMoves(auction, 'call')) {
    // Who was passed over makes every later call another's: such an auction cannot be told by calls alone.
    if (sign === '^S')
      refuse({ format: 'PBN', line, column, code: 'deal-file.expected', expected: 'call', found: sign });
    if (sign === '-' && calls.length === 0) first = first && nextSeat(first);
    if (sign === 'AP') {
      const passes = calls.some(({ call }) => call !== 'pass') ? 3 : 4;
      const made = trailingPasses(calls);
      calls.push(...Array.from({ length: Math.max(0, passes - made) }, (): MadeCall => ({ call: 'pass' })));
    } else if (!/[-*+]/.test(sign)) calls.push({ call: callOf(sign), ...explained(auction.notes, note) });
  }
  if (calls.length > 0 && first && dealer && first !== dealer) {
    refuseFirstCall(auction);
  }
  return calls;
}

/** Suffixes and NAGs say nothing of an alert, notes do (PBN 2.1, 3.5.4). */
function explained(notes: readonly PbnNote[], index: number | undefined): Partial<MadeCall> {
  if (index === undefined) return {};
  const text = inSuitSigns(notes.find((note) => note.index === index)?.text ?? '', '\\');
  return { alert: true, ...(text && { explanation: text }) };
}

function trailingPasses(calls: readonly MadeCall[]): number {
  return calls.length - 1 - calls.findLastIndex(({ call }) => call !== 'pass');
}

function callOf(sign: string): Call {
  return (sign === 'Pass' || sign === 'X' || sign === 'XX' ? sign.toLowerCase() : sign) as Call;
}

/** The cards in the order in which they were played: a section has them in columns, each a player's (PBN 2.1, 3.6). */
function cardsOf({ tags }: PbnGame, strain: Strain | undefined): Card[] {
  const section = tags.get('Play');
  const first = section && pbnSeat(section.value);
  if (!section || !first || !strain) return [];
  const columns = pbnMoves(section, 'card').flatMap(({ sign }): (Card | null)[] => {
    if (sign === '*') return [];
    return [sign === '-' || sign === '+' ? null : (sign as Card)];
  });
  const cards: Card[] = [];
  let leader = first;
  for (let row = 0; row < columns.length; row += 4) {
    const trick: CardOfSeat[] = [];
    for (let seat = leader, on = 0; on < 4; on++, seat = nextSeat(seat)) {
      const card = columns[row + ((SEATS.indexOf(seat) - SEATS.indexOf(first) + 4) % 4)];
      if (!card) break;
      trick.push({ seat, card });
    }
    cards.push(...trick.map(({ card }) => card));
    if (trick.length < 4) break;
    leader = winnerOf(trick, strain);
  }
  return cards;
}
