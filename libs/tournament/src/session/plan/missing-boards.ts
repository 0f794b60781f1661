import { responsibleAt } from './responsible.js';
import type { Itinerary, PlannedBoards, Stop } from '#movement';
import type { SeatName } from '../../journal/names.js';
import type { Scheduled } from './schedule.js';
import { MINUTE } from '../../clock/state.js';
import { type BoardSettings, boardSettingsOf } from '../section/section-data.js';

/** One play of a board in a session. */
export interface BoardAtTable {
  readonly table: string;
  readonly round: number;
  readonly board: number;
}

/** What is known of a session's boards and tables in the hall. */
export interface BoardLocations {
  /** Whether anybody plays at a table in a round. */
  isPlayed(table: string, round: number): boolean;
  /** Whether the players of a table have moved on from a round, or have nothing left to play in it (Law 8B). */
  left(table: string, round: number): boolean;
  /** Whether a play is still to come at its table: neither scored nor postponed. */
  isOpen(play: BoardAtTable): boolean;
  /** Whether something was scored in a play: the board has been there. */
  isScored(play: BoardAtTable): boolean;
  /** Whether the table itself has entered a score in a round: its silence in the next one says something. */
  entersItself(table: string, round: number): boolean;
  /** What the table has said of the board: that it is there, or that it is not. */
  told(play: BoardAtTable): 'here' | 'missing' | undefined;
  /** The seat that the director has named as responsible there (Law 7D). */
  named(table: string): SeatName | undefined;
}

/** What the alert about boards follows from. */
export interface SessionOfBoards extends Scheduled {
  readonly settings: { readonly boards?: BoardSettings | undefined };
}

/** The table that had boards last, and who answered for them there. */
export type LastTable = {
  readonly table: string;
  readonly round: number;
  readonly seat?: SeatName | undefined;
  readonly contestant?: string | undefined;
};

/** Boards of a copy that are not where they are needed. */
export interface MissingBoards {
  readonly boards: number[];
  readonly set: number;
  readonly copy: number;
  /** The table that needs them, and those with which it shares them. */
  readonly table: string;
  readonly sharedWith: string[];
  /** Nothing: no table has had them yet. */
  readonly last: LastTable | null;
  /**
   * The last table still plays them, the table that needs them says so, or it has not said that they have come although
   * tables are asked to. Unheard: nothing shows that they have come, which is nothing strange before the minutes of play
   * have gone by that the director allows (`silence`).
   */
  readonly why: 'held' | 'told' | 'silent' | 'unheard';
}

const tablesOfStop = ({ tables }: PlannedBoards, stop: Stop): string[] =>
  [stop.table, ...stop.sharedWith].map((number) => tables[number - 1]!);

/**
 * Boards that are not where they are needed in a round. A table needs its boards once its players have left the round
 * before; they are there when one of them is scored or the table says so.
 *
 * @param plans by which the boards of the session travel (`boardPlansOf`)
 */
export function missingBoards(
  session: SessionOfBoards,
  plans: readonly PlannedBoards[],
  round: number,
  locations: BoardLocations,
): MissingBoards[] {
  return plans.flatMap((planned) =>
    planned.plan.ways.flatMap((way) => missingOf(way, { session, planned, round, locations })),
  );
}

interface Question {
  readonly session: SessionOfBoards;
  readonly planned: PlannedBoards;
  readonly round: number;
  readonly locations: BoardLocations;
}

function missingOf(way: Itinerary, question: Question): MissingBoards[] {
  const { session, planned, round, locations } = question;
  const stop = way.stops.find((each) => each.round === round);
  if (!stop) return [];
  const boards = planned.boardsOf(way.set);
  const waiting = tablesOfStop(planned, stop).filter(
    (table) => locations.isPlayed(table, round) && locations.left(table, round - 1),
  );
  const plays = waiting.flatMap((table) => boards.map((board) => ({ table, round, board })));
  if (plays.length === 0) return [];
  const told = plays.filter((play) => locations.told(play) === 'missing' && !locations.isScored(play));
  // What is played in the first round was laid there.
  if (told.length === 0 && (round === 1 || plays.some((play) => isThere(play, locations)))) return [];
  const before = way.stops.filter((each) => each.round < round);
  const held = heldBy(before.at(-1), waiting, boards, question);
  const missing = (which: readonly number[], why: MissingBoards['why']): MissingBoards[] => [
    {
      boards: [...new Set(which)].toSorted((one, other) => one - other),
      set: way.set,
      copy: way.copy,
      table: waiting[0]!,
      sharedWith: waiting.slice(1),
      last: lastTable(before, held[0]?.table, boards, question),
      why,
    },
  ];
  if (held.length > 0) {
    const also = told.map(({ board }) => board);
    return missing([...held.map(({ board }) => board), ...also], 'held');
  }
  if (told.length > 0) {
    return missing(
      told.map(({ board }) => board),
      'told',
    );
  }
  const stays =
    before.at(-1) && tablesOfStop(planned, before.at(-1)!).some((table) => waiting.includes(table));
  const open = plays.filter((play) => locations.isOpen(play)).map(({ board }) => board);
  if (stays || open.length === 0) return [];
  const { tapped, silence } = boardSettingsOf(session.settings);
  if (tapped) return missing(open, 'silent');
  const enters = waiting.some((table) => {
    const earlier = lastPlayedBefore(locations.isPlayed, table, round);
    return earlier !== undefined && locations.entersItself(table, earlier);
  });
  return silence !== null && enters ? missing(open, 'unheard') : [];
}

/** Whether a board has come to the table that is to play it. */
function isThere(play: BoardAtTable, locations: BoardLocations): boolean {
  return locations.isScored(play) || locations.told(play) === 'here';
}

/**
 * Until when nothing is strange about a table that has entered no score.
 *
 * @param since when its players could play, in milliseconds since the epoch
 * @returns milliseconds since the epoch; undefined where nobody asks
 */
export function silentUntil(
  { settings }: Pick<SessionOfBoards, 'settings'>,
  since: number,
): number | undefined {
  const { silence } = boardSettingsOf(settings);
  return silence === null ? undefined : since + (silence * MINUTE) / 1000;
}

/** The last round before a round in which a table played; undefined: none. */
export function lastPlayedBefore(
  isPlayed: BoardLocations['isPlayed'],
  table: string,
  round: number,
): number | undefined {
  for (let earlier = round - 1; earlier > 0; earlier--) {
    if (isPlayed(table, earlier)) return earlier;
  }
  return undefined;
}

/** The plays that still hold boards back: of tables that have not left the round before. */
function heldBy(
  last: Stop | undefined,
  waiting: readonly string[],
  boards: readonly number[],
  { planned, locations }: Question,
): BoardAtTable[] {
  if (!last) return [];
  return tablesOfStop(planned, last)
    .filter((table) => !waiting.includes(table) && !locations.left(table, last.round))
    .flatMap((table) => boards.map((board) => ({ table, round: last.round, board })))
    .filter((play) => locations.isOpen(play));
}

/** The table that had the boards last: the one that holds them, or the last one where something shows that they were. */
function lastTable(
  before: readonly Stop[],
  holder: string | undefined,
  boards: readonly number[],
  { session, planned, locations }: Question,
): LastTable | null {
  const seen = before.findLast((stop) =>
    tablesOfStop(planned, stop).some((table) =>
      boards.some((board) => {
        return isThere({ table, round: stop.round, board }, locations);
      }),
    ),
  );
  const stop = holder === undefined ? (seen ?? before.at(-1)) : before.at(-1);
  if (!stop) return null;
  const tables = tablesOfStop(planned, stop);
  const place = { table: holder ?? handedOnFrom(planned, stop, boards, tables), round: stop.round };
  const responsible = responsibleAt(session, place, locations.named(place.table));
  return {
    ...place,
    ...(responsible && { seat: responsible.seat, contestant: responsible.contestant }),
  };
}

/** Of tables that have shared boards, the one that hands them on. */
function handedOnFrom(
  { plan, tables, boardsOf }: PlannedBoards,
  { round }: Stop,
  boards: readonly number[],
  shared: readonly string[],
): string {
  const move = plan.moves.find(
    ({ afterRound, set, from }) =>
      afterRound === round && boardsOf(set)[0] === boards[0] && shared.includes(tables[from - 1]!),
  );
  return move ? tables[move.from - 1]! : shared[0]!;
}
