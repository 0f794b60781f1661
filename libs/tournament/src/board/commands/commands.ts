/** Every command about a board. */
export { decideDoubt, recordDealCheck } from './checking-deal.js';
export { recordAnalysis, recordDeal, requestDealing, revealBoard } from './decide.js';
export { viewDeal } from './viewing-deal.js';
export { correctHands, decideReading, recordHands } from './recording.js';
export { redeal } from './redealing.js';
export { tellDealing, tellDealingHere } from './telling-dealing.js';
