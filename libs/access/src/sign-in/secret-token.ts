import { createHash, randomBytes } from 'node:crypto';
import { toString } from 'qrcode';

const BYTES = 32;
/** How a token is written. */
export const SECRET_TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** A fresh token of 256 bits, in 43 characters that stand in a link or a cookie as they are. */
export function newToken(): string {
  return randomBytes(BYTES).toString('base64url');
}

/**
 * What is kept of a token: its SHA-256. A plain hash is enough for 256 random bits.
 * Text that is no token gives undefined, so that it never reaches the database.
 */
export function tokenHash(token: string): Uint8Array<ArrayBuffer> | undefined {
  if (!SECRET_TOKEN.test(token)) return undefined;
  return new Uint8Array(createHash('sha256').update(token, 'ascii').digest());
}

/** A fresh token and what is kept of it. */
export function mintToken(): { readonly token: string; readonly hash: Uint8Array<ArrayBuffer> } {
  const token = newToken();
  return { token, hash: new Uint8Array(createHash('sha256').update(token, 'ascii').digest()) };
}

/** A link as a QR code: the text of an SVG, dark on white, readable when a tenth of it is damaged. */
export function qrCodeSvg(link: string): Promise<string> {
  return toString(link, { type: 'svg', errorCorrectionLevel: 'M', margin: 4 });
}
