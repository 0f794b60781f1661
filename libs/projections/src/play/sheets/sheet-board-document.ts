import { toldTerm, type DealSeat, type DuplicateComparison, type ToldTerm } from '#preferans';
import type { SeatName } from '#tournament';
import type { SessionPlay } from '../session-play.js';
import type { SheetPlay } from '../sheet-play.js';
import { scheduleOf } from '../schedule.js';
import { linesOnSheet, type LineDocument } from './sheet-document.js';
import { boardsPlayed, comparisonOf, hasSharedDeals, scoresOfBoards } from './sheet-boards.js';

/** What a player has made of a board; exact numbers as text. */
export type SeatOfBoardDocument = {
  /** Of the deal: first, second and third hand from the dealer's left on, and of four the dealer. */
  readonly hand: DealSeat;
  readonly seat: SeatName;
  readonly contestant: string;
  readonly net: string;
  /** They add up to the net value. */
  readonly terms: readonly ToldTerm[];
  readonly score: string;
  /** They add up to the score. */
  readonly parts: readonly PartOfScore[];
};

/** A part of a score. Exact numbers are texts, tables are called by their names. */
export type PartOfScore =
  | { readonly what: 'net' | 'alone'; readonly value: string }
  | { readonly what: 'average'; readonly counted: number; readonly results: number; readonly value: string }
  | {
      readonly what: 'against';
      readonly table: string;
      readonly net: string;
      readonly difference: string;
      readonly value: string;
    };

/** What a table has made of a board. */
export type TableOfBoardDocument = {
  readonly table: string;
  readonly round: number;
  readonly status: SheetPlay['status'];
  readonly dealer: SeatName;
  readonly lines: readonly LineDocument[];
  readonly seats: readonly SeatOfBoardDocument[];
};

/** The protocol of a board that is written on sheets, over all tables. */
export type SheetBoardDocument = {
  readonly board: number;
  readonly comparison: DuplicateComparison;
  readonly tables: readonly TableOfBoardDocument[];
};

/** The protocol of a board; undefined: it is none of the session, or no deals are shared there. */
export function sheetBoardDocument(session: SessionPlay, board: number): SheetBoardDocument | undefined {
  const { sheets: settings } = session;
  const { boards, rounds, tables } = scheduleOf(session);
  if (!settings || !hasSharedDeals(session) || !boards.includes(board)) return undefined;
  const played = boardsPlayed(session, rounds).filter(({ deal }) => deal === board);
  const scores = scoresOfBoards(played, settings);
  return {
    board,
    comparison: comparisonOf(settings),
    tables: played.map(({ name, table, round, dealer, seats }) => {
      const written = session.written[name]![round]!;
      return {
        table: name,
        round,
        status: written.status,
        dealer,
        lines: linesOnSheet(session, written).filter((line) => line.board === board),
        seats: seats.map(({ seat: hand, at, player, net, terms }) => {
          const { score, parts } = scores.find((one) => one.table === table && one.player === player)!;
          return {
            hand,
            seat: at,
            contestant: player,
            net: `${net}`,
            terms: terms.map(toldTerm),
            score: `${score}`,
            parts: parts.map((part) => {
              const named = part.what === 'against' ? { ...part, table: tables[part.table - 1]! } : part;
              return JSON.parse(JSON.stringify(named)) as PartOfScore;
            }),
          };
        }),
      };
    }),
  };
}
