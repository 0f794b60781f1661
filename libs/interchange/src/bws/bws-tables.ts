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
export interface BwsReceived extends BwsNumbers {
  /** Of the table, from 1, in the order in which they were received. */
  readonly row: number;
  readonly section: number;
  readonly table: number;
  readonly round: number;
  readonly board: number;
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
  readonly section: number;
  readonly table: number;
  readonly seat: SeatName;
  readonly round: number;
  readonly number: string;
  readonly name: string;
}

/** The file of a control program of table devices, as far as it tells of what was played. */
export interface BwsFile {
  readonly sections: readonly BwsSection[];
  readonly rounds: readonly BwsRound[];
  readonly received: readonly BwsReceived[];
  readonly players: readonly BwsPlayer[];
}
