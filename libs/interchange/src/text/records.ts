import { refuse, type DealPlace } from '../faults/unreadable.js';

/**
 * The records of a file that are all equally long.
 *
 * @throws UnreadableDeals when the last one is shorter (once it is reached), or there is none
 */
export function* recordsOf(
  bytes: Uint8Array,
  size: number,
  format: string,
): Generator<{ readonly record: Uint8Array; readonly place: DealPlace & { readonly record: number } }> {
  if (bytes.length === 0) refuse({ format, code: 'deal-file.empty' });
  for (let from = 0; from < bytes.length; from += size) {
    const record = bytes.subarray(from, from + size);
    const place = { format, record: from / size + 1 };
    if (record.length < size) refuse({ ...place, code: 'deal-file.truncated', bytes: record.length, size });
    yield { record, place };
  }
}

/** @throws UnreadableDeals when anything but spaces and zeros stands in this part of a record */
export function requireFiller(record: Uint8Array, from: number, place: DealPlace): void {
  const byte = record.findIndex((one, index) => index >= from && one !== 0 && one !== 0x20);
  if (byte !== -1) refuse({ ...place, code: 'deal-file.filler', byte: byte + 1 });
}

/** Bytes as text, a sign a byte. */
export function signsOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
}

/** Text as bytes, a byte a sign; signs that Latin-1 has not become question marks. */
export function bytesOf(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  let length = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.codePointAt(at)!;
    bytes[length++] = code < 0x1_00 ? code : 0x3f;
    if (code > 0xff_ff) at++;
  }
  return bytes.slice(0, length);
}

// oxlint-disable-next-line no-control-regex
const BEYOND_LATIN_1 = /[^\u0000-\u00ff]/;

/** Whether a text has letters that Latin-1 has not. */
export function isBeyondLatin1(text: string): boolean {
  return BEYOND_LATIN_1.test(text);
}

/** Text in Latin-1, as the formats of old want it, or in UTF-8 where Latin-1 has not all of its letters. */
export function encodedText(text: string): Uint8Array {
  return isBeyondLatin1(text) ? new TextEncoder().encode(text) : bytesOf(text);
}

/** Pieces one after the other. */
export function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}
