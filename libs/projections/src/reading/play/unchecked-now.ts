import type { Ledger } from '#ledger';
import type { PlayPlace } from '#tournament';
import { uncheckedPlays } from '../../play/entries-to-check.js';
import { play } from '../../play/play.js';
import type { Past } from '../past.js';

/** The entries of a journal that are still to be compared, for commands that do not go past them. */
export class UncheckedNow {
  readonly #ledger: Ledger;
  readonly #past: Past;

  constructor(options: { readonly ledger: Ledger; readonly past: Past }) {
    this.#ledger = options.ledger;
    this.#past = options.past;
  }

  /** Their plays, by the last line that the journal has: not by what projections have read so far. */
  async plays(tournament: string): Promise<PlayPlace[]> {
    const head = await this.#ledger.head(tournament);
    return head ? uncheckedPlays(await this.#past.state(play, tournament, head.position)) : [];
  }
}
