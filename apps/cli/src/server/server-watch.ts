import type { BrowserOptions } from './browser.js';

/** Tells once when the server stops answering, and once when it is back; until then requests are sent again. */
export function patientOptions(
  say: (text: string) => void,
  onCommand?: BrowserOptions['onCommand'],
  goesOn = 'the evening continues',
): BrowserOptions {
  let silent = false;
  return {
    patient: true,
    onSilence() {
      if (!silent) say('The server does not answer. Unconfirmed entries are sent again until it does.');
      silent = true;
    },
    onAnswer() {
      if (silent) say(`The server answers again; ${goesOn}.`);
      silent = false;
    },
    ...(onCommand && { onCommand }),
  };
}
