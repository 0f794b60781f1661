import type { Json } from '#ledger';
import { maySeeTraveller, sessionOf, type JournalLine, type PlayState, type Viewer } from '#projections';

/** What a line about a play of a board tells of the board itself; words about it may tell as much. */
const OF_THE_BOARD = ['seating', 'result', 'flags', 'adjustment', 'reason', 'facts'] as const;

/** Journal lines without what belongs to boards that the reader may not see yet: that something was done stays told. */
export function withoutHiddenBoards(
  lines: readonly JournalLine[],
  state: PlayState,
  viewer: Viewer,
): JournalLine[] {
  return lines.map((line) => (isHidden(line, state, viewer) ? { ...line, data: stripped(line.data) } : line));
}

function isHidden({ data }: JournalLine, state: PlayState, viewer: Viewer): boolean {
  const { session: name, board } = data as { session?: string; board?: number };
  if (name === undefined || typeof board !== 'number') return false;
  const session = sessionOf(state, name);
  return session !== undefined && !maySeeTraveller(state, session, board, viewer);
}

function stripped(data: Json): Json {
  const hidden = new Set<string>(OF_THE_BOARD);
  return Object.fromEntries(
    Object.entries(data as { [member: string]: Json }).filter(([member]) => !hidden.has(member)),
  );
}
