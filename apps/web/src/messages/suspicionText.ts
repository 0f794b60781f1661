import type { i18n as I18n } from 'i18next';
import { optionalMessage } from './problemText.js';

/** What looks suspicious about an entry, in words; a code that the catalogue does not know is shown as it is. */
export function suspicionsText(suspicions: readonly string[], i18n: I18n): string {
  return suspicions.map((each) => optionalMessage(i18n, `suspicion.${each}`) ?? each).join(', ');
}
