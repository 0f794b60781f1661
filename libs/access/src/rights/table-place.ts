import { z } from 'zod';

/** A session of a tournament, as paired devices name it. */
export const sessionName = z.string().regex(/^[a-z0-9-]{1,36}$/i, 'session.malformed');

/** A table by its label in the hall: at most two capital letters, then its number. */
export const tableName = z.string().regex(/^[A-Z]{0,2}[0-9]{1,3}$/, 'table.malformed');

/** The sides of a table. */
export const TABLE_SIDES = ['NS', 'EW'] as const;
export type TableSide = (typeof TABLE_SIDES)[number];

/** One table of one session of one tournament. */
export interface TablePlace {
  readonly tournament: string;
  readonly session: string;
  readonly table: string;
}

/** For whom a device stands at its table: for one side, beside the table's device; null: for the table. */
export interface DevicePlace extends TablePlace {
  readonly side: TableSide | null;
}

/** For what a phone is paired that scans the card of a table: the table itself, or one side of it. */
export const PAIRED_AS = ['table', ...TABLE_SIDES] as const;
export type PairedAs = (typeof PAIRED_AS)[number];

/** What a scan finds at a table of a session: play, a session that is over, or one without this table. */
export interface SessionAtTable {
  readonly is: 'on' | 'over' | 'without-table';
  /** Whether everybody may read its results. */
  readonly shown: boolean;
}

/** Who sits on a side of a table now; undefined: nobody knows. */
export type PairAtTable = (place: TablePlace & { readonly side: TableSide }) => Promise<string | undefined>;

/** What is told of a change: the table whose devices are others now, where it was one of those. */
type Listener = (devicesAt?: TablePlace) => void;

/** Tells listeners in this process that a session, a device or a right has been taken away, or a device was paired. */
export class AccessChanges {
  readonly #listeners = new Set<Listener>();

  /** Calls back after every change; returns the end of it. */
  onChange(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  tell(devicesAt?: TablePlace): void {
    for (const listener of this.#listeners) listener(devicesAt);
  }
}
