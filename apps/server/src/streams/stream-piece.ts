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

/** So many pieces are remembered: those who read the same with rights of their own are told one after the other. */
const REMEMBERED = 8;

/** The last pieces by what they say: it is compressed once, whoever is told it. */
export class RecentPieces {
  readonly #pieces = new Map<string, StreamPiece>();

  /** The piece that says this. */
  of(text: string): StreamPiece {
    const known = this.#pieces.get(text);
    if (known) return known;
    const piece = new StreamPiece(text);
    this.#pieces.set(text, piece);
    if (this.#pieces.size > REMEMBERED) this.#pieces.delete(this.#pieces.keys().next().value!);
    return piece;
  }
}

/** A piece of a live stream, written and compressed once, however many it is sent to. */
export class StreamPiece {
  readonly plain: Buffer;
  #packed: Buffer | undefined;
  #packing: Promise<Buffer> | undefined;

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
    this.#packing ??= deflated(this.plain, FLUSHED);
    this.#packed ??= await this.#packing;
    return this;
  }
}
