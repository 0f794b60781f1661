import { openSecret, type Json } from '#ledger';
import type { LineOf } from '../../projection/projection.js';
import { dealText, tricksText } from '../deal-text.js';
import {
  analysisOf,
  type BoardPlay,
  type ByHandPlay,
  type CopyPlay,
  type HiddenDealPlay,
  type PlayState,
  type ReadingEvent,
} from '../play-state.js';
import { historyEventOf, momentOf, type HandlersOf } from './changes.js';

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

/** The text that a key opens; undefined if it does not open it, or if the content is no such text. */
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
  { byHand, more }: { readonly byHand: boolean; readonly more: 0 | 1 },
): PlayState {
  const before = boardOf(state, line.payload);
  return put(state, line.payload, {
    status: byHand ? 'dealt-at-table' : 'requested',
    requests: (before?.requests ?? 0) + more,
    asked: momentOf(line),
    hidden: null,
    deal: null,
    sealed: null,
    // Once it is out it is out.
    key: before?.key ?? null,
    looks: [],
    copies: {},
    ...(byHand && { byHand: NOTHING_TOLD }),
  });
}

const NOTHING_TOLD: ByHandPlay = { told: null, recorded: null, confirmed: [], contradictions: [] };

/** What was told of a board that was dealt by hand, also one that nobody had told of. */
function toldOf(
  state: PlayState,
  line: LineOf<
    | 'board.dealing-told'
    | 'board.recorded'
    | 'board.reading-confirmed'
    | 'board.reading-contradicts'
    | 'board.recording-corrected'
  >,
  change: (
    byHand: ByHandPlay,
    board: BoardPlay,
  ) => Partial<Omit<BoardPlay, 'byHand'>> & { byHand: ByHandPlay },
): PlayState {
  const board: BoardPlay = boardOf(state, line.payload) ?? {
    status: 'dealt-at-table',
    requests: 0,
    asked: momentOf(line),
    hidden: null,
    deal: null,
    sealed: null,
    key: null,
    looks: [],
    copies: {},
  };
  return put(state, line.payload, { ...board, ...change(board.byHand ?? NOTHING_TOLD, board) });
}

/** Another deal in the place of what was recorded: it is checked by itself, and revealed anew. */
function recordedAs(
  { check: _check, ...board }: BoardPlay,
  hidden: HiddenDealPlay,
  byHand: ByHandPlay,
): BoardPlay & { byHand: ByHandPlay } {
  return { ...board, status: 'recorded', hidden, deal: null, byHand };
}

function readingOf(
  line: LineOf<'board.recorded' | 'board.reading-confirmed' | 'board.reading-contradicts'>,
): ReadingEvent {
  return { ...historyEventOf(line), at: line.payload.at ?? null };
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
  'board.dealing-requested': (state, line) => awaiting(state, line, { byHand: false, more: 1 }),
  'board.redeal-requested': (state, line) =>
    awaiting(state, line, { byHand: line.payload.how === 'at-the-table', more: 1 }),
  'board.dealt': (state, { payload }) =>
    put(state, payload, {
      ...boardOf(state, payload)!,
      status: 'dealt',
      hidden: payload.deal,
      sealed: payload.sealed ?? null,
    }),
  'board.deal-imported': (state, line) => {
    const asked = awaiting(state, line, { byHand: false, more: 1 });
    return put(asked, line.payload, {
      ...boardOf(asked, line.payload)!,
      status: 'dealt',
      hidden: line.payload.deal,
      imported: true,
    });
  },
  'board.deal-looked-at': (state, line) => {
    const board = boardOf(state, line.payload)!;
    const { person, office, reason } = line.payload;
    const look = { ...historyEventOf(line), person, office, reason: reason.text };
    return put(state, line.payload, { ...board, looks: [...board.looks, look] });
  },
  'board.copy-made': (state, line) =>
    withCopy(state, line, () => ({ made: { ...historyEventOf(line), how: line.payload.how }, checks: [] })),
  'board.copy-checked': (state, line) =>
    withCopy(state, line, ({ made, checks }) => {
      const { how, equal } = line.payload;
      return { made, checks: [...checks, { ...historyEventOf(line), how, equal }] };
    }),
  'board.analysed': (state, { tournament, payload: { analysis: hidden, ...of } }) => {
    const board = boardOf(state, of)!;
    const tricks = opened(board.opening, tournament, hidden, tricksText);
    return put(state, of, { ...board, analysis: { hidden, tricks } });
  },
  'board.dealt-at-table': (state, line) => awaiting(state, line, { byHand: true, more: 0 }),
  'board.dealing-told': (state, line) =>
    toldOf(state, line, (byHand) => {
      const { by, at, seats, bothSides, cut, named, instruction } = line.payload;
      const told = {
        ...historyEventOf(line),
        by,
        at: at ?? null,
        seats: seats ?? [],
        bothSides: bothSides ?? null,
        cut: cut ?? null,
        named: named?.text ?? null,
        instruction: instruction?.text ?? null,
      };
      return { byHand: { ...byHand, told } };
    }),
  'board.recorded': (state, line) =>
    toldOf(state, line, (byHand, board) =>
      recordedAs(board, line.payload.deal, { ...byHand, recorded: readingOf(line) }),
    ),
  'board.reading-confirmed': (state, line) =>
    toldOf(state, line, (byHand) => {
      const confirmed = [...byHand.confirmed, readingOf(line)];
      return { byHand: { ...byHand, confirmed } };
    }),
  'board.reading-contradicts': (state, line) =>
    toldOf(state, line, (byHand) => {
      const contradiction = { ...readingOf(line), reading: line.payload.reading };
      return { byHand: { ...byHand, contradictions: [...byHand.contradictions, contradiction] } };
    }),
  'board.reading-decided': (state, { payload }) => {
    const board = boardOf(state, payload)!;
    const { contradictions, ...byHand } = board.byHand!;
    const decided = contradictions.find(({ reading }) => reading.id === payload.reading);
    const others = { ...byHand, contradictions: contradictions.filter((one) => one !== decided) };
    if (!payload.holds || !decided) return put(state, payload, { ...board, byHand: others });
    const { reading, ...recorded } = decided;
    return put(state, payload, recordedAs(board, reading, { ...others, recorded, confirmed: [] }));
  },
  'board.recording-corrected': (state, line) =>
    toldOf(state, line, (byHand, board) =>
      recordedAs(board, line.payload.deal, {
        ...byHand,
        recorded: { ...historyEventOf(line), at: null },
        confirmed: [],
        contradictions: [],
      }),
    ),
  'board.deal-checked': (state, { payload }) => {
    const board = boardOf(state, payload)!;
    if (board.hidden?.id !== payload.deal) return state;
    const { unshuffled, playedBefore } = payload;
    return put(state, payload, { ...board, check: { unshuffled, playedBefore, decided: false } });
  },
  'board.doubt-decided': (state, { payload }) => {
    const board = boardOf(state, payload)!;
    if (board.hidden?.id !== payload.deal || !board.check) return state;
    return put(state, payload, { ...board, check: { ...board.check, decided: true } });
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
