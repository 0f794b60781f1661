/** Every command about a board. */
export { recordAnalysis, recordDeal, requestDealing, revealBoard } from './dealing.js';
export { viewDeal } from './viewing-deal.js';
export { decideDoubt, recordDealCheck } from './checking-deal.js';
export { correctHands, decideReading, recordHands } from './recording.js';
export { redeal } from './redealing.js';
export { tellDealing, tellDealingHere } from './telling-dealing.js';
