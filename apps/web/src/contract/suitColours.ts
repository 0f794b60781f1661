import { recall, remember } from '../browser/memory.js';

/** Four colours tell minors and majors apart at a glance; some eyes are used to two. */
export const SUIT_COLOURS = ['four', 'two'] as const;
export type SuitColours = (typeof SUIT_COLOURS)[number];

const KEY = 'tirage.suits';

/** What was chosen in this browser. */
export function suitColours(): SuitColours {
  return recall(KEY) === 'two' ? 'two' : 'four';
}

/** Changes the colours at once and remembers them in this browser. */
export function chooseSuitColours(colours: SuitColours): void {
  remember(KEY, colours);
  document.documentElement.dataset.suits = colours;
}
