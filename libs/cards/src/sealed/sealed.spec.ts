import { createHmac, createHash } from 'node:crypto';
import { commitmentHash, commitmentText, hashOfKey, type Commitment } from './commitment.js';
import { hexOf } from '../digests/sha256.js';
import { hmacSha256 } from '../digests/hmac-sha256.js';
import { sealedNumber, type SealedBoard } from './sealed-number.js';

const bytes = (text: string) => new TextEncoder().encode(text);
const KEY = '0f'.repeat(32);
const COMMITMENT: Commitment = {
  tournament: '2f1c5b70-8a52-4d0e-9d3c-6f1f7f0a4b11',
  set: '1',
  delayed: { what: 'closing value of the WIG20, 23 November 2026', how: 'two decimals and a point' },
  boards: [
    { board: 1, hash: hashOfKey(KEY) },
    { board: 2, hash: hashOfKey('a0'.repeat(32)) },
  ],
};

describe('HMAC-SHA256', () => {
  it.each([0, 1, 32, 63, 64, 65, 200])('is that of every library, with a key of %i bytes', (length) => {
    const key = Uint8Array.from({ length }, (_, index) => (index * 37) & 255);
    for (const text of ['', 'a', 'x'.repeat(300)]) {
      expect(hexOf(hmacSha256(key, bytes(text)))).toBe(createHmac('sha256', key).update(text).digest('hex'));
    }
  });
});

describe('a commitment', () => {
  it('is a hash of lines that anybody can put together', () => {
    expect(commitmentText(COMMITMENT).split('\n').slice(0, 5)).toEqual([
      'tirage-1',
      COMMITMENT.tournament,
      '1',
      'what closing value of the WIG20, 23 November 2026',
      'how two decimals and a point',
    ]);
    expect(commitmentHash(COMMITMENT)).toBe(
      createHash('sha256').update(commitmentText(COMMITMENT)).digest('hex'),
    );
  });

  it('covers everything: also what the delayed value is and how it is found', () => {
    const delayed = COMMITMENT.delayed!;
    const others: Commitment[] = [
      { ...COMMITMENT, tournament: COMMITMENT.tournament.replace('2', '3') },
      { ...COMMITMENT, set: '2' },
      { ...COMMITMENT, delayed: null },
      { ...COMMITMENT, delayed: { ...delayed, what: `${delayed.what}!` } },
      { ...COMMITMENT, delayed: { ...delayed, how: 'three decimals and a point' } },
      { ...COMMITMENT, boards: COMMITMENT.boards.slice(0, 1) },
      { ...COMMITMENT, boards: COMMITMENT.boards.map((one) => ({ ...one, hash: hashOfKey(KEY) })) },
    ];
    expect(new Set([COMMITMENT, ...others].map(commitmentHash)).size).toBe(8);
  });

  it('says of a key only its hash', () => {
    expect(commitmentText(COMMITMENT)).not.toContain(KEY);
    expect(() => hashOfKey('0F'.repeat(32))).toThrow(RangeError);
  });
});

describe('the number of a sealed deal', () => {
  const sealed: SealedBoard = {
    commitment: commitmentHash(COMMITMENT),
    value: '2431.17',
    board: 1,
    request: 1,
    key: KEY,
  };
  const DEALS = 53_644_737_765_488_792_839_237_440_000n;

  it('follows from the lines by one line of a shell script', () => {
    const first = (attempt: number) =>
      BigInt(
        `0x${createHmac('sha256', Buffer.from(KEY, 'hex'))
          .update(`${sealed.commitment}\nvalue 2431.17\n1\n1\n${attempt}\n`)
          .digest('hex')
          .slice(0, 24)}`,
      );
    const attempts = Array.from({ length: 20 }, (_, attempt) => first(attempt)).filter((one) => one < DEALS);
    expect(sealedNumber(sealed, DEALS)).toBe(attempts[0]);
    expect(sealedNumber({ ...sealed, passedOver: 2 }, DEALS)).toBe(attempts[2]);
  });

  it('is another with anything else', () => {
    const others: SealedBoard[] = [
      { ...sealed, commitment: 'f'.repeat(64) },
      { ...sealed, value: '2431.18' },
      { ...sealed, value: null },
      { ...sealed, board: 2 },
      { ...sealed, request: 2 },
      { ...sealed, key: '10'.repeat(32) },
      { ...sealed, passedOver: 1 },
    ];
    expect(new Set([sealed, ...others].map((one) => sealedNumber(one, DEALS))).size).toBe(8);
  });

  it('is each of few numbers as often', () => {
    const counts = [0, 0, 0, 0, 0, 0];
    for (let board = 1; board <= 6000; board++) counts[Number(sealedNumber({ ...sealed, board }, 6n))]!++;
    // Five standard deviations of a fair die.
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(145);
  });
});
