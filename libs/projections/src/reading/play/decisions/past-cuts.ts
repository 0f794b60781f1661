import type { Ledger } from '#ledger';
import type { CutAtLine, CutWanted } from '#tournament';
import { contestCut } from '../../../play/documents/contests/contest-document.js';
import { play } from '../../../play/projection/play.js';
import type { Past } from '../../past.js';

/** Who qualified for the last places of contests, as it was at a line; commands decide on it. */
export class PastCuts {
  readonly #ledger: Ledger;
  readonly #past: Past;

  constructor(options: { readonly ledger: Ledger; readonly past: Past }) {
    this.#ledger = options.ledger;
    this.#past = options.past;
  }

  /** The last places of a contest; undefined if the journal has no such line, or no such contest there. */
  async at(tournament: string, wanted: CutWanted): Promise<CutAtLine | undefined> {
    const head = await this.#ledger.head(tournament);
    if (!head || wanted.at > head.position) return undefined;
    return contestCut(await this.#past.state(play, tournament, wanted.at), wanted);
  }
}
