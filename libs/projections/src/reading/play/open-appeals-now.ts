import type { Ledger } from '#ledger';
import { appealedRulings } from '../../play/documents/rulings-document.js';
import { play } from '../../play/play.js';
import type { Past } from '../past.js';

/** The open appeals of a journal, for commands that wait for them. */
export class OpenAppealsNow {
  readonly #ledger: Ledger;
  readonly #past: Past;

  constructor(options: { readonly ledger: Ledger; readonly past: Past }) {
    this.#ledger = options.ledger;
    this.#past = options.past;
  }

  /** Their rulings, by the last line that the journal has: not by what projections have read so far. */
  async rulings(tournament: string): Promise<{ at: number; rulings: string[] }> {
    const at = (await this.#ledger.head(tournament))?.position ?? 0;
    return { at, rulings: at === 0 ? [] : appealedRulings(await this.#past.state(play, tournament, at)) };
  }
}
