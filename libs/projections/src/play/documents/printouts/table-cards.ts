import { isAbsent, isDrawn, roundsOfSection, sectionOf, type SeatName, type SideName } from '#tournament';
import { scheduleOf, type Schedule } from '../../schedule.js';
import type { SessionPlay } from '../../play-state.js';
import { carriedFrom, comesFromRelay, sharersOf, type CarriedBoards } from '../boards/board-travels.js';
import { isTurned, wayRound } from './guide-cards.js';

/** The card in the middle of a table: who comes, with which boards, and where they and the boards go next. */
export type TableCard = {
  readonly table: string;
  readonly section: string;
  readonly rounds: readonly TableCardRound[];
};

export type TableCardRound = {
  readonly round: number;
  readonly what: 'plays' | 'sits-out' | 'empty' | 'undrawn';
  /** Who sits there; nobody where it is a phantom or somebody who is not there. */
  readonly ns: string | null;
  readonly ew: string | null;
  /** Of an individual: who sits South and West. */
  readonly partners?: { readonly ns: string | null; readonly ew: string | null };
  readonly boards: readonly number[];
  /** They lie at the relay beside it, from which the table takes them. */
  readonly fromRelay: boolean;
  /** Other tables with which it shares them in this round. */
  readonly sharedWith: readonly string[];
  readonly turned: boolean;
  /** Where the players of the table go for the next round. */
  readonly next: readonly NextSeat[];
  /** What is carried away when the round is over. */
  readonly carries: readonly CarriedBoards[];
};

/** Where a contestant goes. */
export type NextSeat = {
  readonly contestant: string;
  /** Nothing: to no table, it sits out. */
  readonly table: string | null;
  readonly side: SideName | null;
  /** Of an individual: the seat. */
  readonly seat?: SeatName;
};

const made = new WeakMap<Schedule, readonly TableCard[]>();

/** The cards of all tables. */
export function tableCards(session: SessionPlay): readonly TableCard[] {
  const schedule = scheduleOf(session);
  const known = made.get(schedule);
  if (known) return known;
  const cards = schedule.tables.map((table) => ({
    table,
    section: sectionOf(table),
    rounds: Array.from({ length: roundsOfSection(schedule, table) }, (_, index) =>
      tableCardRound(session, table, index + 1),
    ),
  }));
  made.set(schedule, cards);
  return cards;
}

function tableCardRound(session: SessionPlay, table: string, round: number): TableCardRound {
  const schedule = scheduleOf(session);
  const meeting = schedule.meetingAt(table, round);
  const boards = schedule.playedAt(table, round)?.boards ?? [];
  const there = (contestant: string | undefined) =>
    contestant !== undefined && !isAbsent(schedule, contestant, round) ? contestant : null;
  const [ns, ew] = [there(meeting?.ns), there(meeting?.ew)];
  const partners = meeting?.partners && {
    ns: there(meeting.partners.ns),
    ew: there(meeting.partners.ew),
  };
  const seated = [ns, ew, ...Object.values(partners ?? {})].filter((contestant) => contestant !== null);
  const last = round === roundsOfSection(schedule, table);
  return {
    round,
    what: whatOf(isDrawn(schedule, table, round), boards, seated),
    ns,
    ew,
    ...(partners && { partners }),
    boards,
    fromRelay: boards.length > 0 && comesFromRelay(session, table, round),
    sharedWith: boards.length > 0 ? sharersOf(session, table, round) : [],
    turned: boards.length > 0 && isTurned(schedule, table, round),
    next:
      last || !isDrawn(schedule, table, round + 1)
        ? []
        : seated.map((contestant) => nextSeat(session, contestant, round + 1)),
    carries: carriedFrom(session, table, round),
  };
}

function whatOf(
  drawn: boolean,
  boards: readonly number[],
  seated: readonly string[],
): TableCardRound['what'] {
  if (!drawn) return 'undrawn';
  if (boards.length > 0) return 'plays';
  return seated.length > 0 ? 'sits-out' : 'empty';
}

function nextSeat(session: SessionPlay, contestant: string, round: number): NextSeat {
  const { table, side, seat } = wayRound(session, contestant, round);
  return { contestant, table, side, ...(seat && { seat }) };
}
