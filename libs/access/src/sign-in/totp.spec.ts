import { base32, stepOfCode, totpCode, totpStep } from './totp.js';

/** RFC 6238, appendix B, SHA-1: the last six of the eight digits there. */
const SECRET = Buffer.from('12345678901234567890');
const VECTORS = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
] as const;

const at = (seconds: number) => new Date(seconds * 1000);

describe('a code', () => {
  it.each(VECTORS)('at %i seconds is that of RFC 6238', (seconds, code) => {
    expect(totpCode(SECRET, totpStep(at(seconds)))).toBe(code);
  });

  it('is taken one step early and one step late, and no further', () => {
    const step = totpStep(at(1_234_567_890));
    const taken = [-60, -30, 0, 30, 60].map((off) => stepOfCode(SECRET, '005924', at(1_234_567_890 + off)));
    expect(taken).toEqual([undefined, step, step, step, undefined]);
  });

  it.each(['', '00592', '0059244', '00592４', 'abcdef'])('is not %j', (code) => {
    expect(stepOfCode(SECRET, code, at(1_234_567_890))).toBeUndefined();
  });
});

it('writes secrets as RFC 4648 does', () => {
  const written = ['f', 'fo', 'foo', 'foob', 'fooba', 'foobar'].map((text) => base32(Buffer.from(text)));
  expect(written).toEqual(['MY', 'MZXQ', 'MZXW6', 'MZXW6YQ', 'MZXW6YTB', 'MZXW6YTBOI']);
});
