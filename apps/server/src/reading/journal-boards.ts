import type { Json } from '#ledger';
import {
  boardsOfRuling,
  maySeeCardsOfResult,
  maySeeTraveller,
  sessionOf,
  sessionsOfSet,
  type JournalLine,
  type PlayState,
  type SessionPlay,
  type Viewer,
} from '#projections';
import { boardGame, sheetGame, type GameResult, type SheetLine } from '#tournament';

/** What a line about a play of a board tells of the board itself; words about it may tell as much. */
const OF_THE_BOARD = [
  'seating',
  'result',
  'what',
  'rulings',
  'flags',
  'found',
  'fits',
  'suspicions',
  'adjustment',
  'transfer',
  'ways',
  'reason',
  'facts',
  'departs',
  'told',
] as const;

/** Journal lines without what belongs to boards that the reader may not see yet: that something was done stays told. */
export function withoutHiddenBoards(
  lines: readonly JournalLine[],
  state: PlayState,
  viewer: Viewer,
): JournalLine[] {
  return lines.map((line) => {
    const about = boardsOf(line, state);
    if (!about) return line;
    const { sessions, boards } = about;
    const some = (isSo: (session: SessionPlay, board: number) => boolean) =>
      sessions.find((one) => boards.some((board) => isSo(one, board)));
    if (some((one, board) => !maySeeTraveller(state, one, board, viewer)))
      return { ...line, data: stripped(line.data) };
    const veiled = some((one, board) => !maySeeCardsOfResult(state, one, board, viewer));
    return veiled ? { ...line, data: withoutCards(line.data, veiled) } : line;
  });
}

/** Of a board whose deal the reader may not see, a result is told without its cards, and nothing that follows from them. */
function withoutCards(data: Json, { game }: SessionPlay): Json {
  const {
    result,
    what,
    found: _found,
    fits: _fits,
    suspicions: _suspicions,
    ...others
  } = data as { [member: string]: Json };
  const sheets = sheetGame(game);
  if (sheets && what !== undefined)
    return { ...others, what: sheets.withoutCards(what as unknown as SheetLine) as unknown as Json };
  return {
    ...others,
    ...(what !== undefined && { what }),
    ...(result !== undefined && {
      result: result === null ? null : boardGame(game).withoutCards(result as GameResult),
    }),
  };
}

/** The boards that a line is about, with the sessions that play them: named in it, or by the ruling that it is about. */
function boardsOf(
  { data }: JournalLine,
  state: PlayState,
): { readonly sessions: readonly SessionPlay[]; readonly boards: readonly number[] } | undefined {
  const { session: name, set, board, ruling } = data as Readonly<Record<string, Json | undefined>>;
  if (typeof board === 'number') {
    if (typeof set === 'string') return { sessions: sessionsOfSet(state, set), boards: [board] };
    const session = typeof name === 'string' ? sessionOf(state, name) : undefined;
    return session && { sessions: [session], boards: [board] };
  }
  if (typeof ruling !== 'string') return undefined;
  const session = Object.values(state.sessions).find(({ decisions }) => ruling in decisions);
  if (!session) return undefined;
  const boards = boardsOfRuling(session, session.decisions[ruling]!);
  return boards.length > 0 ? { sessions: [session], boards } : undefined;
}

function stripped(data: Json): Json {
  const hidden = new Set<string>(OF_THE_BOARD);
  return Object.fromEntries(
    Object.entries(data as { [member: string]: Json }).filter(([member]) => !hidden.has(member)),
  );
}
