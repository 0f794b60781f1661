/** Every command about results. */
export { correctResult, voidResult } from './correcting.js';
export {
  acceptCorrection,
  askCorrection,
  declineCorrection,
  takeCorrectionBack,
} from './asked-correction.js';
export { confirmResult, disputeResult, enterResult } from './entering.js';
export { askLatePlay, beginLatePlay, postponePlay, refuseLatePlay } from './late-play.js';
export { markNotPlayed } from './not-playing.js';
export { recordIrregular } from './irregular.js';
export { decideSuspicion, recordCheck } from './checking.js';
export { recordPlay } from './recording-play.js';
export { recordResult, recordTraveller } from './recording.js';
