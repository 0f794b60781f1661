import { AnalysisLook } from './looks/analysis-look.js';
import { ContestsLook } from './looks/contests-look.js';
import { DealsLook } from './looks/deals-look.js';
import { EntriesLook } from './looks/entries-look.js';
import { KnockoutsLook } from './looks/knockouts-look.js';
import { PrintoutsLook } from './looks/printouts-look.js';
import { ProtocolsLook } from './looks/protocols-look.js';
import { RecordsLook } from './looks/records-look.js';
import { RulingsLook } from './looks/rulings-look.js';
import { SessionsLook } from './looks/sessions-look.js';
import { SheetsLook } from './looks/sheets-look.js';
import { Sight, type Looking } from './looks/sight.js';
import { StandingsLook } from './looks/standings-look.js';
import { TablesLook } from './looks/tables-look.js';
import type { PlayReadingParts } from './reading-parts.js';

/** One reader's look at a tournament's play, by what is read. Everything that it gives is what this reader may see. */
export class Look {
  /** The last journal entry that is read. */
  readonly position: number;
  readonly entries: EntriesLook;
  readonly sessions: SessionsLook;
  readonly standings: StandingsLook;
  readonly protocols: ProtocolsLook;
  readonly records: RecordsLook;
  readonly tables: TablesLook;
  readonly sheets: SheetsLook;
  readonly rulings: RulingsLook;
  readonly deals: DealsLook;
  readonly contests: ContestsLook;
  readonly knockouts: KnockoutsLook;
  readonly papers: PrintoutsLook;
  readonly analysis: AnalysisLook;

  constructor(parts: PlayReadingParts, looking: Looking) {
    const sight = new Sight(parts, looking);
    this.position = looking.position;
    this.entries = new EntriesLook(sight);
    this.sessions = new SessionsLook(sight);
    this.standings = new StandingsLook(sight);
    this.protocols = new ProtocolsLook(sight, this.standings);
    this.records = new RecordsLook(sight);
    this.tables = new TablesLook(sight, this.protocols);
    this.sheets = new SheetsLook(sight);
    this.rulings = new RulingsLook(sight);
    this.deals = new DealsLook(sight);
    this.contests = new ContestsLook(sight);
    this.knockouts = new KnockoutsLook(sight);
    this.papers = new PrintoutsLook(sight);
    const { protocols, standings, sheets } = this;
    this.analysis = new AnalysisLook(sight, { protocols, standings, sheets });
  }
}
