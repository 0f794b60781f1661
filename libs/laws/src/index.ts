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
export { FACTS, type AnswerTo, type Fact } from './book/facts.js';
export { lawsOf, procedureOf } from './book/law-book.js';
export { CHOOSERS, type Chooser, type Outcome, type Rectification } from './book/rectification.js';
export type { Choice, End, Question, Step } from './book/step.js';
export { pathsOf, stepAfter, type Path, type Taken } from './book/walking.js';
