import type { StandingsSeen } from '../../visibility/standings-seen.js';
import type { SessionPlay } from '../session-play.js';
import { scheduleOf } from '../schedule.js';
import type { SheetsCounted } from './sheet-standings.js';

/** Which sheets a reader's standings are made of: of rounds that all have finished they are agreed. */
export function sheetsCounted(session: SessionPlay, seen: StandingsSeen): SheetsCounted {
  return { upTo: seen.kind === 'everything' ? scheduleOf(session).rounds : seen.upTo };
}
