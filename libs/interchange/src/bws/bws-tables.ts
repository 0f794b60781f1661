import type { SeatName } from '#tournament';

/** A section of the session: table devices know it by its number. */
export interface BwsSection {
  readonly id: number;
  /** `A`, `B` ... */
  readonly letter: string;
}

/** Numbers of contestants at a table; in an individual that of each seat, otherwise South and West are left out. */
export interface BwsNumbers {
  readonly ns: number;
  readonly ew: number;
  readonly south: number | null;
  readonly west: number | null;
}

/** A round at a table, as the program that made the file has planned it. */
export interface BwsRound extends BwsNumbers {
  readonly section: number;
  readonly table: number;
  readonly round: number;
}

/** A line that a table's device has sent. Its texts are as they stand there. */
export interface BwsReceived {
  /** Its ID where each line has its own, otherwise its place in the table, from 1; in the order in which they were received. */
  readonly row: number;
  readonly section: number;
  readonly table: number;
  readonly round: number;
  readonly board: number;
  /** Null: it does not tell who played. */
  readonly pairs: BwsNumbers | null;
  /** The seat of declarer: `N`, `S`, `E`, `W`; empty where all passed. */
  readonly declarer: string;
  /** `3 NT x`, `PASS`. */
  readonly contract: string;
  /** `=`, `+1`, `-2`. */
  readonly result: string;
  /** `SA`, `D10`. */
  readonly lead: string;
  /** Of the director: `60%-40%`, `Not played`, `Wrong direction`. */
  readonly remarks: string;
  readonly erased: boolean;
}

/** Who sat down where, by his number in a club or federation, and by name where the device knew it. */
export interface BwsPlayer {
  /** Its place in the table, from 1. */
  readonly row: number;
  readonly section: number;
  readonly table: number;
  readonly seat: SeatName;
  readonly round: number;
  readonly number: string;
  readonly name: string;
}

/** A value that says nothing that is known: of what stands in its row nothing is taken. */
export interface BwsUnread {
  /** `PlayerNumbers`. */
  readonly of: string;
  /** Its place in the table, from 1. */
  readonly row: number;
  /** `Direction`. */
  readonly field: string;
  /** Empty: nothing stands there. */
  readonly found: string;
  /** What stands in the row, for people. */
  readonly text: string;
}

/** The file of a control program of table devices, as far as it tells of what was played. */
export interface BwsFile {
  readonly sections: readonly BwsSection[];
  readonly rounds: readonly BwsRound[];
  readonly received: readonly BwsReceived[];
  readonly players: readonly BwsPlayer[];
  /** A row once, by the first of its values that is not understood. */
  readonly unread: readonly BwsUnread[];
}
