import type { createPrisma } from '#platform';

/** The database as access sees it. */
export type Database = ReturnType<typeof createPrisma>;

/** The same inside one transaction. */
export type Transaction = Parameters<Parameters<Database['$transaction']>[0]>[0];

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Whether a text is a uuid as ids are written here: in lower case. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}

/** Where the time comes from: the machine's clock, or a test's. */
export type Clock = () => Date;

/** The machine's clock. */
export const machineClock: Clock = () => new Date();

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The instant `milliseconds` after `time`. */
export function later(time: Date, milliseconds: number): Date {
  return new Date(time.getTime() + milliseconds);
}

/** The earlier of two instants. */
export function earlier(a: Date, b: Date): Date {
  return a.getTime() <= b.getTime() ? a : b;
}
