import type { Json } from '#ledger';
import {
  maySeeCardsOfResult,
  maySeeTraveller,
  sessionOf,
  sessionsOfSet,
  type JournalLine,
  type PlayState,
  type SessionPlay,
  type Viewer,
} from '#projections';
import { games, type GameResult } from '#tournament';

/** What a line about a play of a board tells of the board itself; words about it may tell as much. */
const OF_THE_BOARD = ['seating', 'result', 'flags', 'adjustment', 'reason', 'facts'] as const;

/** Journal lines without what belongs to boards that the reader may not see yet: that something was done stays told. */
export function withoutHiddenBoards(
  lines: readonly JournalLine[],
  state: PlayState,
  viewer: Viewer,
): JournalLine[] {
  return lines.map((line) => {
    const about = boardOf(line, state);
    if (!about) return line;
    const { sessions, board } = about;
    if (sessions.some((one) => !maySeeTraveller(state, one, board, viewer)))
      return { ...line, data: stripped(line.data) };
    const veiled = sessions.find((one) => !maySeeCardsOfResult(state, one, board, viewer));
    return veiled ? { ...line, data: withoutCards(line.data, veiled) } : line;
  });
}

/** Of a board whose deal the reader may not see, a result is told without its cards. */
function withoutCards(data: Json, { game }: SessionPlay): Json {
  const { result, ...others } = data as { [member: string]: Json };
  if (result === undefined || result === null) return data;
  return { ...others, result: games[game].withoutCards(result as GameResult) };
}

/** The board that a line is about, with the sessions that play it: named in the line, or by the ruling that it is about. */
function boardOf(
  { data }: JournalLine,
  state: PlayState,
): { readonly sessions: readonly SessionPlay[]; readonly board: number } | undefined {
  const { session: name, set, board, ruling } = data as Readonly<Record<string, Json | undefined>>;
  if (typeof board === 'number') {
    if (typeof set === 'string') return { sessions: sessionsOfSet(state, set), board };
    const session = typeof name === 'string' ? sessionOf(state, name) : undefined;
    return session && { sessions: [session], board };
  }
  if (typeof ruling !== 'string') return undefined;
  for (const session of Object.values(state.sessions)) {
    const what = session.rulings[ruling]?.what;
    if (what?.kind === 'adjustment' || what?.kind === 'field-split')
      return { sessions: [session], board: what.board };
  }
  return undefined;
}

function stripped(data: Json): Json {
  const hidden = new Set<string>(OF_THE_BOARD);
  return Object.fromEntries(
    Object.entries(data as { [member: string]: Json }).filter(([member]) => !hidden.has(member)),
  );
}
