import type { WatchedRight } from '#access';
import type { StreamPiece } from './stream-piece.js';

/** Pieces of a stream that wait until it is known that its reader still had the right when they came about. */
export class HeldPieces {
  readonly #held: { readonly piece: StreamPiece; readonly at: number }[] = [];

  /** @param write writes what has waited, in its order */
  constructor(
    private readonly right: Pick<WatchedRight, 'knownUntil' | 'onKnown'>,
    private readonly write: (piece: StreamPiece) => void,
    private readonly now: () => number = () => performance.now(),
  ) {
    right.onKnown(() => this.#release());
  }

  /** How much waits. */
  get bytes(): number {
    return this.#held.reduce((sum, { piece }) => sum + piece.plain.length, 0);
  }

  /** Has a piece wait where it must. @returns whether it waits */
  take(piece: StreamPiece): boolean {
    const at = this.now();
    if (this.#held.length === 0 && at <= this.right.knownUntil) return false;
    this.#held.push({ piece, at });
    return true;
  }

  #release(): void {
    while (this.#held.length > 0 && this.#held[0]!.at <= this.right.knownUntil)
      this.write(this.#held.shift()!.piece);
  }
}
