import type { Ledger } from '#ledger';
import type { CutAtLine, CutWanted } from '#tournament';
import { contestCut } from '../../play/documents/contest-document.js';
import { play } from '../../play/play.js';
import type { Past } from '../past.js';

/** Whom the last places of contests were for as the journal told it at a line, for commands that are decided on it. */
export class CutsThen {
  readonly #ledger: Ledger;
  readonly #past: Past;

  constructor(options: { readonly ledger: Ledger; readonly past: Past }) {
    this.#ledger = options.ledger;
    this.#past = options.past;
  }

  /** The last places of a contest; nothing where the journal has no such line, or no such contest there. */
  async at(tournament: string, wanted: CutWanted): Promise<CutAtLine | undefined> {
    const head = await this.#ledger.head(tournament);
    if (!head || wanted.at > head.position) return undefined;
    return contestCut(await this.#past.state(play, tournament, wanted.at), wanted);
  }
}
