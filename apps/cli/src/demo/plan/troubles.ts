import { meetingAt, roundsOf, tablesOf, type Scheduled } from '#tournament';
import type { Chance } from './chance.js';

/** One play of a board. */
export interface Place {
  readonly table: string;
  readonly round: number;
  readonly board: number;
}

/** Whether a play is this one. */
export function isAt(place: Place, { table, round, board }: Place): boolean {
  return place.table === table && place.round === round && place.board === board;
}

/** What goes wrong in an evening, each at a table of its own. */
export interface Troubles {
  /** The pair that comes for round 2, and the one that does not come at all. */
  readonly late: string;
  readonly noShow: string;
  /** The table whose North-South take their time, and the board that it does not get to. */
  readonly slow: string;
  readonly notBegun: Place;
  /** Where the other side does not agree, and where the wrong declarer is entered first. */
  readonly disputed: Place;
  readonly misread: Place;
}

/** The fewest tables at which there is room for all of it. */
export const FEWEST_TABLES = 6;

/** Chooses where what goes wrong. */
export function chooseTroubles(scheduled: Scheduled, chance: Chance): Troubles {
  const [slow, latesTable, disputes, misreads] = chance.shuffled(tablesOf(scheduled));
  const at = (table: string, round: number) => meetingAt(scheduled, table, round)!;
  const last = roundsOf(scheduled);
  const roundOf = (share: number) => Math.max(2, Math.round(last * share));
  const [slowRound, disputedRound, misreadRound] = [roundOf(0.6), roundOf(0.35), roundOf(0.2)];
  const late = at(latesTable!, 1).ns;
  // Who does not come leaves the plays alone that something else is to happen on, and the late pair's first table.
  const avoided = [at(slow!, slowRound), at(disputes!, disputedRound), at(misreads!, misreadRound)];
  const others = [...avoided, at(latesTable!, 1), at(latesTable!, 2)].map(({ ew }) => ew);
  const noShow = chance.pick(
    tablesOf(scheduled)
      .map((table) => at(table, 1).ew)
      .filter((contestant) => !others.includes(contestant)),
  );
  const place = (table: string, round: number, index: number): Place => ({
    table,
    round,
    board: at(table, round).boards.at(index)!,
  });
  return {
    late,
    noShow,
    slow: slow!,
    notBegun: place(slow!, slowRound, -1),
    disputed: place(disputes!, disputedRound, 0),
    misread: place(misreads!, misreadRound, 0),
  };
}
