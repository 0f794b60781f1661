/** Every command about sheets. */
export { correctLine, strikeLine, writeLine } from './recording.js';
export { correctTime, useTime } from './time-of-players.js';
export { showCard, takeCardBack } from './showing-cards.js';
export { acceptSheet, disputeSheet, reopenSheet, signSheet } from './signing.js';
