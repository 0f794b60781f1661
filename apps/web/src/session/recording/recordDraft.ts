import {
  checkRecord,
  type Call,
  type CheckedRecord,
  type MadeCall,
  type PlayedBy,
  type TableRecord,
} from '#bridge';
import {
  BRIDGE_PACK,
  formatHand,
  parseDeal,
  SEATS,
  wrongCard,
  type Card,
  type Deal,
  type HandsRead,
  type Seat,
  type WrongCard,
} from '#cards';
import { readRecords, UnreadableDeals, type DealFileFault, type RecordInFile } from '#interchange';
import type { BridgeResult } from '#tournament';
import type { CallSeen, RecordSeen } from '../../api/recordDocuments.js';

/** What is known of a play before it is recorded. */
export interface KnownOfPlay {
  readonly board: number;
  readonly dealer: Seat;
  /** Null: this reader does not see it, or nobody knows it. */
  readonly deal: Deal | null;
  /** Null: this reader does not see it. */
  readonly result: BridgeResult | null;
}

/** What is to be recorded, as far as it was typed, tapped or pasted. */
export type RecordDraft = TableRecord & {
  /** The deal that came with it. */
  readonly pasted: Deal | null;
};

export const NOTHING_RECORDED: RecordDraft = { calls: [], cards: [], claimed: null, pasted: null };

/** What was pasted, or why it cannot be taken. */
export type Pasted =
  | { readonly draft: RecordDraft }
  | { readonly unreadable: DealFileFault }
  /** It has several boards, and none of this number. */
  | { readonly otherBoards: readonly number[] }
  | { readonly otherDeal: WrongCard };

/** Reads a board in LIN or PBN: the one of this number where there are several. */
export function readPasted(text: string, { board, deal }: Pick<KnownOfPlay, 'board' | 'deal'>): Pasted {
  let found: readonly RecordInFile[];
  try {
    found = readRecords(text);
  } catch (error) {
    if (error instanceof UnreadableDeals) return { unreadable: error.fault };
    throw error;
  }
  const one = found.length === 1 ? found[0] : found.find((each) => each.board === board);
  if (!one) return { otherBoards: found.flatMap((each) => each.board ?? []) };
  const wrong = deal && one.deal && wrongCard(deal, one.deal);
  return wrong ? { otherDeal: wrong } : { draft: { ...one.record, pasted: one.deal ?? null } };
}

/** The contract by which cards are played where the auction is not known. */
function byResult(result: BridgeResult | null): PlayedBy | null {
  return result?.kind === 'contract' ? result : null;
}

/** The draft, looked at by the Laws beside the deal that is known or came with it. */
export function checkDraft(draft: RecordDraft, { dealer, deal, result }: KnownOfPlay): CheckedRecord {
  return checkRecord(draft, { dealer, result: byResult(result), deal: deal ?? draft.pasted });
}

/** The cards that may be played now: those of the hand whose turn it is, or of the pack where its hand is not known. */
export function playable(draft: RecordDraft, known: KnownOfPlay): ReadonlySet<Card> {
  const turn = turnOf(checkDraft(draft, known));
  if (turn === null) return new Set();
  const deal = known.deal ?? draft.pasted;
  const gone = new Set(draft.cards);
  return new Set((deal?.[turn] ?? BRIDGE_PACK).filter((card) => !gone.has(card)));
}

/** Whose turn to play it is; null: nobody's. */
export function turnOf(checked: CheckedRecord): Seat | null {
  if (!checked.possible || !checked.by) return null;
  return checked.play ? checked.play.turn : checked.by.leader;
}

/** The draft with one more call. */
export function withCall(draft: RecordDraft, call: Call): RecordDraft {
  return { ...draft, calls: [...draft.calls, { call }] };
}

/** The draft with something else about its last call. */
export function withLastCall(draft: RecordDraft, change: (call: MadeCall) => MadeCall): RecordDraft {
  const last = draft.calls.at(-1);
  return last ? { ...draft, calls: [...draft.calls.slice(0, -1), change(last)] } : draft;
}

/** The draft that a recorded play is corrected from. */
export function draftOf(record: Pick<RecordSeen, 'calls' | 'tricks' | 'claimed'>): RecordDraft {
  return {
    calls: record.calls.map(({ seat: _seat, ...call }) => call),
    cards: record.tricks.flatMap(({ cards }) => cards.map(({ card }) => card)),
    claimed: record.claimed,
    pasted: null,
  };
}

/** The deal's text as the deal; null: it is not known. */
export function dealIn(text: string | null): Deal | null {
  return text === null ? null : parseDeal(text);
}

/** The calls with who made them, as they are shown. */
export function seatedCalls(calls: readonly MadeCall[], dealer: Seat): CallSeen[] {
  const first = SEATS.indexOf(dealer);
  return calls.map((call, index) => ({ ...call, seat: SEATS[(first + index) % 4]! }));
}

/** The hands of a deal as commands take them. */
export function handsText(deal: Deal): HandsRead {
  return Object.fromEntries(SEATS.map((seat) => [seat, formatHand(deal[seat])]));
}
