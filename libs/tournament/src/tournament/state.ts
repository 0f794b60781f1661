import type { Aggregate, Place } from '../journal/aggregate.js';
import type { TournamentRole } from '../command/command.js';
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
  /** What everybody is shown of its rulings. */
  readonly publishedRulings: RulingsPublication;
  /** The seals that were requested, in their order. */
  readonly seals: readonly SealRequest[];
  /** Players that people were said to be and are not, as somebody else has said here: by person. */
  readonly takenBack: { readonly [person: string]: readonly string[] };
};

/** The tournament as a whole: its name, how far it has come, who holds which role, its seals. */
export interface TournamentState extends TournamentTerms {
  readonly status: TournamentStatus;
  /** Whether it was ever published: then everybody may see it, archived or not. */
  readonly published: boolean;
  readonly name: string;
  /** Roles by person id. */
  readonly roles: ReadonlyMap<string, ReadonlySet<TournamentRole>>;
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
  publishedRulings: 'not-published',
  seals: [],
  takenBack: {},
};

const NO_ROLES: ReadonlySet<TournamentRole> = new Set();

/** The roles a person holds in a tournament. */
export function rolesOf(state: TournamentState, person: string): ReadonlySet<TournamentRole> {
  return state.roles.get(person) ?? NO_ROLES;
}

/** The line that asked last for a seal over official standings, be it official or amended; 0: none has. */
export function lastOfficialSeal({ seals }: Pick<TournamentTerms, 'seals'>): number {
  return seals.findLast(({ kind }) => kind !== 'provisional')?.request ?? 0;
}

function withRoles(
  state: TournamentState,
  person: string,
  change: (roles: Set<TournamentRole>) => void,
): TournamentState {
  const held = new Set(rolesOf(state, person));
  change(held);
  const roles = new Map(state.roles);
  if (held.size > 0) roles.set(person, held);
  else roles.delete(person);
  return { ...state, roles };
}

/** An event that the terms of a tournament follow from. */
export type TermsEvent = Extract<
  TournamentEvent,
  {
    readonly type:
      | 'tournament.settings-chosen'
      | 'tournament.settings-amended'
      | 'tournament.seal-requested'
      | 'tournament.sealed'
      | 'tournament.rulings-published'
      | 'tournament.player-taken-back';
  }
>;

/** What an event does to the terms of a tournament. */
export function withTermsEvent<State extends TournamentTerms>(
  state: State,
  { type, payload }: TermsEvent,
  { position, time }: Place,
): State {
  switch (type) {
    case 'tournament.settings-chosen':
    case 'tournament.settings-amended': {
      const { settings } = payload;
      const { regulation } = settings;
      const regulations = withRegulationFrom(state.regulations, { from: time, regulation });
      return { ...state, settings, regulations };
    }
    case 'tournament.seal-requested': {
      const { kind, after } = payload;
      const seal: SealRequest = { request: position, kind, hash: null, byItself: after !== undefined };
      return { ...state, seals: [...state.seals, seal] };
    }
    case 'tournament.sealed': {
      const { request, hash } = payload;
      const seals = state.seals.map((seal) => (seal.request === request ? { ...seal, hash } : seal));
      return { ...state, seals };
    }
    case 'tournament.rulings-published':
      return { ...state, publishedRulings: payload.as };
    case 'tournament.player-taken-back':
      return { ...state, takenBack: { ...state.takenBack, [payload.person]: payload.players } };
    default:
      return payload satisfies never;
  }
}

/** The stream `tournament`: every journal has one, and its first entry is the stream's first event. */
export const tournamentAggregate: Aggregate<TournamentState, TournamentEvent> = {
  name: 'tournament',
  events: tournamentEvents,
  initial: {
    status: 'none',
    published: false,
    name: '',
    roles: new Map(),
    ...FIRST_TERMS,
    started: false,
    playing: [],
    begun: [],
    imported: false,
  },
  evolve(state: TournamentState, event: TournamentEvent, place: Place): TournamentState {
    switch (event.type) {
      case 'tournament.created': {
        const created: TournamentState = { ...state, status: 'draft', name: event.payload.name };
        return withRoles(created, event.payload.organiser, (roles) => roles.add('organiser'));
      }
      case 'tournament.renamed':
        return { ...state, name: event.payload.name };
      case 'tournament.published':
        return { ...state, status: 'published', published: true };
      case 'tournament.archived':
        return { ...state, status: 'archived' };
      case 'tournament.settings-chosen':
      case 'tournament.settings-amended':
      case 'tournament.seal-requested':
      case 'tournament.sealed':
      case 'tournament.rulings-published':
      case 'tournament.player-taken-back':
        return withTermsEvent(state, event, place);
      case 'tournament.started':
        return { ...state, started: true };
      case 'tournament.session-started':
        return {
          ...state,
          playing: [...state.playing, event.payload.session],
          begun: [...new Set([...state.begun, event.payload.session])],
        };
      case 'tournament.session-closed': {
        const { session } = event.payload;
        return { ...state, playing: state.playing.filter((playing) => playing !== session) };
      }
      case 'tournament.role-granted': {
        const { person, role } = event.payload;
        return withRoles(state, person, (roles) => roles.add(role));
      }
      case 'tournament.role-revoked': {
        const { person, role } = event.payload;
        return withRoles(state, person, (roles) => roles.delete(role));
      }
      case 'tournament.imported':
        return { ...state, imported: true };
      case 'tournament.brought':
        // Whoever had a role elsewhere has none here.
        return { ...state, roles: new Map([[event.payload.organiser, new Set(['organiser'] as const)]]) };
      case 'tournament.book-taken':
      case 'tournament.keys-taken':
      case 'tournament.text-erased':
        return state;
      default:
        return event satisfies never;
    }
  },
};

/** How commands refer to this stream. */
export const tournamentStream = { stream: 'tournament', aggregate: tournamentAggregate } as const;
