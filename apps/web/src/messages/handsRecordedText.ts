import type { HandsRecorded } from '../api/sessionCommands.js';

/** What came of recording hands, in words; nothing of what was recorded before. */
export function handsRecordedText(recorded: HandsRecorded) {
  return recorded === 'first' ? 'entry.handsRead' : (`entry.handsRecorded.${recorded}` as const);
}
