import { once } from '#scoring';
import type { DocumentKind, DocumentName } from '../play/document-names.js';
import { placesLeft } from '../play/pair-now.js';
import { sessionOf, type PlayState, type SessionPlay } from '../play/play-state.js';
import { scheduleOf } from '../play/schedule.js';
import { maySeeTraveller } from '../visibility/boards-seen.js';
import {
  maySeeSheet,
  seesAllOfContest,
  seesAllOfKnockout,
  seesAllSessions,
  standingsSeen,
} from '../visibility/standings-seen.js';
import { isStaff, type Viewer } from '../visibility/viewer.js';
import type { CurrentState } from './current-state.js';

/** Changes for a reader: which documents to read again, up to which position of the journal. */
export interface SessionNews {
  readonly position: number;
  readonly documents: readonly ChangedDocument[];
}

/** `standings` are the reader's own, whichever part of the session they are made of. */
export interface ChangedDocument {
  readonly kind: Exclude<
    DocumentKind,
    'standings-public' | 'matches-public' | 'contest-public' | 'knockout-public'
  >;
  readonly key: string;
}

/**
 * News of a session for a reader behind a position. No document that has changed since is left out. Staff who may see more
 * or less of it than then are told of the session and of rulings as a whole: they read again all that they may see now.
 */
export async function sessionNews(
  current: CurrentState,
  session: string,
  viewer: Viewer,
  after: number,
): Promise<SessionNews> {
  const { position, state } = current;
  const told = toldTo(state, session, viewer);
  const isAsked = (name: DocumentName) => told(name).length > 0;
  const tables = viewer.kind === 'table' && {
    name: 'tables',
    isAsked: isOfTables(isAsked),
    uncompared: RESULTS,
  };
  const changed = await current.changedAfter(session, after, isAsked, tables || undefined);
  const news = newsFor(state, session, viewer, changed);
  const before = current.stateAfter(after);
  const isSame = before === undefined || seesTheSame(before, state, session, viewer);
  return { position, documents: isSame ? news : withDocuments(news, [SESSION, RULINGS]) };
}

/** Of which documents one table or another may ask, by what one of them asks: they differ in what each has just played. */
function isOfTables(isAsked: (name: DocumentName) => boolean) {
  return (name: DocumentName) => name.kind === 'table' || RESULTS.has(name.kind) || isAsked(name);
}

const RESULTS: ReadonlySet<DocumentKind> = new Set(['sheet', 'sheet-board', 'traveller']);

/**
 * Of the documents that have changed those that a reader may see, each as it is called for the reader. That rulings have
 * changed is told to staff who see all of them. Which of them others see depends on much else: they are told with all news.
 */
export function newsFor(
  state: PlayState,
  name: string,
  viewer: Viewer,
  changed: readonly DocumentName[],
): ChangedDocument[] {
  const news = changed.flatMap(toldTo(state, name, viewer));
  const seesRulings = isStaff(viewer) && seesAllSessions(state, viewer);
  if (seesRulings || news.length === 0) return news;
  return withDocuments(news, [RULINGS]);
}

const RULINGS: ChangedDocument = { kind: 'rulings', key: '' };
const SESSION: ChangedDocument = { kind: 'session', key: '' };

function withDocuments(
  news: readonly ChangedDocument[],
  more: readonly ChangedDocument[],
): ChangedDocument[] {
  return [...news.filter((one) => !more.some(({ kind }) => kind === one.kind)), ...more];
}

/**
 * Whether a reader may see as much of a session as before. For staff who play, this changes without a document: with their
 * last board they see totals, awards on other boards that depend on totals, and rulings. What others may see is part of the
 * documents.
 */
function seesTheSame(before: PlayState, now: PlayState, name: string, viewer: Viewer): boolean {
  if (before === now || !isStaff(viewer)) return true;
  const [then, since] = [before, now].map((state) => sightOf(state, name, viewer));
  return then === since;
}

/** What staff may see of a session, and whether they see everything of all sessions: a text to compare. */
function sightOf(state: PlayState, name: string, viewer: Viewer): string {
  const session = sessionOf(state, name);
  if (!session) return '';
  const { boards } = scheduleOf(session);
  const shown = boards.filter((board) => maySeeTraveller(state, session, board, viewer));
  return [standingsSeen(state, session, viewer).kind, seesAllSessions(state, viewer), ...shown].join(' ');
}

/** Tells documents of a state by the names that they have for a reader; none: the reader may not see it. */
function toldTo(
  state: PlayState,
  name: string,
  viewer: Viewer,
): (document: DocumentName) => ChangedDocument[] {
  const session = sessionOf(state, name);
  if (!session) return () => [];
  const seesEverything = once(() => standingsSeen(state, session, viewer).kind === 'everything');
  return ({ kind, key }) => {
    switch (kind) {
      case 'entries':
      case 'session':
      case 'seats-drawn':
      case 'clock':
        return [{ kind, key }];
      case 'sheet': {
        const [table, round] = key.split('/') as [string, string];
        const place = { table, round: Number(round) };
        return maySeeSheet(state, session, place, viewer) ? [{ kind, key }] : [];
      }
      case 'sheet-standings':
        return seesEverything() ? [{ kind, key }] : [];
      case 'sheet-standings-public':
        return seesEverything() ? [] : [{ kind: 'sheet-standings', key }];
      case 'standings':
        return seesEverything() ? [{ kind, key }] : [];
      case 'standings-public':
        return seesEverything() ? [] : [{ kind: 'standings', key }];
      case 'matches':
        return seesEverything() ? [{ kind, key }] : [];
      case 'matches-public':
        return seesEverything() ? [] : [{ kind: 'matches', key }];
      case 'contest':
        return seesAllOfContest(state, viewer, key) ? [{ kind, key }] : [];
      case 'contest-public':
        return seesAllOfContest(state, viewer, key) ? [] : [{ kind: 'contest', key }];
      case 'knockout':
        return seesAllOfKnockout(state, viewer, key) ? [{ kind, key }] : [];
      case 'knockout-public':
        return seesAllOfKnockout(state, viewer, key) ? [] : [{ kind: 'knockout', key }];
      case 'rulings':
      case 'room':
        return isStaff(viewer) ? [{ kind, key }] : [];
      case 'whereabouts':
        return isStaff(viewer) || viewer.kind === 'duplicator' ? [{ kind, key }] : [];
      case 'sheet-board':
      case 'traveller':
        return maySeeTraveller(state, session, Number(key), viewer) ? [{ kind, key }] : [];
      case 'table':
        return isStaff(viewer) || isOwn(viewer, name, key) ? [{ kind, key }] : ofPair(viewer, session, key);
      default:
        return kind satisfies never;
    }
  };
}

function isOwn(viewer: Viewer, session: string, table: string): boolean {
  return viewer.kind === 'table' && viewer.session === session && viewer.table === table;
}

/** What a pair has left open at a table is part of its own phone's table. */
function ofPair(viewer: Viewer, session: SessionPlay, table: string): ChangedDocument[] {
  if (viewer.kind !== 'table' || viewer.session !== session.session || viewer.pair === undefined) return [];
  const sat = placesLeft(session, viewer.pair).some((place) => place.table === table);
  return sat ? [{ kind: 'table', key: viewer.table }] : [];
}
