/** Boards of a session, first and last. */
export interface BoardRange {
  readonly first: number;
  readonly last: number;
}

/** A phase of a tournament: sessions that are dealt alike. */
export interface SquareDealPhase {
  /** How many there are; `open` where that is not known beforehand. */
  readonly sessions: number | 'open';
  /** The boards of session 1, 2, ..., over and over; left out where they are decided later. */
  readonly boards?: readonly BoardRange[];
  /** The name of a session's file without its suffix; a row of # is the session's number. */
  readonly file: string;
  /** What a session is called; a row of # is its number. */
  readonly description: string;
}

/** What is published of a tournament before it is dealt: the content of its SQD. */
export interface SquareDealDescription {
  readonly name: string;
  /** Which public information will be awaited, and how it will be found. */
  readonly delayedInformation: string;
  /** That information, once it is known. */
  readonly delayedValue?: string;
  readonly phases: readonly SquareDealPhase[];
  /** SHA-256 of the SQK, 64 hexadecimal digits; left out before the keys are made. */
  readonly keyHash?: string;
}

/** Deals for play, or those that lie ready in case something happens to them. */
export type SquareDealSet = 'original' | 'reserve';

/** A session of a phase, each counted from 1. */
export interface SquareDealSession {
  readonly phase: number;
  readonly session: number;
  readonly set: SquareDealSet;
}

/** A text of a phase for one of its sessions: the row of # in it is the session's number, as wide as the row. */
export function forSession(text: string, session: number): string {
  return text.replace(/#+/, (row) => String(session).padStart(row.length, '0'));
}

/** The name of a session's file, without its suffix. */
export function fileOfSession(phase: SquareDealPhase, { session, set }: SquareDealSession): string {
  return `${forSession(phase.file, session)}${set === 'reserve' ? 'reserve' : ''}`;
}
