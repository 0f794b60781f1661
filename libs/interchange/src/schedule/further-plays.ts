import { everybodyAt, setOfBoard, type Movement, type Play, type SetsOfBoards } from '#movement';
import type { PublishedLine } from '../published/published-game.js';
import { isMeeting, playOf, setsPlayedIn, sidesOf } from './meeting.js';
import type { PlacedLine, Rows } from './section-schedule.js';

/**
 * Gives lines that nothing else can hold plays of their own, in rounds after those of the movement: an adjusted score
 * for a board that was not scheduled, or a pair that is nowhere else.
 *
 * @returns the rows with these plays, and the lines that cannot even be held so, because somebody has the set already
 */
export function furtherPlays(
  lines: readonly PublishedLine[],
  { rows, rounds, tables }: Pick<Movement, 'rows' | 'rounds' | 'tables'>,
  sets: SetsOfBoards,
): {
  readonly rows: Rows;
  readonly placed: readonly PlacedLine[];
  readonly unplaced: readonly PublishedLine[];
} {
  const further: (Play | null)[][] = [];
  const placed: PlacedLine[] = [];
  const unplaced: PublishedLine[] = [];
  const played = new Set(rows.flat().flatMap((play) => (play ? setsPlayedIn(play) : [])));
  const boards = new Set<string>();
  for (const line of lines) {
    const play = playOf({ ...line, set: setOfBoard(line.board, sets) });
    const place = placeOfPlay(play) ?? newPlace(play);
    const key = place && `${place.table} ${place.round} ${line.board}`;
    if (!place || boards.has(key!)) {
      unplaced.push(line);
      continue;
    }
    boards.add(key!);
    placed.push({ line, table: place.table + 1, round: rounds + place.round + 1, fit: 'scheduled' });
  }
  return {
    rows: rows.map((row, table) => [...row, ...further.map((round) => round[table] ?? null)]),
    placed,
    unplaced,
  };

  function placeOfPlay(wanted: Play) {
    const meeting = { ...sidesOf(wanted), set: wanted.set };
    for (const [round, plays] of further.entries()) {
      const table = plays.findIndex((play) => isMeeting(play, meeting));
      if (table !== -1) return { table, round };
    }
    return undefined;
  }

  function newPlace(play: Play) {
    if (setsPlayedIn(play).some((set) => played.has(set))) return undefined;
    for (const set of setsPlayedIn(play)) played.add(set);
    const everybody = everybodyAt(play);
    for (let round = 0; ; round++) {
      further[round] ??= Array.from({ length: tables }, () => null);
      const plays = further[round]!;
      const table = plays.indexOf(null);
      const busy = plays.some((other) => other && everybodyAt(other).some((one) => everybody.includes(one)));
      if (table === -1 || busy) continue;
      plays[table] = play;
      return { table, round };
    }
  }
}
