import { z } from 'zod';
import { dealOfHands, MalformedDeal, type Deal, type Seat } from '#cards';
import type { DealInFile } from '../../deals/deal-file.js';
import { vulnerabilityIn } from '../../text/written-fields.js';
import { saysNothing, seatIn } from '../../text/written-values.js';
import { unreadable } from '../../faults/unreadable.js';
import type { JsonLeftAside } from '../json/json.js';

const PLAYERS = { N: 'north', E: 'east', S: 'south', W: 'west' } as const;
const SUITS = ['spades', 'hearts', 'diamonds', 'clubs'] as const;
type SuitOfPlayer = `${(typeof PLAYERS)[Seat]}_${(typeof SUITS)[number]}`;

const suits = Object.fromEntries(
  Object.values(PLAYERS).flatMap((player) => SUITS.map((suit) => [`${player}_${suit}`, z.string()])),
) as Record<SuitOfPlayer, z.ZodString>;

/** A board of the hand records: ranks of a suit with spaces between, the ten as 10, '-----' for none. */
const handRecord = z.object({
  board: z.coerce.number().int().min(1),
  ...suits,
  dealer: z.string().nullish(),
  vulnerability: z.string().nullish(),
  double_dummy_ns: z.string().nullish(),
  double_dummy_ew: z.string().nullish(),
});
export type HandRecord = z.infer<typeof handRecord>;

/** The deals of hand records, by board. @throws Unreadable which names the board whose cards are no deal */
export function dealsOf(records: readonly HandRecord[], format: string): DealInFile[] {
  const first = firstOfBoards(records);
  return records
    .filter(({ board }, index) => first.get(board) === index)
    .toSorted((one, other) => one.board - other.board)
    .map((record) => {
      const [dealer, vulnerable] = [seatIn(record.dealer ?? ''), vulnerabilityIn(record.vulnerability ?? '')];
      const doubleDummy = doubleDummyOf(record);
      return {
        board: record.board,
        deal: dealOf(record, format),
        ...(dealer && { dealer }),
        ...(vulnerable && { vulnerable }),
        ...(doubleDummy && { doubleDummy }),
      };
    });
}

/** What of hand records is not understood, and records of a board that has others: only the first is read. */
export function unknownInRecords(records: readonly HandRecord[]): JsonLeftAside[] {
  const first = firstOfBoards(records);
  const isSaid = (text: string | null | undefined) => !!text && !saysNothing(text);
  return records.flatMap((record, at): JsonLeftAside[] => {
    const { board, dealer, vulnerability, double_dummy_ns: ns, double_dummy_ew: ew } = record;
    const before = first.get(board)!;
    if (before < at) {
      const isSame = cardsOf(records[before]!) === cardsOf(record);
      return isSame ? [] : [{ path: [at], board, found: 'hand_records', first: [before] }];
    }
    const unknown = {
      dealer: isSaid(dealer) && seatIn(dealer!) === undefined,
      vulnerability: isSaid(vulnerability) && vulnerabilityIn(vulnerability!) === undefined,
      // A table of one side alone is none.
      double_dummy_ns: isSaid(ns) && doubleDummyOf(record) === undefined,
      double_dummy_ew: isSaid(ew) && doubleDummyOf(record) === undefined,
    };
    return (Object.keys(unknown) as (keyof typeof unknown)[]).flatMap((name) =>
      unknown[name] ? [{ path: [at, name], board, found: record[name] }] : [],
    );
  });
}

/** Of each board which record is its first. */
function firstOfBoards(records: readonly HandRecord[]): ReadonlyMap<number, number> {
  const first = new Map<number, number>();
  for (const [index, { board }] of records.entries()) if (!first.has(board)) first.set(board, index);
  return first;
}

function cardsOf(record: HandRecord): string {
  return Object.values(PLAYERS)
    .flatMap((player) => SUITS.map((suit) => record[`${player}_${suit}`].replaceAll(/[\s-]/g, '')))
    .join('.');
}

function dealOf(record: HandRecord, format: string): Deal {
  const hand = (seat: Seat) =>
    SUITS.map((name) =>
      record[`${PLAYERS[seat]}_${name}`].replaceAll('10', 'T').replaceAll(/[\s-]/g, ''),
    ).join('.');
  try {
    return dealOfHands({ N: hand('N'), E: hand('E'), S: hand('S'), W: hand('W') });
  } catch (error) {
    if (!(error instanceof MalformedDeal)) throw error;
    const { board } = record;
    const [fault] = error.faults;
    return unreadable({ code: 'interchange.no-deal', format, path: 'hand_records', board, fault: fault! });
  }
}

const DENOMINATIONS = ['NT', 'S', 'H', 'D', 'C'] as const;
const BOOK = 6;

/**
 * 20 digits from 'NS: 1C 2H 1S D5 NT6': contracts that are made, and tricks behind the denomination where none is; of
 * two numbers the second is the partner's.
 */
function doubleDummyOf({ double_dummy_ns: ns, double_dummy_ew: ew }: HandRecord): string | undefined {
  const [north, south] = tricksOfSide(ns);
  const [east, west] = tricksOfSide(ew);
  return north && south && east && west ? [north, south, east, west].join('') : undefined;
}

function tricksOfSide(text: string | null | undefined): [] | [string, string] {
  const found = new Map<string, readonly [number, number]>();
  for (const [, made, makes, after, denomination, tricks, others] of (text ?? '').matchAll(
    /(?:^|\s)(?:(\d)(?:\/(\d))?(NT|[SHDC])|(NT|[SHDC])(\d+)(?:\/(\d+))?)(?=\s|$)/g,
  )) {
    if (after) found.set(after, [BOOK + Number(made), BOOK + Number(makes ?? made)]);
    else found.set(denomination!, [Number(tricks), Number(others ?? tricks)]);
  }
  const both = DENOMINATIONS.map((denomination) => found.get(denomination));
  if (!both.every((each) => each !== undefined && each.every((count) => count <= 13))) return [];
  const digits = (index: 0 | 1) => both.map((each) => each![index].toString(16)).join('');
  return [digits(0), digits(1)];
}

const text = z.union([z.string(), z.number().transform(String)]);

const optionalText = text.nullish();

const whole = z.union([z.int(), z.string().regex(/^\d+$/).transform(Number)]);

const count = whole.pipe(z.int().min(1));

/** Not said where the text is empty. */
const optionalWhole = z.union([z.literal('').transform(() => null), whole]).nullish();

/** 'Section', or 'Overall': over all sections and lines. */
const stratumPlace = z.object({ strat_number: whole, rank: text, type: z.string() });

const player = z.object({ name: z.string(), id_number: optionalText });

const pairSummary = z.object({
  pair_number: text,
  /** Where there are two winners. */
  direction: z.string().nullish(),
  /** The weakest stratum that the pair is in, from 1. */
  strat: optionalWhole,
  is_eligible: z.union([whole, z.boolean().transform(Number)]).default(1),
  players: z.array(player).default([]),
  boards_played: optionalWhole,
  score: optionalText,
  percentage: optionalText,
  /** Matchpoints given or taken by hand, which are in the score. */
  adjustment: optionalText,
  handicap: optionalText,
  strat_place: z.array(stratumPlace).nullish(),
});

export type Player = z.infer<typeof player>;
export type PairSummary = z.infer<typeof pairSummary>;

const boardResult = z.object({
  round_number: count.nullish(),
  table_number: count.nullish(),
  ns_pair: text,
  ew_pair: text,
  ns_score: optionalText,
  ew_score: optionalText,
  contract: optionalText,
  declarer: optionalText,
  tricks_taken: optionalText,
  opening_lead: optionalText,
  ns_match_points: optionalText,
  ew_match_points: optionalText,
});

export type BoardResult = z.infer<typeof boardResult>;

const section = z.object({
  name: z.string().regex(/^[A-Z]{1,2}$/),
  boards_per_round: count.nullish(),
  number_of_rounds: count.nullish(),
  pair_summaries: z.array(pairSummary),
  boards: z.array(z.object({ board_number: count, board_results: z.array(boardResult) })),
});

export type Section = z.infer<typeof section>;

const session = z.object({
  number: count,
  hand_records: z.array(handRecord).nullish(),
  sections: z.array(section),
});

/** A session as the page has it. */
export type SessionOfPage = z.infer<typeof session>;

/** The page that ACBL Live shows of a club's game. */
export const page = z.object({
  id: optionalText,
  organization: z.string().nullish(),
  club_name: z.string().nullish(),
  club_id_number: optionalText,
  program_name: z.string().nullish(),
  latest_upload: z.object({ program_name: z.string().nullish(), program_version: optionalText }).nullish(),
  name: z.string(),
  type: z.string(),
  start_date: z.string().nullish(),
  number_of_sessions: count,
  board_scoring_method: z.string(),
  winner_type: whole.pipe(z.union([z.literal(1), z.literal(2)])),
  /** Matchpoints of the best score on a board. */
  acbl_board_top: optionalText,
  strats: z.array(z.object({ number: whole, label: z.string().nullish() })).default([]),
  sessions: z.array(session),
});

export type Page = z.infer<typeof page>;

/** Strata by number, the strongest first, as the page calls them. */
export function strataOf({ strats }: Page): { readonly number: number; readonly name: string }[] {
  const inOrder = strats.toSorted((one, other) => one.number - other.number);
  const labelled = new Set(inOrder.map(({ label }) => label || undefined));
  const named = labelled.size === inOrder.length && !labelled.has(undefined);
  return inOrder.map(({ number, label }) => ({ number, name: named ? label! : String(number) }));
}
