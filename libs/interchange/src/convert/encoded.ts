import { bytesOf, isBeyondLatin1 } from '../text/records.js';

/**
 * A file in its pieces of text, and what came of it when all are there. It is asked again where it has to be.
 *
 * @param inUtf8 what a file may have to say of itself
 */
export type TextsOfFile<Facts> = (inUtf8: boolean) => AsyncGenerator<string, Facts, undefined>;

/** Pieces of about this size are written at once. */
const PIECE = 64 * 1024;

/**
 * A file as bytes: in Latin-1, or in UTF-8 where Latin-1 has not all of its letters. That shows at the end alone, so
 * that letters beyond ASCII are looked for in a reading of their own, before the first byte is given.
 *
 * @param ascii what it is made from has no letter beyond ASCII: then it has none either
 */
export async function* encoded<Facts>(
  textsOf: TextsOfFile<Facts>,
  ascii: boolean,
): AsyncGenerator<Uint8Array, Facts, undefined> {
  const inUtf8 = !ascii && (await isBeyond(textsOf(false)));
  const utf8 = new TextEncoder();
  const texts = textsOf(inUtf8);
  let piece = '';
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- piece after piece
    const { done, value } = await texts.next();
    if (!done) piece += value;
    if (piece.length >= PIECE || (done && piece !== '')) {
      yield inUtf8 ? utf8.encode(piece) : bytesOf(piece);
      piece = '';
    }
    if (done) return value;
  }
}

async function isBeyond(texts: AsyncGenerator<string, unknown, undefined>): Promise<boolean> {
  for await (const text of texts) if (isBeyondLatin1(text)) return true;
  return false;
}
