import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { EventCatalogue } from '#ledger';

/** What a copied board's score weighs in a journal. */
export const SCORE = z.strictObject({
  session: z.uuid(),
  table: z.string(),
  board: z.int(),
  contract: z.strictObject({
    level: z.int(),
    strain: z.string(),
    declarer: z.string(),
    risk: z.string(),
  }),
  lead: z.string(),
  tricks: z.int(),
  score: z.int(),
});

export const EVENT_TYPE = 'board.scored';
export const catalogue = new EventCatalogue([{ type: EVENT_TYPE, schema: 1, payload: SCORE }]);
export const payload = {
  board: 17,
  contract: { declarer: 'N', level: 4, risk: '', strain: 'S' },
  lead: 'HQ',
  score: 420,
  session: randomUUID(),
  table: '12',
  tricks: 10,
};
/** 32 bytes in hexadecimal, standing for the hash of a command's body. */
export const BODY_HASH = 'ab'.repeat(32);
export const actor = `device:${randomUUID()}`;

/** One append of one client. */
export interface Append {
  readonly tournament: string;
  readonly stream: string;
  /** The version of the stream before. */
  readonly version: number;
  readonly command: string;
  readonly events: number;
}

/** A store under measurement. */
export interface Contender {
  readonly name: string;
  append(append: Append): Promise<unknown>;
}

/** Clients that append one after the other, each to streams of its own, in tournaments chosen at random. */
export class Clients {
  readonly #versions = new Map<string, number>();

  /** @param label keeps the streams apart from those of other clients */
  constructor(
    readonly label: string,
    readonly tournaments: readonly string[],
    readonly count: number,
    readonly events: number,
  ) {}

  /** Appends for so many milliseconds. @returns events a second, of the appends that were answered */
  async run(contender: Contender, milliseconds: number): Promise<number> {
    let appended = 0;
    const start = performance.now();
    const end = start + milliseconds;
    await Promise.all(
      Array.from({ length: this.count }, async (_, client) => {
        while (performance.now() < end) {
          await this.#append(contender, client);
          appended += this.events;
        }
      }),
    );
    return (appended * 1_000) / (performance.now() - start);
  }

  async #append(contender: Contender, client: number): Promise<void> {
    const { tournaments, events } = this;
    const tournament = tournaments[Math.floor(Math.random() * tournaments.length)]!;
    const stream = `${this.label}:table:${client}`;
    const key = `${tournament} ${stream}`;
    const version = this.#versions.get(key) ?? 0;
    await contender.append({ tournament, stream, version, command: randomUUID(), events });
    this.#versions.set(key, version + events);
  }
}
