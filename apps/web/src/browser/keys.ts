/** A key as the browser tells it. */
export interface Pressed {
  readonly key: string;
  /** The place of the key on the keyboard: under another alphabet the letter is another one. */
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** What a key means: of a keyboard with Latin letters the letter, wherever it lies; of another one that of its place. */
export function letterOf({ key, code }: Pick<Pressed, 'key' | 'code'>): string {
  const place = /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase();
  return /^[\x20-\x7e]$/.test(key) ? key.toLowerCase() : (place ?? key);
}

/** Whether somebody writes where a key is pressed; also where fields stood just now, and somebody may write on. */
export function isWrittenIn(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement && ['radio', 'checkbox'].includes(target.type)) return false;
  return (
    target.isContentEditable ||
    target.matches('input, textarea, select, [data-no-room-keys] *, [data-no-room-keys]')
  );
}
