import type { EntryPlay, PlayState } from '../play-state.js';
import type { HandlersOf } from './changes.js';

function withEntries(state: PlayState, change: Partial<PlayState['entries']>): PlayState {
  return { ...state, entries: { ...state.entries, ...change } };
}

function put(state: PlayState, id: string, entry: EntryPlay): PlayState {
  return withEntries(state, { entries: { ...state.entries.entries, [id]: entry } });
}

/** What entries' events do. */
export const entriesHandlers: HandlersOf<'entries'> = {
  'entries.opened': (state) => withEntries(state, { open: true }),
  'entries.closed': (state) => withEntries(state, { open: false }),
  'entries.registered': (state, { payload: { entry, players } }) =>
    put(withEntries(state, { order: [...state.entries.order, entry] }), entry, { players, withdrawn: false }),
  'entries.changed': (state, { payload: { entry, players } }) =>
    put(state, entry, { players, withdrawn: false }),
  'entries.withdrawn': (state, { payload: { entry } }) =>
    put(state, entry, { ...state.entries.entries[entry]!, withdrawn: true }),
};
