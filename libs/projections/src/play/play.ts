import type { Projection } from '../projection.js';
import { documentsOf, type Documents } from './documents/documents.js';
import { playHandlers } from './fold/play-handlers.js';
import { NOTHING_PLAYED, type PlayState } from './play-state.js';
import { changedRows, deleteRows, putRows } from './rows.js';

const NO_DOCUMENTS: Documents = new Map();

/** Everything about play, as documents for those who may see them (`visibility`). */
export const play: Projection<PlayState> = {
  name: 'play',
  version: 40,
  initial: NOTHING_PLAYED,
  on: playHandlers,
  remembered: 100,
  tables: ['projections.play_row'],
  async write(rows, { before, after }) {
    // After a restart the documents before are made anew from the state; before anything has happened there are none.
    const earlier = before === NOTHING_PLAYED ? NO_DOCUMENTS : documentsOf(before);
    const { changed, gone } = changedRows(earlier, documentsOf(after, before));
    await deleteRows(rows, gone);
    await putRows(rows, changed);
  },
};
