import type { BoardEvent } from '../board/events.js';
import type { ClockEvent } from '../clock/events.js';
import type { ContestEvent } from '../contest/events.js';
import type { DealSetEvent } from '../deal-set/events.js';
import type { EntriesEvent } from '../entries/events.js';
import type { KnockoutEvent } from '../knockout/events.js';
import type { PublishedEvent } from '../published/events.js';
import type { ResultEvent } from '../result/events.js';
import type { RulingEvent } from '../ruling/events.js';
import type { SessionEvent } from '../session/events.js';
import type { SheetEvent } from '../sheet/events.js';
import type { TableEvent } from '../table/events.js';
import type { TournamentEvent } from '../tournament/events.js';

/** Every event that a journal can have. */
export type JournalEvent =
  | TournamentEvent
  | EntriesEvent
  | SessionEvent
  | TableEvent
  | BoardEvent
  | DealSetEvent
  | ResultEvent
  | SheetEvent
  | RulingEvent
  | ClockEvent
  | ContestEvent
  | KnockoutEvent
  | PublishedEvent;
