import { DEFAULT_SETTINGS, type Adjustment, type GameResult, type PenaltyAmount } from '#tournament';
import type { DepositFate, publicWishes, TrickTransfer, WayThrough } from '#tournament';
import type {
  CallMatter,
  CheckOfEntry,
  CardsCounted,
  ClockState,
  Closing,
  ContestantClass,
  ContestSettings,
  DealSetState,
  DecidedSuspicion,
  DrawBasis,
  DrawnPlay,
  DrawnTable,
  ForDraws,
  GameName,
  HeldResponsible,
  KnockoutState,
  LastTable,
  RegulationFrom,
  RulingsPublication,
  Seated,
  SeatName,
  SectionData,
  SectionToDraw,
  SessionSettings,
  SessionStandings,
  SheetLine,
  SheetSettings,
  SheetStatus,
  SideName,
  TeamsState,
  TournamentSettings,
} from '#tournament';

/** A line of the book and when it was written, in microseconds since the epoch. */
export type Moment = { readonly position: number; readonly time: number };

/** A line of the book and who caused it: `person:<uuid>`, `device:<uuid>` or `job:<queue>`. */
export type Deed = Moment & { readonly actor: string };

/**
 * Everything about play that a book tells: plain JSON, nested by session, board and play so that an event copies little.
 * The order of a record's members means nothing: a stored state comes back with another one.
 */
export type PlayState = {
  readonly settings: TournamentSettings;
  /** The regulations that were chosen one after the other; none: the laws hold. */
  readonly regulations: readonly RegulationFrom[];
  /** What everybody is shown of rulings. */
  readonly publishedRulings: RulingsPublication;
  readonly entries: EntriesPlay;
  readonly sessions: { readonly [session: string]: SessionPlay };
  /** By board set and board. */
  readonly boards: { readonly [set: string]: { readonly [board: string]: BoardPlay } };
  /** What was promised of the deals of a set. */
  readonly dealSets: { readonly [set: string]: DealSetPlay };
  readonly contests: { readonly [contest: string]: ContestPlay };
  readonly knockouts: { readonly [knockout: string]: KnockoutState };
};

/** A set of boards, what was promised of its deals and when, and who was given them in files. */
export type DealSetPlay = DealSetState & {
  readonly moments: readonly CommitmentMoments[];
  readonly files: readonly FileTakenPlay[];
  readonly squareDealMoments: SquareDealMoments;
};

/** Deals that were given to a duplicator in a file. */
export type FileTakenPlay = Deed & {
  readonly boards: readonly number[];
  readonly format: string;
  readonly contestant: boolean;
};

/** When a commitment was made, and when its delayed value was given. */
export type CommitmentMoments = { readonly made: Moment | null; readonly found: Moment | null };

/** When an SQD was published, its delayed value was given and its keys were published. */
export type SquareDealMoments = {
  readonly promised: Moment | null;
  readonly found: Moment | null;
  readonly opened: Moment | null;
};

/** A contest of several sessions, and what was given in it beside them. */
export type ContestPlay = {
  readonly contest: string;
  readonly settings: ContestSettings;
  /** What was given by hand to be brought along, by `session/contestant`. */
  readonly carried: { readonly [participant: string]: CarriedPlay };
  readonly penalties: { readonly [penalty: string]: ContestPenaltyPlay };
  /** What was decided about going on, by `session/contestant`. */
  readonly goingOn: { readonly [participant: string]: 'goes-on' | 'declines' };
};

export type CarriedPlay = { readonly hundredths: number; readonly reason: string; readonly given: Deed };

export type ContestPenaltyPlay = CarriedPlay & { readonly session: string; readonly contestant: string };

/** Who takes part in the tournament. */
export type EntriesPlay = {
  readonly open: boolean;
  /** Entries in the order of registration. */
  readonly order: readonly string[];
  readonly entries: { readonly [entry: string]: EntryPlay };
};

export type EntryPlay = {
  readonly players: readonly string[];
  /** Of a team alone: the person by whom it is called. */
  readonly captain?: string;
  readonly withdrawn: boolean;
  /** As what it takes part; left out: nobody has classed it. */
  readonly class?: ContestantClass;
  /** What draws have to know of it; left out: nothing. For those who direct alone. */
  readonly forDraws?: ForDraws;
};

/** A session: who plays what where, how far it has come, and what was played. */
export type SessionPlay = {
  readonly session: string;
  readonly game: GameName;
  readonly boardSet: string;
  readonly settings: SessionSettings;
  readonly standings: SessionStandings;
  /** As what contestants take part, where this session says otherwise than their entries. */
  readonly classes: { readonly [contestant: string]: ContestantClass };
  /** Of a game of sheets: what is agreed about them; null: nothing yet, or it is played in boards. */
  readonly sheets: SheetSettings | null;
  readonly status: 'set-up' | 'running' | 'closed';
  /** When it was closed: what was shown in the end is not hidden again while something is put right. */
  readonly closings: readonly Closing[];
  readonly sections: readonly SectionData[];
  /** How its seats, or the numbers of its teams, were drawn for the movement that holds. */
  readonly draw: DrawPlay | null;
  /** How often seats were drawn, for earlier movements too. */
  readonly seatDraws: number;
  /** How often the numbers of teams were. */
  readonly teamDraws: number;
  /** By section, then by round: every draw of it, where rounds are drawn one after the other. */
  readonly draws: { readonly [section: string]: { readonly [round: string]: readonly RoundDrawnPlay[] } };
  /** By contestant, the phantom's too. */
  readonly absences: { readonly [contestant: string]: readonly AbsencePlay[] };
  /** The round from which a late contestant plays that plays late what it has missed. */
  readonly arrivals: { readonly [contestant: string]: number };
  /** The entries that play here, and the contest from which they go on; null: all. */
  readonly entrants: EntrantsPlay | null;
  /** The knockout of which it is a round. */
  readonly knockout: string | null;
  /** Entries by contestant. */
  readonly entries: { readonly [contestant: string]: string };
  /** Where teams of four play: whose pairs the contestants are. */
  readonly teams: TeamsState;
  /** Persons by contestant, as named for this session. */
  readonly players: { readonly [contestant: string]: readonly string[] };
  readonly substitutions: { readonly [contestant: string]: readonly SubstitutionPlay[] };
  /** The last round that was called, in whichever section; 0 before the first. */
  readonly round: number;
  /** Where sections are called apart: the last one of each that has begun. */
  readonly roundsCalled: { readonly [section: string]: number };
  /** When each round had ended at all tables, in the order of rounds. */
  readonly ended: readonly Moment[];
  /** Announced board movements by the round that they follow, those of one section as `B/3`. */
  readonly announced: { readonly [name: string]: AnnouncementPlay };
  /** Boards that a person who plays and directs has asked to see, by person. */
  readonly hiddenShown: { readonly [person: string]: readonly number[] };
  readonly tables: { readonly [table: string]: TablePlay };
  /** By board, then by `table/round`. */
  readonly results: { readonly [board: string]: ResultsOfBoard };
  /** The sheets of tables, by table and round. */
  readonly written: { readonly [table: string]: { readonly [round: string]: SheetPlay } };
  /** Every draw of tables of players, by section in the order of draws. */
  readonly tableDraws: { readonly [section: string]: readonly TablesDrawnPlay[] };
  /** Who was cut from a round on, by `cutKey`. */
  readonly cuts: { readonly [round: string]: readonly string[] };
  /** What rulings do, effect by effect, by `effectKey`. */
  readonly rulings: { readonly [effect: string]: RulingPlay };
  /** Rulings as they were given, and what was said of them since. */
  readonly decisions: { readonly [ruling: string]: DecisionPlay };
  /** Late plays that were asked for or granted and are not settled by a score, by `table/round/board`. */
  readonly late: { readonly [play: string]: LatePlay };
  readonly clock: ClockState;
  /** When a table first had finished a round, in microseconds since the epoch, by table and round. */
  readonly finished: { readonly [table: string]: { readonly [round: string]: number } };
  /** Slow tables as they were recorded, by table and round. */
  readonly slow: { readonly [table: string]: { readonly [round: string]: SlowPlay } };
  readonly protocols: ProtocolsPlay;
};

/** The sheet of a table in a round, and everything that was ever said of it. */
export type SheetPlay = {
  readonly status: SheetStatus;
  /** How often a line was written, corrected or struck. */
  readonly entry: number;
  /** Who sat there when the last line was written. */
  readonly seated: Seated;
  readonly lines: readonly LineOnSheet[];
  readonly signed: readonly SeatName[];
  readonly disputed: SeatName | null;
  readonly cards: readonly CardOnSheetPlay[];
  readonly history: readonly SheetDeed[];
};

/** A line of a sheet, as it is written now. */
export type LineOnSheet = { readonly what: SheetLine; readonly flags: readonly string[] };

/** A yellow card. Its reasons are ids of free texts. */
export type CardOnSheetPlay = Deed & {
  readonly card: number;
  readonly seat: SeatName;
  readonly contestant: string;
  readonly reason: string;
  readonly takenBack: (Deed & { readonly reason: string }) | null;
};

/** What was done to a sheet. */
export type SheetDeed = Deed & {
  readonly what:
    'written' | 'corrected' | 'struck' | 'signed' | 'disputed' | 'agreed' | 'accepted' | 'reopened';
  readonly line?: number;
  readonly written?: SheetLine;
  /** Who of the table; left out: the staff. */
  readonly by?: SeatName;
  /** The id of the free text that says why. */
  readonly reason?: string;
};

/** A draw of tables of players: of a round, or of all at once. */
export type TablesDrawnPlay = Deed & {
  readonly rounds: readonly { readonly round: number; readonly tables: readonly DrawnTable[] }[];
  readonly basis: DrawBasis;
  readonly cut: readonly string[];
  readonly reason: string | null;
};

/** A play that is played late. */
export type LatePlay = {
  readonly table: string;
  readonly round: number;
  readonly board: number;
  /** The table has asked for it, and the director has not answered. */
  readonly asked: boolean;
  readonly granted: boolean;
  /** The table where it was taken up; null: it waits. */
  readonly at: string | null;
};

/** A slow table as the director recorded it. Its reason is the id of a free text. */
export type SlowPlay = Deed & {
  readonly minutes: number;
  readonly held: HeldResponsible;
  readonly reason: string;
};

/** The protocols of a session. */
export type ProtocolsPlay = {
  /** The lines at which the closed session came to what is to be published: that closed it, or changed it afterwards. */
  readonly asked: readonly number[];
  /** When it was asked for last. */
  readonly askedLast: number | null;
  /** By which command: all that it has done is one edition. */
  readonly askedBy: string | null;
  /** In the order of editions. */
  readonly published: readonly PublishedProtocolPlay[];
};

/** A published protocol: what the book told of the session at line `at`. */
export type PublishedProtocolPlay = Moment & {
  readonly edition: number;
  readonly at: number;
  readonly format: number;
  /** SHA-256 of the document's canonical text. */
  readonly hash: string;
};

/** How the seats were drawn: anybody draws them again from this. */
export type DrawPlay = Moment & {
  /** The first draw of the session, the second ... */
  readonly number: number;
  readonly seats: readonly DrawnSeat[];
} & (
    | {
        readonly kind: 'seed';
        readonly seed: string;
        /** What it kept to beside the lot, with the movement that held then; nothing: the lot alone. */
        readonly wishes: SeatingWishesPlay | null;
      }
    | { readonly kind: 'cards'; readonly cards: readonly { readonly entry: string; readonly card: string }[] }
  );
/** `DrawWishes` of #movement, but for the entries: these have the seats. */
export type SeatingWishesPlay = ReturnType<typeof publicWishes> & {
  readonly sections: readonly SectionToDraw[];
};

export type EntrantsPlay = { readonly entries: readonly string[]; readonly contest: string | null };

export type DrawnSeat = { readonly entry: string; readonly contestant: string };

/** A draw of a round; of several of a round the last one holds. */
export type RoundDrawnPlay = Deed & {
  readonly plays: readonly DrawnPlay[];
  readonly byes: readonly string[];
  readonly basis: DrawBasis;
  /** Tables that had begun the round. */
  readonly started: readonly string[];
  /** The draw that was turned down last, and by the standings of which line it would have been. */
  readonly declined: { readonly at: number; readonly plays: readonly DrawnPlay[] } | null;
};

/** When a contestant is not there: from a round on, until the round in which it arrives. */
export type AbsencePlay = { readonly fromRound: number; readonly untilRound?: number };

export type SubstitutionPlay = {
  readonly seat: SeatName;
  readonly person: string;
  readonly fromRound: number;
  readonly toRound: number;
};

/** Boards on their way after a round. */
export type MovePlay = {
  readonly boards: readonly number[];
  readonly from: string | null;
  readonly to: string | null;
  readonly relay: boolean;
  readonly neededIn: number | null;
  readonly sharedWith?: readonly string[];
};

export type AnnouncementPlay = Moment & {
  readonly afterRound: number;
  /** Where sections are called apart: the one whose boards go. */
  readonly section?: string | undefined;
  readonly moves: readonly MovePlay[];
  readonly withheld: readonly { readonly table: string; readonly boards: readonly number[] }[];
};

/** A table, and how far its players have come. */
export type TablePlay = {
  /** The round that is played there; 0 before the first was called. */
  readonly round: number;
  /** Plays whose scores are agreed or that are not to be played, by `round/board`. */
  readonly settled: { readonly [play: string]: true };
  /** Rulings that stand in the place of scores, by `round/board`. */
  readonly ruled: { readonly [play: string]: string };
  /** Of a game of sheets: the rounds whose sheets are agreed. */
  readonly sheets: readonly number[];
  /** What the table has said of boards, by `round/board`: that they are there, or that they are not. */
  readonly told: { readonly [play: string]: 'here' | 'missing' };
  /** Boards that it missed when play began, by round. */
  readonly missed: { readonly [round: string]: MissedPlay };
  /** Plays before which everybody has counted thirteen cards, by `round/board`. */
  readonly counted: { readonly [play: string]: true };
  /** The director's calls, in the order in which they were made. */
  readonly calls: readonly CallPlay[];
  /** The seat that the director has named as responsible (Law 7D). */
  readonly responsible: SeatName | null;
};

/** Boards that were not where they were needed when play began. */
export type MissedPlay = Moment & {
  readonly boards: readonly number[];
  readonly copy: number;
  readonly sharedWith: readonly string[];
  readonly last: LastTable | null;
};

/** The director is called to a board. */
export type CallPlay = Deed & {
  readonly call: number;
  readonly round: number;
  readonly board: number;
  readonly matter: CallMatter;
  readonly hand: SeatName | null;
  readonly by: SeatName | null;
  readonly cards: CardsCounted | null;
  /** When the director said that he had come. */
  readonly came: Moment | null;
  /** When the director said that it was dealt with, and the id of the text that says how. */
  readonly answered: (Deed & { readonly reason: string }) | null;
};

export type SeatingPlay = { readonly [Seat in SeatName]: string };

export type ResultsOfBoard = { readonly [place: string]: ResultPlay };

/** One play of a board: what is known of its result, and everything that was ever said of it. */
export type ResultPlay = {
  readonly status: 'entered' | 'disputed' | 'agreed' | 'voided' | 'not-played' | 'postponed';
  /** How often something was entered, recorded or corrected. */
  readonly entry: number;
  /** The side that entered it at the table. */
  readonly side: SideName | null;
  readonly seating: SeatingPlay | null;
  /** The last result, a voided one too. */
  readonly result: GameResult | null;
  readonly flags: readonly string[];
  /** Played otherwise than scheduled: other seats, other contestants, another board. */
  readonly irregular: boolean;
  /** How often an entry of it was looked at beside its deal; left out: not yet. */
  readonly checks?: number;
  /** What the entry was found to be; left out: it was not looked at yet. */
  readonly check?: CheckOfEntry & { readonly fits: readonly number[] };
  /** What was decided of what looks suspicious about the entry; left out: nothing. */
  readonly decided?: readonly DecidedSuspicion[];
  readonly history: readonly ResultDeed[];
};

/** What was done to a result. */
export type ResultDeed = Deed & {
  readonly what:
    | 'entered'
    | 'recorded'
    | 'irregular'
    | 'confirmed'
    | 'disputed'
    | 'corrected'
    | 'voided'
    | 'not-played'
    | 'postponed'
    | 'late-begun';
  readonly side?: SideName;
  /** Whether the entry needs nobody's confirmation. */
  readonly agreed?: boolean;
  readonly seating?: SeatingPlay;
  readonly result?: GameResult;
  readonly flags?: readonly string[];
  /** The ground of Law 6D on which the deal does not count. */
  readonly ground?: '6D1' | '6D2' | '6D3';
  /** The id of the free text that says why. */
  readonly reason?: string;
  /** Of a late play: the table where it was taken up. */
  readonly at?: string;
};

/** A director's decision: how it was found, and everything that was said of it. Texts are ids of free texts. */
export type DecisionPlay = {
  readonly ruling: string;
  readonly law: RulingPlay['law'];
  readonly reason: string;
  readonly facts: string | null;
  readonly departs: string | null;
  readonly told: string | null;
  readonly ways: readonly WayThrough[];
  readonly about: readonly { readonly table: string; readonly round: number; readonly board: number }[];
  readonly call: { readonly table: string; readonly call: number } | null;
  readonly given: Deed;
  readonly history: readonly DecisionDeed[];
};

/** What was said of a ruling after it was given; later laws and reasons stand in the place of earlier ones. */
export type DecisionDeed = Deed & {
  readonly reason: string | null;
} & (
    | { readonly what: 'reviewed' | 'withdrawn' }
    | { readonly what: 'amended'; readonly law: RulingPlay['law'] }
    | { readonly what: 'appealed'; readonly contestant: string; readonly deposit: boolean }
    | { readonly what: 'appeal-withdrawn'; readonly deposit: DepositFate }
    | {
        readonly what: 'appeal-decided';
        readonly decision: 'stands' | 'changed';
        readonly law: RulingPlay['law'];
        readonly deposit: DepositFate;
        readonly committee: string | null;
      }
    | {
        readonly what: 'effect-voided';
        readonly table: string;
        readonly round: number;
        readonly board: number;
      }
  );

/** What a ruling does, with the law that it stands on. Its reason and facts are ids of free texts. */
export type RulingPlay = {
  readonly ruling: string;
  readonly law: { readonly edition: string; readonly law: string };
  readonly reason: string;
  readonly facts: string | null;
  /** The salted hashes of the two texts, as the book has them. */
  readonly hashes: { readonly reason: string; readonly facts: string | null };
  readonly given: Deed;
  readonly withdrawn: (Deed & { readonly reason: string }) | null;
  readonly what: AdjustmentPlay | PenaltyPlay | WarningPlay | FieldSplitPlay;
};

/** Words to a contestant (Law 90A). */
export type WarningPlay = { readonly kind: 'warning'; readonly contestant: string };

/** A score that a ruling has put in the place of what was played. */
export type AdjustmentPlay = {
  readonly kind: 'adjustment';
  readonly table: string;
  readonly round: number;
  readonly board: number;
  readonly seating: SeatingPlay;
  readonly adjustment: Adjustment;
  /** The tricks that changed sides, and the result before. */
  readonly transfer?: TrickTransfer | undefined;
};

export type PenaltyPlay = {
  readonly kind: 'penalty';
  readonly contestant: string;
  readonly amount: PenaltyAmount;
};

/** A board of which some tables played another form (Law 87). */
export type FieldSplitPlay = {
  readonly kind: 'field-split';
  readonly board: number;
  readonly plays: readonly { readonly table: string; readonly round: number }[];
};

/** A board of a set, its deal encrypted until it is revealed. */
export type BoardPlay = {
  readonly status: 'requested' | 'dealt' | 'dealt-at-table' | 'recorded' | 'revealed';
  /** How often a deal was asked for. */
  readonly requests: number;
  /** The line that asked last. */
  readonly asked: Moment;
  /** Its deal, wherever it comes from: dealt by the program, or read from the cards of a board that was dealt by hand. */
  readonly hidden: HiddenDealPlay | null;
  /** The deal's canonical text, once it is revealed. */
  readonly deal: string | null;
  /** The double-dummy results that were computed last: ask `analysisOf`, they may be of a deal before. */
  readonly analysis?: AnalysisPlay;
  /** The key that opens the deal and its double-dummy results, once it is revealed. */
  readonly opening?: string;
  /** By which commitment it was dealt, and how many deals were passed over before it. */
  readonly sealed: { readonly commitment: number; readonly passedOver: number } | null;
  /** The key that was committed to, once the deal is revealed. */
  readonly key: string | null;
  /** Left out: the program has dealt it, or is to. */
  readonly byHand?: ByHandPlay;
  /** Its deal was taken from a file. */
  readonly imported?: true;
  /** Whether no score might stand on its deal (Law 6D2); left out: nothing is known of that. */
  readonly check?: DealCheckPlay;
  /** Who asked to see the deal before it was released. */
  readonly looks: readonly DealLookPlay[];
  /** Its copies by number, those of the deal that it has now; the first is a copy, too. */
  readonly copies: { readonly [copy: string]: CopyPlay };
};

/** A copy of a board: who made it last, and every time that it was compared with the deal since. */
export type CopyPlay = {
  readonly made: (Deed & { readonly how: 'by-hand' | 'machine' }) | null;
  readonly checks: readonly CopyCheckPlay[];
};

export type CopyCheckPlay = Deed & {
  readonly how: 'by-hand' | 'machine-report' | 'second-reading';
  readonly equal: boolean;
};

/** Somebody has asked to see a deal that was not released. Its reason is the id of a free text. */
export type DealLookPlay = Deed & {
  readonly person: string;
  readonly office: 'organiser' | 'director';
  readonly reason: string;
};

/** Double-dummy results, encrypted under the key of their deal. */
export type AnalysisPlay = {
  readonly hidden: HiddenDealPlay;
  /** Their twenty signs (`formatTricks`), once the deal is revealed. */
  readonly tricks: string | null;
};

/** What is known of a board that was dealt by hand. */
export type ByHandPlay = {
  /** Who dealt it, as somebody has said. */
  readonly told: DealingPlay | null;
  /** Who read its cards first, or corrected what was read. */
  readonly recorded: ReadingDeed | null;
  /** Who read them again and found the same. */
  readonly confirmed: readonly ReadingDeed[];
  /** Readings that contradict, and that nobody has decided on. */
  readonly contradictions: readonly (ReadingDeed & { readonly reading: HiddenDealPlay })[];
};

export type AtTablePlay = { readonly session: string; readonly table: string; readonly round: number };

/** Somebody has read the cards of a board, at a table or as director. */
export type ReadingDeed = Deed & { readonly at: AtTablePlay | null };

/** Who dealt a board by hand (Law 6A to 6C, 6E). `named` and `instruction` are ids of free texts. */
export type DealingPlay = Deed & {
  readonly by: 'players' | 'director' | 'helpers' | 'otherwise';
  readonly at: AtTablePlay | null;
  readonly seats: readonly SeatName[];
  /** Null: it was not said. */
  readonly bothSides: boolean | null;
  readonly cut: boolean | null;
  readonly named: string | null;
  readonly instruction: string | null;
};

/** What was found of a deal, and what was decided. */
export type DealCheckPlay = {
  readonly unshuffled: boolean;
  readonly playedBefore: 'no' | 'in-this-tournament' | 'elsewhere';
  readonly decided: boolean;
};

export type HiddenDealPlay = {
  readonly id: string;
  readonly cipher: 'A256GCM';
  readonly nonce: string;
  readonly text: string;
};

/** Before anything has happened. */
export const NOTHING_PLAYED: PlayState = {
  settings: DEFAULT_SETTINGS,
  regulations: [],
  publishedRulings: 'not-published',
  entries: { open: false, order: [], entries: {} },
  sessions: {},
  boards: {},
  dealSets: {},
  contests: {},
  knockouts: {},
};

/** The double-dummy results of the deal that a board has now. */
export function analysisOf(
  board: Pick<BoardPlay, 'hidden' | 'analysis'> | undefined,
): AnalysisPlay | undefined {
  return board?.analysis?.hidden.id === board?.hidden?.id ? board?.analysis : undefined;
}

/** Whether a board is dealt by hand: so is one of which the program knows nothing. */
export function isByHand(board: BoardPlay | undefined): boolean {
  return !board || board.byHand !== undefined;
}

/** How a play of a board is named among the board's results: `table/round`. */
export function placeKey({ table, round }: { readonly table: string; readonly round: number }): string {
  return `${table}/${round}`;
}

/** How a table names one of its plays: `round/board`. */
export function playKey({ round, board }: { readonly round: number; readonly board: number }): string {
  return `${round}/${board}`;
}

/** How a late play is named: `table/round/board`. */
export function latePlayKey(play: {
  readonly table: string;
  readonly round: number;
  readonly board: number;
}): string {
  return `${placeKey(play)}/${play.board}`;
}

/** A session that the book knows; nothing where it knows none of that name. */
export function sessionOf(state: PlayState, session: string): SessionPlay | undefined {
  return Object.hasOwn(state.sessions, session) ? state.sessions[session] : undefined;
}

/** What is known of a play of a board. */
export function resultOf(
  { results }: Pick<SessionPlay, 'results'>,
  { table, round, board }: { readonly table: string; readonly round: number; readonly board: number },
): ResultPlay | undefined {
  return results[board]?.[placeKey({ table, round })];
}
