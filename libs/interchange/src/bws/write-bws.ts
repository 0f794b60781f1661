import { formatHand, SEATS, type Deal } from '#cards';
import type { SeatName } from '#tournament';
import { jetFile } from '../jet/jet-file.js';
import type { JetCell, JetColumn, JetTable } from '../jet/jet-table.js';
import { ALONE, BWS_LAYOUT, type BwsTable } from './bws-layout.js';

/** A section that goes to table devices. */
export interface BwsSectionToWrite {
  /** `A`, `B` ... */
  readonly letter: string;
  /** Everybody plays alone: South and West have numbers of their own. */
  readonly alone: boolean;
  readonly winners: 1 | 2;
  readonly scoring: 'matchpoints' | 'imps' | 'board-a-match' | 'teams';
  readonly tables: readonly number[];
  readonly rounds: readonly {
    readonly table: number;
    readonly round: number;
    /** 0: nobody. */
    readonly numbers: Readonly<Record<SeatName, number>>;
    /** Null: nothing is played. */
    readonly boards: { readonly first: number; readonly last: number } | null;
  }[];
  readonly players: readonly BwsPlayerToWrite[];
  /** Some seats have nobody who is known: devices ask for numbers. */
  readonly asksNumbers: boolean;
}

/** Who sits down where first. */
export interface BwsPlayerToWrite {
  readonly table: number;
  readonly seat: SeatName;
  readonly name: string;
  /** In a club or federation; null: none, or none that is known. */
  readonly number: string | null;
}

/** A session that goes to table devices. */
export interface BwsSessionToWrite {
  readonly name: string;
  /** 32 capital letters and figures, other ones for each session. */
  readonly guid: string;
  /** When the file is made, by the clocks of the venue: `2026-11-24 19:30`. */
  readonly made: string;
  readonly sections: readonly BwsSectionToWrite[];
  /** Deals that everybody may see. */
  readonly hands: readonly { readonly board: number; readonly deal: Deal }[];
}

const SCORING = { matchpoints: 1, imps: 2, 'board-a-match': 3, teams: 4 } as const;
const SESSION = 1;
/** No computer: programs ask whether theirs is to have the tables. */
const NO_CLIENT = 0;
/** A table that no device has logged on to. */
const LOGGED_OFF = 2;
/** Names are in the table of who sits where. */
const NAMES_AT_TABLES = 2;
const AT_START = 1;
const LONGEST_NAME = 18;
const LONGEST_LISTED = 40;
const LONGEST_NUMBER = 18;
const LONGEST_SESSION = 40;

type Row = Readonly<Record<string, JetCell>>;

/**
 * The file of a session for the control program of table devices. It has all the tables that such programs know; those
 * for what the devices send are empty. Devices show nobody the results of others: programs can change that.
 *
 * @throws RangeError where a number is larger than 32,767
 */
export function writeBws(session: BwsSessionToWrite): Uint8Array {
  const alone = session.sections.some((section) => section.alone);
  const rows = rowsOf(session);
  return jetFile(
    (Object.keys(BWS_LAYOUT) as BwsTable[]).map((name) => tableOf(name, rows[name] ?? [], alone)),
  );
}

/** One of the tables of the file, with rows by the names of columns; what they leave out is nothing, or not so. */
export function tableOf(name: BwsTable, rows: readonly Row[], alone = false): JetTable {
  const own: Readonly<Record<string, JetColumn>> = BWS_LAYOUT[name];
  const columns = alone && (name === 'RoundData' || name === 'ReceivedData') ? { ...own, ...ALONE } : own;
  return {
    name,
    columns,
    rows: rows.map((row) => Object.keys(columns).map((column) => row[column] ?? null)),
  };
}

function rowsOf({ name, guid, made, sections, hands }: BwsSessionToWrite): Partial<Record<BwsTable, Row[]>> {
  const [day, time] = momentOf(made);
  const each = sections.map((section, index) => ({ ...section, id: index + 1 }));
  const players = each.flatMap(({ id, players: of }) => of.map((player) => ({ ...player, section: id })));
  return {
    Session: [
      {
        ID: SESSION,
        Name: cut(name, LONGEST_SESSION),
        Date: day,
        Time: time,
        GUID: guid,
        Status: 0,
      },
    ],
    Section: each.map(({ id, letter, tables, scoring, winners }) => ({
      ID: id,
      Letter: letter,
      Tables: tables.length,
      MissingPair: 0,
      EWMoveBeforePlay: 0,
      Session: SESSION,
      ScoringType: SCORING[scoring],
      Winners: winners,
    })),
    Tables: each.flatMap(({ id, tables }) =>
      tables.map((table) => ({
        Section: id,
        Table: table,
        ComputerID: NO_CLIENT,
        Status: 0,
        LogOnOff: LOGGED_OFF,
        CurrentRound: 0,
        CurrentBoard: 0,
        UpdateFromRound: 0,
        Group: 1,
      })),
    ),
    RoundData: each.flatMap(({ id, alone, rounds }) =>
      rounds.map(({ table, round, numbers, boards }) => ({
        Section: id,
        Table: table,
        Round: round,
        NSPair: numbers.N,
        EWPair: numbers.E,
        LowBoard: boards?.first ?? 0,
        HighBoard: boards?.last ?? 0,
        ...(alone && { South: numbers.S, West: numbers.W }),
      })),
    ),
    PlayerNumbers: players.map(({ section, table, seat, name: called, number }) => ({
      Section: section,
      Table: table,
      Direction: seat,
      Number: numberOf(number),
      Name: cut(called, LONGEST_NAME),
      Updated: true,
      Round: 0,
    })),
    PlayerNames: namesOf(players),
    HandRecord: each.flatMap(({ id, rounds }) => {
      const played = ({ board }: { readonly board: number }) =>
        rounds.some(({ boards }) => boards !== null && boards.first <= board && board <= boards.last);
      return hands.filter(played).map(({ board, deal }) => handRow(id, board, deal));
    }),
    Settings: each.map(({ id, players: { length }, asksNumbers }) => settings(id, length > 0, asksNumbers)),
  };
}

const DAY = 24 * 60 * 60_000;

/** A day, and a time of day, as databases count them. */
function momentOf(made: string): readonly [day: number, time: number] {
  const [date, clock] = made.split(' ') as [string, string];
  const day = (Date.parse(`${date}T00:00Z`) - Date.UTC(1899, 11, 30)) / DAY;
  return [day, Date.parse(`1970-01-01T${clock}Z`) / DAY];
}

/** As much of a text as there is room for, without half a letter. */
function cut(text: string, most: number): string {
  return text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
}

/** One that has no room is none: its beginning would be another one. */
function numberOf(number: string | null): string | null {
  return number !== null && number.length <= LONGEST_NUMBER ? number : null;
}

const AS_NUMBER = /^[1-9]\d{0,8}$/;

/** Players by their numbers, each of which is one player's. */
function namesOf(players: readonly BwsPlayerToWrite[]): Row[] {
  const names = new Map<string, string>();
  for (const { name, number } of players) {
    const known = numberOf(number);
    if (known !== null && !names.has(known)) names.set(known, cut(name, LONGEST_LISTED));
  }
  return [...names].map(([number, name]) => ({
    ID: AS_NUMBER.test(number) ? Number(number) : null,
    Name: name,
    strID: number,
  }));
}

const CALLED = { N: 'North', E: 'East', S: 'South', W: 'West' } as const;
const SUITS = ['Spades', 'Hearts', 'Diamonds', 'Clubs'];

function handRow(section: number, board: number, deal: Deal): Row {
  const cells = SEATS.flatMap((seat) =>
    formatHand(deal[seat])
      .split('.')
      .map((cards, suit) => [`${CALLED[seat]}${SUITS[suit]}`, cards] as const),
  );
  return { Section: section, Board: board, ...Object.fromEntries(cells) };
}

/** What devices ask for and show: leads and corrections by players, and nothing of what others have made. */
function settings(section: number, names: boolean, asksNumbers: boolean): Row {
  return {
    Section: section,
    ShowResults: false,
    ShowOwnResult: true,
    MaximumResults: 0,
    ScorePoints: 1,
    EnterResultsMethod: 0,
    ShowPairNumbers: true,
    AutopoweroffTime: 20,
    VerificationTime: 2,
    ShowContract: 1,
    LeadCard: true,
    MemberNumbers: asksNumbers,
    BoardOrderVerification: true,
    BM2PINcode: '0000',
    BM2RemainingBoards: true,
    BM2NextSeatings: true,
    BM2AutoBoardNumber: true,
    BM2ResultsOverview: 0,
    BM2ShowPlayerNames: names ? AT_START : 0,
    BM2Ranking: 0,
    BM2SummaryPoints: 0,
    BM2PairNumberEntry: 0,
    BM2ResetFunctionKey: true,
    BM2NameSource: NAMES_AT_TABLES,
    BM2NumberValidation: 0,
  };
}
