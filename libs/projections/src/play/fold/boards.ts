import { openSecret, type Json } from '#ledger';
import {
  boardAggregate,
  withBoardEvent,
  type BoardState,
  type JournalEvent,
  NOTHING_COMMITTED,
  withDealSetEvent,
} from '#tournament';
import { type LineOf, onAll, type LineFrom } from '../../projection/projection.js';
import { dealText, tricksText } from '../deal-text.js';
import {
  analysisOf,
  type BoardPlay,
  type CopyPlay,
  type HiddenDealPlay,
  type PlayState,
  type DealSetPlay,
} from '../play-state.js';
import { historyEventOf, momentOf, type HandlersOf } from './changes.js';

type BoardLine = LineOf<Extract<JournalEvent['type'], `board.${string}`>>;

/** What readers alone know of a board. */
type OfReaders = Omit<BoardPlay, keyof BoardState>;

const NOTHING_OF_DEAL = {
  told: null,
  recorded: null,
  deal: null,
  analysis: null,
  opening: null,
  sealed: null,
  imported: false,
  looks: [],
  copies: {},
} as const satisfies Partial<OfReaders>;

function boardBefore({ boards }: PlayState, line: BoardLine): BoardPlay {
  const { set, board } = line.payload;
  return (
    boards[set]?.[board] ?? {
      ...boardAggregate.initial,
      asked: momentOf(line),
      ...NOTHING_OF_DEAL,
      key: null,
    }
  );
}

/** What an event does to a board, and then to what readers alone know of it. */
function onBoard(
  state: PlayState,
  line: BoardLine,
  own?: (now: BoardPlay, known: BoardPlay) => Partial<OfReaders>,
): PlayState {
  const { set, board } = line.payload;
  const known = boardBefore(state, line);
  const now = withBoardEvent(known, line);
  if (now === known && !own) return state;
  const value = own ? { ...now, ...own(now, known) } : now;
  return { ...state, boards: { ...state.boards, [set]: { ...state.boards[set], [board]: value } } };
}

/** A board that waits for a deal, or for its players to make one. */
function awaiting(state: PlayState, line: BoardLine): PlayState {
  return onBoard(state, line, () => ({ ...NOTHING_OF_DEAL, asked: momentOf(line) }));
}

/** The text that a key opens; undefined if it does not open it, or if the content is no such text. */
function opened(
  key: string | null,
  tournament: string,
  hidden: HiddenDealPlay | null,
  text: (opened: Json) => string | null,
): string | null {
  if (key === null || !hidden) return null;
  try {
    return text(openSecret(key, tournament, hidden));
  } catch {
    return null;
  }
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
  line: LineOf<'board.copy-made' | 'board.copy-checked'>,
  change: (copy: CopyPlay) => CopyPlay,
): PlayState {
  const { copy, deal } = line.payload;
  if (boardBefore(state, line).hidden?.id !== deal) return state;
  return onBoard(state, line, ({ copies }) => ({
    copies: { ...copies, [copy]: change(copies[copy] ?? { made: null, checks: [] }) },
  }));
}

/** What boards' events do. */
export const boardHandlers: HandlersOf<'board'> = {
  'board.dealing-requested': awaiting,
  'board.redeal-requested': awaiting,
  'board.dealt-at-table': awaiting,
  'board.deal-imported': (state, line) =>
    onBoard(state, line, () => ({ ...NOTHING_OF_DEAL, asked: momentOf(line), imported: true })),
  'board.dealt': (state, line) => onBoard(state, line, () => ({ sealed: line.payload.sealed ?? null })),
  'board.deal-looked-at': (state, line) =>
    onBoard(state, line, ({ looks }) => {
      const { person, office, reason } = line.payload;
      return { looks: [...looks, { ...historyEventOf(line), person, office, reason: reason.text }] };
    }),
  'board.copy-made': (state, line) =>
    withCopy(state, line, () => ({ made: { ...historyEventOf(line), how: line.payload.how }, checks: [] })),
  'board.copy-checked': (state, line) =>
    withCopy(state, line, ({ made, checks }) => {
      const { how, equal } = line.payload;
      return { made, checks: [...checks, { ...historyEventOf(line), how, equal }] };
    }),
  'board.analysed': (state, line) =>
    onBoard(state, line, ({ opening }) => {
      const { analysis: hidden } = line.payload;
      return { analysis: { hidden, tricks: opened(opening, line.tournament, hidden, tricksText) } };
    }),
  'board.dealing-told': (state, line) =>
    onBoard(state, line, () => {
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
      return { told };
    }),
  'board.recorded': (state, line) =>
    onBoard(state, line, () => ({
      deal: null,
      recorded: { ...historyEventOf(line), at: line.payload.at ?? null },
    })),
  'board.reading-confirmed': onBoard,
  'board.reading-contradicts': onBoard,
  'board.reading-decided': (state, line) =>
    onBoard(state, line, ({ hidden }, known) => {
      const held = known.contradictions.find(({ reading }) => reading === hidden);
      return held ? { deal: null, recorded: { ...historyEventOf(line), at: held.at } } : {};
    }),
  'board.recording-corrected': (state, line) =>
    onBoard(state, line, () => ({ deal: null, recorded: { ...historyEventOf(line), at: null } })),
  'board.deal-checked': onBoard,
  'board.doubt-decided': onBoard,
  'board.revealed': (state, line) =>
    onBoard(state, line, (board) => {
      const { tournament, payload } = line;
      const { key: opening } = payload;
      const hidden = analysisOf(board)?.hidden;
      const analysis = hidden && { hidden, tricks: opened(opening, tournament, hidden, tricksText) };
      return {
        deal: opened(opening, tournament, board.hidden, dealText),
        opening,
        key: openedKey(state, tournament, payload) ?? board.key,
        ...(analysis && { analysis }),
      };
    }),
};

const NOTHING_OF_SET: DealSetPlay = { ...NOTHING_COMMITTED, files: [] };

/** What happens to a set of boards. */
function onDealSet(state: PlayState, line: LineFrom<'deal-set'>): PlayState {
  const { set } = line.payload;
  const now = withDealSetEvent(state.dealSets[set] ?? NOTHING_OF_SET, line, line);
  return { ...state, dealSets: { ...state.dealSets, [set]: withFileTaken(now, line) } };
}

function withFileTaken(set: DealSetPlay, line: LineFrom<'deal-set'>): DealSetPlay {
  if (line.type !== 'deal-set.file-taken') return set;
  const { boards, format, contestant = false } = line.payload;
  return { ...set, files: [...set.files, { ...historyEventOf(line), boards, format, contestant }] };
}

/** What events of sets of boards do. */
export const dealSetHandlers = onAll<PlayState, 'deal-set'>(onDealSet, 'deal-set');
