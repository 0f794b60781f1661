/** Arrays in PostgreSQL's binary format: nothing to escape here, nothing to parse there. */

const OID = { bytea: 17, int8: 20, int4: 23, text: 25, uuid: 2950 } as const;

export function textArray(values: readonly string[]): Buffer {
  let size = header(values.length);
  const lengths: number[] = [];
  for (const value of values) {
    const length = Buffer.byteLength(value);
    lengths.push(length);
    size += 4 + length;
  }
  const bytes = begin(OID.text, values.length, size);
  let offset = header(values.length);
  values.forEach((value, index) => {
    offset = bytes.writeInt32BE(lengths[index]!, offset);
    offset += bytes.write(value, offset);
  });
  return bytes;
}

export function byteaArray(values: readonly Buffer[]): Buffer {
  const size = values.reduce((sum, value) => sum + 4 + value.length, header(values.length));
  const bytes = begin(OID.bytea, values.length, size);
  let offset = header(values.length);
  for (const value of values) {
    offset = bytes.writeInt32BE(value.length, offset);
    offset += value.copy(bytes, offset);
  }
  return bytes;
}

export function uuidArray(values: readonly string[]): Buffer {
  const bytes = begin(OID.uuid, values.length, header(values.length) + 20 * values.length);
  let offset = header(values.length);
  for (const value of values) {
    offset = bytes.writeInt32BE(16, offset);
    offset += bytes.write(value.replaceAll('-', ''), offset, 'hex');
  }
  return bytes;
}

export function int4Array(values: readonly number[]): Buffer {
  const bytes = begin(OID.int4, values.length, header(values.length) + 8 * values.length);
  let offset = header(values.length);
  for (const value of values) offset = bytes.writeInt32BE(value, bytes.writeInt32BE(4, offset));
  return bytes;
}

export function int8Array(values: readonly number[]): Buffer {
  const bytes = begin(OID.int8, values.length, header(values.length) + 12 * values.length);
  let offset = header(values.length);
  for (const value of values) offset = bytes.writeBigInt64BE(BigInt(value), bytes.writeInt32BE(8, offset));
  return bytes;
}

/** Dimensions, a flag for NULLs (there are none) and the element type; for a dimension its length and lower bound. */
function begin(oid: number, length: number, size: number): Buffer {
  const bytes = Buffer.allocUnsafe(size);
  bytes.writeInt32BE(length > 0 ? 1 : 0, 0);
  bytes.writeInt32BE(0, 4);
  bytes.writeInt32BE(oid, 8);
  if (length > 0) {
    bytes.writeInt32BE(length, 12);
    bytes.writeInt32BE(1, 16);
  }
  return bytes;
}

function header(length: number): number {
  return length > 0 ? 20 : 12;
}
