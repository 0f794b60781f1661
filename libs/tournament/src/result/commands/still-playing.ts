import { everybodyAt } from '#movement';
import type { AlsoStates } from '../../command/command.js';
import type { PlayPlace } from '../../journal/names.js';
import { calledIn } from '../../session/called-rounds.js';
import { placeOf, playedAt } from '../../session/plan/schedule.js';
import type { SessionState } from '../../session/state.js';
import { isSettled, type TableState, tableStream } from '../../table/state.js';
import { isMissed } from './play.js';
import { type ResultState, resultStream } from '../state.js';

/** The plays of a contestant in the rounds that were called, the latest first. */
function playsOf(session: SessionState, contestant: string): PlayPlace[][] {
  const last = calledIn(session, contestant);
  const called = Array.from({ length: last }, (_, index) => last - index);
  return called.flatMap((round) => {
    const table = placeOf(session, contestant, round)?.table;
    const boards = (table !== undefined && playedAt(session, table, round)?.boards) || [];
    const plays = boards.map((board) => ({ session: session.session, table: table!, round, board }));
    return plays.length > 0 ? [plays] : [];
  });
}

function playersIn(session: SessionState, { table, round }: PlayPlace): readonly string[] {
  const meeting = playedAt(session, table, round);
  return meeting ? everybodyAt(meeting) : [];
}

function isSame(one: PlayPlace, other: PlayPlace): boolean {
  return one.table === other.table && one.round === other.round && one.board === other.board;
}

/** The streams that tell where those are who are to meet in a play; its own result is not among them. */
export function streamsOfPlayers(session: SessionState, play: PlayPlace) {
  const plays = playersIn(session, play).flatMap((contestant) => playsOf(session, contestant).flat());
  const others = plays.filter((each) => !isSame(each, play));
  const streams = [
    ...others.map(resultStream),
    // Its own table is read with the play itself.
    ...others.filter(({ table }) => table !== play.table).map(tableStream),
  ];
  return Object.fromEntries(streams.map((use) => [use.stream, use]));
}

/** A player who cannot sit down elsewhere, because they are playing at a table. */
export interface StillPlaying {
  readonly contestant: string;
  readonly table: string;
  readonly round: number;
}

/**
 * Who of those who are to meet in a late play still plays elsewhere: at the table of a round that was called, or in another
 * late play. Nobody is at two tables.
 *
 * @param table the table of the play itself
 */
export function stillPlaying(
  session: SessionState,
  play: PlayPlace,
  also: AlsoStates,
  table: TableState,
): StillPlaying | undefined {
  const tableOf = (each: PlayPlace) =>
    each.table === play.table ? table : (also[tableStream(each).stream] as TableState);
  const resultOf = (each: PlayPlace) => also[resultStream(each).stream] as ResultState;
  const isOpen = (each: PlayPlace) => {
    const { status, late } = resultOf(each);
    const unplayed = status === 'none' || status === 'voided';
    return unplayed && !late && !isSettled(tableOf(each), each) && !isMissed(session, each);
  };
  const hasBegun = (each: PlayPlace) =>
    isSettled(tableOf(each), each) || !['none', 'voided', 'postponed'].includes(resultOf(each).status);
  for (const contestant of playersIn(session, play)) {
    const rounds = playsOf(session, contestant).map((plays) => plays.filter((each) => !isSame(each, play)));
    for (const each of rounds.flat()) {
      const at = isSettled(tableOf(each), each) ? null : (resultOf(each).late?.at ?? null);
      if (at !== null) return { contestant, table: at, round: each.round };
    }
    for (const plays of rounds) {
      const open = plays.find((each) => isOpen(each) && tableOf(each).movedTo <= each.round);
      if (open) return { contestant, table: open.table, round: open.round };
      // A pair that has played in a round has finished the rounds before.
      if (plays.some(hasBegun)) break;
    }
  }
  return undefined;
}
