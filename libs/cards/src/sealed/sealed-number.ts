import { bytesOfKey } from './commitment.js';
import { hmacSha256 } from '../digests/hmac-sha256.js';
import { SEALED_GAMES, type SealedGame } from './sealed-games.js';
import { USUAL_GAME } from './usual-game.js';

/** 2^96: a number is taken from 12 bytes. */
const NUMBERS = 1n << 96n;
const BYTES = 12;
/** Bridge takes up two thirds of the numbers, other games more: never by chance. */
const TRIES = 1000;

/** From what the number of a sealed deal follows. */
export interface SealedBoard {
  /** The hash of the commitment, 64 hexadecimal digits. */
  readonly commitment: string;
  /** The delayed value as it was found; nothing where none was promised. */
  readonly value: string | null;
  readonly board: number;
  /** 1, or which request for a deal of this board it answers: a redeal is another deal of the same key. */
  readonly request: number;
  /** The board's key, 64 hexadecimal digits. */
  readonly key: string;
  /** So many deals before were thrown away because they had been dealt in some tournament before (Law 6D2). */
  readonly passedOver?: number;
}

/**
 * The number of a sealed deal, from 0 to `deals` - 1, each exactly equally likely as long as the key or the delayed
 * value is unknown. For attempt 0, 1, ... it takes the first 12 bytes, big-endian, of HMAC-SHA256 under the board's key of
 * the lines commitment, value, board, request, attempt; numbers from the greatest multiple of `deals` up are turned down,
 * as are the first `passedOver` that are left; the remainder by `deals` is the answer.
 *
 * @param deals how many deals there are, from 1 to 2^96
 * @throws RangeError when the key is none, or so many deals cannot have been passed over
 */
export function sealedNumber(sealed: SealedBoard, deals: bigint): bigint {
  const { commitment, value, board, request, key, passedOver = 0 } = sealed;
  const accepted = NUMBERS - (NUMBERS % deals);
  const secret = bytesOfKey(key);
  let left = passedOver;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const lines = [
      commitment,
      value === null ? 'nothing delayed' : `value ${value}`,
      board,
      request,
      attempt,
    ];
    const message = new TextEncoder().encode(lines.map((line) => `${line}\n`).join(''));
    const number = hmacSha256(secret, message)
      .subarray(0, BYTES)
      .reduce((high, byte) => (high << 8n) | BigInt(byte), 0n);
    if (number < accepted && left-- === 0) return number % deals;
  }
  throw new RangeError(`No deal was found in ${TRIES} attempts: too many were passed over.`);
}

/**
 * The text of a sealed deal, as it is hidden, kept and revealed.
 *
 * @throws RangeError as `sealedNumber` does
 */
export function sealedText(sealed: SealedBoard, game: SealedGame = USUAL_GAME): string {
  const { deals, textOf } = SEALED_GAMES[game];
  return textOf(sealedNumber(sealed, deals));
}
