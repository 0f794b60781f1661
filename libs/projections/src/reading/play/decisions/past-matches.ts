import type { Ledger } from '#ledger';
import type { MatchesAtLine, MatchesWanted } from '#tournament';
import { matchesWantedOf } from '../../../play/knockout/match-results.js';
import { play } from '../../../play/projection/play.js';
import type { Past } from '../../past.js';

/** Matches as they were at a line; commands decide on them. */
export class PastMatches {
  readonly #ledger: Ledger;
  readonly #past: Past;

  constructor(options: { readonly ledger: Ledger; readonly past: Past }) {
    this.#ledger = options.ledger;
    this.#past = options.past;
  }

  /** The matches of sessions; undefined if the journal has no such line, or none of the sessions there. */
  async at(tournament: string, wanted: MatchesWanted): Promise<MatchesAtLine | undefined> {
    const head = await this.#ledger.head(tournament);
    if (!head || wanted.at > head.position) return undefined;
    return matchesWantedOf(await this.#past.state(play, tournament, wanted.at), wanted);
  }
}
