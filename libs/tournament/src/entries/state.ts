import type { Aggregate } from '../journal/aggregate.js';
import type { ContestantClass } from '../standings/contestant-class.js';
import { entriesEvents, type EntriesEvent } from './events.js';
import type { ForDraws } from './for-draws.js';

/** A pair or a team that has entered: its players by their persons' ids. */
export interface Entry {
  readonly players: readonly string[];
  /** For teams only: the captain, whose name the team has until it gets its own. */
  readonly captain?: string;
  /** The name of a team, if it has one. */
  readonly name?: string;
  readonly withdrawn: boolean;
  /** Left out: nobody has classed it. */
  readonly class?: ContestantClass;
  /** Left out: draws have to know nothing of it. */
  readonly forDraws?: ForDraws;
}

export interface EntriesState {
  readonly open: boolean;
  /** By entry id, in the order of registration. */
  readonly entries: ReadonlyMap<string, Entry>;
}

function put(state: EntriesState, id: string, entry: Entry): EntriesState {
  return { ...state, entries: new Map(state.entries).set(id, entry) };
}

/** The entries that take part in the tournament. */
export const entriesAggregate: Aggregate<EntriesState, EntriesEvent> = {
  name: 'entries',
  events: entriesEvents,
  initial: { open: false, entries: new Map() },
  evolve(state, event) {
    switch (event.type) {
      case 'entries.opened':
        return { ...state, open: true };
      case 'entries.closed':
        return { ...state, open: false };
      case 'entries.registered':
      case 'entries.changed': {
        const { entry, players } = event.payload;
        return put(state, entry, { ...state.entries.get(entry), players, withdrawn: false });
      }
      case 'entries.team-registered':
      case 'entries.team-changed': {
        const { entry, players, captain } = event.payload;
        return put(state, entry, { ...state.entries.get(entry), players, captain, withdrawn: false });
      }
      case 'entries.team-named': {
        const { name: _before, ...known } = state.entries.get(event.payload.entry)!;
        const { name } = event.payload;
        return put(state, event.payload.entry, { ...known, ...(name !== null && { name }) });
      }
      case 'entries.withdrawn': {
        const known = state.entries.get(event.payload.entry)!;
        return put(state, event.payload.entry, { ...known, withdrawn: true });
      }
      case 'entries.classed': {
        const known = state.entries.get(event.payload.entry)!;
        return put(state, event.payload.entry, { ...known, class: event.payload.class });
      }
      case 'entries.described-for-draws': {
        const known = state.entries.get(event.payload.entry)!;
        return put(state, event.payload.entry, { ...known, forDraws: event.payload.forDraws });
      }
      default:
        return event satisfies never;
    }
  },
};

/** How commands refer to this stream. */
export const entriesStream = { stream: 'entries', aggregate: entriesAggregate } as const;

/** The entries of one kind that take part, in the order of registration. */
function takingPartAs(state: EntriesState, isOne: (entry: Entry) => boolean): string[] {
  return [...state.entries].filter(([, entry]) => !entry.withdrawn && isOne(entry)).map(([id]) => id);
}

/** The pairs that take part, in the order of registration. */
export function takingPart(state: EntriesState): string[] {
  return takingPartAs(state, (entry) => !isTeam(entry));
}

/** The teams that take part, in the order of registration. */
export function teamsTakingPart(state: EntriesState): string[] {
  return takingPartAs(state, isTeam);
}

/** Whether an entry is a team: it has a captain. */
export function isTeam({ captain }: Entry): boolean {
  return captain !== undefined;
}
