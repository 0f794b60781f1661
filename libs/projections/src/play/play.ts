import type { Projection } from '../projection.js';
import { documentsOf } from './documents/documents.js';
import { playHandlers } from './fold/play-handlers.js';
import { NOTHING_PLAYED, type PlayState } from './play-state.js';
import { changedRows, deleteRows, putRows } from './rows.js';

/** Everything about play, as documents for those who may see them (`visibility`). */
export const play: Projection<PlayState> = {
  name: 'play',
  version: 1,
  initial: NOTHING_PLAYED,
  on: playHandlers,
  tables: ['projections.play_row'],
  async write(rows, { before, after, lines }) {
    // The documents before are those of a state: after a restart they are made anew from it.
    const { changed, gone } = changedRows(documentsOf(before), documentsOf(after, before));
    await deleteRows(rows, gone);
    await putRows(rows, changed, lines.at(-1)!.position);
  },
};
