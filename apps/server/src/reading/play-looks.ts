import type { FastifyRequest } from 'fastify';
import { play, type Look } from '#projections';
import { askerOf } from '../access/principal-of-request.js';
import type { Core } from '../core/core.js';
import { positionAt, positionOf } from './at.js';
import { viewerOf } from './viewer.js';

/** Which moment is asked for: an earlier one, or now but not before a position can be read. */
export interface Moment {
  readonly at?: string;
  readonly after?: string;
}

/** Looks at play for whoever asks. */
export class PlayLooks {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  /**
   * Reads something for the asker of a request, with the position of the journal that it shows.
   *
   * @throws Problem `position.invalid`, `position.beyond-head`, `position.before-book`; NotYetProjected; NotThere
   */
  async read<Seen extends object>(
    request: FastifyRequest,
    tournament: string,
    { at, after }: Moment,
    read: (look: Look) => Seen | Promise<Seen>,
  ): Promise<{ position: number } & Seen> {
    const { ledger, waiting, reading } = this.#core;
    if (after !== undefined) await waiting.until(play, tournament, positionOf(after));
    const past = at === undefined ? undefined : await positionAt(ledger, tournament, at);
    const look = await reading.play.reading.look(tournament, viewerOf(askerOf(request)), past);
    return { position: look.position, ...(await read(look)) };
  }
}
