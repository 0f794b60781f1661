import { convertFile, type Conversion, type Converted } from '#interchange';

/** How far a file is read: some are read more than once. */
export interface ReadSoFar {
  readonly reading: number;
  /** Bytes, of as many. */
  readonly read: number;
  readonly of: number;
}

/** As many bytes are kept before the browser may put them on its disk. */
const KEPT = 4 * 1024 ** 2;

/**
 * Converts a file piece by piece: no more of it is in memory than is being worked on, and the page goes on in between.
 *
 * @param tell told after each piece how far it is
 * @throws UnreadableDeals
 */
export async function convertInPieces(
  file: Blob,
  conversion: Conversion,
  tell: (progress: ReadSoFar) => void,
): Promise<{ readonly file: Blob; readonly converted: Converted }> {
  let readings = 0;
  const read = async function* read() {
    const reading = ++readings;
    let done = 0;
    for await (const piece of piecesOf(file)) {
      done += piece.length;
      tell({ reading, read: done, of: file.size });
      yield piece;
    }
  };
  const pieces = convertFile(read, conversion);
  const blobs: Blob[] = [];
  let [waiting, size]: [Uint8Array<ArrayBuffer>[], number] = [[], 0];
  const put = () => {
    blobs.push(new Blob(waiting));
    [waiting, size] = [[], 0];
  };
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- piece after piece
    const { done, value } = await pieces.next();
    if (done) {
      put();
      return { file: new Blob(blobs, { type: 'application/octet-stream' }), converted: value };
    }
    waiting.push(new Uint8Array(value));
    size += value.length;
    if (size >= KEPT) put();
  }
}

/** Not every browser goes through a stream by itself. */
async function* piecesOf(file: Blob): AsyncGenerator<Uint8Array> {
  const reader = file.stream().getReader();
  try {
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- as above
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel();
  }
}
