import { withEntriesEvent } from '#tournament';
import { onAll, type LineFrom } from '../../projection/projection.js';
import type { HistoryEvent, PlayState, SessionPlay } from '../play-state.js';
import type { HandlersOf } from './changes.js';
import { keepingLeavers } from './leavers.js';
import { withClosedAskedAnew } from './protocols.js';

/** What happens to the entries. */
function change(state: PlayState, line: LineFrom<'entries'>): PlayState {
  return { ...state, entries: withEntriesEvent(state.entries, line) };
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
    if (left.length === 0) return after;
    return { ...after, entries: { ...after.entries, left: [...(after.entries.left ?? []), ...left] } };
  };
}

/** What entries' events do: the same as on the write side, and who has left and what is to be published anew by it. */
export const entriesHandlers: HandlersOf<'entries'> = {
  ...onAll<PlayState, 'entries'>(change, 'entries'),
  'entries.changed': keepingEntered(
    keepingLeavers((state, line) =>
      withClosedAskedAnew(change(state, line), line, (session) => isNamedBy(session, line.payload.entry)),
    ),
  ),
  'entries.team-changed': keepingEntered(keepingLeavers(change)),
  'entries.team-named': (state, line) =>
    withClosedAskedAnew(change(state, line), line, ({ teams }) =>
      Object.values(teams.entries).includes(line.payload.entry),
    ),
  'entries.withdrawn': keepingEntered(change),
  'entries.classed': (state, line) =>
    withClosedAskedAnew(change(state, line), line, (session) => isClassedBy(session, line.payload.entry)),
};
