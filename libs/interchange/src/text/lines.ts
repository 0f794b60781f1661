import { joined } from './records.js';
import { refuse } from '../faults/unreadable.js';
import { encodingOf } from './text-of-file.js';

const END_OF_LINE = /\r\n|[\r\n]/g;

/** The lines of a text, whichever of CRLF, LF and CR ends them. */
export function* linesOf(text: string): Generator<string> {
  let from = 0;
  for (const { index, 0: end } of text.matchAll(END_OF_LINE)) {
    yield text.slice(from, index);
    from = index + end.length;
  }
  yield text.slice(from);
}

/**
 * The lines of a text that comes in pieces, as many at once as a piece ends.
 *
 * @param format that is named when there is no end of a line
 * @param encoding where it is known; otherwise the first letters beyond ASCII tell it
 * @throws UnreadableDeals `deal-file.too-long`
 */
export async function* linesOfChunks(
  chunks: AsyncIterable<Uint8Array | string>,
  format: string,
  encoding?: string,
): AsyncGenerator<string[]> {
  let [rest, line] = ['', 0];
  for await (const text of textsOf(chunks, encoding)) {
    const lines = [...linesOf(rest + text)];
    // What may be half of CRLF waits for the next piece.
    rest = lines.pop()!;
    if (rest === '' && text.endsWith('\r')) rest = `${lines.pop()!}\r`;
    line += lines.length;
    if (rest.length > LIMITS.line)
      refuse({ format, line: line + 1, code: 'deal-file.too-long', most: LIMITS.line });
    yield lines;
  }
  yield [...linesOf(rest)];
}

/** As much as tells the encoding, from the first letter beyond ASCII on. */
const ENOUGH = 64 * 1024;

/**
 * Pieces of bytes as pieces of text: in the encoding that is known, otherwise in ASCII as they come, until a letter
 * beyond it tells the encoding.
 */
export async function* textsOf(
  chunks: AsyncIterable<Uint8Array | string>,
  encoding?: string,
): AsyncGenerator<string> {
  let decoder = encoding === undefined ? undefined : new TextDecoder(encoding);
  let waiting: Uint8Array[] = [];
  const decide = (isWhole: boolean) => {
    const bytes = joined(waiting);
    waiting = [];
    decoder = new TextDecoder(encodingOf(bytes, isWhole));
    return decoder.decode(bytes, { stream: true });
  };
  for await (const chunk of chunks) {
    if (typeof chunk === 'string') yield chunk;
    else if (decoder) yield decoder.decode(chunk, { stream: true });
    else if (waiting.length === 0 && chunk.every((byte) => byte < 0x80))
      yield new TextDecoder('utf-8').decode(chunk);
    else {
      waiting.push(chunk);
      if (waiting.reduce((sum, { length }) => sum + length, 0) >= ENOUGH) yield decide(false);
    }
  }
  if (waiting.length > 0) yield decide(true);
  if (decoder) yield decoder.decode();
}

/**
 * How much of a file is read before it is refused: more than any honest file has, and little enough that hostile ones
 * end in bounded time and memory.
 */
export const LIMITS = {
  /** Bytes of a file that is read as a whole. */
  file: 256 * 1024 * 1024,
  /** Signs of a line; what is written in one line, as JSON or LIN, is limited by the file alone. */
  line: 64 * 1024,
  /** Signs of one game or board with its comments, in formats that are read piece by piece. */
  game: 1024 * 1024,
  /** Elements in elements of an XML text. */
  depth: 64,
} as const;
