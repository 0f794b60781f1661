import { dealerOf, vulnerabilityOf } from '#cards';
import { everybodyAt, opponentsOf, partnerOf, sideOf, type Meeting } from '#movement';
import type { SeatName } from '#tournament';
import type { SessionSeen } from '../api/documents.js';
import type { BoardAtTable, CarriedBoards, NextPlace, TableSeen } from '../api/tableDocuments.js';
import type { Unsent } from '../offline/outbox.js';
import { isAway, meetingAt, seatsOf } from '../play/schedule.js';

/**
 * A table in a round that the server does not know it to be in yet, from the movement alone: for those who play on while
 * the line is down. Undefined where nobody knows who sits there: the round is still to be drawn, or nobody does.
 */
export function tableAhead(
  table: TableSeen,
  session: SessionSeen,
  round: number,
  unsent: readonly Unsent[] = [],
): TableSeen | undefined {
  const meeting = round <= table.rounds ? meetingAt(session, table.table, round) : undefined;
  if (!meeting) return undefined;
  const { boards, ...met } = meeting;
  const present = everybodyAt(met).filter((contestant) => !isAway(session, contestant, round));
  const isPlayed = present.length === everybodyAt(met).length;
  const { partners: _partners, ...rest } = table;
  return {
    ...rest,
    ...met,
    round,
    sitsOut: isPlayed ? null : (present[0] ?? null),
    boards: isPlayed ? boards.map(toPlay) : [],
    late: [],
    mayMoveTo: null,
    due: null,
    extra: 0,
    next: round < table.rounds ? present.map((contestant) => placeAhead(session, contestant, round + 1)) : [],
    carries: isPlayed && round < table.rounds ? carried(table, session, boards, round + 1) : [],
    brings: null,
    responsible: null,
    seats: isPlayed ? seatsAhead(table, session, met, unsent) : null,
    earlier: table.earlier,
    confirmed: [],
    fields: [],
  };
}

/** Who is announced at the seats; a pair that sat here the other way round sits so again. */
function seatsAhead(
  table: TableSeen,
  session: SessionSeen,
  met: Meeting,
  unsent: readonly Unsent[],
): TableSeen['seats'] {
  const asked = session.settings.boards?.seats ?? 'asked';
  if (asked === 'not-asked') return null;
  const namesOf = (contestant: string) =>
    session.contestants.find((each) => each.contestant === contestant)?.players ?? [];
  const [N, S] = met.partners ? [namesOf(met.ns)[0], namesOf(met.partners.ns)[0]] : namesOf(met.ns);
  const [E, W] = met.partners ? [namesOf(met.ew)[0], namesOf(met.partners.ew)[0]] : namesOf(met.ew);
  const said = unsent.flatMap(({ name, body }) =>
    name === 'table.confirm-seats' ? [{ ...meetingAt(session, table.table, body.round), ...body }] : [],
  );
  const known = { ns: table.ns, ew: table.ew, turned: table.seats?.turned ?? [] };
  const satTurned = (contestant: string) => {
    const last = [known, ...said].findLast(({ ns, ew }) => ns === contestant || ew === contestant);
    return last?.turned.includes(last.ns === contestant ? 'ns' : 'ew') ?? false;
  };
  return {
    confirmed: false,
    demanded: asked === 'demanded',
    turned: met.partners ? [] : (['ns', 'ew'] as const).filter((line) => satTurned(met[line])),
    players: { ...(N && { N }), ...(E && { E }), ...(S && { S }), ...(W && { W }) },
  };
}

/** Whether those at a table know where they go next, and with whom, without the server. */
export function knowsAhead(table: TableSeen, session: SessionSeen): boolean {
  return tableAhead(table, session, table.round + 1) !== undefined;
}

function toPlay(board: number): BoardAtTable {
  return {
    board,
    dealer: dealerOf(board),
    vulnerable: vulnerabilityOf(board),
    status: 'to-play',
    counted: false,
    dealingAsked: false,
    entry: 0,
    enteredBy: null,
    result: null,
    score: null,
    flags: [],
    adjustment: null,
    late: null,
    asked: null,
    hands: null,
  };
}

/** Where a contestant is in a round, from the movement alone. */
export function placeAhead(session: SessionSeen, contestant: string, round: number): NextPlace {
  const table = session.tables.find((each) => {
    const meeting = meetingAt(session, each, round);
    return meeting !== undefined && everybodyAt(meeting).includes(contestant);
  });
  const meeting = table === undefined ? undefined : meetingAt(session, table, round)!;
  if (table === undefined || !meeting) {
    const drawn = session.tables.some((each) => meetingAt(session, each, round) !== undefined);
    const nowhere = { contestant, round, table: null, side: null, opponents: null };
    return { ...nowhere, sitsOut: drawn, ...(!drawn && { toBeDrawn: true as const }) };
  }
  const side = sideOf(meeting, contestant)!;
  const sitsOut = everybodyAt(meeting).some((each) => isAway(session, each, round));
  return {
    contestant,
    round,
    table,
    side,
    opponents: sitsOut ? null : side === 'NS' ? meeting.ew : meeting.ns,
    ...(meeting.partners && seatAndPartners(meeting, contestant)),
    sitsOut,
  };
}

function seatAndPartners(meeting: Meeting, contestant: string): Pick<NextPlace, 'seat' | 'partners'> {
  const [seat] = seatsOf(meeting).find(([, each]) => each === contestant)!;
  const [, theirs] = opponentsOf(meeting, contestant) as [string, string];
  return { seat: seat as SeatName, partners: { own: partnerOf(meeting, contestant)!, theirs } };
}

/** Boards that all go to one table; of others, which wait somewhere or are shared, the server knows more. */
function carried(
  { table }: TableSeen,
  session: SessionSeen,
  boards: readonly number[],
  round: number,
): CarriedBoards[] {
  const needed = session.tables.filter((each) =>
    meetingAt(session, each, round)?.boards.includes(boards[0]!),
  );
  const [to] = needed;
  if (needed.length !== 1 || to === undefined || to === table) return [];
  const by = session.settings.boards?.carried === 'caddy' ? 'caddy' : 'north';
  return [{ boards: [...boards], to, relay: false, neededIn: null, sharedWith: [], copy: null, by }];
}
