import type { RandomBytes } from '../shuffling/random-bytes.js';

/** A source was asked for more bytes than it has. */
export class BytesRanOut extends Error {
  constructor() {
    super('There are no more bytes.');
    this.name = 'BytesRanOut';
  }
}

/** A source that gives these bytes, in this order, and then fails with `BytesRanOut`. */
export function bytesInTurn(stream: readonly number[]): RandomBytes {
  let given = 0;
  return (bytes) => {
    if (given + bytes > stream.length) throw new BytesRanOut();
    return Uint8Array.from(stream.slice(given, (given += bytes)));
  };
}
