import { hasBoundedTables } from './bounded-tables.js';

const HEADER = 0x18;
const HEADER_SIZE = 128;
const HEADER_KEY = [0xc7, 0xda, 0x39, 0x6b];
/** Where the key of encrypted pages stands; zeros: they are not. */
const PAGES_KEY = 0x3e;
const VERSION = 0x14;
const PAGE = 4096;
const PAGE_OF_JET_3 = 2048;
const TABLE_DEFINITION = 2;
const NEXT = 4;

/** The header of a database as it is read: RC4, which hides nothing, as its key is known. The same again hides it. */
export function headerInPlain(bytes: Uint8Array): Uint8Array {
  const state = Uint8Array.from({ length: 256 }, (_, at) => at);
  const swap = (one: number, other: number) => {
    [state[one], state[other]] = [state[other]!, state[one]!];
  };
  for (let at = 0, to = 0; at < 256; at += 1) {
    to = (to + state[at]! + HEADER_KEY[at % HEADER_KEY.length]!) & 255;
    swap(at, to);
  }
  const plain = Uint8Array.from(bytes);
  const end = Math.min(bytes.length, HEADER + HEADER_SIZE);
  for (let at = HEADER, one = 0, other = 0; at < end; at += 1) {
    one = (one + 1) & 255;
    other = (other + state[one]!) & 255;
    swap(one, other);
    plain[at]! ^= state[(state[one]! + state[other]!) & 255]!;
  }
  return plain;
}

/**
 * Whether a file is an MS-Access database that can be read to its end: whole pages that are not encrypted, and no
 * definition of a table that goes on in itself, nor anything else that a reader would follow forever.
 */
export function isSoundDatabase(bytes: Uint8Array): boolean {
  const page = bytes[VERSION] === 0 ? PAGE_OF_JET_3 : PAGE;
  if (bytes.length < 3 * page || bytes.length % page !== 0) return false;
  const header = headerInPlain(bytes.subarray(0, HEADER + HEADER_SIZE));
  if (header.subarray(PAGES_KEY, PAGES_KEY + 4).some((byte) => byte !== 0)) return false;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const isDefinition = (at: number) => bytes[at * page] === TABLE_DEFINITION;
  const ended = new Set<number>([0]);
  const definitions: number[] = [];
  for (let first = 0; first * page < bytes.length; first += 1) {
    const way = new Set<number>();
    if (isDefinition(first)) definitions.push(first);
    for (let at = first; isDefinition(at) && !ended.has(at);) {
      if (way.has(at)) return false;
      way.add(at);
      at = view.getUint32(at * page + NEXT, true);
    }
    for (const at of way) ended.add(at);
  }
  return hasBoundedTables(bytes, page === PAGE_OF_JET_3, definitions);
}
