import type { Ledger } from '#ledger';
import type { RankingAtLine, RankingWanted } from '#tournament';
import { play } from '../../play/play.js';
import { sessionOf } from '../../play/play-state.js';
import { rankingForDraw } from '../../play/scoring/ranking-for-draw.js';
import type { Past } from '../past.js';

/** Standings as the journal told them at a line, for commands that are decided on them. */
export class Rankings {
  readonly #ledger: Ledger;
  readonly #past: Past;

  constructor(options: { readonly ledger: Ledger; readonly past: Past }) {
    this.#ledger = options.ledger;
    this.#past = options.past;
  }

  /** The standings of a section; nothing where the journal has no such line, or does not know the section there. */
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
