import { inflateSync } from 'node:zlib';

/** As many dots as a logo may have at most. */
const MOST_DOTS = 4_000_000;
const PNG = '89504e470d0a1a0a';
const JPEG = 'ffd8ff';
/** How many values a dot has, by PNG's types of colour. */
const VALUES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/**
 * Whether a picture can stand on a page: a JPEG, or a PNG that is whole. PDF knows no other kinds, and what is broken
 * is found here, where it can still be left out.
 */
export function isPrintable(picture: Uint8Array): boolean {
  const bytes = Buffer.from(picture.buffer, picture.byteOffset, picture.byteLength);
  if (bytes.toString('hex', 0, 3) === JPEG) return true;
  return bytes.toString('hex', 0, 8) === PNG && isWholePng(bytes);
}

function isWholePng(bytes: Buffer): boolean {
  if (bytes.length < 33) return false;
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  const values = VALUES[bytes[25]!];
  const isInterlaced = bytes[28] !== 0;
  if (values === undefined || isInterlaced || width * height > MOST_DOTS || width * height === 0)
    return false;
  const data: Buffer[] = [];
  for (let at = 8; at + 12 <= bytes.length;) {
    const length = bytes.readUInt32BE(at);
    if (bytes.toString('latin1', at + 4, at + 8) === 'IDAT')
      data.push(bytes.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
  const size = height * (1 + Math.ceil((width * values * bytes[24]!) / 8));
  try {
    return inflateSync(Buffer.concat(data), { maxOutputLength: size }).length === size;
  } catch {
    return false;
  }
}
