import { type Aggregate, changedBy, type ChangesBy } from '../journal/aggregate.js';
import type { ContestantClass } from '../standings/session-standings.js';
import {
  type EnteredAs,
  type EntriesEvent,
  entriesEvents,
  type EntryTerms,
  type ForDraws,
} from './events.js';
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

/** What players have asked for who enter themselves. Once it is registered, the entry of the same id says more. */
export type EntryRequest = {
  readonly players: readonly string[];
  readonly as: EnteredAs;
  readonly link: string;
  readonly state: 'waiting' | 'placed' | 'declined' | 'withdrawn';
};

/** Players who enter themselves: on which terms, and what they have asked for. */
export type EnteringThemselves = {
  readonly terms: EntryTerms | null;
  /** The first who asked first, unless somebody was put first on the waiting list. */
  readonly order: readonly string[];
  readonly requests: { readonly [entry: string]: EntryRequest };
};

/** Who takes part in the tournament: plain JSON, as the read side keeps it, too. */
export type EntriesState = {
  readonly open: boolean;
  /** Entries in the order of registration. */
  readonly order: readonly string[];
  readonly entries: { readonly [entry: string]: Entry };
  /** Left out: players were never let in. */
  readonly themselves?: EnteringThemselves;
};

/** Before anybody has entered. */
export const NO_ENTRIES: EntriesState = { open: false, order: [], entries: {} };

function put({ entries }: EntriesState, id: string, entry: Entry) {
  return { entries: { ...entries, [id]: entry } };
}

/** A known entry with something more. */
function more(state: EntriesState, id: string, said: Partial<Entry>) {
  return put(state, id, { ...state.entries[id]!, ...said });
}

const NOBODY_ENTERING: EnteringThemselves = { terms: null, order: [], requests: {} };

/** Players who enter themselves; nobody, where they were never let in. */
export function enteringThemselves({ themselves = NOBODY_ENTERING }: EntriesState): EnteringThemselves {
  return themselves;
}

/** A request that is in another state. */
function requestAs(now: EntryRequest['state']) {
  return (state: EntriesState, { entry }: { readonly entry: string }) => {
    const before = enteringThemselves(state);
    const requests = { ...before.requests, [entry]: { ...before.requests[entry]!, state: now } };
    return { themselves: { ...before, requests } };
  };
}

type PayloadOf<Type> = Extract<EntriesEvent, { readonly type: Type }>['payload'];

function registered(
  state: EntriesState,
  { entry, ...who }: PayloadOf<'entries.registered' | 'entries.team-registered'>,
) {
  return { order: [...state.order, entry], ...put(state, entry, { ...who, withdrawn: false }) };
}

function changed(
  state: EntriesState,
  { entry, ...who }: PayloadOf<'entries.changed' | 'entries.team-changed'>,
) {
  return more(state, entry, { ...who, withdrawn: false });
}

const changes: ChangesBy<EntriesState, EntriesEvent, undefined> = {
  'entries.opened': () => ({ open: true }),
  'entries.closed': () => ({ open: false }),
  'entries.registered': registered,
  'entries.team-registered': registered,
  'entries.changed': changed,
  'entries.team-changed': changed,
  'entries.team-named'(state, { entry, name }) {
    const { name: _before, ...known } = state.entries[entry]!;
    return put(state, entry, { ...known, ...(name !== null && { name }) });
  },
  'entries.withdrawn': (state, { entry }) => more(state, entry, { withdrawn: true }),
  'entries.classed': (state, { entry, class: as }) => more(state, entry, { class: as }),
  'entries.described-for-draws': (state, { entry, forDraws }) => more(state, entry, { forDraws }),
  'entries.players-let-in': (state, { terms }) => ({ themselves: { ...enteringThemselves(state), terms } }),
  'entries.requested'(state, { entry, ...asked }) {
    const before = enteringThemselves(state);
    const requests = { ...before.requests, [entry]: { ...asked, state: 'waiting' as const } };
    return { themselves: { ...before, order: [...before.order, entry], requests } };
  },
  'entries.request-placed': requestAs('placed'),
  'entries.request-put-first'(state, { entry }) {
    const before = enteringThemselves(state);
    return { themselves: { ...before, order: [entry, ...before.order.filter((one) => one !== entry)] } };
  },
  'entries.request-declined': requestAs('declined'),
  'entries.request-withdrawn': requestAs('withdrawn'),
};

/** What an event of entries does to them. */
export function withEntriesEvent<State extends EntriesState>(state: State, event: EntriesEvent): State {
  return changedBy(changes, state, event, undefined);
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
