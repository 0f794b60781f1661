import type { Ledger } from '#ledger';
import type { RankingAtLine, RankingWanted } from '#tournament';
import { play } from '../../../play/projection/play.js';
import { sessionOf } from '../../../play/play-state.js';
import { rankingForDraw } from '../../../play/games/by-game.js';
import type { Past } from '../../past.js';

/** Standings as they were at a line; commands decide on them. */
export class Rankings {
  readonly #ledger: Ledger;
  readonly #past: Past;

  constructor(options: { readonly ledger: Ledger; readonly past: Past }) {
    this.#ledger = options.ledger;
    this.#past = options.past;
  }

  /** The standings of a section; undefined if the journal has no such line, or no such section there. */
  async at(
    tournament: string,
    { session: name, section, upTo, at }: RankingWanted,
  ): Promise<RankingAtLine | undefined> {
    const head = await this.#ledger.head(tournament);
    if (!head || at > head.position) return undefined;
    const state = await this.#past.state(play, tournament, at);
    const session = sessionOf(state, name);
    if (!session?.sections.some((data) => data.section === section)) return undefined;
    return { at, ...rankingForDraw(state, session, section, upTo) };
  }
}
