/** Every command about results. */
export {
  acceptCorrection,
  askCorrection,
  correctResult,
  declineCorrection,
  takeCorrectionBack,
  voidResult,
} from './correcting.js';
export { confirmResult, disputeResult, enterResult } from './entering.js';
export {
  askLatePlay,
  beginLatePlay,
  markNotPlayed,
  postponePlay,
  recordIrregular,
  refuseLatePlay,
} from './late-play.js';
export { decideSuspicion, recordCheck } from './checking.js';
export { recordPlay } from './recording-play.js';
export { recordResult, recordTraveller } from './recording.js';
