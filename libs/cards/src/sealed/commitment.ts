import { sha256, hexOf } from '../digests/sha256.js';
import type { SealedGame } from './sealed-games.js';
import { gameNamed } from './usual-game.js';

/** How sealed deals are derived; another way would have another name. */
const SEALED_METHOD = 'tirage-1';

/** Public information that nobody can know when the deals are committed to, and how everybody will find it. */
export interface DelayedValue {
  /** What it will be: `closing value of the WIG20, 23 November 2026`. */
  readonly what: string;
  /** Where and how it is read, to the character: `gpw.pl, with two decimals and a point`. */
  readonly how: string;
}

/** A board and the hash of its key: SHA-256 as 64 hexadecimal digits. */
export interface CommittedBoard {
  readonly board: number;
  readonly hash: string;
}

/** What is published before play: nobody can deal otherwise afterwards without being found out. */
export interface Commitment {
  readonly tournament: string;
  readonly set: string;
  /** Which game is dealt; the usual one unless said otherwise. */
  readonly game?: SealedGame;
  /** Nothing: the deals follow from the keys alone. */
  readonly delayed: DelayedValue | null;
  /** By their numbers, rising. */
  readonly boards: readonly CommittedBoard[];
}

/**
 * The hash of a commitment, which covers all of it: the method, the tournament and the set, the game unless it is bridge, what the delayed value is
 * and how it will be found, and each board with the hash of its key. It is SHA-256 of the lines of the commitment in
 * UTF-8, each ended by a line feed.
 *
 * @returns 64 hexadecimal digits
 */
export function commitmentHash(commitment: Commitment): string {
  return hexOf(sha256(new TextEncoder().encode(commitmentText(commitment))));
}

/** The lines whose hash a commitment is; line feeds in what was written are spaces there. */
export function commitmentText({ tournament, set, game, delayed, boards }: Commitment): string {
  const line = (text: string) => text.replace(/\s+/g, ' ').trim();
  return [
    SEALED_METHOD,
    tournament,
    set,
    ...Object.values(gameNamed(game)).map((named) => `game ${named}`),
    ...(delayed ? [`what ${line(delayed.what)}`, `how ${line(delayed.how)}`] : ['nothing delayed']),
    ...boards.map(({ board, hash }) => `${board} ${hash}`),
  ]
    .map((one) => `${one}\n`)
    .join('');
}

/** What a commitment says of a board's key (64 hexadecimal digits): SHA-256 of its 32 bytes. */
export function hashOfKey(key: string): string {
  return hexOf(sha256(bytesOfKey(key)));
}

/** @throws RangeError when it is no 32 bytes in hexadecimal digits. */
export function bytesOfKey(key: string): Uint8Array {
  if (!/^[\da-f]{64}$/.test(key))
    throw new RangeError('The key of a board is 32 bytes: 64 hexadecimal digits.');
  return Uint8Array.from(key.match(/../g)!, (digits) => Number.parseInt(digits, 16));
}
