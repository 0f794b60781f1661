import type { Aggregate } from '../journal/aggregate.js';
import type { ContestantClass } from '../standings/session-standings.js';
import { type EntriesEvent, entriesEvents, type ForDraws } from './events.js';
import { reject, type Rejected } from '../command/command.js';

/** A pair or a team that has entered: its players by their persons' ids. */
export type Entry = {
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
};

/** Who takes part in the tournament: plain JSON, as the read side keeps it, too. */
export type EntriesState = {
  readonly open: boolean;
  /** Entries in the order of registration. */
  readonly order: readonly string[];
  readonly entries: { readonly [entry: string]: Entry };
};

/** Before anybody has entered. */
export const NO_ENTRIES: EntriesState = { open: false, order: [], entries: {} };

function put<State extends EntriesState>(state: State, id: string, entry: Entry): State {
  return { ...state, entries: { ...state.entries, [id]: entry } };
}

/** What an event of entries does to them. */
export function withEntriesEvent<State extends EntriesState>(
  state: State,
  { type, payload }: EntriesEvent,
): State {
  switch (type) {
    case 'entries.opened':
      return { ...state, open: true };
    case 'entries.closed':
      return { ...state, open: false };
    case 'entries.registered':
    case 'entries.team-registered': {
      const { entry, ...who } = payload;
      return put({ ...state, order: [...state.order, entry] }, entry, { ...who, withdrawn: false });
    }
    case 'entries.changed':
    case 'entries.team-changed': {
      const { entry, ...who } = payload;
      return put(state, entry, { ...state.entries[entry], ...who, withdrawn: false });
    }
    case 'entries.team-named': {
      const { entry, name } = payload;
      const { name: _before, ...known } = state.entries[entry]!;
      return put(state, entry, { ...known, ...(name !== null && { name }) });
    }
    case 'entries.withdrawn':
      return put(state, payload.entry, { ...state.entries[payload.entry]!, withdrawn: true });
    case 'entries.classed':
      return put(state, payload.entry, { ...state.entries[payload.entry]!, class: payload.class });
    case 'entries.described-for-draws':
      return put(state, payload.entry, { ...state.entries[payload.entry]!, forDraws: payload.forDraws });
    default:
      return payload satisfies never;
  }
}

/** The entries that take part in the tournament. */
export const entriesAggregate: Aggregate<EntriesState, EntriesEvent> = {
  name: 'entries',
  events: entriesEvents,
  initial: NO_ENTRIES,
  evolve: withEntriesEvent,
};

/** How commands refer to this stream. */
export const entriesStream = { stream: 'entries', aggregate: entriesAggregate } as const;

/** The entries of one kind that take part, in the order of registration. */
function takingPartAs({ order, entries }: EntriesState, isOne: (entry: Entry) => boolean): string[] {
  return order.filter((id) => !entries[id]!.withdrawn && isOne(entries[id]!));
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

/** A player who takes part already, in another entry. */
function entered({ entries }: EntriesState, own: string, persons: readonly string[]): string | undefined {
  const others = Object.entries(entries).filter(([id, { withdrawn }]) => id !== own && !withdrawn);
  const taken = new Set(others.flatMap(([, other]) => other.players));
  return persons.find((person) => taken.has(person));
}

/** What prevents these persons playing in an entry: one of them is there twice, or plays in another. */
export function playersRefused(
  state: EntriesState,
  own: string,
  persons: readonly string[],
): Rejected | undefined {
  if (new Set(persons).size < persons.length) return reject({ code: 'entries.player-twice' });
  const player = entered(state, own, persons);
  return player === undefined ? undefined : reject({ code: 'entries.player-entered', player });
}
