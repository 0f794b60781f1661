import { promisify } from 'node:util';
import { constants, deflateRaw } from 'node:zlib';

const deflated = promisify(deflateRaw);

/** How a gzip stream begins (RFC 1952): what follows are blocks of DEFLATE, each of which stands by itself. */
export const PACKED_BEGINS = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]);

/** An event as it is written (WHATWG HTML, 9.2.6). */
export function eventText(event: string, id: number, data: unknown): string {
  return `event: ${event}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** A piece of a live stream, written and packed once, however many it is sent to. */
export class StreamPiece {
  readonly plain: Buffer;
  #packed: Promise<Buffer> | undefined;

  constructor(text: string) {
    this.plain = Buffer.from(text);
  }

  /** Compressed so that it can follow any other packed piece. */
  packed(): Promise<Buffer> {
    // Flushed, but not ended: the next piece is another block of the same stream, and looks back at nothing before it.
    this.#packed ??= deflated(this.plain, { finishFlush: constants.Z_SYNC_FLUSH });
    return this.#packed;
  }
}
