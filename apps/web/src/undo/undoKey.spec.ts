import { isUndoKey } from './undoKey.js';

const press = (key: string, more: object = {}) => ({
  key,
  code: 'KeyZ',
  ctrlKey: true,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
});

describe('the key that undoes', () => {
  it('is the one of all programs, also under another alphabet and on another Latin keyboard', () => {
    expect(isUndoKey(press('z'))).toBe(true);
    expect(isUndoKey(press('z', { ctrlKey: false, metaKey: true }))).toBe(true);
    expect(isUndoKey(press('я'))).toBe(true);
    expect(isUndoKey(press('z', { code: 'KeyY' }))).toBe(true);
    expect(isUndoKey(press('y'))).toBe(false);
  });

  it('is no other with it held down, and not the letter alone', () => {
    for (const more of [{ ctrlKey: false }, { shiftKey: true }, { altKey: true }, { metaKey: true }])
      expect(isUndoKey(press('z', more))).toBe(false);
  });
});
