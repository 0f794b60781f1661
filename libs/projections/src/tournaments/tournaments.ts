import {
  FIRST_LISTING,
  withCalled,
  withCallWithdrawn,
  withListingEvent,
  type CalendarEntry,
  type JournalEvent,
  type ListingEvent,
  type SealKind,
  type TournamentListing,
} from '#tournament';
import { onAll, type JournalEntry, type LineOf, type Projection } from '../projection/projection.js';
import {
  newSession,
  withArrived,
  withMovement,
  withSections,
  type SessionOverview,
} from './session-overview.js';

/** A seal that has been set: the chain's hash at the line that asked for it. */
export interface Seal {
  readonly kind: SealKind;
  /** The position up to which the seal vouches for the journal. */
  readonly position: number;
  readonly hash: string;
  /** When it was set, in microseconds since the epoch. */
  readonly time: number;
}

/** What the calendar says of a tournament: since when, in microseconds since the epoch, and since which journal entry. */
export type TournamentAnnounced = CalendarEntry & { readonly time: number; readonly position: number };

/** A tournament as lists and its own page show it. */
export type TournamentOverview = TournamentListing & {
  /** Microseconds since the epoch. */
  readonly createdAt: number;
  readonly position: number;
  /** What the calendar says of it. */
  readonly announced: TournamentAnnounced | null;
  readonly seals: readonly { readonly [Key in keyof Seal]: Seal[Key] }[];
  /** By name; those that were abandoned are gone. */
  readonly sessions: { readonly [session: string]: SessionOverview };
};

function at<Type extends JournalEvent['type']>(
  change: (state: TournamentOverview, line: LineOf<Type>) => Partial<TournamentOverview>,
) {
  return (state: TournamentOverview, line: LineOf<Type>): TournamentOverview => ({
    ...state,
    ...change(state, line),
    position: line.position,
  });
}

/** The journal has gone on; nothing that is shown of the tournament has changed. */
function moved(state: TournamentOverview, { position }: { readonly position: number }): TournamentOverview {
  return { ...state, position };
}

/** A session of the tournament has come to something else. */
function inSession<
  Line extends Pick<JournalEntry, 'position'> & { readonly payload: { readonly session: string } },
>(change: (session: SessionOverview, line: Line) => SessionOverview) {
  return (state: TournamentOverview, line: Line): TournamentOverview => {
    const { session } = line.payload;
    const sessions = { ...state.sessions, [session]: change(state.sessions[session]!, line) };
    return { ...state, position: line.position, sessions };
  };
}

/** What the tournament is listed by has changed: the same as on the write side. */
function listed(state: TournamentOverview, line: LineOf<ListingEvent['type']>): TournamentOverview {
  return moved(withListingEvent(state, line), line);
}

/** The list of tournaments, with who holds which role in each. */
export const tournaments: Projection<TournamentOverview> = {
  name: 'tournaments',
  version: 6,
  initial: {
    ...FIRST_LISTING,
    createdAt: 0,
    position: 0,
    announced: null,
    seals: [],
    sessions: {},
  },
  on: {
    ...onAll(
      moved,
      'entries',
      'session',
      'table',
      'board',
      'deal-set',
      'result',
      'sheet',
      'ruling',
      'clock',
      'contest',
      'knockout',
      'published',
    ),
    'session.created': at<'session.created'>((state, { payload: { session, game, settings } }) => ({
      sessions: { ...state.sessions, [session]: newSession(game, settings.day) },
    })),
    'session.configured': inSession((session, { payload: { settings } }) => ({
      ...session,
      day: settings.day ?? null,
    })),
    'session.movement-set': inSession((session, { payload }) => withSections(session, payload.sections)),
    'session.movement-changed': inSession((session, { payload }) =>
      withMovement(session, { ...payload, boardsPerRound: 0, firstBoard: 1 }),
    ),
    'session.contestant-arrived': inSession((session, { payload }) =>
      withArrived(session, payload.contestant),
    ),
    'session.started': inSession((session, { time }) => ({
      ...session,
      status: 'running',
      started: time,
    })),
    'session.round-called': inSession((session, { payload }) => ({
      ...session,
      ...withCalled(session, payload),
    })),
    'session.round-taken-back': inSession((session, { payload }) => ({
      ...session,
      ...withCallWithdrawn(session, payload),
    })),
    'session.closed': inSession((session, { time }) => ({
      ...session,
      status: 'closed',
      closed: time,
    })),
    'session.reopened': inSession((session) => ({ ...session, status: 'running' })),
    'session.abandoned': at<'session.abandoned'>((state, { payload }) => {
      const { [payload.session]: _gone, ...sessions } = state.sessions;
      return { sessions };
    }),
    'tournament.created': (state, line) => ({ ...listed(state, line), createdAt: line.time }),
    'tournament.renamed': listed,
    'tournament.published': listed,
    'tournament.announced': at<'tournament.announced'>((_state, { payload, time, position }) => ({
      announced: payload.announcement && { ...payload.announcement, time, position },
    })),
    'tournament.archived': listed,
    'tournament.settings-chosen': moved,
    'tournament.started': moved,
    'tournament.session-started': moved,
    'tournament.session-closed': moved,
    'tournament.settings-amended': moved,
    'tournament.role-granted': listed,
    'tournament.role-revoked': listed,
    'tournament.seal-requested': moved,
    'tournament.sealed': at<'tournament.sealed'>((state, { payload: { kind, request, hash }, time }) => ({
      seals: [...state.seals, { kind, position: request, hash, time }],
    })),
    'tournament.rulings-published': moved,
    'tournament.brought': listed,
    'tournament.book-taken': moved,
    'tournament.keys-taken': moved,
    'tournament.player-taken-back': moved,
    'tournament.imported': moved,
    'tournament.text-erased': moved,
  },
  tables: ['projections.tournament_row', 'projections.role_row'],
  async write({ client, tournament, generation }, { before, after }) {
    const { name, status, published, createdAt, position, announced, seals, sessions } = after;
    await client.query({
      name: 'tournament-row',
      text: `insert into projections.tournament_row
               (tournament, generation, name, status, published, created_at, position, seals, sessions, announced)
             values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
             on conflict (tournament, generation) do update set
               name = excluded.name, status = excluded.status, published = excluded.published,
               created_at = excluded.created_at,
               position = excluded.position, seals = excluded.seals, sessions = excluded.sessions,
               announced = excluded.announced`,
      values: [
        tournament,
        generation,
        name,
        status,
        published,
        createdAt,
        position,
        JSON.stringify(seals),
        JSON.stringify(sessions),
        announced && JSON.stringify(announced),
      ],
    });
    if (before.roles === after.roles) return;
    await client.query({
      name: 'role-rows-clear',
      text: 'delete from projections.role_row where tournament = $1 and generation = $2',
      values: [tournament, generation],
    });
    const rows = Object.entries(after.roles).flatMap(([person, roles]) =>
      roles.map((role) => ({ person, role })),
    );
    await client.query({
      name: 'role-rows',
      text: `insert into projections.role_row (tournament, generation, person, role)
             select $1, $2, person, role from jsonb_to_recordset($3) as row (person uuid, role text)`,
      values: [tournament, generation, JSON.stringify(rows)],
    });
  },
};
