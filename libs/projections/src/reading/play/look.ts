import type { Json } from '#ledger';
import {
  boardGame,
  hasTeams,
  resultStream,
  type GameResult,
  type NewEvent,
  type RulingsPublication,
} from '#tournament';
import { dealText, tricksText } from '../../play/deal-text.js';
import { boardSetsDocument } from '../../play/documents/board-sets-document.js';
import type { ClockDocument } from '../../play/documents/clock-document.js';
import { contestDocument, type ContestDocument } from '../../play/documents/contest-document.js';
import { dealsDocument, dealSetsIn, type DealsDocument } from '../../play/documents/deals-document.js';
import type { DocumentKind } from '../../play/documents/documents.js';
import { doubleDummyDocument } from '../../play/documents/double-dummy-document.js';
import { dueSeal, keepsSealBack, type DueSeal, type KeptBackIn } from '../../play/documents/due-seal.js';
import type { EntriesDocument } from '../../play/documents/entries-document.js';
import {
  boardPlanDocument,
  type BoardPlanDocument,
} from '../../play/documents/papers/board-plan-document.js';
import { guideCardOf, guideCards, type GuideCard } from '../../play/documents/papers/guide-cards.js';
import { nameSlips, type NameSlip } from '../../play/documents/papers/name-slips.js';
import { tableCards, type TableCard } from '../../play/documents/papers/table-cards.js';
import type { RoomDocument } from '../../play/documents/room-document.js';
import { scoreLife, type ScoreStanding } from '../../play/documents/score-life.js';
import type { SeatsDrawnDocument } from '../../play/documents/seats-drawn-document.js';
import type { SessionDocument } from '../../play/documents/session-document.js';
import { standingsDocument, type StandingsDocument } from '../../play/documents/standings-document.js';
import type { BoardAtTable, LateBoard, TableDocument } from '../../play/documents/table-document.js';
import type { TravellerDocument } from '../../play/documents/traveller-document.js';
import type { WhereaboutsDocument } from '../../play/documents/whereabouts-document.js';
import { knockoutDocument, type KnockoutDocument } from '../../play/knockout/knockout-document.js';
import { matchesDocument, type MatchesDocument } from '../../play/teams/matches-document.js';
import {
  analysisOf,
  sessionOf,
  type HiddenDealPlay,
  type PlayState,
  type SessionPlay,
} from '../../play/play-state.js';
import { play } from '../../play/play.js';
import type { BookLine } from '../../projection.js';
import { roundAt, type PlayOfBoard } from '../../play/progress.js';
import { scheduleOf } from '../../play/schedule.js';
import {
  maySeeCardsOfResult,
  maySeeDeal,
  maySeeFlags,
  maySeeTraveller,
} from '../../visibility/boards-seen.js';
import { releasedBoards } from '../../visibility/released.js';
import {
  EVERYTHING,
  seesAllOfContest,
  seesAllOfKnockout,
  standingsSeen,
  standingsSeenOfPast,
  type StandingsSeen,
} from '../../visibility/standings-seen.js';
import type { RulingsReader } from '../../visibility/rulings-seen.js';
import { isStaff, PUBLIC_VIEWER, type Insider, type Viewer } from '../../visibility/viewer.js';
import { boardSetView, mentionedInSets, type BoardSetSeen } from './board-set-view.js';
import { captainView, type CaptainSeen } from './captain-view.js';
import { cardRounds, type CardSeen } from './card-view.js';
import { contestView, type ContestListed, type ContestSeen } from './contest-view.js';
import { drawView, type DrawSeen } from './draw-view.js';
import type { DocumentsSource } from './documents-source.js';
import { entriesView, type EntriesSeen } from './entries-view.js';
import { knockoutView, peopleInKnockout, type KnockoutListed, type KnockoutSeen } from './knockout-view.js';
import { matchesView, peopleInMatches, type MatchesSeen } from './matches-view.js';
import { momentsCompared, type MomentsCompared } from './moments-compared.js';
import { NotThere } from './not-there.js';
import { namingFor, type Naming } from './people.js';
import type { PlayReadingParts } from './reading-parts.js';
import { recapBoard, type RecapSeen } from './recap-view.js';
import { roomView } from './room-view.js';
import {
  contestantView,
  listedSession,
  peopleIn,
  sessionView,
  type ContestantSeen,
  type SessionListed,
  type SessionSeen,
} from './session-view.js';
import { momentsOfRuling, rulingChange, written, type RulingChange } from './ruling-changes.js';
import { previewOf, stateWith, type EffectPreview } from './ruling-preview.js';
import { mentionedInRulings, rulingsChosen, rulingsView, type RulingsSeen } from './rulings-view.js';
import {
  doubtsIn,
  mentionedInLife,
  scoreLifeView,
  withRulingsSeen,
  standingView,
  type ScoreLifeSeen,
} from './score-life-view.js';
import { contestantsAt, type TableSeen } from './table-view.js';
import { mentionedIn, travellerView, type BoardSight, type TravellerSeen } from './traveller-view.js';

/** Of what moment, for whom, and by what it is judged. */
interface Looking {
  readonly tournament: string;
  readonly viewer: Viewer;
  /** The line of the book that is read last. */
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

/** The deal of a board of a set with its double-dummy results; nothing to those who may not see it, or where none is kept. */
export type DealOfBoardSeen = BoardSight['hands'] & { readonly set: string; readonly board: number };

/** What a ruling has changed, in the order in which it did. */
export interface RulingChangesSeen {
  readonly ruling: string;
  readonly session: string;
  readonly changes: readonly RulingChange[];
}

/** A seal that is due by itself, and what keeps it back. */
export type DueSealSeen = DueSeal & { readonly keptBack: readonly KeptBackIn[] };

/** As many lines before and behind one as a command may have written with it: a ruling may be about 500 plays. */
const AROUND = 1_100;

/** One reader's look at a tournament's play. Everything that it gives is what this reader may see. */
export class Look {
  readonly #parts: PlayReadingParts;
  readonly #at: Looking;
  readonly #standingsSeen = new Map<string, StandingsSeen>();

  constructor(parts: PlayReadingParts, looking: Looking) {
    this.#parts = parts;
    this.#at = looking;
  }

  /** The line of the book that is read last. */
  get position(): number {
    return this.#at.position;
  }

  async sessions(): Promise<SessionListed[]> {
    const names = Object.keys(this.#at.state.sessions).toSorted((one, other) => Number(one) - Number(other));
    const documents = await Promise.all(names.map((session) => this.#session(session)));
    return documents.map(listedSession);
  }

  async entries(): Promise<EntriesSeen> {
    const document = await this.#read<EntriesDocument>('', 'entries');
    const people = document.entries.flatMap(({ players, captain }) => [
      ...players,
      ...(captain === undefined ? [] : [captain]),
    ]);
    const { viewer } = this.#at;
    return entriesView(document, await this.#naming(people), {
      all: isStaff(viewer),
      directs: isDirecting(viewer),
    });
  }

  /** @throws NotThere */
  async session(session: string): Promise<SessionSeen> {
    const { judgedBy, viewer } = this.#at;
    const now = this.#require(session);
    const document = await this.#session(session);
    const shown = document.boards.filter((board) => maySeeTraveller(judgedBy, now, board, viewer));
    return sessionView(document, await this.#naming(peopleIn(document)), shown);
  }

  /** @throws NotThere */
  async seatsDrawn(session: string): Promise<SeatsDrawnDocument> {
    this.#require(session);
    return this.#read<SeatsDrawnDocument>(session, 'seats-drawn');
  }

  /** @throws NotThere */
  async clock(session: string): Promise<ClockDocument> {
    this.#require(session);
    return this.#read<ClockDocument>(session, 'clock');
  }

  /** @throws NotThere */
  async room(session: string): Promise<RoomDocument> {
    const { judgedBy, viewer } = this.#at;
    const now = this.#require(session);
    const document = await this.#read<RoomDocument>(session, 'room');
    return roomView(document, {
      maySeeFlags: (board) => maySeeFlags(judgedBy, now, board, viewer),
      directs: isDirecting(viewer),
    });
  }

  /** @throws NotThere */
  async draw(session: string): Promise<DrawSeen> {
    const { state, stateAt } = this.#at;
    const seen = this.#seen(this.#require(session));
    return drawView(state, this.#then(session), stateAt, seen.kind === 'everything');
  }

  /** @throws NotThere */
  async whereabouts(session: string): Promise<WhereaboutsDocument> {
    this.#require(session);
    return this.#read<WhereaboutsDocument>(session, 'whereabouts');
  }

  /** @throws NotThere */
  async standings(session: string): Promise<StandingsDocument> {
    const { past, state } = this.#at;
    const seen = this.#seen(this.#require(session));
    if (past) {
      const then = this.#then(session);
      return standingsDocument(state, then, standingsSeenOfPast(then, seen));
    }
    return this.#read<StandingsDocument>(
      session,
      seen.kind === 'everything' ? 'standings' : 'standings-public',
    );
  }

  /**
   * Who stands elsewhere than at an earlier moment, and why.
   *
   * @param from a position of the book
   * @throws NotThere
   */
  async movedSince(session: string, from: number): Promise<MomentsCompared> {
    const { judgedBy, viewer, state, stateAt, tournament } = this.#at;
    const now = this.#require(session);
    const then = await this.#parts.past.state(play, tournament, Math.min(from, stateAt));
    return momentsCompared(
      { state: then, position: Math.min(from, stateAt) },
      { state, position: stateAt },
      {
        name: session,
        seen: this.#seen(now),
        maySee: (board) => maySeeTraveller(judgedBy, now, board, viewer),
      },
    );
  }

  /**
   * The matches of a session of teams, and who stands where.
   *
   * @throws NotThere
   */
  async matches(session: string): Promise<MatchesSeen> {
    const { judgedBy, viewer } = this.#at;
    const now = this.#require(session);
    const document = await this.#matches(session, now);
    const naming = await this.#naming(peopleInMatches(document));
    const totals = this.#seen(now).kind === 'everything';
    return matchesView(session, document, {
      naming,
      totals,
      maySee: (board) => maySeeTraveller(judgedBy, now, board, viewer),
      resultOf: (board) => this.#resultSeen(now, board),
    });
  }

  async #matches(session: string, now: SessionPlay): Promise<MatchesDocument> {
    const { past, state } = this.#at;
    const then = this.#then(session);
    if (!hasTeams(then)) throw new NotThere('team.none');
    const seen = this.#seen(now);
    if (past) return matchesDocument(state, then, standingsSeenOfPast(then, seen));
    return this.#read<MatchesDocument>(session, seen.kind === 'everything' ? 'matches' : 'matches-public');
  }

  /**
   * What the captain of an entry hands line-ups in with.
   *
   * @throws NotThere
   */
  async captain(entry: string): Promise<CaptainSeen> {
    const seen = await captainView(this.#at.judgedBy, entry, this.#parts.people);
    if (!seen) throw new NotThere('entries.unknown');
    return seen;
  }

  async contests(): Promise<ContestListed[]> {
    const contests = Object.values(this.#at.state.contests);
    return contests
      .toSorted((one, other) => Number(one.contest) - Number(other.contest))
      .map(({ contest, settings: { title, sessions } }) => ({ contest, title, sessions }));
  }

  /** @throws NotThere */
  async contest(contest: string): Promise<ContestSeen> {
    const document = await this.#contest(contest);
    const naming = await this.#naming(document.entries.flatMap(({ players }) => players));
    return contestView(document, naming);
  }

  /**
   * The rulings that the reader is shown.
   *
   * @param self who reads as a player, where somebody is signed in
   */
  rulings(self?: Insider): Promise<RulingsSeen> {
    return this.#rulings(this.#at.judgedBy, { viewer: this.#at.viewer, self });
  }

  /** What everybody would be shown of the rulings, were they published so. */
  rulingsPublished(as: RulingsPublication): Promise<RulingsSeen> {
    const { judgedBy } = this.#at;
    return this.#rulings({ ...judgedBy, publishedRulings: as }, { viewer: PUBLIC_VIEWER, self: undefined });
  }

  async #rulings(judgedBy: PlayState, reader: RulingsReader): Promise<RulingsSeen> {
    const { state, tournament } = this.#at;
    const chosen = rulingsChosen(state, judgedBy, reader);
    const { texts: ids, actors, players } = mentionedInRulings(state, chosen);
    const [naming, names, texts] = await Promise.all([
      namingFor(reader.viewer, judgedBy.settings, this.#parts.people, players),
      this.#parts.people.names(actors),
      this.#parts.ledger.texts(tournament, ids),
    ]);
    return rulingsView(state, judgedBy, chosen, { naming, texts, names });
  }

  /**
   * What a ruling has changed each time something was said of it: scores, what tables have for them, and who stands where.
   *
   * @param self who reads as a player, where somebody is signed in
   * @throws NotThere also for whom only its outcome without names is published
   */
  async rulingChanges(ruling: string, self?: Insider): Promise<RulingChangesSeen> {
    const { state, judgedBy, viewer, tournament } = this.#at;
    const { shown } = rulingsChosen(state, judgedBy, { viewer, self });
    const seen = shown.find((one) => one.ruling.ruling === ruling);
    if (!seen) throw new NotThere('ruling.unknown');
    const { session } = seen.ruling;
    const now = this.#require(session);
    const sight = {
      name: session,
      seen: this.#seen(now),
      maySee: (board: number) => maySeeTraveller(judgedBy, now, board, viewer),
      result: (standing: ScoreStanding, board: number) =>
        standingView(standing, this.#resultSeen(now, board)),
    };
    const changes: RulingChange[] = [];
    for (const moment of momentsOfRuling(state.sessions[session]!.decisions[ruling]!)) {
      const { position } = moment;
      const lines = await this.#parts.ledger.readBook(tournament, {
        after: Math.max(0, position - AROUND),
        until: position + AROUND,
        limit: 2 * AROUND,
      });
      const { first, last } = written(lines, position);
      const [before, after] = await Promise.all([
        this.#parts.past.state(play, tournament, first - 1),
        this.#parts.past.state(play, tournament, last),
      ]);
      changes.push(rulingChange(moment, [before, after], sight));
    }
    return { ruling, session, changes };
  }

  /** The ids of all rulings of a session. @throws NotThere */
  knownRulings(session: string): { known: string[] } {
    return { known: Object.keys(this.#require(session).decisions) };
  }

  /**
   * What events would change in a session, for those who direct; nothing of it where the reader has boards before him that
   * they are about.
   *
   * @throws NotThere
   */
  wouldChange(session: string, events: readonly NewEvent[], actor: string): EffectPreview {
    const { judgedBy, stateAt, state, viewer } = this.#at;
    const now = this.#require(session);
    const after = stateWith(state, events, { position: stateAt, time: Date.now() * 1_000, actor });
    const preview = previewOf(state, after, session);
    const maySee = preview.boards.every(({ board }) => maySeeTraveller(judgedBy, now, board, viewer));
    return maySee && this.#seen(now).kind === 'everything' ? preview : { boards: [], standings: [] };
  }

  /** The official or amended seal that is due by itself, and what keeps it back; null: none is. */
  dueSeal(sealed: number): DueSealSeen | null {
    const { state } = this.#at;
    const due = dueSeal(state, sealed);
    return due && { ...due, keptBack: keepsSealBack(state) };
  }

  /** Every set of boards, for those who prepare them: who was given which deals in files by name. */
  async boardSets(): Promise<BoardSetSeen[]> {
    const { state, tournament, viewer } = this.#at;
    const sets = boardSetsDocument(state);
    const mentioned = mentionedInSets(sets);
    const [names, texts] = await Promise.all([
      this.#parts.people.names(mentioned.people),
      isDirecting(viewer) ? this.#parts.ledger.texts(tournament, mentioned.texts) : null,
    ]);
    return sets.map((set) => boardSetView(set, { staff: isStaff(viewer), texts, names }));
  }

  /** The deal of a board, whether or not any session plays it. @throws NotThere */
  async dealOfBoard(set: string, board: number): Promise<DealOfBoardSeen> {
    const { state, judgedBy, viewer } = this.#at;
    if (!state.boards[set]?.[board]) throw new NotThere('session.board-unknown', { board });
    const maySee = maySeeDeal(judgedBy, { boardSet: set }, board, viewer);
    return { set, board, ...(maySee ? await this.#hands(set, board) : NO_HANDS) };
  }

  /** The sets of boards of whose deals something was promised or is open. */
  dealSets(): string[] {
    return dealSetsIn(this.#at.state);
  }

  /** What was promised of the deals of a set and which are open; nothing of a set of which nothing is known. */
  deals(set: string): DealsDocument {
    const document = dealsDocument(this.#at.state, this.#at.tournament, set);
    // A board that was dealt anew since has still to be played: neither its past nor its key tells of it.
    const now = this.#at.judgedBy.boards[set];
    return {
      ...document,
      boards: document.boards.filter(({ board }) => now?.[board]?.status === 'revealed'),
    };
  }

  async knockouts(): Promise<KnockoutListed[]> {
    const knockouts = Object.values(this.#at.state.knockouts);
    return knockouts
      .toSorted((one, other) => Number(one.knockout) - Number(other.knockout))
      .map(({ knockout, settings, entries, rounds }) => ({
        knockout,
        title: settings!.title,
        teams: entries.length,
        sessions: rounds.flatMap(({ session }) => session ?? []),
      }));
  }

  /** @throws NotThere */
  async knockout(name: string): Promise<KnockoutSeen> {
    const document = await this.#knockout(name);
    return knockoutView(document, await this.#naming(peopleInKnockout(document)));
  }

  /** @throws NotThere */
  async traveller(session: string, board: number): Promise<TravellerSeen> {
    const now = this.#require(session);
    const document = await this.#find<TravellerDocument>(session, 'traveller', `${board}`);
    if (!document) throw new NotThere('session.board-unknown', { board });
    return travellerView(document, await this.#sight(now, document));
  }

  /**
   * Everything that was ever done to the score of a play, and what stood before and after. Of rulings that the reader is
   * not shown it tells what they did to the score, as travellers do.
   *
   * @param self who reads as a player, where somebody is signed in
   * @throws NotThere
   */
  async scoreLife(session: string, of: PlayOfBoard, self?: Insider): Promise<ScoreLifeSeen> {
    const { state, stateAt, judgedBy, viewer, tournament } = this.#at;
    const { board, table } = of;
    const now = this.#require(session);
    const then = this.#then(session);
    const { tables, boards } = scheduleOf(then);
    if (!tables.includes(table)) throw new NotThere('session.table-unknown', { table });
    if (!boards.includes(board)) throw new NotThere('session.board-unknown', { board });
    if (!maySeeTraveller(judgedBy, now, board, viewer)) return { shown: false, steps: [] };
    const directs = isDirecting(viewer) && maySeeFlags(judgedBy, now, board, viewer);
    const { stream } = resultStream({ session, ...of });
    const lines = directs ? await this.#parts.ledger.readStream(tournament, stream) : [];
    const doubts = doubtsIn((lines as BookLine[]).filter(({ position }) => position <= stateAt));
    const { shown } = rulingsChosen(state, judgedBy, { viewer, self });
    const extents = new Map(shown.map(({ ruling: { ruling }, extent }) => [ruling, extent]));
    const steps = withRulingsSeen(scoreLife(state, then, of, doubts), extents);
    const { texts: ids, people } = mentionedInLife(steps);
    const staff = isStaff(viewer);
    const [names, texts] = await Promise.all([
      staff ? this.#parts.people.names(people) : new Map<string, string>(),
      isDirecting(viewer) ? this.#parts.ledger.texts(tournament, ids) : null,
    ]);
    return {
      shown: true,
      steps: scoreLifeView(steps, { staff, names, texts, result: this.#resultSeen(now, board) }),
    };
  }

  /** @throws NotThere */
  async recap(session: string): Promise<RecapSeen> {
    const [boards, standings] = await Promise.all([this.#travellers(session), this.standings(session)]);
    return { session, boards: boards.map(recapBoard), standings };
  }

  /** @throws NotThere */
  async card(session: string, contestant: string): Promise<CardSeen> {
    const then = this.#then(session);
    const [seen] = await this.#contestants(session, [contestant]);
    if (!seen) throw new NotThere('session.contestant-unknown', { contestant });
    const [travellers, standings] = await Promise.all([this.#travellers(session), this.standings(session)]);
    const entries = standings.rankings.flatMap((ranking) => ranking.entries);
    return {
      ...seen,
      session,
      afterRound: standings.afterRound,
      standing: entries.find((entry) => entry.contestant === contestant) ?? null,
      rounds: cardRounds(then, contestant, travellers),
    };
  }

  /** @throws NotThere */
  boardPlan(session: string): BoardPlanDocument {
    return boardPlanDocument(this.#then(session));
  }

  /** @throws NotThere */
  guideCards(session: string): readonly GuideCard[] {
    return guideCards(this.#then(session));
  }

  /** @throws NotThere */
  guideCard(session: string, contestant: string): GuideCard {
    const then = this.#then(session);
    if (!scheduleOf(then).contestants.includes(contestant))
      throw new NotThere('session.contestant-unknown', { contestant });
    return guideCardOf(then, contestant);
  }

  /** @throws NotThere */
  tableCards(session: string): readonly TableCard[] {
    return tableCards(this.#then(session));
  }

  /** @throws NotThere */
  nameSlips(session: string): readonly NameSlip[] {
    return nameSlips(this.#then(session));
  }

  /** @throws NotThere */
  async table(session: string, table: string): Promise<TableSeen> {
    const { judgedBy, viewer } = this.#at;
    const now = this.#require(session);
    const document = await this.#find<TableDocument>(session, 'table', table);
    if (!document) throw new NotThere('session.table-unknown', { table });
    const maySee = (board: number) => maySeeTraveller(judgedBy, now, board, viewer);
    // Those who sit at the table see what they enter there in their own round; what was entered before is others'.
    const own = viewer.kind === 'table' && document.round === roundAt(now, table);
    const seen = <Board extends BoardAtTable>(board: Board): Board => ({
      ...board,
      result: board.result && this.#resultSeen(now, board.board)(board.result),
    });
    const boards = document.boards.map((board) =>
      own || maySee(board.board) ? seen(board) : withoutResult(board),
    );
    // Of earlier rounds only what was taken up here belongs to those who sit here.
    const here = (board: LateBoard) => viewer.kind === 'table' && board.late?.at === table;
    const late = document.late.map((board) =>
      here(board) || maySee(board.board) ? seen(board) : withoutResult(board),
    );
    const fields = document.boards.filter(({ board }) => maySee(board));
    return {
      ...document,
      boards,
      late,
      contestants: await this.#contestants(session, contestantsAt(document)),
      fields: await Promise.all(fields.map(({ board }) => this.traveller(session, board))),
    };
  }

  /** The session as it is now, by which everything is judged. */
  #require(session: string): SessionPlay {
    this.#then(session);
    const found = sessionOf(this.#at.judgedBy, session);
    if (!found) throw new NotThere('session.unknown');
    return found;
  }

  /** The session as it was at the moment that is looked at. */
  #then(session: string): SessionPlay {
    const found = sessionOf(this.#at.state, session);
    if (!found) throw new NotThere('session.unknown');
    return found;
  }

  /** The standing of a contest, of the parts of its sessions that this reader sees of each. */
  async #contest(name: string): Promise<ContestDocument> {
    const { past, state, judgedBy, viewer } = this.#at;
    const contest = Object.hasOwn(state.contests, name) ? state.contests[name] : undefined;
    if (!contest) throw new NotThere('contest.unknown');
    const all = seesAllOfContest({ ...judgedBy, contests: state.contests }, viewer, name);
    if (past) return contestDocument(state, contest, (then) => this.#seenThen(then, all));
    const found = await this.#find<ContestDocument>('', all ? 'contest' : 'contest-public', name);
    if (!found) throw new NotThere('contest.unknown');
    return found;
  }

  /** A knockout, of the parts of its sessions that this reader sees of each. */
  async #knockout(name: string): Promise<KnockoutDocument> {
    const { past, state, judgedBy, viewer } = this.#at;
    const knockout = Object.hasOwn(state.knockouts, name) ? state.knockouts[name] : undefined;
    if (!knockout) throw new NotThere('knockout.unknown');
    const all = seesAllOfKnockout({ ...judgedBy, knockouts: state.knockouts }, viewer, name);
    if (past) return knockoutDocument(state, knockout, (then) => this.#seenThen(then, all));
    const found = await this.#find<KnockoutDocument>('', all ? 'knockout' : 'knockout-public', name);
    if (!found) throw new NotThere('knockout.unknown');
    return found;
  }

  /** Which part of an earlier moment of a session this reader sees, beside others of which it may not see all. */
  #seenThen(then: SessionPlay, all: boolean): StandingsSeen {
    const { judgedBy } = this.#at;
    const now = sessionOf(judgedBy, then.session);
    // What was taken away since then never started: there is nothing in it to see.
    if (all || !now) return EVERYTHING;
    return standingsSeenOfPast(then, standingsSeen(judgedBy, now, PUBLIC_VIEWER));
  }

  /** Which part of a session this reader sees in its standings. */
  #seen(now: SessionPlay): StandingsSeen {
    const { judgedBy, viewer } = this.#at;
    const seen = this.#standingsSeen.get(now.session) ?? standingsSeen(judgedBy, now, viewer);
    this.#standingsSeen.set(now.session, seen);
    return seen;
  }

  async #session(session: string): Promise<SessionDocument> {
    const now = this.#require(session);
    const document = await this.#read<SessionDocument>(session, 'session');
    return { ...document, released: releasedBoards(this.#at.judgedBy, now) };
  }

  async #contestants(session: string, names: readonly string[]): Promise<ContestantSeen[]> {
    const document = await this.#session(session);
    const contestants = document.contestants.filter(({ contestant }) => names.includes(contestant));
    const naming = await this.#naming(peopleIn({ contestants }));
    return contestants.map((contestant) => contestantView(contestant, naming));
  }

  /** All travellers of a session, without what is explained on a board's own page: who did what, and why. */
  async #travellers(session: string): Promise<TravellerSeen[]> {
    const now = this.#require(session);
    const documents = [...(await this.#at.documents.documents(session, 'traveller')).values()];
    return (documents as unknown as TravellerDocument[])
      .toSorted((one, other) => one.board - other.board)
      .map((document) => travellerView(document, this.#plainSight(now, document)));
  }

  #plainSight(now: SessionPlay, { board, deal, doubleDummy }: TravellerDocument): BoardSight {
    const { judgedBy, viewer } = this.#at;
    return {
      traveller: maySeeTraveller(judgedBy, now, board, viewer),
      flags: maySeeFlags(judgedBy, now, board, viewer),
      result: this.#resultSeen(now, board),
      hands: maySeeDeal(judgedBy, now, board, viewer) ? { deal, doubleDummy } : NO_HANDS,
      open: maySeeDeal(judgedBy, now, board, PUBLIC_VIEWER),
      totals: this.#seen(now).kind === 'everything',
      staff: false,
      texts: null,
      names: new Map(),
    };
  }

  /** The results of a board as they are seen: without a card of a deal that is not. */
  #resultSeen(now: SessionPlay, board: number): (result: GameResult) => GameResult {
    const { judgedBy, viewer } = this.#at;
    if (maySeeCardsOfResult(judgedBy, now, board, viewer)) return (result) => result;
    return (result) => boardGame(now.game).withoutCards(result);
  }

  async #sight(now: SessionPlay, document: TravellerDocument): Promise<BoardSight> {
    const { tournament, judgedBy, viewer } = this.#at;
    const { board } = document;
    const sight = this.#plainSight(now, document);
    const maySee = maySeeDeal(judgedBy, now, board, viewer);
    const hands = maySee ? await this.#hands(now.boardSet, board) : NO_HANDS;
    if (!isStaff(viewer)) return { ...sight, hands };
    const { texts, people } = mentionedIn(document);
    const [names, reasons] = await Promise.all([
      this.#parts.people.names(people),
      isDirecting(viewer) ? this.#parts.ledger.texts(tournament, texts) : null,
    ]);
    return { ...sight, hands, staff: true, texts: reasons, names };
  }

  /**
   * The deal of a board with its double-dummy results for one who may see it: as they were revealed, also later, or opened
   * with the key that is kept.
   */
  async #hands(set: string, board: number): Promise<BoardSight['hands']> {
    const then = this.#at.state.boards[set]?.[board];
    const now = this.#at.judgedBy.boards[set]?.[board];
    if (!then?.hidden) return NO_HANDS;
    const same = now?.hidden?.id === then.hidden.id ? now : then;
    // Computed later it still is what follows from the cards.
    const analysis = analysisOf(same) ?? analysisOf(then);
    const [deal, tricks] = await Promise.all([
      then.deal ?? same.deal ?? this.#opened(then.hidden, dealText),
      analysis ? (analysis.tricks ?? this.#opened(analysis.hidden, tricksText)) : null,
    ]);
    return { deal, doubleDummy: tricks === null ? null : doubleDummyDocument(tricks, board) };
  }

  /** What a kept key opens, as text; a key that is not kept shows nothing. */
  async #opened(hidden: HiddenDealPlay, text: (opened: Json) => string | null): Promise<string | null> {
    try {
      return text(await this.#parts.vault.open(this.#at.tournament, hidden));
    } catch {
      return null;
    }
  }

  #naming(people: readonly string[]): Promise<Naming> {
    const { viewer, judgedBy } = this.#at;
    return namingFor(viewer, judgedBy.settings, this.#parts.people, people);
  }

  async #find<Document>(session: string, kind: DocumentKind, key?: string): Promise<Document | undefined> {
    return (await this.#at.documents.document(session, kind, key)) as Document | undefined;
  }

  async #read<Document>(session: string, kind: DocumentKind): Promise<Document> {
    const document = await this.#find<Document>(session, kind);
    if (document === undefined) throw new Error(`There is no document ${kind} of session ${session}.`);
    return document;
  }
}

function isDirecting({ kind }: Viewer): boolean {
  return kind === 'director' || kind === 'organiser';
}

/** Nothing of a deal. */
const NO_HANDS: BoardSight['hands'] = { deal: null, doubleDummy: null };

function withoutResult<Board extends BoardAtTable>(board: Board): Board {
  return {
    ...board,
    entry: 0,
    enteredBy: null,
    result: null,
    score: null,
    flags: [],
    adjustment: null,
    hands: null,
  };
}
