import {
  setOfBoard,
  everybodyAt,
  boardsOfSet,
  contestantsOf,
  type SetsOfBoards,
  type Movement,
  type Play,
} from '#movement';
import type { PublishedLine, PublishedSection } from '../published/published-game.js';
import { possibleMovement, type PlacedLine, type Rows, type SectionSchedule } from './section-schedule.js';
import { isMeeting, playOf, setsPlayedIn, sidesOf, everybodyIn } from './meeting.js';

/** A schedule while it is put together. */
export interface OpenSchedule {
  readonly section: PublishedSection;
  readonly rounds: SectionSchedule['rounds'];
  readonly sets: SetsOfBoards;
  /** Plays that can be played. */
  readonly rows: Rows;
  readonly playedRounds: number;
  readonly scheduled: readonly PlacedLine[];
  readonly loose: readonly LooseLine[];
}

/**
 * Completes a schedule with the lines that its rows do not have: results as irregular plays, where they are said to have
 * been played if they can be; others in further rounds.
 */
export function holdLooseLines(open: OpenSchedule): SectionSchedule {
  const { section, sets, scheduled, playedRounds } = open;
  const highest = Math.max(...section.lines.map(({ board }) => setOfBoard(board, sets)));
  const movement = possibleMovement(open.rows, section.winners, highest);
  const irregular = placeIrregular(
    open.loose.filter(({ line }) => isResult(line)),
    scheduled,
    movement,
    sets,
  );
  const rest = [
    ...open.loose.map(({ line }) => line).filter((line) => !isResult(line)),
    ...irregular.unplaced,
  ];
  const further = furtherPlays(rest, movement, sets);
  return {
    section: section.section,
    movement: possibleMovement(further.rows, section.winners, highest),
    boardsPerRound: sets.boardsPerRound,
    firstBoard: sets.firstBoard ?? 1,
    rounds: open.rounds,
    playedRounds,
    lines: [...scheduled, ...irregular.placed, ...further.placed],
    unplaced: further.unplaced,
  };
}

/** Whether somebody played: there is something that a director can record. */
function isResult({ outcome: { ns, ew } }: PublishedLine): boolean {
  return ns.kind === 'score' && ew.kind === 'score';
}

/**
 * Gives lines that nothing else can hold plays of their own, in rounds after those of the movement: an adjusted score
 * for a board that was not scheduled, or a pair that is nowhere else.
 *
 * @returns the rows with these plays, and the lines that cannot even be held so, because somebody has the set already
 */
function furtherPlays(
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

/** A line that the movement has no place for, and where it is said to have been played. */
export interface LooseLine {
  readonly line: PublishedLine;
  readonly table: number | null;
  readonly round: number | null;
}

/**
 * Finds a place for lines that the movement does not have: where they are said to have been played, or where this board
 * is nowhere expected.
 */
function placeIrregular(
  loose: readonly LooseLine[],
  scheduled: readonly PlacedLine[],
  movement: Movement,
  sets: SetsOfBoards,
): { readonly placed: readonly PlacedLine[]; readonly unplaced: readonly PublishedLine[] } {
  const taken = new Set(scheduled.map(({ line, table, round }) => placeKey(table, round, line.board)));
  const seated = new Set(contestantsOf(movement).map(({ contestant }) => contestant));
  const placed: PlacedLine[] = [];
  const unplaced: PublishedLine[] = [];
  for (const { line, table, round } of loose) {
    const set = setOfBoard(line.board, sets);
    const known = everybodyIn(line).every((one) => seated.has(one)) && set >= 1 && set <= movement.sets;
    const said = [table, round] as const;
    const place = known
      ? [said, ...unexpected(line.board, movement, sets)].find(isFree(line.board))
      : undefined;
    if (!place) {
      unplaced.push(line);
      continue;
    }
    const [atTable, inRound] = place as readonly [number, number];
    taken.add(placeKey(atTable, inRound, line.board));
    placed.push({ line, table: atTable, round: inRound, fit: 'irregular' });
  }
  return { placed, unplaced };

  function isFree(board: number) {
    return ([table, round]: readonly [number | null, number | null]) =>
      table !== null &&
      round !== null &&
      table <= movement.tables &&
      round <= movement.rounds &&
      !taken.has(placeKey(table, round, board));
  }
}

function placeKey(table: number, round: number, board: number): string {
  return `${table} ${round} ${board}`;
}

/** Tables and rounds at which a board is not to be played, the last round first. */
function* unexpected(
  board: number,
  { tables, rounds, rows }: Movement,
  sets: SetsOfBoards,
): Iterable<readonly [number, number]> {
  for (let round = rounds; round >= 1; round--) {
    for (let table = 1; table <= tables; table++) {
      const play = rows[table - 1]![round - 1];
      if (!play || !boardsOfSet(play.set, sets).includes(board)) yield [table, round];
    }
  }
}
