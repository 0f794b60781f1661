export {
  afterSurplusCards,
  tricksForOmittedCard,
  type OmittedCard,
  type SurplusCards,
} from './defective-trick.js';
export { EDITIONS, type Edition } from './edition.js';
export { afterMisdeal, type Misdeal, type MisdealRuling } from './misdeal.js';
export { afterPrematurePlay, type PrematurePlayOption } from './premature-play.js';
export {
  afterRevoke,
  trickTransfer,
  type EstablishedRevoke,
  type TransferExemption,
  type TrickTransfer,
} from './trick-transfer.js';
export { afterWrongHand, type WrongHand, type WrongHandRuling } from './wrong-hand.js';
