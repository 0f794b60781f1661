import { totpCode, totpStep } from '../sign-in/totp.js';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The secret that a key is typed for. */
export function secretOfKey(key: string): Uint8Array {
  const bits = Array.from(key, (letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Uint8Array.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** What an authenticator app shows for a key at a moment. */
export function codeOfKey(key: string, now: Date): string {
  return totpCode(secretOfKey(key), totpStep(now));
}
