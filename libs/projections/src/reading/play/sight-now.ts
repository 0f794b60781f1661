import type { Ledger } from '#ledger';
import type { ComparedBoards, SightOfBoards } from '#tournament';
import { play } from '../../play/play.js';
import { maySeeCardsOfResult, maySeeTraveller } from '../../visibility/boards-seen.js';
import type { Viewer } from '../../visibility/viewer.js';
import type { Past } from '../past.js';

/** What somebody may see of boards, for commands that compare what they say with what is known. */
export class SightNow {
  readonly #ledger: Ledger;
  readonly #past: Past;

  constructor(options: { readonly ledger: Ledger; readonly past: Past }) {
    this.#ledger = options.ledger;
    this.#past = options.past;
  }

  /** Judged by the last line that the book has. @returns undefined where the book does not know the session */
  async of(
    tournament: string,
    { session: name, boards }: ComparedBoards,
    viewer: () => Promise<Viewer>,
  ): Promise<SightOfBoards | undefined> {
    const head = await this.#ledger.head(tournament);
    if (!head) return undefined;
    const [state, who] = await Promise.all([this.#past.state(play, tournament, head.position), viewer()]);
    const session = state.sessions[name];
    if (!session) return undefined;
    const seen = new Map(
      boards.map((board) => [
        board,
        {
          results: maySeeTraveller(state, session, board, who),
          cards: maySeeCardsOfResult(state, session, board, who),
        },
      ]),
    );
    return (board) => seen.get(board) ?? { results: false, cards: false };
  }
}
