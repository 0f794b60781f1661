import { vulnerabilityOf } from '#cards';
import { scoreForNS } from '#scoring';
import type { PublishedLine, WrittenContract } from './published-game.js';

/** What came of a board in one room; nothing where the file does not tell. */
export type RoomResult = WrittenContract | 'passed-out' | null;

export interface PublishedMatchBoard {
  readonly board: number;
  /** The room where the home team sits North-South, ... */
  readonly open: RoomResult;
  /** ... and the one where the other team does. */
  readonly closed: RoomResult;
  /** What a room has where the contract does not tell: a score alone, or an artificial one. */
  readonly outcomes?: {
    readonly open?: PublishedLine['outcome'];
    readonly closed?: PublishedLine['outcome'];
  };
}

/** Who sits in a room, by `PublishedPairOfTeam.pair`. */
export interface PublishedRoom {
  readonly ns: string;
  readonly ew: string;
}

export interface PublishedSegment {
  /** From 1. */
  readonly segment: number;
  readonly boards: readonly PublishedMatchBoard[];
  /** Who sits where, as far as the file tells. */
  readonly rooms?: { readonly open?: PublishedRoom; readonly closed?: PublishedRoom };
}

/** A match of two teams in segments: everything that does not follow from the results by scoring them. */
export interface PublishedMatch {
  /** Tells the matches of one file apart. */
  readonly name: string;
  readonly title: string;
  /** From 1, where there are rounds. */
  readonly round?: number;
  /** In a game of teams `PublishedTeam.team`, otherwise their names. */
  readonly teams: { readonly home: string; readonly away: string };
  /** What the teams begin with. */
  readonly carryOver: { readonly home: string; readonly away: string };
  readonly segments: readonly PublishedSegment[];
}

/** The running score before a segment, in IMPs. */
export interface PublishedRunningScore {
  readonly segment: number;
  readonly home: string;
  readonly away: string;
}

/** A match with the figures that were published for it, kept apart. */
export interface PublishedMatchResult {
  readonly match: PublishedMatch;
  readonly running: readonly PublishedRunningScore[];
}

/**
 * What came of a board where its contract does not say it: a ruling, or a score that the contract does not make. Nothing
 * where both sides have what it makes.
 */
export function besideContract(
  contract: RoomResult,
  outcome: PublishedLine['outcome'],
  board: number,
): PublishedLine['outcome'] | undefined {
  if (contract === null) return outcome;
  const makes = contract === 'passed-out' ? 0 : scoreForNS(contract, vulnerabilityOf(board));
  const isMade = [outcome.ns, outcome.ew].every((side) => side.kind === 'score' && side.score === makes);
  return isMade ? undefined : outcome;
}

type CarryOver = PublishedMatch['carryOver'];

const DECIMAL = /^-?\d{1,6}(\.\d{1,2})?$/;

/** What two teams begin a match with where a file does not tell. */
const NOTHING_CARRIED: CarryOver = { home: '0', away: '0' };

/** Whether either begins with anything. */
export function isCarried({ home, away }: CarryOver): boolean {
  return Number(home) !== 0 || Number(away) !== 0;
}

/** Whether a text says what two teams begin a match with: `10 0`. */
export function isCarryOver(text: string): boolean {
  const [, home = '', away = ''] = /^(\S+) (\S+)$/.exec(text) ?? [];
  return DECIMAL.test(home) && DECIMAL.test(away);
}

/**
 * What a file says the teams begin with: nothing where it says none, or no numbers.
 *
 * @param said the home team's and the other's in its groups
 */
export function carryOverSaid(said: RegExpExecArray | null): CarryOver {
  const [, home = '', away = ''] = said ?? [];
  return DECIMAL.test(home) && DECIMAL.test(away) ? { home, away } : NOTHING_CARRIED;
}
