export { bookFacts, BY_REGULATION } from './book-facts.js';
export { outcomeAfter, outcomeIn, type LawBook } from './book/law-book.js';
export type {
  Choice as ChoiceIn,
  End,
  Question as QuestionIn,
  Step as StepIn,
  StepsIn,
} from './book/step.js';
export type { AnswerOf, FactOf, Outcome as OutcomeIn, Terms } from './book/terms.js';
export { walk, walkFrom, type Asked, type WayGone } from './book/walk.js';
export {
  answersInOrder,
  pathsOf,
  stepAfter,
  type Answered,
  type FactsIn,
  type Path,
  type Taken,
} from './book/walking.js';
export {
  type BridgeTerms,
  type Choice,
  type Edition,
  EDITIONS,
  type Facts,
  type Outcome,
  type Question,
  type Step,
} from './bridge/terms/terms.js';
export { lawOf, type RulingKind } from './bridge/terms/law-of.js';
export { FACTS, type AnswerTo, type Fact } from './bridge/terms/facts.js';
export { lawNumber } from './bridge/law-number.js';
export { bridgeLaws, lawsOf } from './bridge/law-book.js';
export {
  CHOOSERS,
  type AdjustedScore,
  type Chooser,
  type PlainRectification,
  type Rectification,
} from './bridge/terms/rectification.js';
export { outcomeOf } from './bridge/ruling.js';
export { asksForTricks, leavesTricksOpen, leavesTricksUnsaid } from './bridge/tricks-left-open.js';
export { ASKED_WITHIN, RULED_WITHOUT, whyWithout, type WhyWithout } from './bridge/ruled-without.js';
export { lawBook, type LeftOpen } from './law-books.js';
export { preferansCode } from './preferans/code-book.js';
export {
  type CodeBook,
  type CodeFactsFound,
  type CodeOutcome,
  type CodeStep,
  type CodeTerms,
  PREFERANS_CODE,
} from './preferans/terms/terms.js';
export { CODE_FACTS } from './preferans/terms/facts.js';
export type {
  CodeChooser,
  CodeRectification,
  PlainCodeRectification,
} from './preferans/terms/rectification.js';
export { mayBeAtFault, roleIn, whoIsAtFault } from './preferans/at-fault.js';
export { filledIn, type TransferToComplete } from './preferans/filled-in.js';
export { recorded, type AtFault } from './preferans/recorded.js';
export { CODE_REGULATION, type CodeRegulation } from './preferans/terms/regulation.js';
export { CODE_RULES } from './preferans/rules/code-rules.js';
export type { CodeRule, RuleUse } from './preferans/rules/deal-rules.js';
export {
  undertricksWritten,
  type RemiseInTricks,
  type TricksOfPlayer,
} from './preferans/undertricks-written.js';
export type { CorrectionPeriod, Regulation } from './regulations/regulation.js';
export { depositOf } from './regulations/deposit.js';
export { mayAppealNow } from './regulations/appealing-again.js';
export { CLUB_REGULATION, REGULATIONS, regulationNamed } from './regulations/presets.js';
