import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Asker } from '#access';
import { Ledger } from '#ledger';
import { CurrentStates, PlayReading, type Look } from '#projections';
import { askerOf } from '../access/principal-of-request.js';
import { positionAt, positionOf } from './at.js';
import { SharedAnswers } from './shared-answers.js';
import { viewerOf } from './viewer.js';

/** Which moment is asked for: an earlier one, or now but not before a position can be read. */
export interface Moment {
  readonly at?: string;
  readonly after?: string;
}

/** Looks at play for whoever asks. */
@Injectable()
export class PlayLooks {
  readonly #shared = new SharedAnswers();

  constructor(
    private readonly ledger: Ledger,
    private readonly states: CurrentStates,
    private readonly reading: PlayReading,
  ) {}

  /**
   * Reads something for the asker of a request, with the position of the journal that it shows.
   *
   * @param options.ofOthers what is read is made of other journals, too: it is made anew each time
   * @throws Problem `position.invalid`, `position.beyond-head`, `position.before-book`; NotYetProjected; NotThere
   */
  async read<Seen extends object>(
    request: FastifyRequest,
    tournament: string,
    { at, after }: Moment,
    read: (look: Look) => Seen | Promise<Seen>,
    { ofOthers = false }: { readonly ofOthers?: boolean } = {},
  ): Promise<{ position: number } & Seen> {
    const { ledger, states, reading } = this;
    const asker = askerOf(request);
    const isTold = isAnybody(asker);
    const newest = () => (isTold ? states.heard(tournament) : states.of(tournament));
    const current = await (after === undefined ? newest() : states.from(tournament, positionOf(after)));
    const answered = async (look: Look) => ({ position: look.position, ...(await read(look)) });
    if (at !== undefined) {
      const past = await positionAt(ledger, tournament, at);
      return answered(await reading.lookBack(current, tournament, viewerOf(asker), past));
    }
    const answer = () => answered(reading.lookAt(current, tournament, viewerOf(asker)));
    if (!isTold || ofOthers) return answer();
    return this.#shared.of(current, keyOf(request.url, request), answer);
  }

  /**
   * What everybody is answered at an address now: the very same object for all who ask alike, as long as nothing changes.
   *
   * @returns undefined for somebody in particular, who may be told something else
   * @throws NotYetProjected; NotThere
   */
  async toldEverybody<Seen extends object>(
    request: FastifyRequest,
    tournament: string,
    address: string,
    read: (look: Look) => Seen | Promise<Seen>,
  ): Promise<({ position: number } & Seen) | undefined> {
    const asker = askerOf(request);
    if (!isAnybody(asker)) return undefined;
    const { states, reading } = this;
    const current = await states.heard(tournament);
    return this.#shared.of(current, keyOf(address, request), async () => {
      const look = reading.lookAt(current, tournament, viewerOf(asker));
      return { position: look.position, ...(await read(look)) };
    });
  }

  /** Forgets what was answered: something was written beside the journals. */
  forget(): void {
    this.#shared.clear();
  }
}

function keyOf(address: string, { headers }: FastifyRequest): string {
  return JSON.stringify([address, headers['accept-language'], headers.host]);
}

/** Nobody in particular, who is told what everybody is. */
function isAnybody({ principal, credentials }: Asker): boolean {
  return principal.kind === 'public' && Object.keys(credentials).length === 0;
}
