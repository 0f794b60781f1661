import type { HistoryEvent, EntryPlay, PlayState, SessionPlay } from '../play-state.js';
import type { HandlersOf } from './changes.js';
import { keepingLeavers } from './leavers.js';
import { withClosedAskedAnew } from './protocols.js';

function withEntries(state: PlayState, change: Partial<PlayState['entries']>): PlayState {
  return { ...state, entries: { ...state.entries, ...change } };
}

function put(state: PlayState, id: string, entry: EntryPlay): PlayState {
  return withEntries(state, { entries: { ...state.entries.entries, [id]: entry } });
}

/** Whether a contestant of the session has its names from an entry. */
function isNamedBy({ entries, players }: SessionPlay, entry: string): boolean {
  return Object.entries(entries).some(([contestant, sits]) => sits === entry && !(contestant in players));
}

/** Whether a contestant of the session takes part as an entry does. */
function isClassedBy({ entries, classes }: SessionPlay, entry: string): boolean {
  return Object.entries(entries).some(([contestant, sits]) => sits === entry && !(contestant in classes));
}

/** Everybody who has entered, as a player or for a team. */
function entered({ entries: { entries } }: PlayState): string[] {
  return Object.values(entries).flatMap(({ players, captain, withdrawn }) =>
    withdrawn ? [] : [...players, ...(captain === undefined ? [] : [captain])],
  );
}

/** A handler that may take players out of the tournament, with those kept who have left it, and by whom. */
function keepingEntered<Line extends Pick<HistoryEvent, 'actor'>>(
  change: (state: PlayState, line: Line) => PlayState,
): (state: PlayState, line: Line) => PlayState {
  return (before, line) => {
    const after = change(before, line);
    const still = new Set(entered(after));
    const left = [...new Set(entered(before))]
      .filter((player) => !still.has(player))
      .map((player) => ({ player, by: line.actor }));
    return left.length === 0 ? after : withEntries(after, { left: [...(after.entries.left ?? []), ...left] });
  };
}

/** What entries' events do. */
export const entriesHandlers: HandlersOf<'entries'> = {
  'entries.opened': (state) => withEntries(state, { open: true }),
  'entries.closed': (state) => withEntries(state, { open: false }),
  'entries.registered': (state, { payload: { entry, players } }) =>
    put(withEntries(state, { order: [...state.entries.order, entry] }), entry, { players, withdrawn: false }),
  'entries.changed': keepingEntered(
    keepingLeavers((state, line) => {
      const { entry, players } = line.payload;
      const changed = put(state, entry, { ...state.entries.entries[entry], players, withdrawn: false });
      return withClosedAskedAnew(changed, line, (session) => isNamedBy(session, entry));
    }),
  ),
  'entries.team-registered': (state, { payload: { entry, players, captain } }) =>
    put(withEntries(state, { order: [...state.entries.order, entry] }), entry, {
      players,
      captain,
      withdrawn: false,
    }),
  'entries.team-changed': keepingEntered(
    keepingLeavers((state, { payload: { entry, players, captain } }) =>
      put(state, entry, { ...state.entries.entries[entry], players, captain, withdrawn: false }),
    ),
  ),
  'entries.team-named': (state, line) => {
    const { entry, name } = line.payload;
    const { name: _before, ...known } = state.entries.entries[entry]!;
    const named = put(state, entry, { ...known, ...(name !== null && { name }) });
    return withClosedAskedAnew(named, line, ({ teams }) => Object.values(teams.entries).includes(entry));
  },
  'entries.withdrawn': keepingEntered((state, { payload: { entry } }) =>
    put(state, entry, { ...state.entries.entries[entry]!, withdrawn: true }),
  ),
  'entries.classed': (state, line) => {
    const { entry, class: as } = line.payload;
    const classed = put(state, entry, { ...state.entries.entries[entry]!, class: as });
    return withClosedAskedAnew(classed, line, (session) => isClassedBy(session, entry));
  },
  'entries.described-for-draws': (state, { payload: { entry, forDraws } }) =>
    put(state, entry, { ...state.entries.entries[entry]!, forDraws }),
};
