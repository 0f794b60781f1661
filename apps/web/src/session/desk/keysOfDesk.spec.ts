import type { Pressed } from '../../browser/keys.js';
import { inNextRow, isOneCharacter, ROOM_KEYS, deskKey } from './keysOfDesk.js';

const press = (key: string, more: Partial<Pressed> = {}): Pressed => ({
  key,
  code: /^[a-z]$/.test(key) ? `Key${key.toUpperCase()}` : '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
});

describe('the keys of the room', () => {
  it('are each told apart', () => {
    const keys = ROOM_KEYS.flatMap((each): readonly string[] => each.keys);
    expect(new Set(keys).size).toBe(keys.length);
    for (const { keys: own, does } of ROOM_KEYS) {
      const [key] = own;
      expect(deskKey(press(key === 'Esc' ? 'Escape' : key), 'elsewhere')).toBe(does);
    }
  });

  it('do nothing while somebody writes, nor with another key held down', () => {
    expect(deskKey(press('n'), 'field')).toBeUndefined();
    expect(deskKey(press('Escape'), 'field')).toBeUndefined();
    for (const held of ['ctrlKey', 'metaKey', 'altKey'] as const) {
      expect(deskKey(press('c', { [held]: true }), 'elsewhere')).toBeUndefined();
    }
  });

  it('lie where they do under another alphabet, and follow the letter on another Latin keyboard', () => {
    expect(deskKey(press('о', { code: 'KeyJ' }), 'elsewhere')).toBe('next-table');
    expect(deskKey(press('j', { code: 'KeyC' }), 'elsewhere')).toBe('next-table');
    expect(deskKey(press('J', { code: 'KeyJ' }), 'elsewhere')).toBe('next-table');
  });

  it('leave arrows to the page, but at a table', () => {
    expect(deskKey(press('ArrowDown'), 'table')).toBe('down');
    expect(deskKey(press('ArrowDown'), 'choice')).toBeUndefined();
    expect(deskKey(press('ArrowDown'), 'elsewhere')).toBeUndefined();
    expect(deskKey(press('n'), 'choice')).toBe('next-want');
  });

  it('can be turned off where they are single characters, also the one that lists them', () => {
    expect(isOneCharacter('help')).toBe(true);
    expect(isOneCharacter('back')).toBe(false);
    expect(isOneCharacter('down')).toBe(false);
  });
});

describe('the next row', () => {
  // Three tables in a row, two below them, and one in a section of its own.
  const places = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 200, y: 0 },
    { x: 0, y: 80 },
    { x: 100, y: 80 },
    { x: 0, y: 300 },
  ];

  it.each([
    [0, 'down', 3],
    [2, 'down', 4],
    [4, 'down', 5],
    [5, 'up', 3],
    [4, 'up', 1],
    [1, 'up', undefined],
    [5, 'down', undefined],
    [9, 'down', undefined],
  ] as const)('from table %i %s is table %p', (from, way, to) =>
    expect(inNextRow(places, from, way)).toBe(to),
  );
});
