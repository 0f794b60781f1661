import { play } from '../../play/play.js';
import type { Viewer } from '../../visibility/viewer.js';
import { documentsAt, liveDocuments, type DocumentsSource } from './documents-source.js';
import { Look } from './look.js';
import type { PlayReadingParts } from './reading-parts.js';

/**
 * Sessions as readers see them, now or at an earlier position of the journal. What a reader may see always follows from
 * the journal as it is now.
 */
export class PlayReading {
  readonly #parts: PlayReadingParts;

  constructor(parts: PlayReadingParts) {
    this.#parts = parts;
  }

  /**
   * A view of a tournament for a reader.
   *
   * @param at a position of the journal; left out: now
   */
  async look(tournament: string, viewer: Viewer, at?: number): Promise<Look> {
    const { now, past, prisma, waiting } = this.#parts;
    const judgedBy = await now.state(tournament);
    const looking = { tournament, viewer, judgedBy: judgedBy.state };
    if (at !== undefined) {
      const state = await past.state(play, tournament, at);
      const documents = documentsAt(state);
      return new Look(this.#parts, { ...looking, position: at, past: true, state, stateAt: at, documents });
    }
    const live = await this.#projected(tournament);
    // Rows that another version wrote may have another shape: until they are rebuilt only the journal is right.
    const isOwn = live.version === play.version;
    const documents = isOwn
      ? patiently(liveDocuments(prisma, tournament), () => waiting.until(play, tournament, judgedBy.position))
      : documentsAt(judgedBy.state);
    return new Look(this.#parts, {
      ...looking,
      position: isOwn ? live.position : judgedBy.position,
      past: false,
      state: judgedBy.state,
      stateAt: judgedBy.position,
      documents,
    });
  }

  /** The position of the rows; a new journal's first line may have to be waited for. */
  async #projected(tournament: string): Promise<{ readonly position: number; readonly version: number }> {
    const { waiting } = this.#parts;
    const live = await waiting.position(play, tournament);
    if (live.position > 0) return live;
    await waiting.until(play, tournament, 1);
    return waiting.position(play, tournament);
  }
}

/** Waits for missing rows: everything in the journal must be there. */
function patiently(source: DocumentsSource, untilThere: () => Promise<void>): DocumentsSource {
  return {
    documents: (session, kind) => source.documents(session, kind),
    async document(session, kind, key) {
      const found = await source.document(session, kind, key);
      if (found !== undefined) return found;
      await untilThere();
      return source.document(session, kind, key);
    },
  };
}
