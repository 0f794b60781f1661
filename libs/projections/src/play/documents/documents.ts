import type { Json } from '#ledger';
import { once } from '#scoring';
import { calledIn, games, hasTeams, type KnockoutState } from '#tournament';
import { releasedBoards } from '../../visibility/released.js';
import { PUBLIC_VIEWER } from '../../visibility/viewer.js';
import { EVERYTHING, standingsSeen } from '../../visibility/standings-seen.js';
import type { ContestPlay, PlayState, SessionPlay } from '../play-state.js';
import { waitingTables } from './waiting-tables.js';
import { putByGame } from '../games/by-game.js';
import { scheduleOf } from '../schedule.js';
import { scoresOf } from '../scoring/scores.js';
import { knockoutDocument, sessionsOfKnockout } from '../knockout/knockout-document.js';
import { matchesDocument } from '../teams/matches-document.js';
import { contestDocument } from './contests/contest-document.js';
import { contestOfficial, officialParts } from './contests/contest-official.js';
import { sessionsOf } from '../stages/contest-stages.js';
import { clockDocument } from './clock-document.js';
import type { DocumentKind, DocumentName, Put } from '../document-names.js';
import { entriesDocument, sessionDocument } from './session-document.js';
import { seatsDrawnDocument } from './seats-drawn-document.js';
import { contestParts, seenParts, sessionParts, standingsParts, tableParts } from '../games/parts.js';
import { deskDocument } from './desk-document.js';
import { rulingsTold, rulingsToldParts } from './rulings/rulings-told.js';
import { standingsDocument } from './standings-document.js';
import { tableDocument } from './table-document.js';
import { whereaboutsDocument } from './boards/whereabouts-document.js';

/** A document that a state has, which is made when it is asked for. */
export interface DocumentOfState {
  readonly name: DocumentName;
  /** What it is made of: of the very same parts it is the same document. */
  readonly parts: () => readonly unknown[];
  readonly make: () => Json;
}

/** The documents of one session; those of the tournament itself when it is the empty text. */
export function documentsOfSession(state: PlayState, session: string): DocumentOfState[] {
  if (session !== '') {
    const found = state.sessions[session];
    return found ? collected((put) => putSession(put, state, found)) : [];
  }
  return collected((put) => {
    put(
      { session, kind: 'entries', key: '' },
      () => [state.entries],
      () => entriesDocument(state),
    );
    put(
      { session, kind: 'rulings', key: '' },
      () => rulingsToldParts(state),
      () => rulingsTold(state),
    );
    for (const contest of Object.values(state.contests)) putContest(put, state, contest);
    for (const knockout of Object.values(state.knockouts)) putKnockout(put, state, knockout);
  });
}

function collected(puts: (put: Put) => void): DocumentOfState[] {
  const documents: DocumentOfState[] = [];
  puts((name, parts, make) => documents.push({ name, parts, make }));
  return documents;
}

/** The documents of a contest: of everything, and of what the public sees of its sessions. */
function putContest(put: Put, state: PlayState, contest: ContestPlay): void {
  const of = (kind: DocumentKind): DocumentName => ({ session: '', kind, key: contest.contest });
  const { sessions, carry } = contest.settings;
  const concerned = sessionsOf(state, [...sessions, ...(carry?.from ?? [])]);
  const partsOf = (session: SessionPlay) => [
    ...contestParts(state, session),
    ...officialParts(state, session),
    // What teams have in their matches, and players by their sheets, is made of everything in it.
    ...(contest.settings.of === 'teams' || !games[session.game].boardsHaveResults ? [session] : []),
  ];
  const own = () => [contest, JSON.stringify(contestOfficial(state, contest).seal)];
  const scores = (session: SessionPlay) => scoresOf(session, state.settings);
  const seen = (session: SessionPlay) => standingsSeen(state, session, PUBLIC_VIEWER);
  put(
    of('contest'),
    () => [...own(), ...concerned.flatMap((session) => [scores(session), ...partsOf(session)])],
    () => contestDocument(state, contest, () => EVERYTHING),
  );
  put(
    of('contest-public'),
    () => [
      ...own(),
      ...concerned.flatMap((session) => [...seenParts(seen(session), scores(session)), ...partsOf(session)]),
    ],
    () => contestDocument(state, contest, seen),
  );
}

/** The documents of a knockout: of everything, and of what the public sees of its sessions. */
function putKnockout(put: Put, state: PlayState, knockout: KnockoutState): void {
  const of = (kind: DocumentKind): DocumentName => ({ session: '', kind, key: knockout.knockout });
  const sessions = sessionsOfKnockout(state, knockout);
  const parts = () => [knockout, state.entries, ...sessions];
  put(of('knockout'), parts, () => knockoutDocument(state, knockout, () => EVERYTHING));
  const seen = (session: SessionPlay) => standingsSeen(state, session, PUBLIC_VIEWER);
  put(
    of('knockout-public'),
    () => [...parts(), JSON.stringify(sessions.map(seen))],
    () => knockoutDocument(state, knockout, seen),
  );
}

/** The documents of one session, each with what it is made of. */
function putSession(put: Put, state: PlayState, session: SessionPlay): void {
  const of = (kind: DocumentKind, key = ''): DocumentName => ({ session: session.session, kind, key });
  const { settings, status } = session;
  const schedule = scheduleOf(session);
  const scores = once(() => scoresOf(session, state.settings));
  const released = once(() => releasedBoards(state, session));
  const seen = once(() => standingsSeen(state, session, PUBLIC_VIEWER));
  const boards = state.boards[session.boardSet];
  const dealSet = state.dealSets[session.boardSet];
  put(
    of('session'),
    () => sessionParts(state, session, released()),
    () => sessionDocument(state, session, released()),
  );
  put(
    of('seats-drawn'),
    () => [session.draw],
    () => seatsDrawnDocument(session),
  );
  put(
    of('room'),
    () => [session, state.settings, boards, dealSet],
    () => deskDocument(state, session),
  );
  put(
    of('whereabouts'),
    () => [session, boards],
    () => whereaboutsDocument(state, session),
  );
  const waiting = once(() => waitingTables(session));
  put(
    of('clock'),
    () => [
      session.clock,
      settings,
      schedule,
      session.round,
      session.roundsCalled,
      status,
      JSON.stringify(waiting()),
    ],
    () => clockDocument(session, waiting()),
  );
  put(
    of('standings'),
    () => [scores(), ...standingsParts(state, session)],
    () => standingsDocument(state, session, { kind: 'everything' }),
  );
  put(
    of('standings-public'),
    () => [...seenParts(seen(), scores()), schedule, ...standingsParts(state, session)],
    () => standingsDocument(state, session, seen()),
  );
  if (hasTeams(session)) {
    const parts = () => [session, state.entries, state.regulations];
    put(of('matches'), parts, () => matchesDocument(state, session, EVERYTHING));
    put(
      of('matches-public'),
      () => [...parts(), JSON.stringify(seen())],
      () => matchesDocument(state, session, seen()),
    );
  }
  putByGame(put, state, session);
  for (const table of schedule.tables) {
    put(
      of('table', table),
      () => [
        calledIn(session, table),
        schedule,
        status,
        settings.boards,
        boards,
        dealSet?.bothSides,
        ...tableParts(session, table, boards),
      ],
      () => tableDocument(session, table, { boards, bothSides: dealSet?.bothSides }),
    );
  }
}

/** Documents of one moment, by session, kind and key. */
export interface DocumentsSource {
  /** The documents of a kind, by their keys. */
  documents(session: string, kind: DocumentKind): Promise<ReadonlyMap<string, Json>>;
  /** One document; nothing where there is none of that name. */
  document(session: string, kind: DocumentKind, key?: string): Promise<Json | undefined>;
}

/** The documents of a state, as they were at its moment: each is made when it is asked for. */
export function documentsAt(state: PlayState): DocumentsSource {
  const sessions = new Map<string, readonly DocumentOfState[]>();
  const documentsOf = (session: string) => {
    const documents = sessions.get(session) ?? documentsOfSession(state, session);
    sessions.set(session, documents);
    return documents;
  };
  return {
    documents(session, kind) {
      const found = documentsOf(session).filter(({ name }) => name.kind === kind);
      return Promise.resolve(new Map(found.map(({ name, make }) => [name.key, make()])));
    },
    document(session, kind, key = '') {
      const found = documentsOf(session).find(({ name }) => name.kind === kind && name.key === key);
      return Promise.resolve(found?.make());
    },
  };
}
