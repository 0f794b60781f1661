import type pg from 'pg';
import type { DocumentKind, DocumentName } from '../../play/documents/document-names.js';
import { placesLeft } from '../../play/pair-now.js';
import { sessionOf, type PlayState, type SessionPlay } from '../../play/play-state.js';
import type { Advances } from '../../running/advances.js';
import { maySeeTraveller } from '../../visibility/boards-seen.js';
import { maySeeSheet } from '../../visibility/sheets-seen.js';
import {
  seesAllOfContest,
  seesAllOfKnockout,
  seesAllSessions,
  standingsSeen,
} from '../../visibility/standings-seen.js';
import { isStaff, type Viewer } from '../../visibility/viewer.js';
import { momentsToLook, SharedLooks } from '../following.js';
import type { PlayNow } from './play-now.js';

/** Changes for a reader: which documents to read again, up to which position of the journal. */
export interface PlayNews {
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

interface LookAtRows {
  /** How far the rows have been brought. */
  readonly position: number;
  readonly changed: readonly DocumentName[];
}

/**
 * News of a session for a reader: followers that stand at the same line share one look at the rows. A follower resumes
 * after the position it saw last and misses no document that has changed since.
 */
export class PlayFeed {
  readonly #pool: pg.Pool;
  readonly #now: PlayNow;
  readonly #advances: Advances;
  readonly #looks = new SharedLooks<LookAtRows>();

  constructor(options: { pool: pg.Pool; now: PlayNow; advances: Advances }) {
    this.#pool = options.pool;
    this.#now = options.now;
    this.#advances = options.advances;
  }

  /** Follows a session from behind a position until the signal says stop. */
  async *follow(
    place: { readonly tournament: string; readonly session: string },
    viewer: Viewer,
    after: number,
    signal: AbortSignal,
  ): AsyncGenerator<PlayNews> {
    const { tournament, session } = place;
    let position = after;
    for await (const advances of momentsToLook(this.#advances, tournament, signal)) {
      const look = await this.#look(tournament, session, position, advances);
      if (look.changed.length > 0) {
        const { state } = await this.#now.state(tournament);
        const documents = newsFor(state, session, viewer, look.changed);
        if (documents.length > 0) yield { position: look.position, documents };
      }
      position = Math.max(position, look.position);
    }
  }

  #look(tournament: string, session: string, after: number, advances: number): Promise<LookAtRows> {
    return this.#looks.look(`${tournament} ${session} ${after} ${advances}`, () =>
      this.#read(tournament, session, after),
    );
  }

  async #read(tournament: string, session: string, after: number): Promise<LookAtRows> {
    const { rows } = await this.#pool.query<DocumentName & { head: string }>({
      name: 'play-news',
      text: `select c.position as head, r.session, r.kind, r.key
             from projections.live l
             join projections.checkpoint c using (tournament, projection, generation)
             left join projections.play_row r
               on (r.tournament, r.generation) = (l.tournament, l.generation)
               and r.position > $3 and r.session in ('', $2)
             where l.tournament = $1 and l.projection = 'play'`,
      values: [tournament, session, after],
    });
    const changed = rows
      .filter(({ kind }) => kind !== null)
      .map(({ session, kind, key }) => ({ session, kind, key }));
    return { position: Number(rows[0]?.head ?? after), changed };
  }
}

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
  const news = newsOf(state, name, viewer, changed);
  const seesRulings = isStaff(viewer) && seesAllSessions(state, viewer);
  if (seesRulings || news.length === 0) return news;
  return [...news.filter(({ kind }) => kind !== 'rulings'), { kind: 'rulings', key: '' }];
}

function newsOf(
  state: PlayState,
  name: string,
  viewer: Viewer,
  changed: readonly DocumentName[],
): ChangedDocument[] {
  const session = sessionOf(state, name);
  if (!session) return [];
  const everything = standingsSeen(state, session, viewer).kind === 'everything';
  return changed.flatMap(({ kind, key }): ChangedDocument[] => {
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
        return everything ? [{ kind, key }] : [];
      case 'sheet-standings-public':
        return everything ? [] : [{ kind: 'sheet-standings', key }];
      case 'standings':
        return everything ? [{ kind, key }] : [];
      case 'standings-public':
        return everything ? [] : [{ kind: 'standings', key }];
      case 'matches':
        return everything ? [{ kind, key }] : [];
      case 'matches-public':
        return everything ? [] : [{ kind: 'matches', key }];
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
  });
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
