import type { SideName } from '#tournament';
import type { BoardOfMatchSeen, MatchSeen, RoomResultSeen, SegmentSeen } from '../api/matchDocuments.js';

/** A match as a team reads it: with that team as home, whichever of the two it is. */
export function fromSideOf(match: MatchSeen, team: string): MatchSeen {
  if (match.home === team) return match;
  const { awarded, earlier, score } = match;
  return {
    ...match,
    home: match.away,
    away: match.home,
    awarded: awarded && {
      ...awarded,
      to: awarded.to === 'home' ? 'away' : 'home',
      home: awarded.away,
      away: awarded.home,
    },
    earlier: earlier && {
      ...earlier,
      margin: negated(earlier.margin),
      higher: earlier.higher === 'home' ? 'away' : 'home',
    },
    score: score && turned(score),
    carried: turned(match.carried),
    running: turned(match.running),
    segments: match.segments.map(turnedSegment),
  };
}

/** Both rooms of a match, first that in which home sits North-South; for one of its pairs first the own one. */
export function inOrderOf<Room>(
  { home, away }: { readonly home: Room; readonly away: Room },
  pair: SideName | undefined,
): readonly [Room, Room] {
  return pair === 'EW' ? [away, home] : [home, away];
}

/** The results of both rooms as one of home's pairs reads them: in points for home, which add up to the difference. */
export function asPairReads(
  { home, away }: { readonly home: RoomResultSeen; readonly away: RoomResultSeen },
  pair: SideName | undefined,
): readonly [RoomResultSeen, RoomResultSeen] {
  const turnedRoom = { ...away, score: away.score === null ? null : 0 - away.score };
  return inOrderOf({ home, away: pair === undefined ? away : turnedRoom }, pair);
}

function negated(exact: string): string {
  return exact.startsWith('-') ? exact.slice(1) : exact === '0' ? exact : `-${exact}`;
}

function turned<Figure>({ home, away }: { readonly home: Figure; readonly away: Figure }) {
  return { home: away, away: home };
}

function turnedSegment(segment: SegmentSeen): SegmentSeen {
  return {
    ...turned(segment),
    before: turned(segment.before),
    after: turned(segment.after),
    boards: segment.boards.map(turnedBoard),
  };
}

function turnedBoard(board: BoardOfMatchSeen): BoardOfMatchSeen {
  if (!board.shown) return board;
  return { ...board, ...turned(board), points: turned(board.points), why: turned(board.why) };
}
