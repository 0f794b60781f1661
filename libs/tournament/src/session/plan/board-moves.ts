import { isCaddyMove, type BoardMove as MoveOfPlan, type PlannedBoards, type RelayMove } from '#movement';
import { sectionOf } from '../../journal/names.js';
import { boardPlansOf } from './board-plans.js';
import { isAbsent, meetingAt, playedAt, type Scheduled } from './schedule.js';

/** Boards on their way after a round. */
export interface BoardMove {
  readonly boards: number[];
  /** The table that has played them; null: they come from the relay, or out of their box. */
  readonly from: string | null;
  /** The table that plays them next; null: back in the box. */
  readonly to: string | null;
  /** They wait at the relay that feeds the table. */
  readonly relay: boolean;
  /** They come out of their box. */
  readonly box?: true;
  /** The round in which they lie there next, to be played or with a sit-out; null: never. */
  readonly neededIn: number | null;
  /** Other tables that play them in that round, too. */
  readonly sharedWith?: string[];
  /** Which copy of them. */
  readonly copy: number;
  /** Who carries them by the plan: North one table down (Law 8A2), a caddy any other way. */
  readonly by: 'north' | 'caddy';
}

/**
 * Who carries boards from a table: a caddy if they go out of the section or round the room, or if nobody sits North.
 */
export function carrierOf(
  scheduled: Scheduled,
  { tables }: Pick<PlannedBoards, 'tables'>,
  move: MoveOfPlan,
): 'north' | 'caddy' {
  const [from, to] = [tables[move.from - 1]!, move.to === null ? null : tables[move.to - 1]!];
  const meeting = meetingAt(scheduled, from, move.afterRound);
  const nobody = !meeting || isAbsent(scheduled, meeting.ns, move.afterRound);
  const away = to !== null && sectionOf(to) !== sectionOf(from);
  return isCaddyMove(move) || away || nobody ? 'caddy' : 'north';
}

function plannedMoves(scheduled: Scheduled, planned: PlannedBoards, afterRound: number): BoardMove[] {
  const { plan, tables, boardsOf } = planned;
  const table = (number: number) => tables[number - 1]!;
  const shared = (others: readonly number[]) => (others.length > 0 ? { sharedWith: others.map(table) } : {});
  const fromTables = plan.moves
    .filter((move) => move.afterRound === afterRound)
    .map((move) => ({
      boards: [...boardsOf(move.set)],
      from: table(move.from),
      to: move.to === null ? null : table(move.to),
      relay: move.viaRelay,
      neededIn: move.neededInRound,
      ...shared(move.sharedWith),
      copy: move.copy,
      by: carrierOf(scheduled, planned, move),
    }));
  const fromNoTable = (moves: readonly RelayMove[]) =>
    moves
      .filter((move) => move.afterRound === afterRound)
      .map(({ set, copy, table: to, sharedWith }) => ({
        boards: [...boardsOf(set)],
        from: null,
        to: table(to),
        relay: false,
        neededIn: afterRound + 1,
        ...shared(sharedWith),
        copy,
      }));
  return [
    ...fromTables,
    ...fromNoTable(plan.fromRelays).map((move) => ({ ...move, by: 'north' as const })),
    ...fromNoTable(plan.fromBox).map((move) => ({ ...move, box: true as const, by: 'caddy' as const })),
  ];
}

/**
 * Which boards go from which table to which after a round, and who carries them by the plan (Law 8A2).
 *
 * @param plans the plans by which they travel, or some of them
 */
export function boardMoves(
  scheduled: Scheduled,
  afterRound: number,
  plans: readonly PlannedBoards[] = boardPlansOf(scheduled),
): BoardMove[] {
  return plans.flatMap((planned) => plannedMoves(scheduled, planned, afterRound));
}

/** Boards that a table plays in a round before others do. */
export interface BoardsHeld {
  readonly table: string;
  readonly round: number;
  readonly boards: readonly number[];
}

/** Boards that another table plays in a round: a table that has not finished them holds them back. */
export function boardsWantedIn(scheduled: Scheduled, round: number): BoardsHeld[] {
  return boardPlansOf(scheduled).flatMap(({ plan, sections: [owner], tables, boardsOf }) => {
    const table = (number: number) => tables[number - 1]!;
    const plays = (number: number) => playedAt(scheduled, table(number), round) !== undefined;
    const holders = (set: number, from: number, last: number) =>
      owner!.copies === undefined
        ? [from]
        : plan.ways
            .filter((way) => way.set === set)
            .flatMap(({ stops }) => stops.filter((stop) => stop.round === last))
            .flatMap((stop) => [stop.table, ...stop.sharedWith]);
    return plan.moves.flatMap((move) => {
      const { set, from, to, afterRound, neededInRound, sharedWith } = move;
      const others = [to, ...sharedWith].filter((other) => other !== null && other !== from && plays(other));
      if (neededInRound !== round || others.length === 0) return [];
      return holders(set, from, afterRound).map((holder) => ({
        table: table(holder),
        round: afterRound,
        boards: boardsOf(set),
      }));
    });
  });
}
