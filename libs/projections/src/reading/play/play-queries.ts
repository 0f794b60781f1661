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
