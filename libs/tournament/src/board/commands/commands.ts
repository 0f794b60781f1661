/** Every command about a board. */
export {
  decideDoubt,
  recordAnalysis,
  recordDeal,
  recordDealCheck,
  requestDealing,
  revealBoard,
  viewDeal,
} from './dealing.js';
export { correctHands, decideReading, recordHands } from './recording.js';
export { redeal } from './redealing.js';
export { tellDealing, tellDealingHere } from './telling-dealing.js';
