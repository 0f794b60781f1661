import { randomBelow } from '../shuffling/random-bytes.js';
import type { SecretRandomBytes } from '../shuffling/deal-bridge.js';
import { hexOf, sha256 } from '../digests/sha256.js';
import type { SquareDealDescription, SquareDealPhase } from './description.js';
import { SquareDealRefused, type SquareDealFault } from './squaredeal-fault.js';

/** The keys of sessions by `phase,session`; a phase that is open has one, at `phase,*`. */
export type SessionKeys = ReadonlyMap<string, string>;

const SIGNS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** As long as SquareDeal's: 62^60 are 357 bits, more than the two hashes of 160 that they fill. */
const KEY_LENGTH = 60;

/**
 * New keys for every session of a tournament.
 *
 * @param random a secret source of cryptographic quality
 */
export function newSessionKeys(phases: readonly SquareDealPhase[], random: SecretRandomBytes): SessionKeys {
  const sign = () => SIGNS[randomBelow(SIGNS.length, random)]!;
  const key = () => Array.from({ length: KEY_LENGTH }, sign).join('');
  return new Map(sessionsOf(phases).map((session) => [session, key()]));
}

/** Writes an SQK: a line `phase,session:key` for each session, with CRLF, in ASCII. */
export function writeSessionKeys(keys: SessionKeys): Uint8Array {
  return new TextEncoder().encode([...keys].map(([session, key]) => `${session}:${key}\r\n`).join(''));
}

/** The hash of an SQK that is published as KH: SHA-256 of its lines, each with CRLF, in 64 hexadecimal digits. */
export function hashOfSessionKeys(sqk: Uint8Array): string {
  // As SquareDeal does, so that a file whose line ends a mail program has changed is still the same.
  const lines = linesOf(sqk).map((line) => `${line}\r\n`);
  const bytes = Uint8Array.from(lines.join(''), (sign) => sign.charCodeAt(0));
  return hexOf(sha256(bytes));
}

/**
 * Reads an SQK and proves that it is the one that was promised: each line is `phase,session:key`, there is a key for
 * each session of the SQD and for no other, and its hash is the published one.
 *
 * @throws SquareDealRefused which names the first wrong line, or the session without a key
 */
export function readSessionKeys(sqk: Uint8Array, description: SquareDealDescription): SessionKeys {
  const declared = new Set(sessionsOf(description.phases));
  const keys = new Map<string, string>();
  for (const [index, text] of linesOf(sqk).entries()) {
    const line = index + 1;
    const [, phase, number, key] =
      /^([1-9]\d{0,3}),([1-9]\d{0,3}|\*):([!-9;-~]{2,})$/.exec(text) ??
      refuse({ code: 'squaredeal.key-line', line });
    const open = description.phases[Number(phase) - 1]?.sessions === 'open' && number === '1';
    const session = `${phase},${open ? '*' : number}`;
    if (!declared.has(session)) refuse({ code: 'squaredeal.key-undeclared', line, session });
    if (keys.has(session)) refuse({ code: 'squaredeal.key-again', line, session });
    keys.set(session, key!);
  }
  for (const session of declared) if (!keys.has(session)) refuse({ code: 'squaredeal.key-missing', session });
  const published = description.keyHash ?? refuse({ code: 'squaredeal.not-published' });
  const found = hashOfSessionKeys(sqk);
  if (found !== published) refuse({ code: 'squaredeal.keys-altered', published, found });
  return keys;
}

/** Every session of phases as an SQK names it. */
function sessionsOf(phases: readonly SquareDealPhase[]): string[] {
  return phases.flatMap(({ sessions }, index) => {
    const phase = index + 1;
    if (sessions === 'open') return [`${phase},*`];
    return Array.from({ length: sessions }, (_, session) => `${phase},${session + 1}`);
  });
}

/** Lines without their ends, a sign a byte. */
function linesOf(bytes: Uint8Array): string[] {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return text.replace(/\r?\n$/, '').split(/\r?\n/);
}

function refuse(fault: SquareDealFault): never {
  throw new SquareDealRefused(fault);
}
