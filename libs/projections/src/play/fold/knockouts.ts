import { NO_KNOCKOUT, withKnockoutEvent, without } from '#tournament';
import { onAll, type LineFrom } from '../../projection/projection.js';
import type { PlayState } from '../play-state.js';

/** What happens to a knockout: the same as on the write side. */
function onKnockout(state: PlayState, line: LineFrom<'knockout'>): PlayState {
  const { knockout } = line.payload;
  if (line.type === 'knockout.abandoned') return { ...state, knockouts: without(state.knockouts, knockout) };
  const known = state.knockouts[knockout] ?? NO_KNOCKOUT;
  return { ...state, knockouts: { ...state.knockouts, [knockout]: withKnockoutEvent(known, line) } };
}

/** What knockouts' events do. */
export const knockoutHandlers = onAll<PlayState, 'knockout'>(onKnockout, 'knockout');
