import type { Ledger } from '#ledger';
import { appealedRulings } from '../../../play/documents/rulings/rulings-document.js';
import { play } from '../../../play/projection/play.js';
import type { Past } from '../../past.js';

/** The open appeals of a journal; some commands wait for them. */
export class OpenAppealsNow {
  readonly #ledger: Ledger;
  readonly #past: Past;

  constructor(options: { readonly ledger: Ledger; readonly past: Past }) {
    this.#ledger = options.ledger;
    this.#past = options.past;
  }

  /** The rulings with open appeals, by the journal's last line: projections may not have read that far. */
  async rulings(tournament: string): Promise<{ at: number; rulings: string[] }> {
    const at = (await this.#ledger.head(tournament))?.position ?? 0;
    return { at, rulings: at === 0 ? [] : appealedRulings(await this.#past.state(play, tournament, at)) };
  }
}
