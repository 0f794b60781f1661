import { vulnerabilityOf, type Vulnerability } from '#cards';
import { scoreForNS, type Contract } from '#scoring';
import type { BridgeResult, CardsCounted, Seating, SideName } from '#tournament';
import type { Partners, PlayStatus } from '../api/documents.js';
import type { BoardAtTable, LateBoard, TableSeen } from '../api/tableDocuments.js';
import type { Unsent } from './outbox.js';

/** Who met at the table. */
export interface Meeting {
  readonly ns: string;
  readonly ew: string;
  readonly partners?: Partners;
}

/** Who takes which seat. */
export function seatingOf({ ns, ew, partners }: Meeting): Seating {
  return { N: ns, E: ew, S: partners?.ns ?? ns, W: partners?.ew ?? ew };
}

/** Who met for a late play, and from where its board is carried here. */
export type LateMeeting = Meeting & Pick<LateBoard, 'brought'>;

/** A board at the table as the phone knows it: what the server has, with what still waits to be sent. */
export interface BoardNow extends Pick<
  BoardAtTable,
  'board' | 'status' | 'enteredBy' | 'result' | 'entry' | 'counted' | 'dealingAsked' | 'hands' | 'asked'
> {
  /** The table whose play it is. */
  readonly table: string;
  readonly round: number;
  readonly vulnerable: Vulnerability;
  /** Of an earlier round: those who met then, which need not be those who sit here. */
  readonly late: LateMeeting | null;
  /** A late play that was taken up at this table: those who sit here play it now. */
  readonly here: boolean;
  /** Put off: where it was taken up, if it was; or the table has asked for that. */
  readonly putOff: { readonly granted: boolean; readonly at: string | null } | null;
  /** In points for North-South. */
  readonly score: number | null;
  readonly adjusted: boolean;
  /** Something of it has not reached the server. */
  readonly waits: boolean;
}

/** Which play of a board it is; a late one belongs to the table and round that were to play it. */
export type PlayAtTable = Pick<BoardNow, 'table' | 'round' | 'board'>;

/** Whether both are the same play of the same board. */
export function isSamePlay(one: PlayAtTable, other: PlayAtTable): boolean {
  return one.board === other.board && one.round === other.round && one.table === other.table;
}

/** The other side of the table. */
export function opposite(side: SideName): SideName {
  return side === 'NS' ? 'EW' : 'NS';
}

/** A result in points for North-South. */
export function scoreOf(result: BridgeResult, board: number): number {
  if (result.kind === 'passed-out') return 0;
  if (result.kind === 'score') return result.score;
  return scoreForNS(result as Contract, vulnerabilityOf(board));
}

/** A score of North-South as it is for a side. */
export function scoreFor(side: SideName, score: number): number {
  return side === 'NS' ? score : 0 - score;
}

/** How far a board has come; of an agreed one, whether the director is asked to change it, or did not. */
export function statusTold({ status, asked }: BoardNow): BoardNow['status'] | 'asked' | 'declined' {
  const outcome = status === 'agreed' ? asked?.outcome : undefined;
  return outcome === 'asked' || outcome === 'declined' ? outcome : status;
}

/** How far a board has come, as a sign behind its number. */
export function signOf(board: BoardNow): string {
  switch (statusTold(board)) {
    case 'asked':
      return ' ?';
    case 'declined':
      return ' !';
    case 'disputed':
      return ' ✗';
    case 'entered':
      return ' …';
    default:
      if (board.status === 'postponed' && !board.here) return ' →';
      return isDone(board) ? ' ✓' : '';
  }
}

/**
 * Whether nothing is left to do about a board here and now: a postponed board is played later, unless it has been
 * started.
 */
export function isDone({
  status,
  here = false,
}: {
  readonly status: PlayStatus;
  readonly here?: boolean;
}): boolean {
  return ['agreed', 'ruled', 'not-played'].includes(status) || (status === 'postponed' && !here);
}

/**
 * The board that a table has to see to next, a late play that was taken up here before all others; none: its round is done.
 * Other boards of earlier rounds wait until they are asked for.
 */
export function boardToOpen(boards: readonly BoardNow[]): BoardNow | undefined {
  const open = boards.filter((board) => !isDone(board));
  return open.find(({ here }) => here) ?? open.find(({ late }) => late === null);
}

/** Whether nobody has another number of cards than thirteen (Law 7B). */
export function hasThirteenEach(cards: CardsCounted): boolean {
  return Object.values(cards).every((each) => each === 13);
}

/** Whether two results have the same outcome, so that the one confirms the other; the lead is no part of it. */
export function sameOutcome(one: BridgeResult | null, other: BridgeResult): boolean {
  if (one === null) return false;
  const members = Object.entries(one).filter(([member]) => member !== 'lead');
  const others = Object.entries(other).filter(([member]) => member !== 'lead');
  const expected = new Map<string, unknown>(others);
  return (
    members.length === others.length && members.every(([member, value]) => expected.get(member) === value)
  );
}

/** Whether two results are the same, with the opening lead. */
function sameLead(one: BridgeResult | null, other: BridgeResult): boolean {
  const leadOf = (result: BridgeResult | null) => (result?.kind === 'contract' ? result.lead : undefined);
  return sameOutcome(one, other) && leadOf(one) === leadOf(other);
}

/** How those at a table sit, with what they have said and the server has not heard of yet. */
export function seatsNow({ seats, round }: TableSeen, unsent: readonly Unsent[]): TableSeen['seats'] {
  const said = unsent.findLast(
    (command) => command.name === 'table.confirm-seats' && command.body.round === round,
  );
  if (!seats || said?.name !== 'table.confirm-seats') return seats;
  return { ...seats, confirmed: true, turned: [...said.body.turned] };
}

/** The sides that have said that what is recorded of the round is right, with those of whom the server has not heard yet. */
export function confirmedNow(
  { confirmed, table, round }: Pick<TableSeen, 'confirmed' | 'table' | 'round'>,
  unsent: readonly Unsent[],
): readonly SideName[] {
  const said = unsent.flatMap(({ name, body }) =>
    name === 'table.confirm-round' && body.table === table && body.round === round ? [body.side] : [],
  );
  return [...confirmed, ...said];
}

/** The boards that a table has before it, those of earlier rounds first. */
export function boardsNow(table: TableSeen, unsent: readonly Unsent[]): BoardNow[] {
  const late = table.late.map(({ ns, ew, partners, brought, ...board }) =>
    now(board, board, table.table, { ns, ew, brought, ...(partners && { partners }) }),
  );
  const own = table.boards.map((board) => now(board, table, table.table, null));
  return [...late, ...own].map((board) =>
    unsent.reduce(
      (held, command) => (isAbout(command, held, table) ? afterUnsent(held, command) : held),
      board,
    ),
  );
}

function now(
  {
    board,
    status,
    entry,
    enteredBy,
    result,
    score,
    adjustment,
    counted,
    dealingAsked,
    hands,
    asked,
    late: putOff,
  }: BoardAtTable,
  { table, round }: { readonly table: string; readonly round: number },
  at: string,
  late: LateMeeting | null,
): BoardNow {
  return {
    board,
    table,
    round,
    late,
    here: putOff?.at === at,
    putOff: putOff && { granted: putOff.granted, at: putOff.at },
    vulnerable: vulnerabilityOf(board),
    status,
    counted,
    dealingAsked,
    entry,
    enteredBy,
    result,
    score,
    adjusted: adjustment !== null,
    hands,
    asked,
    waits: false,
  };
}

function isAbout(
  { body }: Unsent,
  { board, round, table }: BoardNow,
  { session }: Pick<TableSeen, 'session'>,
): boolean {
  if (!('board' in body)) return false;
  return body.session === session && body.table === table && body.board === board && body.round === round;
}

/** A board as it is when the server takes a command as the table means it. */
function afterUnsent(board: BoardNow, command: Unsent): BoardNow {
  switch (command.name) {
    case 'result.enter': {
      const { side, result } = command.body;
      const answers = board.status === 'entered' || board.status === 'disputed';
      if (answers && board.enteredBy !== side && sameOutcome(board.result, result)) {
        return { ...board, status: 'agreed', waits: true };
      }
      // The very same once more is no other entry.
      const isKnown = board.status === 'entered' && sameLead(board.result, result);
      return {
        ...board,
        status: 'entered',
        entry: isKnown ? board.entry : board.entry + 1,
        enteredBy: side,
        result,
        score: scoreOf(result, board.board),
        waits: true,
      };
    }
    case 'result.confirm':
      return { ...board, status: 'agreed', waits: true };
    case 'table.count-hands':
      return { ...board, counted: hasThirteenEach(command.body.cards), waits: true };
    case 'board.tell-dealing-here':
      return { ...board, dealingAsked: false, waits: true };
    case 'result.dispute':
      return { ...board, status: 'disputed', waits: true };
    case 'result.ask-late-play':
      return { ...board, putOff: { granted: false, at: null, ...board.putOff }, waits: true };
    case 'result.ask-correction': {
      const { side, result } = command.body;
      return {
        ...board,
        asked: { correction: 0, side, result, outcome: 'asked', reason: null },
        waits: true,
      };
    }
    case 'result.take-correction-back':
      return { ...board, asked: null, waits: true };
    default:
      return board;
  }
}

/** A play of a pair in a round that it has left, with its side then. */
export interface PlayOfPair {
  readonly board: BoardNow;
  readonly own: SideName;
  /** It has said that what is recorded of that round is right. */
  readonly confirmed: boolean;
}

/**
 * The plays of a pair in rounds that it has left, with those that still wait to be sent. A pair's phone shows them,
 * except postponed ones that nobody has sat down for.
 */
export function earlierNow(
  { earlier, table, session }: Pick<TableSeen, 'earlier' | 'table' | 'session'>,
  unsent: readonly Unsent[],
): PlayOfPair[] {
  return earlier.map(({ ns, ew, pairsSide, brought, confirmed, ...play }) => ({
    own: pairsSide,
    confirmed: confirmed || confirmedNow({ ...play, confirmed: [] }, unsent).includes(pairsSide),
    board: unsent.reduce<BoardNow>(
      (held, command) => (isAbout(command, held, { session }) ? afterUnsent(held, command) : held),
      {
        ...now(play, play, table, { ns, ew, brought }),
        here: play.status !== 'postponed' || (play.late?.at ?? null) !== null,
      },
    ),
  }));
}

/** Whether something is still to come of a play of an earlier round; also if it is postponed. */
export function isLeftOpen({ status }: Pick<BoardNow, 'status'>): boolean {
  return status === 'postponed' || !isDone({ status });
}

/** Whether the other side has entered a board, and this side has still to answer. */
export function isAskedOf({ status, enteredBy, waits }: BoardNow, own: SideName): boolean {
  return status === 'entered' && enteredBy === opposite(own) && !waits;
}

/** The board that the other side has entered and the side of this phone has still to answer. */
export function boardToAnswer(boards: readonly BoardNow[], own: SideName | undefined): BoardNow | undefined {
  if (own === undefined) return undefined;
  return boards.find((board) => isAskedOf(board, own) && (board.late === null || board.here));
}
