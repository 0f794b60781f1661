import { createHash } from 'node:crypto';

/** What is hashed of a line: everything but its place in the chain. */
export interface LineFacts {
  readonly tournament: string;
  readonly stream: string;
  readonly type: string;
  readonly schema: number;
  readonly command: string;
  readonly actor: string;
  /** Canonical text (RFC 8785). */
  readonly payload: string;
  /** Canonical text (RFC 8785). */
  readonly metadata: string;
}

/** A line's place in the chain, given under the lock of its journal. */
export interface LinePlace {
  readonly position: number;
  readonly version: number;
  /** Microseconds since the epoch. */
  readonly time: number;
}

/** The predecessor's hash of a journal's first line. */
export const NO_LINE = Buffer.alloc(32);

/**
 * The hash of a line: SHA-256 over these fields, each after its length in bytes (4 bytes, big-endian): tournament (16
 * bytes), stream, type, schema version (4 bytes), command (16 bytes), actor, payload, metadata, the predecessor's hash
 * (32 bytes), position, version, time (8 bytes each). Texts are in UTF-8, numbers big-endian. `ledger.line_hash` in
 * SQL computes the same from the stored row.
 */
export function lineHash(previous: Buffer, facts: LineFacts, place: LinePlace): Buffer {
  const chained = Buffer.allocUnsafe(4 + 32 + 3 * 12);
  let offset = chained.writeUInt32BE(32, 0);
  offset += previous.copy(chained, offset);
  for (const value of [place.position, place.version, place.time]) {
    offset = chained.writeUInt32BE(8, offset);
    offset = chained.writeBigInt64BE(BigInt(value), offset);
  }
  return createHash('sha256').update(factBytes(facts)).update(chained).digest();
}

/** The beginning of what is hashed: the fields up to the metadata, which are known before the line has its place. */
export function factBytes(facts: LineFacts): Buffer {
  const { stream, type, actor, payload, metadata } = facts;
  const texts = [stream, type, actor, payload, metadata];
  let size = 8 * 4 + 16 + 4 + 16;
  for (const text of texts) size += Buffer.byteLength(text);
  const bytes = Buffer.allocUnsafe(size);
  let offset = writeUuid(bytes, facts.tournament, 0);
  offset = writeText(bytes, stream, offset);
  offset = writeText(bytes, type, offset);
  offset = bytes.writeUInt32BE(4, offset);
  offset = bytes.writeInt32BE(facts.schema, offset);
  offset = writeUuid(bytes, facts.command, offset);
  offset = writeText(bytes, actor, offset);
  offset = writeText(bytes, payload, offset);
  writeText(bytes, metadata, offset);
  return bytes;
}

function writeText(bytes: Buffer, text: string, offset: number): number {
  const length = bytes.write(text, offset + 4);
  bytes.writeUInt32BE(length, offset);
  return offset + 4 + length;
}

function writeUuid(bytes: Buffer, uuid: string, offset: number): number {
  bytes.writeUInt32BE(16, offset);
  bytes.write(uuid.replaceAll('-', ''), offset + 4, 'hex');
  return offset + 20;
}
