/** Where something is remembered: in this browser, or in this tab alone, until it is closed. */
export type Remembering = 'browser' | 'tab';

const storeOf = (where: Remembering): Storage => (where === 'tab' ? sessionStorage : localStorage);

/** What this browser remembers; nothing when it must not remember. */
export function recall(key: string, where: Remembering = 'browser'): string | null {
  try {
    return storeOf(where).getItem(key);
  } catch {
    return null;
  }
}

/** Remembers a text in this browser, if it may. */
export function remember(key: string, text: string, where: Remembering = 'browser'): void {
  try {
    storeOf(where).setItem(key, text);
  } catch {
    // A browser that keeps nothing asks again next time.
  }
}

/** Forgets what was remembered under a key. */
export function forget(key: string, where: Remembering = 'browser'): void {
  try {
    storeOf(where).removeItem(key);
  } catch {
    // Nothing was remembered.
  }
}

/** The keys under which something is remembered that begin so. */
export function keysKept(beginning: string, where: Remembering): string[] {
  try {
    return Object.keys(storeOf(where)).filter((key) => key.startsWith(beginning));
  } catch {
    return [];
  }
}
