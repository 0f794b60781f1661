import { winnerOf, type Call, type CardOfSeat, type MadeCall, type PlayedBy } from '#bridge';
import { dealerOf, nextSeat, SEATS, type Card, type Deal, type Seat } from '#cards';
import { STRAINS, type Strain } from '#scoring';
import { pbnPlace, pbnValue, type PbnGame, type PbnNote } from '../pbn/pbn-game.js';
import { pbnMoves, refuseFirstCall } from '../pbn/pbn-moves.js';
import { inSuitSigns, passesThatEnd } from '../text/calls-written.js';
import { contractIn, tricksIn } from '../text/written-values.js';
import { pbnSeat } from '../pbn/pbn-values.js';
import { readPbnGames } from '../pbn/read-pbn-games.js';
import { dealerOfGame, readDeal } from '../deals/read-pbn.js';
import { dealAt } from '../deals/hands-in-record.js';
import { refuse, type DealPlace } from '../faults/unreadable.js';
import { isNoDeal, readBoard } from '../text/written-fields.js';
import { contractOf, recordInFile, type RecordInFile } from './play-in-file.js';

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
  const said = dealerOfGame(game, board);
  const { calls, passedOver } = callsOf(game, said);
  // Who was passed over makes every later call another's: such an auction cannot be told by calls alone.
  if (passedOver) refuse({ ...passedOver.place, code: 'deal-file.expected', expected: 'call', found: '^S' });
  const dealer = said ?? (board === undefined ? undefined : dealerOf(board));
  const by = (dealer && contractOf(calls, dealer)) ?? writtenContract(value('Contract'), value('Declarer'));
  const deal: Deal | undefined = isNoDeal(value('Deal'))
    ? undefined
    : dealAt(at('Deal'), () => readDeal(value('Deal')));
  return recordInFile({
    board,
    dealer,
    deal,
    calls,
    cards: cardsOf(game, by?.strain).cards,
    by,
    tricks: writtenTricks(value, by?.declarer),
  });
}

/** The tricks that `Result` says declarer has won, in any usual way; nothing where it tells none. */
function writtenTricks(value: (name: string) => string, declarer: Seat | undefined): number | undefined {
  const contract = contractIn(value('Contract'));
  return tricksIn(value('Result'), {
    level: typeof contract === 'object' ? contract.level : undefined,
    declarer,
  });
}

/** Who plays what by `Contract` and `Declarer`, also of an end position. */
export function writtenContract(contract: string, by: string): PlayedBy | undefined {
  const written = contractIn(contract);
  // Of an end position it is the denomination alone (3.10).
  const strain =
    typeof written === 'object'
      ? written.strain
      : STRAINS.find((one) => one === contract.trim().toUpperCase());
  const declarer = pbnSeat(by) ?? (typeof written === 'object' ? written.declarer : undefined);
  return strain && declarer && { declarer, strain };
}

/** The calls of a game, and where each stands. */
export interface CallsOfGame {
  readonly calls: readonly MadeCall[];
  readonly callPlaces: readonly DealPlace[];
  /** Where a player was passed over, and the calls from there on as they stand. */
  readonly passedOver?: { readonly place: DealPlace; readonly text: string };
}

/** The calls of `Auction` from the dealer on. @throws UnreadableDeals which names the first that is none */
export function callsOf({ tags }: PbnGame, dealer: Seat | undefined): CallsOfGame {
  const auction = tags.get('Auction');
  if (!auction) return { calls: [], callPlaces: [] };
  const [calls, callPlaces]: [MadeCall[], DealPlace[]] = [[], []];
  let first = pbnSeat(auction.value);
  let passedOver: { readonly place: DealPlace; text: string } | undefined;
  for (const { sign, note, irregular, line, column } of pbnMoves(auction, 'call')) {
    const place = { format: 'PBN', line, column };
    if (sign === '^S') passedOver ??= { place, text: '' };
    if (passedOver) {
      passedOver.text = `${passedOver.text} ${irregular ? `^${irregular} ` : ''}${sign}`.trim();
      continue;
    }
    if (sign === '-' && calls.length === 0) first = first && nextSeat(first);
    const made = sign === 'AP' ? passesThatEnd(calls) : /[-*+]/.test(sign) ? [] : [callOf(sign)];
    for (const one of made) {
      const call = typeof one === 'string' ? { call: one, ...explained(auction.notes, note) } : one;
      calls.push(call);
      callPlaces.push(place);
    }
  }
  if (calls.length > 0 && first && dealer && first !== dealer) refuseFirstCall(auction);
  return { calls, callPlaces, ...(passedOver && { passedOver }) };
}

/** The note of a call that was alerted, and not explained. */
export const ALERT = 'alert';

/** Suffixes and NAGs say nothing of an alert, notes do (PBN 2.1, 3.5.4). */
function explained(notes: readonly PbnNote[], index: number | undefined): Partial<MadeCall> {
  if (index === undefined) return {};
  const text = inSuitSigns(notes.find((note) => note.index === index)?.text ?? '', '\\');
  // What is written of an alert that nobody has explained.
  return { alert: true, ...(text && text !== ALERT && { explanation: text }) };
}

function callOf(sign: string): Call {
  return (sign === 'Pass' || sign === 'X' || sign === 'XX' ? sign.toLowerCase() : sign) as Call;
}

/** The cards of a game in their order, and where each stands. */
export interface CardsOfGame {
  readonly cards: readonly Card[];
  readonly cardPlaces: readonly DealPlace[];
  /** Where a card is not given, and the cards behind it. */
  readonly cardUnknown?: { readonly place: DealPlace; readonly text: string };
}

/**
 * The cards in the order in which they were played: a section has them in columns, each a player's (PBN 2.1, 3.6).
 * Where nobody knows what is trumps they are all behind one that is not given.
 */
export function cardsOf({ tags }: PbnGame, strain: Strain | undefined): CardsOfGame {
  const section = tags.get('Play');
  const first = section && pbnSeat(section.value);
  const moves = section ? pbnMoves(section, 'card').filter(({ sign }) => sign !== '*') : [];
  const isCard = ({ sign }: { readonly sign: string }) => sign !== '-' && sign !== '+';
  if (!section || !moves.some(isCard)) return { cards: [], cardPlaces: [] };
  const placeOf = ({ line, column }: { readonly line: number; readonly column: number }) => ({
    format: 'PBN',
    line,
    column,
  });
  const played: (typeof moves)[number][] = [];
  let leader = first;
  for (const row of strain && first ? everyFourth(moves.length) : []) {
    const trick: CardOfSeat[] = [];
    for (let seat: Seat = leader!, on = 0; on < 4; on++, seat = nextSeat(seat)) {
      const move = moves[row + ((SEATS.indexOf(seat) - SEATS.indexOf(first!) + 4) % 4)];
      if (!move || !isCard(move)) break;
      trick.push({ seat, card: move.sign as Card });
      played.push(move);
    }
    if (trick.length < 4) break;
    leader = winnerOf(trick, strain!);
  }
  const known = new Set(played);
  const unread = moves.filter((move) => isCard(move) && !known.has(move));
  return {
    cards: played.map(({ sign }) => sign as Card),
    cardPlaces: played.map(placeOf),
    ...(unread[0] && {
      cardUnknown: { place: placeOf(unread[0]), text: unread.map(({ sign }) => sign).join(' ') },
    }),
  };
}

function everyFourth(length: number): number[] {
  return Array.from({ length: Math.ceil(length / 4) }, (_, row) => 4 * row);
}
