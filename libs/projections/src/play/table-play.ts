import type { TableState } from '#tournament';
import type { HistoryEvent } from './history-event.js';

/** A table, and how far its players have come. */
export type TablePlay = TableState<HistoryEvent>;
