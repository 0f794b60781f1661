import { openSecret } from '#ledger';
import { dealText } from '../deal-text.js';
import type { BoardPlay, HiddenDealPlay, PlayState } from '../play-state.js';
import { momentOf, type HandlersOf } from './changes.js';

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

/** The text of a revealed deal; nothing when the key opens none. */
function opened(key: string, tournament: string, hidden: HiddenDealPlay): string | null {
  try {
    return dealText(openSecret(key, tournament, hidden));
  } catch {
    return null;
  }
}

/** What boards' events do. */
export const boardHandlers: HandlersOf<'board'> = {
  'board.dealing-requested': (state, line) => {
    const requests = (boardOf(state, line.payload)?.requests ?? 0) + 1;
    return put(state, line.payload, {
      status: 'requested',
      requests,
      asked: momentOf(line),
      hidden: null,
      deal: null,
    });
  },
  'board.redeal-requested': (state, line) => {
    const requests = (boardOf(state, line.payload)?.requests ?? 0) + 1;
    const status = line.payload.how === 'at-the-table' ? 'dealt-at-table' : 'requested';
    return put(state, line.payload, { status, requests, asked: momentOf(line), hidden: null, deal: null });
  },
  'board.dealt': (state, { payload }) =>
    put(state, payload, { ...boardOf(state, payload)!, status: 'dealt', hidden: payload.deal }),
  'board.dealt-at-table': (state, line) => {
    const requests = boardOf(state, line.payload)?.requests ?? 0;
    return put(state, line.payload, {
      status: 'dealt-at-table',
      requests,
      asked: momentOf(line),
      hidden: null,
      deal: null,
    });
  },
  'board.revealed': (state, { tournament, payload }) => {
    const board = boardOf(state, payload)!;
    const deal = board.hidden && opened(payload.key, tournament, board.hidden);
    return put(state, payload, { ...board, status: 'revealed', deal });
  },
};
