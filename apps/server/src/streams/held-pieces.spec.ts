import { HeldPieces } from './held-pieces.js';
import { StreamPiece } from './stream-piece.js';

it('what comes about after a right was last known waits, and is told in its order once it is known to have been there', () => {
  let now = 0;
  let known = (): void => undefined;
  const right = { knownUntil: 4_000, onKnown: (listener: () => void) => (known = listener) };
  const told: string[] = [];
  const held = new HeldPieces(
    right,
    ({ plain }) => told.push(plain.toString()),
    () => now,
  );
  const sent = (text: string) => {
    const piece = new StreamPiece(text);
    if (!held.take(piece)) told.push(text);
  };
  sent('one');
  now = 4_001;
  sent('two');
  now = 6_500;
  sent('three');
  expect([told, held.bytes]).toEqual([['one'], 8]);
  right.knownUntil = 6_400;
  known();
  expect(told).toEqual(['one', 'two']);
  right.knownUntil = 10_000;
  sent('four');
  expect(told).toEqual(['one', 'two']);
  known();
  expect([told, held.bytes]).toEqual([['one', 'two', 'three', 'four'], 0]);
});
