import { openSecret, type Json } from '#ledger';
import type { LineOf } from '../../projection.js';
import { dealText, tricksText } from '../deal-text.js';
import { analysisOf, type BoardPlay, type CopyPlay, type HiddenDealPlay, type PlayState } from '../play-state.js';
import { deedOf, momentOf, type HandlersOf } from './changes.js';

interface BoardOfSet {
  readonly set: string;
  readonly board: number;
}

function boardOf({ boards }: PlayState, { set, board }: BoardOfSet): BoardPlay | undefined {
  return boards[set]?.[board];
}

function put(state: PlayState, { set, board }: BoardOfSet, value: BoardPlay): PlayState {
  return { ...state, boards: { ...state.boards, [set]: { ...state.boards[set], [board]: value } } };
}

/** What a key opens, as text; nothing when it does not open it or that is no such text. */
function opened(
  key: string | undefined,
  tournament: string,
  hidden: HiddenDealPlay | null,
  text: (opened: Json) => string | null,
): string | null {
  if (key === undefined || !hidden) return null;
  try {
    return text(openSecret(key, tournament, hidden));
  } catch {
    return null;
  }
}

/** A board that waits for a deal, or for its players to make one. */
function awaiting(
  state: PlayState,
  line: LineOf<
    'board.dealing-requested' | 'board.deal-imported' | 'board.dealt-at-table' | 'board.redeal-requested'
  >,
  { status, more }: { readonly status: BoardPlay['status']; readonly more: 0 | 1 },
): PlayState {
  const before = boardOf(state, line.payload);
  return put(state, line.payload, {
    status,
    requests: (before?.requests ?? 0) + more,
    asked: momentOf(line),
    hidden: null,
    deal: null,
    sealed: null,
    // Once it is out it is out.
    key: before?.key ?? null,
    looks: [],
    copies: {},
  });
}

/** The key of a board that was committed to; nothing when what was revealed opens none. */
function openedKey(
  { dealSets }: PlayState,
  tournament: string,
  { set, board, sealed }: LineOf<'board.revealed'>['payload'],
): string | null {
  const committed = dealSets[set]?.commitments
    .flatMap(({ made }) => made?.boards ?? [])
    .find(({ board: each, key }) => each === board && key.id === sealed?.id);
  if (!committed || !sealed) return null;
  try {
    const key = openSecret(sealed.key, tournament, committed.key);
    return typeof key === 'string' ? key : null;
  } catch {
    return null;
  }
}

/** A board with another state of one of its copies; that of an earlier deal is none of it any more. */
function withCopy(
  state: PlayState,
  { payload }: LineOf<'board.copy-made' | 'board.copy-checked'>,
  change: (copy: CopyPlay) => CopyPlay,
): PlayState {
  const board = boardOf(state, payload);
  if (board?.hidden?.id !== payload.deal) return state;
  const before = board.copies[payload.copy] ?? { made: null, checks: [] };
  return put(state, payload, { ...board, copies: { ...board.copies, [payload.copy]: change(before) } });
}

/** What boards' events do. */
export const boardHandlers: HandlersOf<'board'> = {
  'board.dealing-requested': (state, line) => awaiting(state, line, { status: 'requested', more: 1 }),
  'board.redeal-requested': (state, line) => {
    const status = line.payload.how === 'at-the-table' ? 'dealt-at-table' : 'requested';
    return awaiting(state, line, { status, more: 1 });
  },
  'board.dealt': (state, { payload }) =>
    put(state, payload, {
      ...boardOf(state, payload)!,
      status: 'dealt',
      hidden: payload.deal,
      sealed: payload.sealed ?? null,
    }),
  'board.deal-imported': (state, line) => {
    const asked = awaiting(state, line, { status: 'requested', more: 1 });
    return put(asked, line.payload, {
      ...boardOf(asked, line.payload)!,
      status: 'dealt',
      hidden: line.payload.deal,
    });
  },
  'board.dealt-at-table': (state, line) => awaiting(state, line, { status: 'dealt-at-table', more: 0 }),
  'board.deal-looked-at': (state, line) => {
    const board = boardOf(state, line.payload)!;
    const { person, office, reason } = line.payload;
    const look = { ...deedOf(line), person, office, reason: reason.text };
    return put(state, line.payload, { ...board, looks: [...board.looks, look] });
  },
  'board.copy-made': (state, line) =>
    withCopy(state, line, () => ({ made: { ...deedOf(line), how: line.payload.how }, checks: [] })),
  'board.copy-checked': (state, line) =>
    withCopy(state, line, ({ made, checks }) => {
      const { how, equal } = line.payload;
      return { made, checks: [...checks, { ...deedOf(line), how, equal }] };
    }),
  'board.analysed': (state, { tournament, payload: { analysis: hidden, ...of } }) => {
    const board = boardOf(state, of)!;
    const tricks = opened(board.opening, tournament, hidden, tricksText);
    return put(state, of, { ...board, analysis: { hidden, tricks } });
  },
  'board.revealed': (state, { tournament, payload }) => {
    const board = boardOf(state, payload)!;
    const { key: opening } = payload;
    const deal = opened(opening, tournament, board.hidden, dealText);
    const hidden = analysisOf(board)?.hidden;
    const analysis = hidden && { hidden, tricks: opened(opening, tournament, hidden, tricksText) };
    const key = openedKey(state, tournament, payload) ?? board.key;
    const revealed = { ...board, status: 'revealed', deal, opening, key } as const;
    return put(state, payload, { ...revealed, ...(analysis && { analysis }) });
  },
};
