import type { z } from 'zod';
import type { Aggregate } from '../journal/aggregate.js';
import { boardEvents, type BoardEvent, type atTable, type hiddenDeal } from './events.js';

export type HiddenDeal = z.infer<typeof hiddenDeal>;
export type AtTable = z.infer<typeof atTable>;

/** A board and its deal. */
export type BoardState = {
  readonly status: 'none' | 'requested' | 'dealt' | 'dealt-at-table' | 'recorded' | 'revealed';
  /** How often a deal was asked for, redeals at the table too: an answer to an earlier request is not taken. */
  readonly requests: number;
  /** Its deal, encrypted, wherever it comes from: dealt by the program, or read from the cards. */
  readonly hidden: HiddenDeal | null;
  /** It was dealt by hand: its deal is known only where somebody has read it from the cards. */
  readonly byHand: boolean;
  /** Readings that contradict the recorded deal and that nobody has decided on; in the order in which they came. */
  readonly contradictions: readonly Reading[];
  /** Where it was read, and found to be what is recorded. */
  readonly readAt: readonly AtTable[];
  /** Somebody has said who dealt it. */
  readonly dealingTold: boolean;
  /** Whether no score might stand on the deal (Law 6D2); null: it was not checked. */
  readonly check: DealCheck | null;
  /** The ids of hidden deals that a redeal has replaced. */
  readonly replaced: readonly string[];
  /** The id of the hidden deal whose double-dummy results are recorded. */
  readonly analysed: string | null;
  /** A deal of it was revealed: the key that was committed to is known, so no other deal can follow from it. */
  readonly opened: boolean;
};

/** What was found of a deal, and whether somebody has decided on it. */
export type DealCheck = {
  readonly unshuffled: boolean;
  readonly playedBefore: 'no' | 'in-this-tournament' | 'elsewhere';
  readonly decided: boolean;
};

/** What speaks against a deal: its pack looks unshuffled, or it was played before in another session. */
export type Doubt = { readonly unshuffled: boolean; readonly repeated: boolean };

/** Cards as somebody else has read them. */
export type Reading = { readonly reading: HiddenDeal; readonly at: AtTable | null };

const NOT_DEALT = {
  hidden: null,
  contradictions: [],
  readAt: [],
  dealingTold: false,
  check: null,
} as const;

/** A board after an event about it; what else a reader knows of it stays as it is. */
export function withBoardEvent<State extends BoardState>(state: State, event: BoardEvent): State {
  switch (event.type) {
    case 'board.dealing-requested':
      return { ...state, ...NOT_DEALT, status: 'requested', requests: state.requests + 1, byHand: false };
    case 'board.redeal-requested': {
      const byHand = event.payload.how === 'at-the-table';
      const status = byHand ? 'dealt-at-table' : 'requested';
      return {
        ...state,
        ...NOT_DEALT,
        status,
        byHand,
        requests: state.requests + 1,
        replaced: replacing(state),
      };
    }
    case 'board.dealt': {
      const { deal } = event.payload;
      return { ...state, status: 'dealt', hidden: deal };
    }
    case 'board.deal-imported': {
      const { deal } = event.payload;
      const requests = state.requests + 1;
      return { ...state, ...NOT_DEALT, status: 'dealt', requests, byHand: false, hidden: deal };
    }
    case 'board.copy-made':
    case 'board.copy-checked':
    case 'board.deal-looked-at':
      return state;
    case 'board.analysed':
      return { ...state, analysed: event.payload.analysis.id };
    case 'board.dealt-at-table':
      return { ...state, ...NOT_DEALT, status: 'dealt-at-table', byHand: true };
    case 'board.dealing-told': {
      const status = state.status === 'none' ? 'dealt-at-table' : state.status;
      return { ...state, status, byHand: true, dealingTold: true };
    }
    case 'board.recorded': {
      const { deal, at } = event.payload;
      return { ...state, hidden: deal, readAt: at ? [at] : [], status: 'recorded', byHand: true };
    }
    case 'board.reading-confirmed': {
      const { at } = event.payload;
      return { ...state, readAt: [...state.readAt, ...(at ? [at] : [])] };
    }
    case 'board.reading-contradicts': {
      const { reading, at = null } = event.payload;
      return { ...state, contradictions: [...state.contradictions, { reading, at }] };
    }
    case 'board.reading-decided': {
      const { reading, holds } = event.payload;
      const decided = state.contradictions.find((one) => one.reading.id === reading);
      const contradictions = state.contradictions.filter((one) => one !== decided);
      return holds && decided
        ? replacedBy({ ...state, contradictions }, decided.reading)
        : { ...state, contradictions };
    }
    case 'board.recording-corrected':
      return replacedBy({ ...state, contradictions: [] }, event.payload.deal);
    case 'board.deal-checked': {
      const { deal, unshuffled, playedBefore } = event.payload;
      if (deal !== state.hidden?.id) return state;
      return { ...state, check: { unshuffled, playedBefore, decided: false } };
    }
    case 'board.doubt-decided':
      if (event.payload.deal !== state.hidden?.id || !state.check) return state;
      return { ...state, check: { ...state.check, decided: true } };
    case 'board.revealed':
      return { ...state, status: 'revealed', opened: true };
    default:
      return event satisfies never;
  }
}

/** A stream `board/<set>/<board>/<copy>`. */
export const boardAggregate: Aggregate<BoardState, BoardEvent> = {
  name: 'board',
  events: boardEvents,
  initial: {
    status: 'none',
    requests: 0,
    ...NOT_DEALT,
    byHand: false,
    replaced: [],
    analysed: null,
    opened: false,
  },
  evolve: withBoardEvent,
};

function replacing({ replaced, hidden }: BoardState): readonly string[] {
  return hidden ? [...replaced, hidden.id] : replaced;
}

/** The board with another recorded deal; one that was open is revealed anew. */
function replacedBy<State extends BoardState>(state: State, hidden: HiddenDeal): State {
  return { ...state, hidden, readAt: [], check: null, status: 'recorded', replaced: replacing(state) };
}

/** The copy that was dealt; others are duplicated from it (Law 6F). */
export const ORIGINAL = 1;

/** How commands refer to the stream of a board's copy, of its original unless said otherwise. */
export function boardStream({
  set,
  board,
  copy = ORIGINAL,
}: {
  readonly set: string;
  readonly board: number;
  readonly copy?: number;
}) {
  return { stream: `board/${set}/${board}/${copy}`, aggregate: boardAggregate };
}

/** What speaks against a board's deal where its set may be played again, or may not, as long as nobody has decided. */
export function doubtIn(
  { check }: Pick<BoardState, 'check'>,
  { repeats }: { readonly repeats: object | null },
): Doubt | null {
  if (!check || check.decided) return null;
  const { unshuffled, playedBefore } = check;
  const repeated = playedBefore !== 'no' && !repeats;
  return unshuffled || repeated ? { unshuffled, repeated } : null;
}
