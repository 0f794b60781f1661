import type { PublishedMatch, PublishedMatchBoard, RoomResult } from '#interchange';
import { KNOCKOUT, Rational } from '#scoring';
import type { BridgeResult } from '#tournament';
import { everyOne } from '../../server/every-one.js';
import type { Players } from '../../server/players.js';
import type { PlayedGame } from './play-game.js';
import { REASON, SessionInPlay } from './session-in-play.js';

/** Each sixteenth board has the dealer and the vulnerability of board 1, with which every published segment begins. */
const SAME_CONDITIONS = 16;

/** Home sits North-South in the open room, the other team in the closed one. */
const ROOMS = [
  { room: 'open', table: 'A1' },
  { room: 'closed', table: 'A2' },
] as const;

/**
 * Plays a knockout match as a tournament of one session: segment by segment both tables enter and confirm their results.
 *
 * @throws ServerRefused when the server does not take something
 */
export async function playMatch(players: Players, name: string, match: PublishedMatch): Promise<PlayedGame> {
  const tournament = await players.organiser.create(name);
  const session = new SessionInPlay(players, tournament);
  const longest = Math.max(...match.segments.map(({ boards }) => boards.length));
  const boardsPerRound = SAME_CONDITIONS * Math.ceil(longest / SAME_CONDITIONS);
  await setUp(session, match, boardsPerRound);
  for (const [index, { boards }] of match.segments.entries()) {
    const round = index + 1;
    await session.direct('session.call-round', { round });
    const first = boardsPerRound * index;
    await everyOne(
      ROOMS.map(({ room, table }) => session.playAtTable(table, round, played(boards, room, first))),
    );
    for (const { room, table } of ROOMS) {
      const blank = boards.filter((board) => board[room] === null);
      await session.markNotPlayed(blank.map(({ board }) => ({ table, round, board: first + board })));
      for (let board = first + boards.length + 1; board <= first + boardsPerRound; board++) {
        // Boards that the segments do not have are no plays that were missed.
        await session.direct('result.mark-not-played', { table, round, board, reason: REASON });
      }
    }
  }
  return { tournament, position: await session.close(), deeds: session.deeds };
}

async function setUp(
  session: SessionInPlay,
  { segments, carryOver }: PublishedMatch,
  boardsPerRound: number,
): Promise<void> {
  const movement = { kind: 'teams', teams: { name: 'knockout', teams: 2, segments: segments.length } };
  await session.direct('session.create');
  await session.direct('session.set-movement', { sections: [{ section: 'A', boardsPerRound, movement }] });
  await session.direct('session.score-matches', { method: KNOCKOUT });
  const hundredths = { home: hundredthsOf(carryOver.home), away: hundredthsOf(carryOver.away) };
  await session.direct('session.carry-into-match', { home: 'A-1', away: 'A-2', hundredths, reason: REASON });
  await session.haveBoardsDealt(1, boardsPerRound * segments.length);
  await session.pairDevices(ROOMS.map(({ table }) => table));
  await session.direct('session.start');
}

/** What a room has played of a segment. */
function played(boards: readonly PublishedMatchBoard[], room: 'open' | 'closed', first: number) {
  return boards.flatMap((board) => {
    const result = asEntered(board[room]);
    return result ? [{ board: first + board.board, result }] : [];
  });
}

function asEntered(result: RoomResult): BridgeResult | undefined {
  if (result === null) return undefined;
  return result === 'passed-out' ? { kind: 'passed-out' } : { kind: 'contract', ...result };
}

function hundredthsOf(points: string): number {
  return Number(Rational.parse(points).mul(Rational.of(100)).toText(0));
}
