import type { SeatName } from '#tournament';
import type { RoundDrawsSeen } from '../../api/drawDocuments.js';
import type {
  CallTaken,
  ClashSeen,
  ContradictionSeen,
  CorrectionAsked,
  DoubtSeen,
  LatePlaySeen,
  DeskSeen,
  TableAtDesk,
  WhereaboutsSeen,
} from '../../api/deskDocuments.js';
import type { OpenAppeal } from '../../rulings/waitingAppeals.js';

/** Something in the hall that wants the director. */
export type Alert =
  /** The two sides do not agree on a result. */
  | { readonly kind: 'disputed'; readonly table: string; readonly round: number; readonly board: number }
  /** A table waits for boards that are still elsewhere. */
  | {
      readonly kind: 'boards-missing';
      readonly table: string;
      readonly boards: readonly number[];
      /** The table that had them last, and who answered for them there. */
      readonly last: { readonly table: string; readonly seat?: SeatName } | null;
      readonly overdue: boolean;
      /** Nothing but the silence of the table tells that it lacks them. */
      readonly silent: boolean;
    }
  /** The director was called to a table, or to a board there. */
  | ({ readonly kind: 'called' } & CallTaken)
  /** A table asks to play a board later, and waits for an answer. */
  | { readonly kind: 'late-asked'; readonly table: string; readonly round: number; readonly board: number }
  /** A table is still in an earlier round than the one that was called. */
  | { readonly kind: 'behind'; readonly table: string; readonly round: number; readonly left: number }
  /** The time is over, and a table has still to play. */
  | { readonly kind: 'late'; readonly table: string; readonly left: number }
  /** Players say that a result that is agreed is wrong. */
  | ({ readonly kind: 'correction' } & CorrectionAsked)
  /** No score might stand on the deal of a board (Law 6D2). */
  | ({ readonly kind: 'doubt' } & DoubtSeen)
  /** The cards of a board were read otherwise than they are recorded. */
  | ({ readonly kind: 'contradiction' } & ContradictionSeen)
  /** A board was played otherwise than scheduled, and that is not over. */
  | ({ readonly kind: 'clash' } & Pick<ClashSeen, 'contestant' | 'table' | 'round' | 'board'> & {
        readonly what: ClashSeen['kind'];
      })
  /** By the standings as they are now a round that is drawn would be drawn otherwise. */
  | { readonly kind: 'drawn-otherwise'; readonly round: number; readonly section: string | null }
  /** A match of a knockout is tied, and nobody has won it yet. */
  | {
      readonly kind: 'tied';
      readonly knockout: string;
      readonly match: number;
      /** Its two teams. */
      readonly between: string;
    }
  /** So many teams have no line-up for the round that is played, or for the first one before its call. */
  | { readonly kind: 'line-ups'; readonly round: number; readonly count: number }
  /** An appeal waits for its decision (Law 93). */
  | ({ readonly kind: 'appeal' } & OpenAppeal)
  /** A board of an earlier round is still open. */
  | { readonly kind: 'open-play'; readonly table: string; readonly round: number; readonly board: number }
  /** Scores of earlier rounds that tables without a phone have still to hand in. */
  | { readonly kind: 'slips'; readonly count: number; readonly tables: readonly string[] }
  /** Tables for which no phone stands. */
  | { readonly kind: 'no-phone'; readonly tables: readonly string[] };

const ORDER: readonly Alert['kind'][] = [
  'called',
  'disputed',
  'correction',
  'boards-missing',
  'doubt',
  'contradiction',
  'drawn-otherwise',
  'late-asked',
  'tied',
  'line-ups',
  'appeal',
  'clash',
  'behind',
  'late',
  'open-play',
  'slips',
  'no-phone',
];

/** By which it stays the same want while what is told of it changes: what is asked about it stays open, and keeps what was typed. */
export function alertKey(want: Alert): string {
  const { kind } = want;
  const {
    table = '',
    round = '',
    board = '',
    call = '',
    correction = '',
    contestant = '',
    section = '',
    match = '',
    ruling = '',
  } = want as Partial<
    Record<
      'table' | 'round' | 'board' | 'call' | 'correction' | 'contestant' | 'section' | 'match' | 'ruling',
      string | number
    >
  >;
  return [kind, table, round, board, call, correction, contestant, section, match, ruling].join(' ');
}

/** What waits for an answer beside the play: also before the first round, and when the session is closed. */
export type LastingAlert = Extract<Alert, { readonly kind: 'tied' | 'appeal' | 'line-ups' }>;

/** What nobody can know of a table whose scores come on slips. */
const UNKNOWN_ON_PAPER: readonly Alert['kind'][] = ['behind', 'late', 'open-play'];

/** A call to which a director has come, or comes, waits behind what nobody sees to. */
function urgencyOf(want: Alert): number {
  const isTaken = want.kind === 'called' && (want.came !== null || want.coming !== null);
  return ORDER.indexOf(isTaken ? 'late-asked' : want.kind);
}

interface AlertSources {
  readonly room: DeskSeen;
  readonly whereabouts?: WhereaboutsSeen | undefined;
  /** Of rounds that are drawn one after the other: the last draws, and what they would be now. */
  readonly draws?: RoundDrawsSeen | undefined;
  /** Tables for which a phone stands; undefined as long as it is not known. */
  readonly phones?: ReadonlySet<string> | undefined;
  /** Tables whose scores come on slips: nobody can know how far they are. */
  readonly onPaper?: ReadonlySet<string> | undefined;
  readonly lasting?: readonly LastingAlert[] | undefined;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** Whether the time of a table's round is over there. */
export function isTimeOver({ due }: Pick<TableAtDesk, 'due'>, now: number): boolean {
  return due !== null && due / 1000 <= now;
}

/**
 * What wants the director, the most urgent first. In a session that is over there are calls that nobody has dealt with,
 * results that players want corrected, open appeals and tied matches.
 */
export function alertsOf({
  room,
  whereabouts,
  draws,
  phones,
  onPaper,
  lasting = [],
  now,
}: AlertSources): Alert[] {
  const corrections = room.corrections.map((each) => ({ kind: 'correction' as const, ...each }));
  if (room.status === 'closed') return [...room.tables.flatMap(callsOf), ...corrections, ...lasting];
  if (room.status !== 'running') return [];
  // Before the first round nothing of the play is waited for but whoever calls.
  if (room.round === 0) return [...room.tables.flatMap(callsOf), ...lasting];
  const alerts: Alert[] = [
    ...corrections,
    ...lasting,
    ...room.tables.flatMap((table) =>
      alertsOfTable(table, room.latePlays, now).filter(
        ({ kind }) => !onPaper?.has(table.table) || !UNKNOWN_ON_PAPER.includes(kind),
      ),
    ),
    ...(onPaper ? slipsToCome(room, onPaper) : []),
    ...(whereabouts ? missingBoards(whereabouts) : []),
    ...room.latePlays
      .filter(({ granted }) => !granted)
      .map(({ table, round, board }) => ({ kind: 'late-asked' as const, table, round, board })),
    ...clashesNow(room).map(({ kind: what, contestant, table, round, board }) => ({
      kind: 'clash' as const,
      what,
      contestant,
      table,
      round,
      board,
    })),
    ...(draws ? drawnOtherwise(draws) : []),
    ...room.doubts.map((doubt) => ({ kind: 'doubt' as const, ...doubt })),
    ...room.contradictions.map((each) => ({ kind: 'contradiction' as const, ...each })),
    ...(phones ? withoutPhone(room, phones) : []),
  ];
  return alerts.toSorted((one, other) => urgencyOf(one) - urgencyOf(other));
}

/** The clashes that come about now or in the next round of their table. */
export function clashesNow({ clashes, tables }: Pick<DeskSeen, 'clashes' | 'tables'>): ClashSeen[] {
  return clashes.filter(({ table, round }) => {
    const there = tables.find((one) => one.table === table);
    return there !== undefined && round <= there.round + 1;
  });
}

/** What a table is marked with: what clashes there now or in its next round, and what was played there and clashes elsewhere. */
export function clashesAt(room: Pick<DeskSeen, 'clashes' | 'tables'>, table: string): ClashSeen[] {
  const now = clashesNow(room);
  return room.clashes.filter((one) => one.of.table === table || (one.table === table && now.includes(one)));
}

function callsOf({ calls }: TableAtDesk): Alert[] {
  return calls.map((call) => ({ kind: 'called' as const, ...call }));
}

function alertsOfTable(seen: TableAtDesk, latePlays: readonly LatePlaySeen[], now: number): Alert[] {
  const { table, round, boards, left, late, behind } = seen;
  const own = boards.map(({ board, status }) => ({ round, board, status }));
  const disputed = [...own, ...late].filter(({ status }) => status === 'disputed');
  // Postponed boards are among the late plays.
  const open = late.filter(
    ({ status, ...play }) =>
      status !== 'disputed' &&
      !latePlays.some(
        (put) => put.granted && put.table === table && put.round === play.round && put.board === play.board,
      ),
  );
  return [
    ...callsOf(seen),
    ...disputed.map((play) => ({ kind: 'disputed' as const, table, round: play.round, board: play.board })),
    ...(behind > 0 ? [{ kind: 'behind' as const, table, round, left }] : []),
    ...(behind === 0 && isTimeOver(seen, now) && left > 0 ? [{ kind: 'late' as const, table, left }] : []),
    ...open.map((play) => ({ kind: 'open-play' as const, table, round: play.round, board: play.board })),
  ];
}

function missingBoards({ alerts }: WhereaboutsSeen): Alert[] {
  return alerts.map(({ table, sharedWith, boards, last, overdue, why }) => ({
    kind: 'boards-missing',
    table: [table, ...sharedWith].join(' + '),
    boards,
    last: last && { table: last.table, ...(last.seat && { seat: last.seat }) },
    overdue,
    silent: why === 'silent',
  }));
}

/** Rounds that would be drawn otherwise now, until the director draws again or keeps them. */
function drawnOtherwise({ sections }: RoundDrawsSeen): Alert[] {
  return sections.flatMap(({ section, last }) =>
    last?.now && !last.kept
      ? [{ kind: 'drawn-otherwise', round: last.round, section: sections.length > 1 ? section : null }]
      : [],
  );
}

function slipsToCome({ tables }: DeskSeen, onPaper: ReadonlySet<string>): Alert[] {
  const open = tables
    .filter(({ table }) => onPaper.has(table))
    .map(({ table, late, left, behind }) => ({ table, count: late.length + (behind > 0 ? left : 0) }))
    .filter(({ count }) => count > 0);
  const count = open.reduce((sum, one) => sum + one.count, 0);
  return count === 0 ? [] : [{ kind: 'slips', count, tables: open.map(({ table }) => table) }];
}

function withoutPhone({ tables }: DeskSeen, phones: ReadonlySet<string>): Alert[] {
  const lacking = tables
    .filter(({ table, state }) => state !== 'empty' && state !== 'sit-out' && !phones.has(table))
    .map(({ table }) => table);
  // Where nobody has a phone, slips are handed in.
  if (phones.size === 0) return [];
  return lacking.length === 0 ? [] : [{ kind: 'no-phone', tables: lacking }];
}

/** What the director does next, as the session stands. */
export type Step =
  | { readonly kind: 'set-up' }
  /** The next round has still to be drawn. */
  | { readonly kind: 'draw'; readonly round: number }
  /** The next round; `playing` are the tables that stay in theirs until they have finished (Law 8B), `early`: no table has. */
  | {
      readonly kind: 'call';
      readonly round: number;
      readonly playing: readonly string[];
      readonly early: boolean;
    }
  /** The session's end; `open` plays still keep it from being closed (Law 8C). */
  | { readonly kind: 'close'; readonly open: number }
  | { readonly kind: 'reopen' };

/** The round whose start can be undone: the last one, while no table has begun it. */
export function roundToWithdraw({ status, round, tables }: DeskSeen): number | undefined {
  if (status !== 'running' || round === 0) return undefined;
  return tables.some(({ begun }) => begun) ? undefined : round;
}

/** The room as if it had but one section: its tables, and its round. */
export function roomOfSection(room: DeskSeen, section: string): DeskSeen {
  const own = room.sections?.find((each) => each.section === section);
  const isOwn = ({ table }: TableAtDesk) => table.replace(/\d+$/, '') === section;
  return own ? { ...room, round: own.round, rounds: own.rounds, tables: room.tables.filter(isOwn) } : room;
}

/**
 * The one primary action of the room.
 *
 * @param toDraw the next round, where it is still to be drawn
 */
export function stepOf({ status, round, rounds, tables, open }: DeskSeen, toDraw?: number): Step {
  if (status === 'set-up') return { kind: 'set-up' };
  if (status === 'closed') return { kind: 'reopen' };
  if (round >= rounds) return { kind: 'close', open };
  if (toDraw !== undefined) return { kind: 'draw', round: toDraw };
  const playing = tables.filter(({ state, left }) => state === 'playing' && left > 0);
  return {
    kind: 'call',
    round: round + 1,
    playing: playing.map(({ table }) => table),
    early: !tables.some(({ state }) => state === 'finished'),
  };
}
