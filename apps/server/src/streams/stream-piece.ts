import { promisify } from 'node:util';
import { constants, deflateRaw, deflateRawSync } from 'node:zlib';

const deflated = promisify(deflateRaw);
/** Flushed, but not ended: the next piece is another block of the same stream, and looks back at nothing before it. */
const FLUSHED = { finishFlush: constants.Z_SYNC_FLUSH };

/** How a gzip stream begins (RFC 1952): what follows are blocks of DEFLATE, each of which stands by itself. */
export const PACKED_BEGINS = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]);

/** An event as it is written (WHATWG HTML, 9.2.6). */
export function eventText(event: string, id: number, data: unknown): string {
  return `event: ${event}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** A piece of a live stream, written and compressed once, however many it is sent to. */
export class StreamPiece {
  readonly plain: Buffer;
  #packed: Buffer | undefined;

  constructor(text: string) {
    this.plain = Buffer.from(text);
  }

  /** Compressed so that it can follow any other packed piece: at once, where `pack` has not done it beside other work. */
  get packed(): Buffer {
    this.#packed ??= deflateRawSync(this.plain, FLUSHED);
    return this.#packed;
  }

  /** Compresses a large piece ahead. */
  async pack(): Promise<this> {
    this.#packed ??= await deflated(this.plain, FLUSHED);
    return this;
  }
}
