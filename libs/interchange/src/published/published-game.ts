import { SEATS, type Seat } from '#cards';
import type { Doubling, Level, Strain } from '#scoring';
import type { DealInFile } from '../deals/deal-file.js';
import type { PublishedEvent, PublishedPlayer } from './published-event.js';

/** A contract as it was written down, with the tricks that declarer won. */
export interface WrittenContract {
  readonly level: Level;
  readonly strain: Strain;
  readonly doubling: Doubling;
  readonly declarer: Seat;
  readonly tricks: number;
  /** The opening lead, suit first: 'D2'. */
  readonly lead?: string;
}

export type ArtificialAward = 'average-plus' | 'average' | 'average-minus';

/** What one side of a table has on a board. */
export type SideOutcome =
  /** Points, positive for North-South whichever side has them. */
  | { readonly kind: 'score'; readonly score: number }
  | { readonly kind: 'artificial'; readonly award: ArtificialAward }
  /** Another percentage of the top than 60, 50 and 40. */
  | { readonly kind: 'percentage'; readonly percent: string }
  /** To be played later; nothing says that it ever was. */
  | { readonly kind: 'late' }
  | { readonly kind: 'not-played' };

/** One line of a board: a table's result. */
export interface PublishedLine {
  /** Names the line in its file: 'A/15 NS4 v EW2'. */
  readonly id: string;
  readonly board: number;
  /** From 1; null where the file does not tell. */
  readonly round: number | null;
  readonly table: number | null;
  /** Contestants as a movement of the section calls them: 'NS4', or '7' where there is one winner. */
  readonly ns: string;
  readonly ew: string;
  /** Of an individual: who sits where; `ns` and `ew` are then named by both players: '3+8'. */
  readonly seats?: Readonly<Record<Seat, string>>;
  readonly outcome: { readonly ns: SideOutcome; readonly ew: SideOutcome };
  /**
   * Sides whose pair stands on the board in another line, too, which is the one that counts for it: here it is only
   * compared with.
   */
  readonly again?: readonly ('NS' | 'EW')[];
  /** What was played, where the file tells; 'passed-out' for four passes. */
  readonly contract: WrittenContract | 'passed-out' | null;
}

/** Who plays in a section. */
export interface PublishedContestant {
  readonly contestant: string;
  /** Two of a pair, one of an individual; nobody where the file names none. */
  readonly players: readonly PublishedPlayer[];
  /** False for those who play without taking a place. */
  readonly ranked: boolean;
  /** Of `PublishedGame.strata`, the weakest that it is in; null where the file has none. */
  readonly stratum: string | null;
  /** What counts for it in the event beside this session. */
  readonly beside: readonly PublishedBeside[];
}

/**
 * Points that come from no board: brought from earlier sessions or a handicap, which are beside the session, or given or
 * taken by hand, which is in its score.
 */
export interface PublishedBeside {
  readonly reason: 'carry-forward' | 'penalty' | 'handicap';
  /** An exact decimal. */
  readonly points: string;
}

export interface PublishedSection {
  /** One or two capital letters. */
  readonly section: string;
  readonly winners: 1 | 2;
  /** As many boards as a table plays in a round; null where the file does not tell. */
  readonly boardsPerRound: number | null;
  /** How many scores a board should have; null where the file does not tell: as many as the board with most has. */
  readonly expected: number | null;
  /** Matchpoints of a full card, where the organiser fixed them for everybody in the section. */
  readonly fullCard: string | null;
  readonly contestants: readonly PublishedContestant[];
  readonly lines: readonly PublishedLine[];
}

export type ScoringMethod = 'matchpoints' | 'butler' | 'cross-imps' | 'imps' | 'board-a-match' | 'other';

/** By which scale matches of pairs become victory points. */
export const SCALES_OF_PAIRS = ['ebu-percentages', 'wbf-discrete', 'wbf-continuous'] as const;
export type ScaleOfPairs = (typeof SCALES_OF_PAIRS)[number];

/** That places of a Swiss of pairs go by the victory points of matches. */
export interface ScoredMatches {
  readonly scale: ScaleOfPairs;
  /** Whether those who have the same share their places, or are told apart by the rules that are usual. */
  readonly equals: 'share' | 'told-apart';
}

/** How a game is scored. */
export interface PublishedScoring {
  readonly method: ScoringMethod;
  /** 2, 1, 0 a comparison, or 1, 1/2, 0 as in North America. */
  readonly scale: 'double' | 'acbl';
  /** The program whose ways of rounding and averaging hold. */
  readonly regulation: 'acblscore' | 'compscore' | 'white-book' | 'realbridge';
  /** Sections whose boards are compared with each other. */
  readonly scored: readonly (readonly string[])[];
  /** Sections that are ranked together. */
  readonly ranked: readonly (readonly string[])[];
  /** Where places go by matches; left out: by boards. */
  readonly matches?: ScoredMatches;
}

/** What was played: everything that does not follow from the results by scoring them. */
export interface PublishedGame {
  /** Tells the games of one file apart: 'event 2'. */
  readonly name: string;
  readonly title: string;
  /** As the file writes it. */
  readonly date: string | null;
  readonly event: PublishedEvent;
  /** Who takes part; pairs of a Swiss meet in matches: in each round one against another, for victory points. */
  readonly kind: 'pairs' | 'individual' | 'swiss-pairs';
  /** Which session of how many it is. */
  readonly session: { readonly number: number; readonly of: number };
  readonly scoring: PublishedScoring;
  /** Classes by strength, the strongest first: in each all weaker ones are ranked as well. The first is everybody. */
  readonly strata: readonly string[];
  readonly sections: readonly PublishedSection[];
  /** Those that the file has of it. */
  readonly deals: readonly DealInFile[];
}

/** How a contestant is called in the whole session: 'A-NS4'. */
export function contestantInSession(section: string, contestant: string): string {
  return `${section}-${contestant}`;
}

/** Everybody who has a line for himself or with a partner: two pairs, or four players. */
export function contestantsOnLine({ ns, ew, seats }: Pick<PublishedLine, 'ns' | 'ew' | 'seats'>): string[] {
  return seats ? SEATS.map((seat) => seats[seat]) : [ns, ew];
}

/** Gives each line of a section a name; where two pairs meet twice on a board, the later line is numbered. */
export function lineNames(section: string): (line: Pick<PublishedLine, 'board' | 'ns' | 'ew'>) => string {
  const seen = new Map<string, number>();
  return ({ board, ns, ew }) => {
    const name = `${section}/${board} ${ns} v ${ew}`;
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return times === 1 ? name : `${name} (${times})`;
  };
}

/** Each section by itself. */
export function eachApart(sections: readonly string[]): string[][] {
  return sections.map((section) => [section]);
}
