import { everybodyAt, type Meeting } from '#movement';
import {
  type BoardVisibility,
  type ComparedBoards,
  type DecisionContext,
  reject,
  type Rejected,
} from '../../command/command.js';
import { boardGame, type GameResult } from '../../games/games.js';
import { type PlayPlace, type Seating, SEATS } from '../../journal/names.js';
import type { SeenPart } from '../../journal/seen.js';
import { calledIn } from '../../session/called-rounds.js';
import { noSuchTable, notOfBoards } from '../../session/guards.js';
import {
  contestantsIn,
  hasIndividuals,
  meetingAt,
  playedAt,
  type Scheduled,
  scheduledPlays,
  seatingOf,
  tablesOf,
} from '../../session/plan/schedule.js';
import { type SessionState, sessionStream } from '../../session/state.js';
import { tableStream } from '../../table/state.js';
import { tournamentStream } from '../../tournament/state.js';
import { type ResultState, resultStream } from '../state.js';
import { isAbsent } from '../../session/plan/absences.js';

/** The streams that a command about one play depends on. */
export const usesOfPlay = (play: PlayPlace) => ({
  result: resultStream(play),
  table: tableStream(play),
  session: sessionStream(play.session),
  tournament: tournamentStream,
});

/** Commands about one play rest on what its giver has seen of it. */
export function restsOnPlay({ session, table, round, board }: PlayPlace): readonly SeenPart[] {
  return [{ of: 'play', session, table, round, board }];
}

/** The board on whose result a command about a play depends, once that is agreed. */
export function comparedIfAgreed(
  { session, board }: PlayPlace,
  { result }: { readonly result: ResultState },
): ComparedBoards | undefined {
  return result.status === 'agreed' ? { session, boards: [board] } : undefined;
}

/** Those who write down what the tables have played. */
export const staff = { roles: ['organiser', 'director', 'scorer'] } as const;

/** The seats of a play by the movement; only where `unscheduled` has found nothing. */
export function scheduledSeating(session: SessionState, { table, round }: PlayPlace): Seating {
  return seatingOf(meetingAt(session, table, round)!);
}

/** What prevents naming this play as one with a result of its own: it is written on a sheet, or is not there. */
export function unscheduled(session: SessionState, play: PlayPlace): Rejected | undefined {
  return notOfBoards(session) ?? boardNotThere(session, play);
}

/** What prevents naming a board at a table: there is no such table, or it does not have that board then. */
export function boardNotThere(
  session: SessionState,
  { table, round, board }: PlayPlace,
): Rejected | undefined {
  const scheduled = playedAt(session, table, round)?.boards.includes(board);
  return (
    noSuchTable(session, table) ??
    (scheduled ? undefined : reject({ code: 'result.board-not-scheduled', board, table, round }))
  );
}

/** Whether somebody who came late has missed a play that is played after all. */
export function isMissed(session: SessionState, { table, round }: PlayPlace): boolean {
  const meeting = playedAt(session, table, round);
  return meeting ? everybodyAt(meeting).some((one) => round < (session.arrivals[one] ?? 0)) : false;
}

/** What prevents a result of this round: it has not been called there. */
export function notCalled(session: SessionState, table: string, round: number): Rejected | undefined {
  const called = calledIn(session, table);
  return round > called ? reject({ code: 'session.round-not-called', round, called }) : undefined;
}

/** What prevents a result of this play by the schedule: no such table, not begun, no such board there. */
export function notPlayable(session: SessionState, play: PlayPlace): Rejected | undefined {
  return (
    noSuchTable(session, play.table) ??
    notCalled(session, play.table, play.round) ??
    unscheduled(session, play)
  );
}

/** Judges a result: the flags of an unlikely one, or why it is refused. */
export function judged(
  session: SessionState,
  { board, table, round }: PlayPlace,
  result: GameResult,
): readonly string[] | Rejected {
  const judgement = boardGame(session.game).judge(result, board);
  return judgement.possible ? judgement.flags : reject({ code: 'result.impossible', board, table, round });
}

export function isRefused(judgement: readonly string[] | Rejected): judgement is Rejected {
  return !Array.isArray(judgement);
}

/** Whether a result says the same as what is known; nothing is known before anything was entered. */
export function alike({ game }: SessionState, known: GameResult | null, result: GameResult): boolean {
  return known !== null && boardGame(game).alike(known, result);
}

/** Whether a result from the other side confirms what is known. */
export function agrees({ game }: SessionState, known: GameResult | null, result: GameResult): boolean {
  return known !== null && boardGame(game).agree(known, result);
}

const EVERYTHING: BoardVisibility = { results: true, cards: true };

/** Whether a result says nothing new, as far as whoever says it may know; a hidden lead is kept as it is. */
export function saysNothingNew(
  session: SessionState,
  known: GameResult | null,
  result: GameResult,
  { results, cards }: BoardVisibility = EVERYTHING,
): boolean {
  if (!results) return false;
  return cards ? alike(session, known, result) : agrees(session, known, result);
}

/**
 * Whether a correction says nothing new: one that names cards which may not be compared is always written.
 *
 * @param value what is said, with the cards that are known where it names none
 */
export function correctsNothing(
  session: SessionState,
  known: GameResult | null,
  { said, value }: { readonly said: GameResult; readonly value: GameResult },
  visibility: BoardVisibility = EVERYTHING,
): boolean {
  const namesCards = !alike(session, boardGame(session.game).withoutCards(said), said);
  return (visibility.cards || !namesCards) && saysNothingNew(session, known, value, visibility);
}

/** What prevents a decision that depends on what was played on boards: its giver has not played them yet. */
export function beforeOneself(
  { visibility }: Pick<DecisionContext, 'visibility'>,
  boards: readonly number[],
): Rejected | undefined {
  const hidden = boards.find((board) => visibility && !visibility(board).results);
  return hidden === undefined ? undefined : reject({ code: 'board.before-oneself', board: hidden });
}

/** What prevents answering: something else was entered or recorded in the meantime. */
export function anotherEntry({ entry: current }: ResultState, entry: number): Rejected | undefined {
  return current === entry ? undefined : reject({ code: 'result.entered-anew', entry: current });
}

/** Those who sit at the table now are others: they answer for nobody, and what was entered is not theirs to see or to try. */
export function movedOn({ board, round }: PlayPlace): Rejected {
  return reject({ code: 'result.players-moved-on', board, round });
}

/** Whether the same contestants sit in the same seats. */
export function sameSeats(one: Seating, other: Seating): boolean {
  return SEATS.every((seat) => one[seat] === other[seat]);
}

/** What prevents people having sat like this: strangers, pairs that are torn apart, those who were not there. */
export function cannotSit(session: SessionState, seating: Seating, round: number): Rejected | undefined {
  const seated = SEATS.map((seat) => seating[seat]);
  const known = new Set(contestantsIn(session));
  const stranger = seated.find((contestant) => !known.has(contestant));
  if (stranger) return reject({ code: 'session.contestant-unknown', contestant: stranger });
  if (!isWhole(session, seating)) return reject({ code: 'result.seating-mixed' });
  const absent = seated.find((contestant) => isAbsent(session, contestant, round));
  return absent ? reject({ code: 'session.contestant-absent', contestant: absent }) : undefined;
}

/** Whether two different pairs sit on the two lines; in an individual, whether four different contestants do. */
function isWhole(session: SessionState, { N, E, S, W }: Seating): boolean {
  if (hasIndividuals(session)) return new Set([N, E, S, W]).size === 4;
  return N === S && E === W && N !== E;
}

/**
 * What a play that was not as scheduled does to the schedule, for one contestant:
 * - board-again: there the contestant is to play this board too;
 * - elsewhere: there the contestant was to be in this round;
 * - left-out: the contestant was to play this, and others have.
 */
export type Clash = {
  readonly kind: 'board-again' | 'elsewhere' | 'left-out';
  readonly contestant: string;
  readonly table: string;
  readonly round: number;
};

/** The clashes that a play makes in the schedule; none for a turned arrow. */
export function clashes(session: Scheduled, { table, round, board }: PlayPlace, seating: Seating): Clash[] {
  const seated = new Set(Object.values(seating));
  const of = (kind: Clash['kind'], places: readonly ScheduledPlace[]) =>
    places.flatMap(({ table: atTable, round: inRound, ...meeting }) =>
      everybodyAt(meeting)
        .filter((contestant) => seated.has(contestant) === (kind !== 'left-out'))
        .map((contestant): Clash => ({ kind, contestant, table: atTable, round: inRound })),
    );
  const other = scheduledPlays(session).filter((play) => play.board === board && play.round !== round);
  const atThisTime = tablesOf(session).flatMap((name) => {
    const meeting = playedAt(session, name, round);
    return meeting ? [{ ...meeting, table: name, round }] : [];
  });
  return [
    ...of('board-again', other),
    ...of(
      'elsewhere',
      atThisTime.filter((meeting) => meeting.table !== table),
    ),
    ...of(
      'left-out',
      atThisTime.filter((meeting) => meeting.table === table && meeting.boards.includes(board)),
    ),
  ];
}

/** Who is to meet at a table in a round. */
interface ScheduledPlace extends Meeting {
  readonly table: string;
  readonly round: number;
}
