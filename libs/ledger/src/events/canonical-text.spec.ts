import fc from 'fast-check';
import { canonicalText, type Json } from './canonical-text.js';
import { PayloadRefused } from './errors.js';

/** JSON values that the ledger can store. */
const storable = fc.jsonValue({ noUnicodeString: false }).filter((value) => {
  const text = JSON.stringify(value);
  return !/\\u0000|\\ud[89a-f]/.test(text) && !hasUnsafe(value);
}) as fc.Arbitrary<Json>;

function hasUnsafe(value: unknown): boolean {
  if (typeof value === 'number') return Number.isInteger(value) && !Number.isSafeInteger(value);
  return typeof value === 'object' && value !== null && Object.values(value).some(hasUnsafe);
}

/** The same value with the members of its objects in another order. */
function turned(value: Json): Json {
  if (Array.isArray(value)) return value.map((item: Json) => turned(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value as Record<string, Json>)
      .toReversed()
      .map(([key, item]) => [key, turned(item)]),
  );
}

describe('canonical text', () => {
  it('is the example of RFC 8785, section 3.2.2', () => {
    const value = {
      numbers: [333333333.3333333, 4.5, 2e-3, 0.000000000000000000000000001],
      string: '\u20ac$\u000F\u000aA\'\u0042\u0022\u005c\\"/',
      literals: [null, true, false],
    };
    expect(canonicalText(value)).toBe(
      '{"literals":[null,true,false],"numbers":[333333333.3333333,4.5,0.002,1e-27],"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
    );
  });

  it('sorts members by UTF-16 code units, as in RFC 8785, section 3.2.3', () => {
    const value = { '\u20ac': 1, '\r': 2, '\ufb33': 3, '1': 4, '\u{1f600}': 5, '\u0080': 6, '\u00f6': 7 };
    expect(canonicalText(value)).toBe('{"\\r":2,"1":4,"\u0080":6,"ö":7,"€":1,"😀":5,"\ufb33":3}');
  });

  it('writes minus zero as zero', () => {
    expect(canonicalText([-0, 0])).toBe('[0,0]');
  });

  it('gives every value one text, from which the value is read again', () => {
    fc.assert(
      fc.property(storable, (value) => {
        const text = canonicalText(value);
        expect(canonicalText(turned(value))).toBe(text);
        expect(canonicalText(JSON.parse(text) as Json)).toBe(text);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it.each([
    ['a NUL character', { a: [0, 'x\0'] }, '/a/1'],
    ['a NUL character in a key', { 'k\0': 1 }, '/k\\u0000'],
    ['the first half of a surrogate pair', { a: 'x\ud83d' }, '/a'],
    ['the second half of a surrogate pair', ['\ude00x'], '/0'],
    ['half a pair in a key', { b: { '\ud83d': 1 } }, '/b/\\ud83d'],
    ['infinity', [Number.POSITIVE_INFINITY], '/0'],
    ['no number', { a: { b: Number.NaN } }, '/a/b'],
    ['an integer beyond 2^53 - 1', { a: 2 ** 53 }, '/a'],
    ['an integer below -(2^53 - 1)', [-(2 ** 53)], '/0'],
    ['an enormous number', [1e300], '/0'],
    ['undefined', { a: undefined }, '/a'],
    ['a function', { a: () => 1 }, '/a'],
    ['a bigint', [1n], '/0'],
    ['a date', { at: new Date(0) }, '/at'],
    ['a map', { m: new Map() }, '/m'],
    ['a hole in a list', [1, , 3], '/1'], // oxlint-disable-line no-sparse-arrays -- the hole is what is tried
  ])('refuses %s, with the place at fault', (_, value, path) => {
    expect(() => canonicalText(value as Json)).toThrow(PayloadRefused);
    expect(() => canonicalText(value as Json)).toThrow(expect.objectContaining({ path }));
  });

  it('refuses what is nested without end', () => {
    const ring: Record<string, Json> = {};
    ring['a'] = ring;
    expect(() => canonicalText(ring)).toThrow(PayloadRefused);
  });

  it('takes whole characters beyond the basic plane', () => {
    expect(canonicalText('\u{1f0a1}')).toBe('"🂡"');
  });
});
