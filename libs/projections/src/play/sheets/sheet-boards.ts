import {
  comparisonSchema,
  DEAL_SEATS,
  duplicateScores,
  handsOf,
  settleSheet,
  sittingOut,
  type DealResult,
  type DealScore,
  type DealSeat,
  type DuplicateComparison,
  type SettledTerm,
} from '#preferans';
import type { Rational } from '#scoring';
import { dealerOfBoard, SEATS, type SeatName, type SheetSettings } from '#tournament';
import type { SessionPlay } from '../session-play.js';
import { scheduleOf } from '../schedule.js';
import { boardSheetsOf } from './sheet-of.js';

/** What a table has made of a board that the others play too. */
export interface BoardPlayed extends DealResult {
  readonly name: string;
  readonly round: number;
  readonly dealer: SeatName;
  readonly seats: readonly {
    /** Of the deal: who has these cards is elsewhere at a table of three. */
    readonly seat: DealSeat;
    readonly at: SeatName;
    readonly player: string;
    readonly net: Rational;
    /** They add up to the net value. */
    readonly terms: readonly SettledTerm[];
  }[];
}

const AVERAGE = comparisonSchema.parse({ kind: 'average' });

/** How boards are compared: with the average of the field, unless something else is agreed. */
export function comparisonOf({ duplicate }: SheetSettings): DuplicateComparison {
  return duplicate ?? AVERAGE;
}

/** Whether all tables of a session play the same deals. */
export function hasSharedDeals(session: SessionPlay): boolean {
  return scheduleOf(session).boards.length > 0;
}

/** What tables have made of boards in the rounds up to one. */
export function boardsPlayed(session: SessionPlay, upTo: number): BoardPlayed[] {
  const { tables } = scheduleOf(session);
  return tables.flatMap((name, index) =>
    Object.entries(session.written[name] ?? {}).flatMap(([key, written]) => {
      const round = Number(key);
      if (round > upTo) return [];
      const players = SEATS.filter((seat) => written.seated[seat] !== undefined);
      return [...boardSheetsOf(session, written)].flatMap(([deal, sheet]) => {
        if (sheet.deals === 0) return [];
        const dealer = dealerOfBoard(deal, players);
        const settled = new Map(settleSheet(sheet).map((one) => [one.seat, one]));
        const places = [...handsOf(dealer, players), sittingOut(dealer, players)];
        const seats = places.flatMap((at, place) => {
          if (at === undefined) return [];
          const { balance: net, terms } = settled.get(at)!;
          return [{ seat: DEAL_SEATS[place]!, at, player: written.seated[at]!, net, terms }];
        });
        return [{ deal, table: index + 1, name, round, dealer, seats }];
      });
    }),
  );
}

/** What each has on each board, compared with the same seat at the other tables. */
export function scoresOfBoards(
  played: readonly BoardPlayed[],
  settings: SheetSettings,
): readonly DealScore[] {
  return duplicateScores(played, comparisonOf(settings));
}
