/** Every command about a board. */
export { recordAnalysis, recordDeal, requestDealing, revealBoard } from './decide.js';
export { redeal } from './redealing.js';
export { lookAtDeal } from './looking.js';
