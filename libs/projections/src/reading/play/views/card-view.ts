import { opponentsOf, partnerOf, sideOf, type Meeting } from '#movement';
import {
  roundsOfSection,
  type GameResult,
  type SeatName,
  type SideAdjustment,
  type SideName,
} from '#tournament';
import { wayRound } from '../../../play/documents/printouts/guide-cards.js';
import type {
  AwardDocument,
  TravellerLineDocument,
} from '../../../play/documents/boards/traveller-document.js';
import type { StandingDocument } from '../../../play/documents/standings-document.js';
import type { CorrectionPlay } from '../../../play/result-play.js';
import type { SessionPlay } from '../../../play/play-state.js';
import { openLatePlays } from '../../../play/progress.js';
import { scheduleOf } from '../../../play/schedule.js';
import type { ContestantSeen } from './session-view.js';
import {
  rulingThatHolds,
  type RulingSeen,
  type TravellerLineSeen,
  type TravellerSeen,
} from './traveller-view.js';

/** A contestant's card: where it plays in each round, and what it has on each board, as far as it may be seen. */
export interface CardSeen extends ContestantSeen {
  readonly session: string;
  /** The last round that the standing is made of; nothing where everything is in it. */
  readonly afterRound: number | null;
  /** Its line of the standings that the reader sees. */
  readonly standing: StandingDocument | null;
  readonly rounds: readonly CardRound[];
  /** Its postponed plays that are still to be played. */
  readonly late: readonly CardLatePlay[];
}

/** A postponed play: which table and round it belongs to, and where both sides have sat down for it. */
export interface CardLatePlay {
  readonly table: string;
  readonly round: number;
  readonly board: number;
  /** Nothing: it waits. */
  readonly at: string | null;
}

export interface CardRound {
  readonly round: number;
  /** Nothing: at no table. */
  readonly table: string | null;
  readonly side: SideName | null;
  /** Who is met; nobody in a sit-out. Of an individual, the one of the two who sits North or East. */
  readonly opponents: string | null;
  /** Of an individual: the seat, with whom it plays, and with whom `opponents` does. */
  readonly seat?: SeatName;
  readonly partners?: { readonly own: string; readonly theirs: string };
  readonly absent: boolean;
  /** Arrows are switched in it. */
  readonly turned: boolean;
  /** Nobody knows yet whom it meets: the round is still to be drawn. */
  readonly toBeDrawn?: true;
  readonly boards: readonly CardBoard[];
}

/** What a contestant has on a board; only the number where the board may not be seen. */
export interface CardBoard {
  readonly board: number;
  readonly shown: boolean;
  /** Where the board may not be seen: to those who played it their own result, without what it is worth. */
  readonly line: CardLine | null;
}

export interface CardLine extends Pick<TravellerLineDocument, 'table' | 'status' | 'irregular' | 'result'> {
  /** In points for the contestant, whichever side it sat on. */
  readonly score: number | null;
  readonly side: SideName;
  readonly opponents: string | null;
  /** Of an individual: with whom it played, and with whom `opponents` did. */
  readonly partners?: { readonly own: string; readonly theirs: string };
  readonly award: AwardDocument | null;
  /** What a ruling gives its side in the place of the result, and by which law. */
  readonly ruled?: { readonly law: RulingSeen['law']; readonly given: SideAdjustment };
  /** Another form of the board was played here than at most tables (Law 87). */
  readonly form?: string;
  /** To those who have asked that the result be corrected: what became of it. */
  readonly asked?: AskedOnCard;
}

/** A correction that a contestant has asked for. */
export interface AskedOnCard {
  readonly result: GameResult;
  readonly outcome: Exclude<CorrectionPlay['outcome'], 'taken-back'>;
  /** Why it was declined, where that was said. */
  readonly reason: string | null;
}

/** The rounds of a contestant with their boards; plays that were not scheduled stand in the round in which they were. */
export function cardRounds(
  session: SessionPlay,
  contestant: string,
  travellers: readonly TravellerSeen[],
): CardRound[] {
  const rounds = roundsOfSection(scheduleOf(session), contestant);
  return Array.from({ length: rounds }, (_, index) => cardRound(session, contestant, index + 1, travellers));
}

/** The postponed plays of a contestant that are still to be played. */
export function cardLatePlays(session: SessionPlay, contestant: string): CardLatePlay[] {
  return openLatePlays(session)
    .filter(({ granted, table, round }) => {
      const meeting = scheduleOf(session).meetingAt(table, round);
      return granted && meeting !== undefined && sideOf(meeting, contestant) !== undefined;
    })
    .map(({ table, round, board, at }) => ({ table, round, board, at }));
}

function cardRound(
  session: SessionPlay,
  contestant: string,
  round: number,
  travellers: readonly TravellerSeen[],
): CardRound {
  const { what, boards, ...way } = wayRound(session, contestant, round);
  const scheduled = boards.map((board) => cardBoard(contestant, round, board, travellers));
  const others = travellers
    .filter(({ board }) => !boards.includes(board))
    .map(({ board }) => cardBoard(contestant, round, board, travellers))
    .filter(({ line }) => line !== null);
  return {
    ...way,
    absent: what === 'absent',
    ...(what === 'undrawn' && { toBeDrawn: true as const }),
    boards: [...scheduled, ...others],
  };
}

function cardBoard(
  contestant: string,
  round: number,
  board: number,
  travellers: readonly TravellerSeen[],
): CardBoard {
  const traveller = travellers.find((one) => one.board === board);
  const line = traveller?.lines.find(
    (one) => one.round === round && sideOf(meetingOf(one), contestant) !== undefined,
  );
  return { board, shown: traveller?.shown ?? false, line: line ? cardLine(contestant, line) : null };
}

function cardLine(contestant: string, line: TravellerLineSeen): CardLine {
  const meeting = meetingOf(line);
  const side = sideOf(meeting, contestant)!;
  const { table, status, irregular, result, score, awards } = line;
  const opponents = side === 'NS' ? line.ew : line.ns;
  const own = partnerOf(meeting, contestant);
  const [, theirs] = opponentsOf(meeting, contestant);
  // South or West may have another award than the partner, because their own session differs.
  const isPartner = Object.values(meeting.partners ?? {}).includes(contestant);
  const seen = awards && isPartner ? (awards.partners ?? awards) : awards;
  const ruling = rulingThatHolds(line);
  return {
    side,
    opponents,
    ...(own !== undefined && theirs !== undefined && { partners: { own, theirs } }),
    table,
    status,
    irregular,
    result,
    score: score !== null && side === 'EW' ? 0 - score : score,
    award: seen && seen[side],
    ...(ruling && { ruled: { law: ruling.law, given: ruling.adjustment[side] } }),
    ...(line.form !== undefined && { form: line.form }),
  };
}

/** Who sat at a line; nobody where the movement leaves its table empty. */
export function meetingOf({ ns, ew, partners }: Pick<TravellerLineSeen, 'ns' | 'ew' | 'partners'>): Meeting {
  return { ns: ns ?? '', ew: ew ?? '', ...(partners && { partners }) };
}
