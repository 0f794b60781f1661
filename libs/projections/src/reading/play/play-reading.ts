import { AnalysisQueries } from './queries/analysis-queries.js';
import { ContestsQueries } from './queries/contests-queries.js';
import { DealsQueries } from './queries/deals-queries.js';
import { EntriesQueries } from './queries/entries-queries.js';
import { KnockoutsQueries } from './queries/knockouts-queries.js';
import { PrintoutsQueries } from './queries/printouts-queries.js';
import { ProtocolsQueries } from './queries/protocols-queries.js';
import { RecordsQueries } from './queries/records-queries.js';
import { RulingsQueries } from './queries/rulings-queries.js';
import { SessionsQueries } from './queries/sessions-queries.js';
import { SheetsQueries } from './queries/sheets-queries.js';
import { ReaderAtMoment, type ReaderMoment, type PlayReadingParts } from './queries/reader-at-moment.js';
import { StandingsQueries } from './queries/standings-queries.js';
import { TablesQueries } from './queries/tables-queries.js';
import type { CurrentState } from '../../current/current-state.js';
import { play } from '../../play/projection/play.js';
import type { Viewer } from '../../visibility/viewer.js';
import { documentsAt } from '../../play/documents/documents.js';

/** One reader's look at a tournament's play, by what is read. Everything that it gives is what this reader may see. */
export class PlayQueries {
  /** The last journal entry that is read. */
  readonly position: number;
  readonly entries: EntriesQueries;
  readonly sessions: SessionsQueries;
  readonly standings: StandingsQueries;
  readonly protocols: ProtocolsQueries;
  readonly records: RecordsQueries;
  readonly tables: TablesQueries;
  readonly sheets: SheetsQueries;
  readonly rulings: RulingsQueries;
  readonly deals: DealsQueries;
  readonly contests: ContestsQueries;
  readonly knockouts: KnockoutsQueries;
  readonly papers: PrintoutsQueries;
  readonly analysis: AnalysisQueries;

  constructor(parts: PlayReadingParts, moment: ReaderMoment) {
    const reader = new ReaderAtMoment(parts, moment);
    this.position = moment.position;
    this.entries = new EntriesQueries(reader);
    this.sessions = new SessionsQueries(reader);
    this.standings = new StandingsQueries(reader);
    this.protocols = new ProtocolsQueries(reader, this.standings);
    this.records = new RecordsQueries(reader);
    this.tables = new TablesQueries(reader, this.protocols);
    this.sheets = new SheetsQueries(reader);
    this.rulings = new RulingsQueries(reader);
    this.deals = new DealsQueries(reader);
    this.contests = new ContestsQueries(reader);
    this.knockouts = new KnockoutsQueries(reader);
    this.papers = new PrintoutsQueries(reader);
    const { protocols, standings, sheets } = this;
    this.analysis = new AnalysisQueries(reader, { protocols, standings, sheets });
  }
}

/**
 * Sessions as readers see them, now or at an earlier position of the journal. What a reader may see always follows from
 * the journal as it is now.
 */
export class PlayReading {
  constructor(private readonly parts: PlayReadingParts) {}

  /** A view of a tournament for a reader. @param at a position of the journal; left out: now */
  async queries(tournament: string, viewer: Viewer, at?: number): Promise<PlayQueries> {
    const current = await this.parts.current.of(tournament);
    return at === undefined
      ? this.queriesAt(current, tournament, viewer)
      : this.queriesInPast(current, tournament, viewer, at);
  }

  /** Looks at the current state of a tournament's journal. */
  queriesAt(current: CurrentState, tournament: string, viewer: Viewer): PlayQueries {
    const { position, state } = current;
    return new PlayQueries(this.parts, {
      tournament,
      viewer,
      judgedBy: state,
      position,
      past: false,
      state,
      stateAt: position,
      documents: current,
    });
  }

  /** Looks at an earlier position of the journal. */
  async queriesInPast(
    current: CurrentState,
    tournament: string,
    viewer: Viewer,
    at: number,
  ): Promise<PlayQueries> {
    const state = await this.parts.past.state(play, tournament, at);
    return new PlayQueries(this.parts, {
      tournament,
      viewer,
      judgedBy: current.state,
      position: at,
      past: true,
      state,
      stateAt: at,
      documents: documentsAt(state),
    });
  }
}
