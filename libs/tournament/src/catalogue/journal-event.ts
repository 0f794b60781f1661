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
import { boardStream } from '../board/state.js';
import { clockStream } from '../clock/state.js';
import { contestStream } from '../contest/state.js';
import { dealSetStream } from '../deal-set/state.js';
import { knockoutStream } from '../knockout/state.js';
import { publishedStream } from '../published/state.js';
import { resultStream } from '../result/state.js';
import { rulingStream } from '../ruling/state.js';
import { sessionStream } from '../session/state.js';
import { sheetStream } from '../sheet/state.js';
import { tableStream } from '../table/state.js';

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

/** The stream that an event belongs to, as its payload tells. */
export function streamOf({ type, payload }: JournalEvent): string {
  const place = payload as never as Parameters<typeof resultStream>[0] & {
    set: string;
    ruling: string;
    contest: string;
    knockout: string;
  };
  const [kind] = type.split('.') as [string];
  switch (kind) {
    case 'session':
      return sessionStream(place.session).stream;
    case 'clock':
      return clockStream(place.session).stream;
    case 'table':
      return tableStream(place).stream;
    case 'result':
      return resultStream(place).stream;
    case 'sheet':
      return sheetStream(place).stream;
    case 'board':
      return boardStream(place).stream;
    case 'ruling':
      return rulingStream(place.ruling).stream;
    case 'deal-set':
      return dealSetStream(place.set).stream;
    case 'contest':
      return contestStream(place.contest).stream;
    case 'knockout':
      return knockoutStream(place.knockout).stream;
    case 'published':
      return publishedStream(place.session).stream;
    default:
      return kind;
  }
}
