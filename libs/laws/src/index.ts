export { EDITIONS, type Edition } from './edition.js';
export { FACTS, type AnswerTo, type Fact } from './book/facts.js';
export { lawsOf, procedureOf } from './book/law-book.js';
export {
  CHOOSERS,
  type Chooser,
  type Outcome,
  type PlainRectification,
  type Rectification,
} from './book/rectification.js';
export { RULED_ROWS, type RuledRow } from './book/ruled-rows.js';
export { outcomeAt, outcomeOf } from './book/ruling.js';
export type { Choice, End, Question, Step } from './book/step.js';
export { pathsOf, stepAfter, type Facts, type Path, type Taken } from './book/walking.js';
export { CLUB_REGULATION, REGULATIONS, regulationNamed } from './regulations/presets.js';
export type { CorrectionPeriod, Regulation } from './regulations/regulation.js';
