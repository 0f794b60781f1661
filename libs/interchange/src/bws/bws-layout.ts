import type { JetColumn } from '../jet/jet-table.js';

type Columns = Readonly<Record<string, JetColumn>>;

const PLACE = { Section: 'int', Table: 'int', Round: 'int', Board: 'int' } as const satisfies Columns;
const LOGGED = { DateLog: 'date', TimeLog: 'date' } as const satisfies Columns;

/** What a device has sent, or what it has shown of that so far. */
const RESULTS = {
  ID: 'counter',
  ...PLACE,
  PairNS: 'int',
  PairEW: 'int',
  Declarer: 'int',
  'NS/EW': 'text 2',
  Contract: 'text 10',
  Result: 'text 10',
  LeadCard: 'text 10',
  Remarks: 'text 255',
  ...LOGGED,
  Processed: 'boolean',
  Processed1: 'boolean',
  Processed2: 'boolean',
  Processed3: 'boolean',
  Processed4: 'boolean',
  Erased: 'boolean',
  ExternalUpdate: 'boolean',
  SuspiciousContract: 'int',
} as const satisfies Columns;

const DIRECTIONS = ['North', 'East', 'South', 'West'] as const;
const SUITS = ['Spades', 'Hearts', 'Diamonds', 'Clubs'] as const;

/** A column for each hand and each of these, in the order of hands. */
function ofHands(of: readonly string[], column: JetColumn): Columns {
  return Object.fromEntries(
    DIRECTIONS.flatMap((direction) => of.map((each) => [`${direction}${each}`, column] as const)),
  );
}

/** The tables of the file that control programs of table devices read, with their columns. */
export const BWS_LAYOUT = {
  Clients: { ID: 'counter', Computer: 'text 255' },
  Session: {
    ID: 'int',
    Name: 'text 40',
    Date: 'date',
    Time: 'date',
    GUID: 'text 40',
    Status: 'int',
    ShowInApp: 'boolean',
    PairsMoveAcrossField: 'boolean',
    EWReturnHome: 'boolean',
  },
  Section: {
    ID: 'int',
    Letter: 'text 2',
    Tables: 'int',
    MissingPair: 'int',
    EWMoveBeforePlay: 'int',
    Session: 'int',
    ScoringType: 'int',
    Winners: 'int',
  },
  Tables: {
    Section: 'int',
    Table: 'int',
    ComputerID: 'int',
    Status: 'int',
    LogOnOff: 'int',
    CurrentRound: 'int',
    CurrentBoard: 'int',
    UpdateFromRound: 'int',
    Group: 'int',
  },
  RoundData: {
    Section: 'int',
    Table: 'int',
    Round: 'int',
    NSPair: 'int',
    EWPair: 'int',
    LowBoard: 'int',
    HighBoard: 'int',
    CustomBoards: 'text 255',
  },
  ReceivedData: RESULTS,
  IntermediateData: RESULTS,
  PlayerNumbers: {
    Section: 'int',
    Table: 'int',
    Direction: 'text 2',
    Number: 'text 18',
    Name: 'text 18',
    Updated: 'boolean',
    TimeLog: 'date',
    Processed: 'boolean',
    Round: 'int',
  },
  PlayerNames: { ID: 'long', Name: 'text 40', strID: 'text 18' },
  BiddingData: {
    ID: 'counter',
    ...PLACE,
    Counter: 'int',
    Direction: 'text 2',
    Bid: 'text 10',
    ...LOGGED,
    Erased: 'boolean',
  },
  PlayData: {
    ID: 'counter',
    ...PLACE,
    Counter: 'int',
    Direction: 'text 2',
    Card: 'text 10',
    ...LOGGED,
    Erased: 'boolean',
  },
  HandRecord: { Section: 'int', Board: 'int', ...ofHands(SUITS, 'text 13') },
  HandEvaluation: {
    Section: 'int',
    Board: 'int',
    ...ofHands([...SUITS, 'Notrump'], 'int'),
    NorthHcp: 'int',
    EastHcp: 'int',
    SouthHcp: 'int',
    WestHcp: 'int',
  },
  Settings: {
    Section: 'int',
    ShowResults: 'boolean',
    ShowOwnResult: 'boolean',
    RepeatResults: 'boolean',
    MaximumResults: 'int',
    ShowPercentage: 'boolean',
    GroupSections: 'boolean',
    ScorePoints: 'int',
    EnterResultsMethod: 'int',
    ShowPairNumbers: 'boolean',
    IntermediateResults: 'boolean',
    AutopoweroffTime: 'int',
    VerificationTime: 'int',
    ShowContract: 'int',
    LeadCard: 'boolean',
    MemberNumbers: 'boolean',
    MemberNumbersNoBlankEntry: 'boolean',
    BoardOrderVerification: 'boolean',
    HandRecordValidation: 'boolean',
    AutoShutDownBPC: 'boolean',
    BM2PINcode: 'text 4',
    BM2ConfirmNP: 'boolean',
    BM2TDCall: 'boolean',
    BM2RemainingBoards: 'boolean',
    BM2NextSeatings: 'boolean',
    BM2ScoreRecap: 'boolean',
    BM2AutoShowScoreRecap: 'boolean',
    BM2ScoreCorrection: 'boolean',
    BM2AutoBoardNumber: 'boolean',
    BM2FirstBoardManually: 'boolean',
    BM2ValidateLeadCard: 'boolean',
    BM2ResultsOverview: 'int',
    BM2ShowPlayerNames: 'int',
    BM2Ranking: 'int',
    BM2GameSummary: 'boolean',
    BM2SummaryPoints: 'int',
    BM2PairNumberEntry: 'int',
    BM2ResetFunctionKey: 'boolean',
    BM2RecordBidding: 'boolean',
    BM2RecordPlay: 'boolean',
    BM2ValidateRecording: 'boolean',
    BM2ShowHands: 'boolean',
    BM2NumberEntryEachRound: 'boolean',
    BM2NumberEntryPreloadValues: 'boolean',
    BM2NameSource: 'int',
    BM2ViewHandRecord: 'boolean',
    BM2EnterHandRecord: 'boolean',
    BM2TextBasedNumber: 'boolean',
    BM2NumberValidation: 'int',
  },
} as const satisfies Readonly<Record<string, Columns>>;

export type BwsTable = keyof typeof BWS_LAYOUT;

/** Columns for the two seats that pairs have not, where everybody plays alone. */
export const ALONE = { South: 'int', West: 'int' } as const satisfies Columns;
