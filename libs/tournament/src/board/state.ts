import type { z } from 'zod';
import { type Aggregate, changedBy, type ChangesBy } from '../journal/aggregate.js';
import { type atTable, type BoardEvent, boardEvents, type hiddenDeal } from './events.js';

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

const changes: ChangesBy<BoardState, BoardEvent, undefined> = {
  'board.dealing-requested': ({ requests }) => ({
    ...NOT_DEALT,
    status: 'requested',
    requests: requests + 1,
    byHand: false,
  }),
  'board.redeal-requested'(state, { how }) {
    const byHand = how === 'at-the-table';
    const status = byHand ? 'dealt-at-table' : 'requested';
    return { ...NOT_DEALT, status, byHand, requests: state.requests + 1, replaced: replacing(state) };
  },
  'board.dealt': (_state, { deal }) => ({ status: 'dealt', hidden: deal }),
  'board.deal-imported': ({ requests }, { deal }) => ({
    ...NOT_DEALT,
    status: 'dealt',
    requests: requests + 1,
    byHand: false,
    hidden: deal,
  }),
  'board.copy-made': null,
  'board.copy-checked': null,
  'board.deal-looked-at': null,
  'board.analysed': (_state, { analysis }) => ({ analysed: analysis.id }),
  'board.dealt-at-table': () => ({ ...NOT_DEALT, status: 'dealt-at-table', byHand: true }),
  'board.dealing-told': ({ status }) => ({
    status: status === 'none' ? 'dealt-at-table' : status,
    byHand: true,
    dealingTold: true,
  }),
  'board.recorded': (_state, { deal, at }) => ({
    hidden: deal,
    readAt: at ? [at] : [],
    status: 'recorded',
    byHand: true,
  }),
  'board.reading-confirmed': ({ readAt }, { at }) => ({ readAt: [...readAt, ...(at ? [at] : [])] }),
  'board.reading-contradicts': ({ contradictions }, { reading, at = null }) => ({
    contradictions: [...contradictions, { reading, at }],
  }),
  'board.reading-decided'(state, { reading, holds }) {
    const decided = state.contradictions.find((one) => one.reading.id === reading);
    const contradictions = state.contradictions.filter((one) => one !== decided);
    return { contradictions, ...(holds && decided && replacedBy(state, decided.reading)) };
  },
  'board.recording-corrected': (state, { deal }) => ({ contradictions: [], ...replacedBy(state, deal) }),
  'board.deal-checked': ({ hidden, check }, { deal, unshuffled, playedBefore }) => ({
    check: deal === hidden?.id ? { unshuffled, playedBefore, decided: false } : check,
  }),
  'board.doubt-decided': ({ hidden, check }, { deal }) => ({
    check: check && deal === hidden?.id ? { ...check, decided: true } : check,
  }),
  'board.revealed': () => ({ status: 'revealed', opened: true }),
};

/** A board after an event about it; what else a reader knows of it stays as it is. */
export function withBoardEvent<State extends BoardState>(state: State, event: BoardEvent): State {
  return changedBy(changes, state, event, undefined);
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
function replacedBy(state: BoardState, hidden: HiddenDeal): Partial<BoardState> {
  return { hidden, readAt: [], check: null, status: 'recorded', replaced: replacing(state) };
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
