import { sha256, paddedKey } from './sha256.js';

const BLOCK = 64;

/**
 * HMAC-SHA256 (RFC 2104), in plain arithmetic so that a reader's browser computes it as the server does.
 *
 * @param key of any length
 * @returns 32 bytes
 */
export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(BLOCK);
  block.set(key.length > BLOCK ? sha256(key) : key);
  const inner = sha256(joined(paddedKey(block, 0x36), message));
  return sha256(joined(paddedKey(block, 0x5c), inner));
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}
