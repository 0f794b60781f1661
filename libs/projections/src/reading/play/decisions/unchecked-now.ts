import type { Ledger } from '#ledger';
import type { PlayPlace } from '#tournament';
import { uncheckedPlays } from '../../../play/documents/entries-to-check.js';
import { play } from '../../../play/projection/play.js';
import type { Past } from '../../past.js';

/** The entries of a journal that are still to be checked; some commands wait for them. */
export class UncheckedNow {
  readonly #ledger: Ledger;
  readonly #past: Past;

  constructor(options: { readonly ledger: Ledger; readonly past: Past }) {
    this.#ledger = options.ledger;
    this.#past = options.past;
  }

  /** Their plays, by the journal's last line: projections may not have read that far. */
  async plays(tournament: string): Promise<PlayPlace[]> {
    const head = await this.#ledger.head(tournament);
    return head ? uncheckedPlays(await this.#past.state(play, tournament, head.position)) : [];
  }
}
