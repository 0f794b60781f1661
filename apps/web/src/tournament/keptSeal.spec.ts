import { compareKept } from './keptSeal.js';

const hash = 'a1'.repeat(32);
const seals = [
  { hash, position: 40 },
  { hash: '0f'.repeat(32), position: 90 },
];

describe('a fingerprint that somebody has kept', () => {
  it('is found among the seals of the journal, however it was written down', () => {
    const written = ` ${hash.slice(0, 32).toUpperCase()}\n${hash.slice(32)} `;
    expect(compareKept(written, seals)).toEqual({ kind: 'same', seal: seals[0] });
  });

  it('is none of the seals where one digit is another one', () => {
    expect(compareKept(`b${hash.slice(1)}`, seals)).toEqual({ kind: 'none' });
  });

  it('has to be whole: a beginning proves nothing', () => {
    expect(compareKept(hash.slice(0, 16), seals)).toEqual({ kind: 'malformed' });
    expect(compareKept('', seals)).toEqual({ kind: 'malformed' });
  });
});
