import type { Json } from '../events/canonical-text.js';
import type { ErasableText } from '../events/erasable-text.js';

/** A number of events, no stream yet, at least one event, or whatever there is. */
export type ExpectedVersion = number | 'none' | 'exists' | 'any';

export interface NewEvent {
  readonly type: string;
  readonly schema: number;
  readonly payload: Json;
  readonly metadata?: Json;
}

/** What a command does to a stream; without events the stream was only read, and its version is checked. */
export interface StreamAppend {
  readonly stream: string;
  readonly expectedVersion: ExpectedVersion;
  readonly events: readonly NewEvent[];
}

/** A command's events on their way into a journal. */
export interface Append {
  readonly tournament: string;
  readonly actor: string;
  readonly commandId: string;
  /** SHA-256 of the command's body, in hexadecimal: the same id with another body is refused. */
  readonly bodyHash: string;
  /** Complete before the append, and given again whenever the command is repeated. */
  readonly answer: Json;
  readonly streams: readonly StreamAppend[];
  readonly texts?: readonly ErasableText[];
  readonly eraseTexts?: readonly string[];
  /**
   * The epoch (see `Ledger.epoch`) in which the streams were read; when journals were restored since, the append is
   * refused. Left out: the epoch of this moment.
   */
  readonly epoch?: number;
  /** What of the journal the decision was compared with; left out: nothing but its streams. */
  readonly comparedUpTo?: ComparedUpTo;
}

/** The line up to which a decision knows the journal. Lines behind it refuse the append, except for those of some types. */
export interface ComparedUpTo {
  readonly position: number;
  /** Types of events that change nothing of what was compared. */
  readonly except: readonly string[];
}

export interface Appended {
  /** The position of the command's last line; the head's for a command without events. */
  readonly position: number;
  readonly answer: Json;
  /** Whether the command had succeeded before. */
  readonly repeated: boolean;
}

/** A journal entry. */
export interface Line {
  readonly tournament: string;
  readonly position: number;
  readonly stream: string;
  readonly version: number;
  readonly type: string;
  readonly schema: number;
  readonly command: string;
  readonly actor: string;
  /** Microseconds since the epoch. */
  readonly time: number;
  readonly payload: Json;
  readonly metadata: Json;
  /** 64 hexadecimal digits. */
  readonly hash: string;
}
