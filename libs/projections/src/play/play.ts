import type { Projection } from '../projection.js';
import { nameOf } from './documents/document-names.js';
import { documentsIn } from './documents/documents.js';
import { followDocuments, type KnownDocuments } from './documents/known-documents.js';
import { playHandlers } from './fold/play-handlers.js';
import { NOTHING_PLAYED, type PlayState } from './play-state.js';
import { deleteRows, RowsInParts } from './rows.js';

const NO_DOCUMENTS: KnownDocuments = new Map();

/** Everything about play, as documents for those who may see them (`visibility`). */
export const play: Projection<PlayState> = {
  name: 'play',
  version: 50,
  initial: NOTHING_PLAYED,
  on: playHandlers,
  remembered: 100,
  tables: ['projections.play_row'],
  async write(to, { before, after }) {
    const rows = new RowsInParts(to);
    const earlier = await documentsKnownOf(before);
    const now = await followDocuments(documentsIn(after, before), earlier, ({ name, text }) =>
      rows.put({ ...name, document: text }),
    );
    known.set(after, now);
    await rows.flush();
    await deleteRows(to, [...earlier.keys()].filter((name) => !now.has(name)).map(nameOf));
  },
};

const known = new WeakMap<PlayState, KnownDocuments>();

/** After a restart the documents are made anew from the state; before anything has happened there are none. */
async function documentsKnownOf(state: PlayState): Promise<KnownDocuments> {
  if (state === NOTHING_PLAYED) return NO_DOCUMENTS;
  return known.get(state) ?? followDocuments(documentsIn(state), NO_DOCUMENTS, () => undefined);
}
