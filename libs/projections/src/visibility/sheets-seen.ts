import type { PlayState, SessionPlay } from '../play/play-state.js';
import { scheduleOf } from '../play/schedule.js';
import { standingsSeen } from './standings-seen.js';
import type { Viewer } from './viewer.js';

/**
 * Whether somebody sees the sheet of a table in a round. Sheets are live as standings are not; but of the hidden rounds
 * each table sees its own alone, until the public sees everything.
 */
export function maySeeSheet(
  state: PlayState,
  session: SessionPlay,
  { table, round }: { readonly table: string; readonly round: number },
  viewer: Viewer,
): boolean {
  if (viewer.kind === 'table' && viewer.session === session.session && viewer.table === table) return true;
  if (standingsSeen(state, session, viewer).kind === 'everything') return true;
  return round <= scheduleOf(session).rounds - state.settings.darkRounds;
}
