const isEqual = (one: unknown, other: unknown): boolean => {
  try {
    expect(one).toEqual(other);
    return true;
  } catch {
    return false;
  }
};

const isStrictlyEqual = (one: unknown, other: unknown): boolean => {
  try {
    expect(one).toStrictEqual(other);
    return true;
  } catch {
    return false;
  }
};

class Hidden {
  readonly #items: readonly number[];

  constructor(...items: readonly number[]) {
    this.#items = items;
  }

  [Symbol.iterator]() {
    return this.#items.values();
  }
}

const key = Symbol('key');
/** A list that holds itself. */
function inItself(): unknown[] {
  const list: unknown[] = [1];
  list.push(list);
  return list;
}

describe('two values', () => {
  it.each([
    ['plain data', { a: [1, null, { b: 'c' }] }, { a: [1, null, { b: 'c' }] }],
    ['keys in another order', { a: 1, b: 2 }, { b: 2, a: 1 }],
    ['bytes', { bytes: Uint8Array.of(1, 2) }, { bytes: Uint8Array.of(1, 2) }],
    ['no number', [Number.NaN], [Number.NaN]],
    ['what is told in words', [{ a: 1 }], [{ a: expect.any(Number) as unknown }]],
    ['a key of nothing', { a: 1, b: undefined }, { a: 1 }],
    ['what holds itself', inItself(), inItself()],
    ['what an object of a class gives', [new Hidden(1, 2)], [new Hidden(1, 2)]],
  ])('are equal: %s', (_what, one, other) => expect(isEqual(one, other)).toBe(true));

  it.each([
    ['another value deep within', { a: [1, { b: 'c' }] }, { a: [1, { b: 'd' }] }],
    ['one more', [1, 2], [1]],
    ['one less', [1], [1, 2]],
    ['another key', { a: 1 }, { b: 1 }],
    ['a list and an object', ['a'], { 0: 'a' }],
    ['nothing and an object', { a: null }, { a: {} }],
    ['nought and less than nought', [0], [-0]],
    ['another byte', Uint8Array.of(1, 2), Uint8Array.of(1, 3)],
    ['another value under a symbol', { [key]: 1 }, { [key]: 2 }],
    ['another address', [new URL('http://one.test')], [new URL('http://other.test')]],
    ['what an object of a class gives', [new Hidden(1, 2)], [new Hidden(1, 3)]],
    ['another instant', [new Date(1)], [new Date(2)]],
    ['what is told in words', [{ a: '1' }], [{ a: expect.any(Number) as unknown }]],
  ])('are not equal: %s', (_what, one, other) => expect(isEqual(one, other)).toBe(false));

  it('are told apart strictly by holes and by keys of nothing', () => {
    // oxlint-disable-next-line no-sparse-arrays -- a hole is what is tried
    expect(isStrictlyEqual([1, , 2], [1, undefined, 2])).toBe(false);
    // oxlint-disable-next-line no-sparse-arrays -- as above
    expect(isStrictlyEqual([1, ,], [1])).toBe(false);
    expect(isStrictlyEqual({ a: undefined }, {})).toBe(false);
    expect(isStrictlyEqual({ a: undefined, b: [1] }, { a: undefined, b: [1] })).toBe(true);
  });
});
