import type { HiddenDealPlay, PlayState } from '../play/play-state.js';
import { documentsAt } from '../play/documents/documents.js';
import { PlayQueries } from '../reading/play/play-queries.js';
import type { PlayReadingParts } from '../reading/play/queries/reader-at-moment.js';
import type { Viewer } from '../visibility/viewer.js';
import { TOURNAMENT } from './play-events.js';

/** A look at a state without a database: nobody has a name but those given, and no text and no deal is kept. */
export function readState(
  state: PlayState,
  viewer: Viewer,
  {
    judgedBy = state,
    names = {},
    open,
    tricks,
    texts = {},
  }: {
    judgedBy?: PlayState;
    names?: Readonly<Record<string, string>>;
    /** What opens deals, and what was called and played. */
    open?: (hidden: HiddenDealPlay) => unknown;
    /** What solves deals that are not released. */
    tricks?: (deal: string) => string;
    texts?: Readonly<Record<string, string>>;
  } = {},
): PlayQueries {
  const parts = {
    people: {
      names: () => Promise.resolve(new Map(Object.entries(names))),
      sameAs: (id: string) => Promise.resolve([id]),
    },
    ledger: { texts: () => Promise.resolve(new Map(Object.entries(texts))) },
    ...(tricks && { solver: { tricks: (deal: string) => Promise.resolve(tricks(deal)) } }),
    ...(open && { vault: { open: (_of: string, hidden: HiddenDealPlay) => Promise.resolve(open(hidden)) } }),
  } as unknown as PlayReadingParts;
  return new PlayQueries(parts, {
    tournament: TOURNAMENT,
    viewer,
    position: 0,
    past: state !== judgedBy,
    state,
    documents: documentsAt(state),
    stateAt: 1,
    judgedBy,
  });
}
