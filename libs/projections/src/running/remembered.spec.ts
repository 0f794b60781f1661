import { Remembered } from './remembered.js';

describe('what is remembered', () => {
  const keys = (remembered: Remembered<string>) => remembered.values.join(' ');

  it('is forgotten when there is too much of it: what was asked for longest ago goes first', () => {
    const remembered = new Remembered<string>({ count: 3, weight: 100 });
    for (const key of ['a', 'b', 'c']) remembered.set(key, key, 1);
    expect(remembered.get('a')).toBe('a');
    remembered.set('d', 'd', 1);
    expect(keys(remembered)).toBe('c a d');
    expect(remembered.get('b')).toBeUndefined();
  });

  it('weighs no more than it may, but the last is there however heavy it is', () => {
    const remembered = new Remembered<string>({ count: 9, weight: 10 });
    remembered.set('a', 'a', 4);
    remembered.set('b', 'b', 6);
    expect(keys(remembered)).toBe('a b');
    remembered.set('b', 'b', 7);
    expect(keys(remembered)).toBe('b');
    remembered.set('c', 'c', 11);
    expect(keys(remembered)).toBe('c');
    remembered.delete('c');
    remembered.set('d', 'd', 10);
    expect(keys(remembered)).toBe('d');
    remembered.clear();
    remembered.set('e', 'e', 10);
    expect(keys(remembered)).toBe('e');
  });
});
