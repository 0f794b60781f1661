import { calledIn, games, hasTeams, type KnockoutState } from '#tournament';
import { releasedBoards } from '../../visibility/released.js';
import { PUBLIC_VIEWER } from '../../visibility/viewer.js';
import { EVERYTHING, standingsSeen } from '../../visibility/standings-seen.js';
import type { ContestPlay, PlayState, SessionPlay } from '../play-state.js';
import { waitingTables } from '../awaited.js';
import { scheduleOf } from '../schedule.js';
import { scoresOf } from '../scoring/scores.js';
import { knockoutDocument, sessionsOfKnockout } from '../knockout/knockout-document.js';
import { matchesDocument } from '../teams/matches-document.js';
import { contestDocument } from './contest-document.js';
import { contestOfficial, officialParts } from './contest-official.js';
import { sessionsOf } from './contest-stages.js';
import { clockDocument } from './clock-document.js';
import { nameText, type DocumentKind, type DocumentName, type Put } from './document-names.js';
import { putBoards } from './documents-of-boards.js';
import { entriesDocument } from './entries-document.js';
import { putSheets } from '../sheets/documents-of-sheets.js';
import { contestParts, seenParts, sessionParts, standingsParts, tableParts } from './parts.js';
import { remembered, type Made } from './remembered.js';
import { roomDocument } from './room-document.js';
import { seatsDrawnDocument } from './seats-drawn-document.js';
import { sessionDocument } from './session-document.js';
import { standingsDocument } from './standings-document.js';
import { tableDocument } from './table-document.js';
import { whereaboutsDocument } from './whereabouts-document.js';

/** The documents of a moment, by their names as text. */
export type Documents = ReadonlyMap<string, Made>;

const PLAYED_ON = { boards: putBoards, sheets: putSheets };

const known = new WeakMap<PlayState, Documents>();

/**
 * Every document of a state. They are what the state says: nothing depends on how it came about.
 *
 * @param before the state that this one came from: what has not changed since is taken from its documents
 */
export function documentsOf(state: PlayState, before?: PlayState): Documents {
  const own = known.get(state);
  if (own) return own;
  const made = makeDocuments(state, before);
  known.set(state, made);
  return made;
}

function makeDocuments(state: PlayState, before?: PlayState): Documents {
  const earlier = before && known.get(before);
  const documents = new Map<string, Made>();
  const put: Put = (name, parts, make) => {
    const text = nameText(name);
    documents.set(text, remembered(earlier?.get(text), parts, make));
  };
  put({ session: '', kind: 'entries', key: '' }, [state.entries], () => entriesDocument(state));
  for (const session of Object.values(state.sessions)) {
    putSession(put, state, session, before?.sessions[session.session]);
  }
  for (const contest of Object.values(state.contests)) putContest(put, state, contest);
  for (const knockout of Object.values(state.knockouts)) putKnockout(put, state, knockout);
  return documents;
}

/** The documents of a contest: of everything, and of what the public sees of its sessions. */
function putContest(put: Put, state: PlayState, contest: ContestPlay): void {
  const of = (kind: DocumentKind): DocumentName => ({ session: '', kind, key: contest.contest });
  const { sessions, carry } = contest.settings;
  const concerned = sessionsOf(state, [...sessions, ...(carry?.from ?? [])]);
  const scored = concerned.map((session) => ({ session, scores: scoresOf(session, state.settings) }));
  const partsOf = (session: SessionPlay) => [
    ...contestParts(state, session),
    ...officialParts(state, session),
    // What teams have in their matches, and players by their sheets, is made of everything in it.
    ...(contest.settings.of === 'teams' || games[session.game].played === 'sheets' ? [session] : []),
  ];
  const { seal } = contestOfficial(state, contest);
  const own = [contest, JSON.stringify(seal)];
  const all = scored.flatMap(({ session, scores }) => [scores, ...partsOf(session)]);
  put(of('contest'), [...own, ...all], () => contestDocument(state, contest, () => EVERYTHING));
  const publicly = scored.flatMap(({ session, scores }) => [
    ...seenParts(standingsSeen(state, session, PUBLIC_VIEWER), scores),
    ...partsOf(session),
  ]);
  put(of('contest-public'), [...own, ...publicly], () =>
    contestDocument(state, contest, (session) => standingsSeen(state, session, PUBLIC_VIEWER)),
  );
}

/** The documents of a knockout: of everything, and of what the public sees of its sessions. */
function putKnockout(put: Put, state: PlayState, knockout: KnockoutState): void {
  const of = (kind: DocumentKind): DocumentName => ({ session: '', kind, key: knockout.knockout });
  const sessions = sessionsOfKnockout(state, knockout);
  const parts = [knockout, state.entries, ...sessions];
  put(of('knockout'), parts, () => knockoutDocument(state, knockout, () => EVERYTHING));
  const seen = (session: SessionPlay) => standingsSeen(state, session, PUBLIC_VIEWER);
  put(of('knockout-public'), [...parts, JSON.stringify(sessions.map(seen))], () =>
    knockoutDocument(state, knockout, seen),
  );
}

/** The documents of one session, each with what it is made of. */
function putSession(put: Put, state: PlayState, session: SessionPlay, before?: SessionPlay): void {
  const of = (kind: DocumentKind, key = ''): DocumentName => ({ session: session.session, kind, key });
  const { settings, status } = session;
  const schedule = scheduleOf(session);
  const scores = scoresOf(session, state.settings, before);
  const released = releasedBoards(state, session);
  const boards = state.boards[session.boardSet];
  put(of('session'), sessionParts(state, session, released), () => sessionDocument(state, session, released));
  put(of('seats-drawn'), [session.draw], () => seatsDrawnDocument(session));
  const dealSet = state.dealSets[session.boardSet];
  put(of('room'), [session, state.settings, boards, dealSet], () => roomDocument(state, session));
  put(of('whereabouts'), [session, boards], () => whereaboutsDocument(state, session));
  const waiting = waitingTables(session);
  const clockParts = [
    session.clock,
    settings,
    schedule,
    session.round,
    session.roundsCalled,
    status,
    JSON.stringify(waiting),
  ];
  put(of('clock'), clockParts, () => clockDocument(session, waiting));
  put(of('standings'), [scores, ...standingsParts(state, session)], () =>
    standingsDocument(state, session, { kind: 'everything' }),
  );
  const seen = standingsSeen(state, session, PUBLIC_VIEWER);
  const publicly = [...seenParts(seen, scores), schedule, ...standingsParts(state, session)];
  put(of('standings-public'), publicly, () => standingsDocument(state, session, seen));
  if (hasTeams(session)) {
    const parts = [session, state.entries, state.regulations];
    put(of('matches'), parts, () => matchesDocument(state, session, EVERYTHING));
    put(of('matches-public'), [...parts, JSON.stringify(seen)], () => matchesDocument(state, session, seen));
  }
  PLAYED_ON[games[session.game].played](put, state, session);
  for (const table of schedule.tables) {
    const parts = [
      calledIn(session, table),
      schedule,
      status,
      settings.boards,
      boards,
      dealSet?.bothSides,
      ...tableParts(session, table),
    ];
    put(of('table', table), parts, () =>
      tableDocument(session, table, { boards, bothSides: dealSet?.bothSides }),
    );
  }
}
