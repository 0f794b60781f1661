import type { Ledger } from '#ledger';
import type { MatchesAtLine, MatchesWanted } from '#tournament';
import { matchResultsOf } from '../../play/knockout/match-results.js';
import { play } from '../../play/play.js';
import { sessionOf } from '../../play/play-state.js';
import { EVERYTHING } from '../../visibility/standings-seen.js';
import type { Past } from '../past.js';

/** Matches as the book told them at a line, for commands that are decided on them. */
export class MatchesThen {
  readonly #ledger: Ledger;
  readonly #past: Past;

  constructor(options: { readonly ledger: Ledger; readonly past: Past }) {
    this.#ledger = options.ledger;
    this.#past = options.past;
  }

  /** The matches of a session; nothing where the book has no such line, or does not know the session there. */
  async at(tournament: string, { session: name, at }: MatchesWanted): Promise<MatchesAtLine | undefined> {
    const head = await this.#ledger.head(tournament);
    if (!head || at > head.position) return undefined;
    const session = sessionOf(await this.#past.state(play, tournament, at), name);
    return session && { at, matches: matchResultsOf(session, EVERYTHING) };
  }
}
