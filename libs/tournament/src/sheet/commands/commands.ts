/** Every command about sheets. */
export { correctLine, strikeLine, writeLine } from './recording.js';
export { correctTime, showCard, takeCardBack, useTime } from './sheet.js';
export { acceptSheet, disputeSheet, reopenSheet, signSheet } from './signing.js';
