import { z } from 'zod';
import { unreadable } from '../faults/unreadable.js';
import type { BwsFile, BwsReceived, BwsSection, BwsUnread } from '../bws/bws-tables.js';
import { resultsOfBws, type ImportFile } from '../bws/results-of-bws.js';

const FORMAT = 'Data Connector';
/** What the rows are called: the name of the list in the published description. */
const OF = 'ResultDTO';
/** As many results as are read at once. */
const MOST_RESULTS = 200_000;
/** Of a value that is told. */
const LONGEST_FOUND = 40;

const A = 'A'.charCodeAt(0);
const SEATS_OF = ['', 'N', 'E', 'S', 'W'];
const STRAINS_OF = ['', 'C', 'D', 'H', 'S', 'NT'];
const STAKES_OF = ['', 'x', 'xx'];
const RANKS_OF = ['', '', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
/** Average scores by their level, from −1 downwards; of North–South first. */
const AVERAGES = ['A-/A-', 'A-/A', 'A-/A+', 'A/A-', 'A/A', 'A/A+', 'A+/A-', 'A+/A', 'A+/A+'];
const NO_PLAY = -10;
/** For both sides. The description says that split scores are not supported. */
const BOTH_SIDES = 3;

const number = (from: number, to: number) => z.int().min(from).max(to);
const place = {
  SectionLetters: z.string().regex(/^([A-Z])\1{0,2}$/),
  TableNumber: number(1, 999),
  RoundNumber: number(1, 999),
  BoardNumber: number(1, 999),
};
const erasedResult = z.object({ ...place, IsDeleted: z.literal(true) });
const standingResult = z.object({
  ...place,
  IsDeleted: z.literal(false).optional(),
  ScoringDirection: z.literal(BOTH_SIDES),
  PairNorthSouth: number(1, 99_999),
  PairEastWest: number(1, 99_999),
  DeclarerDirection: number(0, 4),
  Level: number(NO_PLAY, 7),
  Denomination: number(0, 5),
  Stake: number(0, 2),
  TotalTricks: number(0, 13),
  LeadCardRank: number(0, 14).default(0),
  LeadCardSuit: number(0, 4).default(0),
});
type StandingResult = z.infer<typeof standingResult>;

/**
 * Reads the results that Bridgemate's Data Connector answers with (a list of its `ResultDTO`, as JSON), as those of a BWS
 * file are read: the last of a play counts. What is not understood is named, and the results beside it are read.
 *
 * @throws Unreadable where it is no list
 */
export function resultsOfConnector(text: string): ImportFile {
  const lines = listOf(text);
  const unread: BwsUnread[] = [];
  const received: BwsReceived[] = [];
  const sections = new Map<string, BwsSection>();
  lines.forEach((line, at) => {
    const row = at + 1;
    const isDeleted = (line as { IsDeleted?: unknown } | null)?.IsDeleted === true;
    const read = (isDeleted ? erasedResult : standingResult).safeParse(line);
    if (!read.success) {
      unread.push(notRead(line, row, String(read.error.issues[0]?.path[0] ?? '')));
      return;
    }
    const { SectionLetters: letter, TableNumber, RoundNumber, BoardNumber } = read.data;
    const section = sections.get(letter) ?? { id: sectionNumber(letter), letter };
    sections.set(letter, section);
    const where = { row, section: section.id, table: TableNumber, round: RoundNumber, board: BoardNumber };
    received.push({ ...where, ...(read.data.IsDeleted ? ERASED : whatWas(read.data)) });
  });
  const file: BwsFile = { sections: [...sections.values()], rounds: [], received, players: [], unread };
  return resultsOfBws(file);
}

function listOf(text: string): readonly unknown[] {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    read = undefined;
  }
  if (!Array.isArray(read)) unreadable({ code: 'interchange.missing', format: FORMAT, name: OF });
  if (read.length > MOST_RESULTS)
    unreadable({ code: 'interchange.too-large', format: FORMAT, most: MOST_RESULTS });
  return read as readonly unknown[];
}

/** `A` is 1, `AA` is 27, `AAA` is 53. */
function sectionNumber(letter: string): number {
  return (letter.length - 1) * 26 + letter.charCodeAt(0) - A + 1;
}

type Told = Omit<BwsReceived, 'row' | 'section' | 'table' | 'round' | 'board'>;

const NOTHING = { declarer: '', contract: '', result: '', lead: '', remarks: '', erased: false };
/** Of an erased result nothing else counts. */
const ERASED: Told = { ...NOTHING, pairs: null, erased: true };

function whatWas(read: StandingResult): Told {
  const { Level, Denomination, Stake, TotalTricks, DeclarerDirection, LeadCardRank, LeadCardSuit } = read;
  const pairs = { ns: read.PairNorthSouth, ew: read.PairEastWest, south: null, west: null };
  if (Level === NO_PLAY) return { ...NOTHING, pairs, remarks: 'Not played' };
  if (Level < 0) return { ...NOTHING, pairs, remarks: AVERAGES[-Level - 1]! };
  if (Level === 0) return { ...NOTHING, pairs, contract: 'PASS' };
  const stake = STAKES_OF[Stake]!;
  const over = TotalTricks - Level - 6;
  return {
    ...NOTHING,
    pairs,
    declarer: SEATS_OF[DeclarerDirection]!,
    contract: [`${Level}`, STRAINS_OF[Denomination]!, stake].filter((part) => part !== '').join(' '),
    result: over === 0 ? '=' : `${over > 0 ? '+' : ''}${over}`,
    lead: LeadCardRank === 0 ? '' : `${STRAINS_OF[LeadCardSuit]}${RANKS_OF[LeadCardRank]}`,
  };
}

function notRead(line: unknown, row: number, field: string): BwsUnread {
  const value = (line as Readonly<Record<string, unknown>> | null)?.[field];
  const found = value === undefined ? '' : JSON.stringify(value).slice(0, LONGEST_FOUND);
  return { of: OF, row, field, found, text: `${OF} · ${row} · ${field} · ${found}` };
}
