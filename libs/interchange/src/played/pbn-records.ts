import { CALLS, winnerOf, type Call, type CardOfSeat, type MadeCall, type PlayedBy } from '#bridge';
import { dealerOf, nextSeat, SEATS, type Card, type Deal, type Seat } from '#cards';
import { STRAINS, type Strain } from '#scoring';
import { readPbnGames, type PbnElement, type PbnGame } from '../deals/pbn-games.js';
import { readDeal } from '../deals/read-pbn.js';
import { dealAt } from '../deals/hands-in-record.js';
import { refuse } from '../deals/unreadable-deals.js';
import { isUnsaid, readBoard, readDealer } from '../deals/written-fields.js';
import { contractOf, recordInFile, type RecordInFile } from './record-in-file.js';

/** A call, a card or a mark of a section: suffixes and NAGs say nothing of an alert, notes do (PBN 2.1, 3.5.4). */
const SIGN =
  /(AP|Pass|P|XX|X|[1-7](?:NT|N|[SHDC])|[SHDC][2-9TJQKA])|=(\d+)=|\^([ISRL])|[!?]{1,2}|\$\d+|([-*+])/giy;

interface Sign {
  readonly text?: string;
  readonly note?: string;
  readonly irregular?: string;
  readonly mark?: string;
  readonly line: number;
}

/**
 * The auctions and plays of a PBN text (2.1): sections `Auction` with its notes, and `Play`.
 *
 * @throws UnreadableDeals which names the line of the first call or card that is none
 */
export function readPbnRecords(text: string): RecordInFile[] {
  return readPbnGames(text).flatMap((game) => {
    const one = recordOf(game);
    return one.record.calls.length + one.record.cards.length > 0 ? [one] : [];
  });
}

function recordOf(game: PbnGame): RecordInFile {
  const { tags, line } = game;
  const value = (name: string) => tags.get(name)?.value ?? '';
  const at = (name: string) => ({ format: 'PBN', line: tags.get(name)?.line ?? line });
  const board = readBoard(value('Board'), at('Board'));
  const said = readDealer(value('Dealer'), at('Dealer'));
  const calls = callsOf(game, said);
  const dealer = said ?? (board === undefined ? undefined : dealerOf(board));
  const by = (dealer && contractOf(calls, dealer)) ?? writtenContract(value('Contract'), value('Declarer'));
  const [tricks] = /\d+/.exec(value('Result')) ?? [];
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
    tricks: tricks === undefined ? undefined : Number(tricks),
  });
}

function writtenContract(contract: string, declarer: string): PlayedBy | undefined {
  const [, named] = /^[1-7](NT|[SHDC])/i.exec(contract.trim()) ?? [];
  const strain = STRAINS.find((one) => one === named?.toUpperCase());
  const seat = SEATS.find((one) => declarer.toUpperCase().endsWith(one));
  return strain && seat && { declarer: seat, strain };
}

function callsOf({ tags, notes }: PbnGame, dealer: Seat | undefined): MadeCall[] {
  const auction = tags.get('Auction');
  if (!auction) return [];
  const calls: MadeCall[] = [];
  let first = SEATS.find((seat) => seat === auction.value.trim().toUpperCase());
  for (const sign of signsOf(auction.elements)) {
    const { text, note, irregular, mark, line } = sign;
    const place = { format: 'PBN', line } as const;
    // Who was passed over makes every later call another's: such an auction cannot be told by calls alone.
    if (irregular === 'S') refuse({ ...place, code: 'deal-file.line' });
    if (mark === '-' && calls.length === 0) first = first && nextSeat(first);
    if (note !== undefined && calls.length > 0) {
      const explanation = notes.get(`Auction ${note}`);
      calls.push({ ...calls.pop()!, alert: true, ...(explanation && { explanation }) });
    }
    if (text === undefined) continue;
    if (text.toUpperCase() === 'AP') {
      const passes = calls.some(({ call }) => call !== 'pass') ? 3 : 4;
      const made = trailingPasses(calls);
      calls.push(...Array.from({ length: Math.max(0, passes - made) }, (): MadeCall => ({ call: 'pass' })));
    } else calls.push({ call: callOf(text) ?? refuse({ ...place, code: 'deal-file.line' }) });
  }
  if (calls.length > 0 && first && dealer && first !== dealer)
    refuse({ format: 'PBN', line: auction.line, code: 'deal-file.line' });
  return calls;
}

function trailingPasses(calls: readonly MadeCall[]): number {
  return calls.length - 1 - calls.findLastIndex(({ call }) => call !== 'pass');
}

function callOf(text: string): Call | undefined {
  const sign = text.toUpperCase();
  if (sign === 'PASS' || sign === 'P') return 'pass';
  const call = sign === 'X' || sign === 'XX' ? sign.toLowerCase() : sign.replace(/N$/, 'NT');
  return CALLS.find((one) => one === call);
}

/** The cards in the order in which they were played: a section has them in columns, each a player's (PBN 2.1, 3.6). */
function cardsOf({ tags }: PbnGame, strain: Strain | undefined): Card[] {
  const section = tags.get('Play');
  const first = SEATS.find((seat) => seat === section?.value.trim().toUpperCase());
  if (!section || !first || !strain) return [];
  const columns = signsOf(section.elements).flatMap(({ text, mark, line }): (Card | null)[] => {
    if (mark === '*') return [];
    if (mark !== undefined) return [null];
    if (text === undefined) return [];
    if (!/^[SHDC][2-9TJQKA]$/i.test(text)) refuse({ format: 'PBN', line, code: 'deal-file.line' });
    return [text.toUpperCase() as Card];
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

function signsOf(elements: readonly PbnElement[]): Sign[] {
  return elements.flatMap(({ text, line }) => {
    const signs: Sign[] = [];
    SIGN.lastIndex = 0;
    for (let from = 0; from < text.length; from = SIGN.lastIndex) {
      SIGN.lastIndex = from;
      const [, word, note, irregular, mark] =
        SIGN.exec(text) ?? refuse({ format: 'PBN', line, code: 'deal-file.line' });
      signs.push({
        line,
        ...(word !== undefined && { text: word }),
        ...(note !== undefined && { note }),
        ...(irregular !== undefined && { irregular: irregular.toUpperCase() }),
        ...(mark !== undefined && { mark }),
      });
    }
    return signs;
  });
}
