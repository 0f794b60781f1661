import { PlayQueries } from './play-queries.js';
import type { PlayReadingParts } from './queries/reader-at-moment.js';
import type { CurrentState } from '../../current/current-state.js';
import { play } from '../../play/projection/play.js';
import type { Viewer } from '../../visibility/viewer.js';
import { documentsAt } from '../../play/documents/documents.js';

/**
 * Sessions as readers see them, now or at an earlier position of the journal. What a reader may see always follows from
 * the journal as it is now.
 */
export class PlayReading {
  constructor(private readonly parts: PlayReadingParts) {}

  /** A view of a tournament for a reader. @param at a position of the journal; left out: now */
  async queries(tournament: string, viewer: Viewer, at?: number): Promise<PlayQueries> {
    const current = await this.parts.current.of(tournament);
    return at === undefined
      ? this.queriesAt(current, tournament, viewer)
      : this.queriesInPast(current, tournament, viewer, at);
  }

  /** Looks at the current state of a tournament's journal. */
  queriesAt(current: CurrentState, tournament: string, viewer: Viewer): PlayQueries {
    const { position, state } = current;
    return new PlayQueries(this.parts, {
      tournament,
      viewer,
      judgedBy: state,
      position,
      past: false,
      state,
      stateAt: position,
      documents: current,
    });
  }

  /** Looks at an earlier position of the journal. */
  async queriesInPast(
    current: CurrentState,
    tournament: string,
    viewer: Viewer,
    at: number,
  ): Promise<PlayQueries> {
    const state = await this.parts.past.state(play, tournament, at);
    return new PlayQueries(this.parts, {
      tournament,
      viewer,
      judgedBy: current.state,
      position: at,
      past: true,
      state,
      stateAt: at,
      documents: documentsAt(state),
    });
  }
}
