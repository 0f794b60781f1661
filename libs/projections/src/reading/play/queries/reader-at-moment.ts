import type { Json, Ledger } from '#ledger';
import type { PrismaClient } from '#platform';
import {
  type HiddenDealPlay,
  sessionOf,
  type PlayState,
  type SessionPlay,
} from '../../../play/play-state.js';
import type { Past } from '../../past.js';
import { type PersonNames, calledIn, namingFor, type Naming } from '../views/people.js';
import type { CurrentStates } from '../../../current/current-states.js';
import { boardGame, sheetGame, type GameResult, type SheetLine } from '#tournament';
import type { DocumentKind } from '../../../play/document-names.js';
import type { SessionDocument } from '../../../play/documents/session-document.js';
import { maySeeCardsOfResult, maySeeTraveller } from '../../../visibility/boards-seen.js';
import { releasedBoards } from '../../../visibility/released.js';
import {
  EVERYTHING,
  standingsSeen,
  standingsSeenOfPast,
  type StandingsSeen,
} from '../../../visibility/standings-seen.js';
import { isDirecting, PUBLIC_VIEWER, type Viewer } from '../../../visibility/viewer.js';
import type { DocumentsSource } from '../../../play/documents/documents.js';
import { contestantView, peopleIn, type ContestantSeen } from '../views/session-view.js';

/** What was asked for is not there: an error with a stable code that has words. */
export class NotThere extends Error {
  readonly code:
    | 'session.unknown'
    | 'session.table-unknown'
    | 'session.board-unknown'
    | 'session.contestant-unknown'
    | 'session.protocol-unpublished'
    | 'sheet.no-sheets'
    | 'sheet.nobody-there'
    | 'sheet.before-oneself'
    | 'player.unknown'
    | 'ruling.unknown'
    | 'team.none'
    | 'entries.unknown'
    | 'contest.unknown'
    | 'knockout.unknown';

  constructor(
    code: NotThere['code'],
    readonly params: Readonly<Record<string, string | number>> = {},
  ) {
    super(code);
    this.name = 'NotThere';
    this.code = code;
  }
}

/** Opens hidden deals with the keys that are kept. */
export interface DealVault {
  open(tournament: string, hidden: HiddenDealPlay): Promise<Json>;
}

/** Solves deals for those who may see them before their boards are released. Nothing of that is journalled. */
export interface DealSolver {
  /**
   * The double-dummy results of a deal of bridge: the twenty signs of `formatTricks`, `*` for what takes too long.
   *
   * @param deal its canonical text
   */
  tricks(deal: string): Promise<string>;
}

/** What reading about play stands on. */
export interface PlayReadingParts {
  readonly prisma: Pick<PrismaClient, 'participantView'>;
  readonly ledger: Pick<Ledger, 'texts' | 'readJournal' | 'readStream'>;
  readonly current: CurrentStates;
  readonly past: Past;
  readonly people: PersonNames;
  readonly vault: DealVault;
  readonly solver: DealSolver;
}

/** Of what moment, for whom, and by what it is judged. */
export interface ReaderMoment {
  readonly tournament: string;
  readonly viewer: Viewer;
  /** The last journal entry that is read. */
  readonly position: number;
  /** Whether that is an earlier moment. */
  readonly past: boolean;
  /** The state at that moment, and the last line that it is made of. */
  readonly state: PlayState;
  readonly stateAt: number;
  readonly documents: DocumentsSource;
  /** What is known of play now: what may be seen is judged by it. */
  readonly judgedBy: PlayState;
}

/**
 * What every look at play shares: its moment, its reader, and what this reader sees of sessions, boards and people. Much
 * of it is not for the reader yet: it stays among the looks.
 */
export class ReaderAtMoment {
  readonly parts: PlayReadingParts;
  readonly #standingsSeen = new Map<string, StandingsSeen>();

  constructor(
    parts: PlayReadingParts,
    readonly at: ReaderMoment,
  ) {
    this.parts = { ...parts, people: calledIn(parts.people, at.tournament) };
  }

  /** The session as it is now, by which everything is judged. @throws NotThere */
  sessionNow(session: string): SessionPlay {
    this.sessionAtMoment(session);
    const found = sessionOf(this.at.judgedBy, session);
    if (!found) throw new NotThere('session.unknown');
    return found;
  }

  /** The session as it was at the moment that is looked at. @throws NotThere */
  sessionAtMoment(session: string): SessionPlay {
    const found = sessionOf(this.at.state, session);
    if (!found) throw new NotThere('session.unknown');
    return found;
  }

  /** Which part of a session this reader sees in its standings. */
  standingsSeen(now: SessionPlay): StandingsSeen {
    const { judgedBy, viewer } = this.at;
    const seen = this.#standingsSeen.get(now.session) ?? standingsSeen(judgedBy, now, viewer);
    this.#standingsSeen.set(now.session, seen);
    return seen;
  }

  /** Which part of an earlier moment of a session this reader sees, beside others of which it may not see all. */
  standingsSeenAtMoment(past: SessionPlay, all: boolean): StandingsSeen {
    const { judgedBy } = this.at;
    const now = sessionOf(judgedBy, past.session);
    // What was taken away since then never started: there is nothing in it to see.
    if (all || !now) return EVERYTHING;
    return standingsSeenOfPast(past, standingsSeen(judgedBy, now, PUBLIC_VIEWER));
  }

  /** Whether this reader may see the traveller of a board. */
  travellersSeen(now: SessionPlay): (board: number) => boolean {
    const { judgedBy, viewer } = this.at;
    return (board) => maySeeTraveller(judgedBy, now, board, viewer);
  }

  /** The results of a board as they are seen: without a card of a deal that is not. */
  resultSeen(now: SessionPlay, board: number): (result: GameResult) => GameResult {
    const { judgedBy, viewer } = this.at;
    if (maySeeCardsOfResult(judgedBy, now, board, viewer)) return (result) => result;
    return (result) => boardGame(now.game).withoutCards(result);
  }

  /** What is written on sheets of a board, as it is seen: without a card of a deal that is not. */
  lineSeen(now: SessionPlay, board: number): (line: SheetLine) => SheetLine {
    const { judgedBy, viewer } = this.at;
    const game = sheetGame(now.game);
    if (!game || maySeeCardsOfResult(judgedBy, now, board, viewer)) return (line) => line;
    return (line) => game.withoutCards(line);
  }

  /** The document of a session, with the boards that are released now. @throws NotThere */
  async session(session: string): Promise<SessionDocument> {
    const now = this.sessionNow(session);
    const document = await this.read<SessionDocument>(session, 'session');
    return { ...document, released: releasedBoards(this.at.judgedBy, now) };
  }

  /** Contestants of a session with their people; unknown ones are left out. @throws NotThere */
  async contestants(session: string, names: readonly string[]): Promise<ContestantSeen[]> {
    const document = await this.session(session);
    const contestants = document.contestants.filter(({ contestant }) => names.includes(contestant));
    const naming = await this.naming(peopleIn({ contestants }));
    return contestants.map((contestant) => contestantView(contestant, naming));
  }

  /** How this reader is told of people. */
  naming(people: readonly string[]): Promise<Naming> {
    const { viewer, judgedBy } = this.at;
    return namingFor(viewer, judgedBy.settings, this.parts.people, people);
  }

  /** Free texts that players read of what they have asked for themselves; null: it was erased. */
  answers(ids: readonly string[]): Promise<ReadonlyMap<string, string | null>> {
    return this.parts.ledger.texts(this.at.tournament, ids);
  }

  /** The free texts of a tournament; null: they are not for this reader. */
  async texts(ids: readonly string[]): Promise<ReadonlyMap<string, string | null> | null> {
    const { viewer, tournament } = this.at;
    return isDirecting(viewer) ? this.parts.ledger.texts(tournament, ids) : null;
  }

  /** A document as it was at the moment that is looked at. */
  async find<Document>(session: string, kind: DocumentKind, key?: string): Promise<Document | undefined> {
    return (await this.at.documents.document(session, kind, key)) as Document | undefined;
  }

  /**
   * A document that every known session, or the tournament (`''`), has.
   *
   * @throws Error where it has none
   */
  async read<Document>(session: string, kind: DocumentKind): Promise<Document> {
    const document = await this.find<Document>(session, kind);
    if (document === undefined) throw new Error(`There is no document ${kind} of session ${session}.`);
    return document;
  }
}
