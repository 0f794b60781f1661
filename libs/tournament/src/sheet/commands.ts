/** Every command about sheets. */
export { correctLine, strikeLine, writeLine } from './recording.js';
export { ruleOnPlans } from './ruling-on-plans.js';
export { showCard, takeCardBack } from './showing-cards.js';
export { acceptSheet, disputeSheet, reopenSheet, signSheet } from './signing.js';
