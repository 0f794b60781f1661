import { NO_KNOCKOUT, withKnockoutEvent, type JournalEvent, without } from '#tournament';
import type { PlayState } from '../play-state.js';
import type { HandlersOf } from './changes.js';

type KnockoutEvent = Extract<JournalEvent, { readonly type: `knockout.${string}` }>;

function change(state: PlayState, event: KnockoutEvent): PlayState {
  const { knockout } = event.payload;
  const known = state.knockouts[knockout] ?? NO_KNOCKOUT;
  return { ...state, knockouts: { ...state.knockouts, [knockout]: withKnockoutEvent(known, event) } };
}

/** What knockouts' events do: the same as on the write side. */
export const knockoutHandlers: HandlersOf<'knockout'> = {
  'knockout.set-up': change,
  'knockout.opponent-chosen': change,
  'knockout.round-opened': change,
  'knockout.match-redrawn': change,
  'knockout.round-kept': change,
  'knockout.extra-boards-opened': change,
  'knockout.match-decided': change,
  'knockout.entry-replaced': change,
  'knockout.abandoned': (state, { payload: { knockout } }) => ({
    ...state,
    knockouts: without(state.knockouts, knockout),
  }),
};
