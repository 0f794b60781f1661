import type { CurrentState } from '../../current/current-state.js';
import { play } from '../../play/play.js';
import type { Viewer } from '../../visibility/viewer.js';
import { documentsAt } from './documents-source.js';
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
    const current = await this.#parts.current.of(tournament);
    return at === undefined
      ? this.lookAt(current, tournament, viewer)
      : this.lookBack(current, tournament, viewer, at);
  }

  /** Looks at the current state of a tournament's journal. */
  lookAt(current: CurrentState, tournament: string, viewer: Viewer): Look {
    const { position, state } = current;
    return new Look(this.#parts, {
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
  async lookBack(current: CurrentState, tournament: string, viewer: Viewer, at: number): Promise<Look> {
    const state = await this.#parts.past.state(play, tournament, at);
    return new Look(this.#parts, {
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
