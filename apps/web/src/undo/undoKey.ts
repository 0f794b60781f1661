import { letterOf, type Pressed } from '../browser/keys.js';

/** Under which keys the last action is undone, for eyes and for screen readers. */
export const UNDO_KEY = /Mac|iP/.test(globalThis.navigator?.platform)
  ? { shown: '⌘Z', spoken: 'Meta+Z' }
  : { shown: 'Ctrl+Z', spoken: 'Control+Z' };

/** Whether keys undo the last action, as in all programs. */
export function isUndoKey(pressed: Pressed & { readonly shiftKey: boolean }): boolean {
  const { ctrlKey, metaKey, altKey, shiftKey } = pressed;
  return ctrlKey !== metaKey && !altKey && !shiftKey && letterOf(pressed) === 'z';
}
