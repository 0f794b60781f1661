import { vulnerabilityOf } from '#cards';
import type { PublishedLine, PublishedMatch, PublishedMatchBoard, PublishedTeamsGame } from '#interchange';
import { scoreForNS } from '#scoring';
import { contradictedIn, type ContradictedContract } from '../plan/outcome-of-line.js';

/** Its home team sits North-South in the open room, at the first of its tables; the other team in the closed one. */
export const ROOMS = ['open', 'closed'] as const;
export type Room = (typeof ROOMS)[number];

/** A room's line of a board. */
export type RoomLine = Pick<PublishedLine, 'id' | 'board' | 'outcome' | 'contract'>;

/** How a line of a match is called: 'match 3/12 open'. */
export function lineOf({ name }: Pick<PublishedMatch, 'name'>, board: number, room?: Room): string {
  return `${name}/${board}${room ? ` ${room}` : ''}`;
}

/** What came of a board in a room, as a line of a field has it; nothing where the file does not tell. */
export function lineIn(
  of: PublishedMatchBoard | undefined,
  room: Room,
  match: Pick<PublishedMatch, 'name'>,
): RoomLine | undefined {
  const contract = of?.[room] ?? null;
  const outcome = of?.outcomes?.[room];
  if (!of || (contract === null && !outcome)) return undefined;
  const score =
    contract === null || contract === 'passed-out' ? 0 : scoreForNS(contract, vulnerabilityOf(of.board));
  const both = { kind: 'score', score } as const;
  return {
    id: lineOf(match, of.board, room),
    board: of.board,
    outcome: outcome ?? { ns: both, ew: both },
    contract,
  };
}

/** Contracts of both rooms that do not make their scores. */
export function contradictedInTeams({
  matches,
}: Pick<PublishedTeamsGame, 'matches'>): ContradictedContract[] {
  return matches.flatMap((match) =>
    match.segments.flatMap(({ boards }) =>
      boards.flatMap((board) =>
        ROOMS.flatMap((room) => {
          const line = lineIn(board, room, match);
          return line ? contradictedIn(line, null) : [];
        }),
      ),
    ),
  );
}
