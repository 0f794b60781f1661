import type { Ledger } from '#ledger';
import type { ComparedBoards, BoardsVisibility } from '#tournament';
import { play } from '../../../play/projection/play.js';
import { visibilityOf } from '../../../visibility/boards-visibility.js';
import type { Viewer } from '../../../visibility/viewer.js';
import type { Past } from '../../past.js';

/** What somebody may see of boards, for commands that compare what they say with what is known. */
export class CurrentVisibility {
  readonly #ledger: Ledger;
  readonly #past: Past;

  constructor(options: { readonly ledger: Ledger; readonly past: Past }) {
    this.#ledger = options.ledger;
    this.#past = options.past;
  }

  /**
   * Judged by the journal's last line. @returns undefined where the journal does not know the session, or has no line
   */
  async of(
    tournament: string,
    compared: ComparedBoards,
    viewer: () => Promise<Viewer>,
  ): Promise<BoardsVisibility | undefined> {
    const head = await this.#ledger.head(tournament);
    if (!head) return undefined;
    const [state, who] = await Promise.all([this.#past.state(play, tournament, head.position), viewer()]);
    return visibilityOf(state, compared, who);
  }
}
