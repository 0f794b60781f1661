import { type Aggregate, changedBy, type ChangesBy, type Place, without } from '../journal/aggregate.js';
import type { TournamentRole } from '../command/command.js';
import type { CalendarEntry } from './announcement.js';
import { type SealKind, type TournamentEvent, tournamentEvents } from './events.js';
import {
  DEFAULT_SETTINGS,
  type RegulationFrom,
  type RulingsPublication,
  type TournamentSettings,
  withRegulationFrom,
} from './settings.js';

export type TournamentStatus = 'none' | 'draft' | 'published' | 'archived';

/** A seal that was asked for: by which line, of which kind; and the chain's hash there, null: not set yet. */
export type SealRequest = {
  readonly request: number;
  readonly kind: SealKind;
  readonly hash: string | null;
  /** Nobody has asked for it: it was due. */
  readonly byItself: boolean;
};

/** What a tournament is played and judged by, and its seals: plain JSON, as the read side keeps it, too. */
export type TournamentTerms = {
  readonly settings: TournamentSettings;
  /** The regulations that were chosen one after the other; none: the laws hold. */
  readonly regulations: readonly RegulationFrom[];
  /** What the calendar says of it; null: it is not in the calendar. */
  readonly announced: CalendarEntry | null;
  /** What everybody is shown of its rulings. */
  readonly publishedRulings: RulingsPublication;
  /** The seals that were requested, in their order. */
  readonly seals: readonly SealRequest[];
  /** Players that people were said to be and are not, as somebody else has said here: by person. */
  readonly takenBack: { readonly [person: string]: readonly string[] };
};

/** What a tournament is listed by, and for whom: plain JSON, as the read side keeps it, too. */
export type TournamentListing = {
  readonly name: string;
  readonly status: TournamentStatus;
  /** Whether it was ever published: then everybody may see it, archived or not. */
  readonly published: boolean;
  /** Roles by person id: of those who hold any. */
  readonly roles: { readonly [person: string]: readonly TournamentRole[] };
};

/** The tournament as a whole: its name, how far it has come, who holds which role, its seals. */
export interface TournamentState extends TournamentListing, TournamentTerms {
  /** Whether a session of it has started: its settings are frozen. */
  readonly started: boolean;
  /** Sessions that are being played. */
  readonly playing: readonly string[];
  /** Sessions that have started, closed ones too. */
  readonly begun: readonly string[];
  /** Whether it came from a file. */
  readonly imported: boolean;
}

/** Before anything is chosen. */
export const FIRST_TERMS: TournamentTerms = {
  settings: DEFAULT_SETTINGS,
  regulations: [],
  announced: null,
  publishedRulings: 'not-published',
  seals: [],
  takenBack: {},
};

/** Before anything has happened. */
export const FIRST_LISTING: TournamentListing = { name: '', status: 'none', published: false, roles: {} };

/** The roles a person holds in a tournament. */
export function rolesOf(
  { roles }: Pick<TournamentListing, 'roles'>,
  person: string,
): ReadonlySet<TournamentRole> {
  return new Set(Object.hasOwn(roles, person) ? roles[person] : []);
}

/** The line that asked last for a seal over official standings, be it official or amended; 0: none has. */
export function lastOfficialSeal({ seals }: Pick<TournamentTerms, 'seals'>): number {
  return seals.findLast(({ kind }) => kind !== 'provisional')?.request ?? 0;
}

function withRoles(
  { roles }: TournamentListing,
  person: string,
  held: ReadonlySet<TournamentRole>,
): Pick<TournamentListing, 'roles'> {
  return { roles: held.size > 0 ? { ...roles, [person]: [...held] } : without(roles, person) };
}

type PayloadOf<Type> = Extract<TournamentEvent, { readonly type: Type }>['payload'];

function settled(
  { regulations }: TournamentTerms,
  { settings }: PayloadOf<'tournament.settings-chosen' | 'tournament.settings-amended'>,
  { time: from }: Place,
) {
  const { regulation } = settings;
  return { settings, regulations: withRegulationFrom(regulations, { from, regulation }) };
}

const terms = {
  'tournament.settings-chosen': settled,
  'tournament.settings-amended': settled,
  'tournament.seal-requested'(
    { seals }: TournamentTerms,
    { kind, after }: PayloadOf<'tournament.seal-requested'>,
    { position: request }: Place,
  ) {
    return { seals: [...seals, { request, kind, hash: null, byItself: after !== undefined }] };
  },
  'tournament.sealed'({ seals }: TournamentTerms, { request, hash }: PayloadOf<'tournament.sealed'>) {
    return { seals: seals.map((seal) => (seal.request === request ? { ...seal, hash } : seal)) };
  },
  'tournament.announced': (
    _terms: TournamentTerms,
    { announcement: announced }: PayloadOf<'tournament.announced'>,
  ) => ({ announced }),
  'tournament.rulings-published': (
    _terms: TournamentTerms,
    { as }: PayloadOf<'tournament.rulings-published'>,
  ) => ({ publishedRulings: as }),
  'tournament.player-taken-back': (
    { takenBack }: TournamentTerms,
    { person, players }: PayloadOf<'tournament.player-taken-back'>,
  ) => ({ takenBack: { ...takenBack, [person]: players } }),
};

/** An event that the terms of a tournament follow from. */
export type TermsEvent = Extract<TournamentEvent, { readonly type: keyof typeof terms }>;

/** What an event does to the terms of a tournament. */
export function withTermsEvent<State extends TournamentTerms>(
  state: State,
  event: TermsEvent,
  place: Place,
): State {
  return changedBy<State, TournamentTerms, TermsEvent>(terms, state, event, place);
}

/** An event that what a tournament is listed by follows from. */
export type ListingEvent = Extract<
  TournamentEvent,
  {
    readonly type: `tournament.${
      | 'created'
      | 'renamed'
      | 'published'
      | 'archived'
      | 'role-granted'
      | 'role-revoked'
      | 'brought'}`;
  }
>;

const listing: ChangesBy<TournamentListing, ListingEvent, undefined> = {
  'tournament.created': (_state, { name, organiser }) => ({
    name,
    status: 'draft',
    roles: { [organiser]: ['organiser'] },
  }),
  'tournament.renamed': (_state, { name }) => ({ name }),
  'tournament.published': () => ({ status: 'published', published: true }),
  'tournament.archived': () => ({ status: 'archived' }),
  'tournament.role-granted': (state, { person, role }) =>
    withRoles(state, person, new Set([...rolesOf(state, person), role])),
  'tournament.role-revoked': (state, { person, role }) =>
    withRoles(state, person, new Set([...rolesOf(state, person)].filter((other) => other !== role))),
  // Whoever had a role elsewhere has none here.
  'tournament.brought': (_state, { organiser }) => ({ roles: { [organiser]: ['organiser'] } }),
};

/** What an event does to what a tournament is listed by. */
export function withListingEvent<State extends TournamentListing>(state: State, event: ListingEvent): State {
  return changedBy<State, TournamentListing, ListingEvent, undefined>(listing, state, event, undefined);
}

const changes: ChangesBy<TournamentState, TournamentEvent> = {
  ...terms,
  ...(listing as ChangesBy<TournamentState, ListingEvent>),
  'tournament.started': () => ({ started: true }),
  'tournament.session-started': ({ playing, begun }, { session }) => ({
    playing: [...playing, session],
    begun: [...new Set([...begun, session])],
  }),
  'tournament.session-closed': ({ playing }, { session }) => ({
    playing: playing.filter((one) => one !== session),
  }),
  'tournament.imported': () => ({ imported: true }),
  'tournament.book-taken': null,
  'tournament.keys-taken': null,
  'tournament.text-erased': null,
};

/** The stream `tournament`: every journal has one, and its first entry is the stream's first event. */
export const tournamentAggregate: Aggregate<TournamentState, TournamentEvent> = {
  name: 'tournament',
  events: tournamentEvents,
  initial: {
    ...FIRST_LISTING,
    ...FIRST_TERMS,
    started: false,
    playing: [],
    begun: [],
    imported: false,
  },
  evolve: (state, event, place) => changedBy(changes, state, event, place),
};

/** How commands refer to this stream. */
export const tournamentStream = { stream: 'tournament', aggregate: tournamentAggregate } as const;
